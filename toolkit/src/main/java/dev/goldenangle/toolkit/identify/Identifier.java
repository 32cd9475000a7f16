package dev.goldenangle.toolkit.identify;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.identify.Identification.Constant;
import dev.goldenangle.toolkit.identify.Identification.Match;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Finds the game whose rules and constants explain a track.
 *
 * <p>How it works: (1) predicts the track under every shipped preset of a game; (2) fits the constants of the nearest presets
 * of each model, until one explains everything; (3) orders them by the share of ticks they explain, then by the number of constants that had to change.
 */
public final class Identifier {
    /** The model that belongs to no game. */
    private static final String OURS = "arena";
    private static final int PER_MODEL = 2;
    private static final int OVERALL = 5;
    /** Switches that round velocities, and how far: a fit needs errors that change smoothly. */
    private static final Map<String, Double> ROUNDING = Map.of("velocity_rounding", 0.5, "snapping", 1 / 16.0);

    private final RecordedMotion track;
    private final BooleanSupplier isCancelled;
    private final double tolerance;

    private record Candidate(String preset, Model model, ParameterSet values, double misfit) {
    }

    private Identifier(RecordedMotion track, BooleanSupplier isCancelled) {
        this.track = track;
        this.isCancelled = isCancelled;
        tolerance = track.tolerance();
    }

    /** Uses the shipped presets of every model but the arena. Returns fewer matches if it is cancelled. */
    public static Identification identify(RecordedMotion track, BooleanSupplier isCancelled) throws BadInput {
        return new Identifier(track, isCancelled).identify();
    }

    private Identification identify() throws BadInput {
        List<Match> matches = new ArrayList<>();
        for (Candidate candidate : shortlist()) {
            if (!isCancelled.getAsBoolean()) {
                boolean isKnown = matches.stream().anyMatch(match -> match.explained() >= ConstantFit.ALL);
                matches.add(match(candidate, isKnown));
            }
        }
        matches.sort(Comparator.comparingDouble((Match match) -> -Math.rint(1000 * match.explained())).thenComparingInt(match -> match.constants().size()));
        return new Identification(List.copyOf(matches), track.ticks());
    }

    private List<Candidate> shortlist() throws BadInput {
        List<Candidate> all = new ArrayList<>();
        PresetLibrary shipped = PresetLibrary.shipped();
        for (String id : shipped.ids()) {
            Preset preset = shipped.preset(id);
            Model model = PresetLibrary.model(preset);
            if (!model.id().equals(OURS) && track.fits(model) && !isCancelled.getAsBoolean()) {
                atRate(model, preset.parameters()).ifPresent(values -> all.add(candidate(id, model, values)));
            }
        }
        all.sort(Comparator.comparingDouble(Candidate::misfit));
        List<Candidate> chosen = new ArrayList<>(all.subList(0, Math.min(OVERALL, all.size())));
        for (Model model : ModelCatalog.models()) {
            all.stream().filter(candidate -> candidate.model == model).limit(PER_MODEL).filter(candidate -> !chosen.contains(candidate)).forEach(chosen::add);
        }
        return chosen;
    }

    private Optional<ParameterSet> atRate(Model model, ParameterSet values) {
        try {
            return Optional.of(values.with(model.tickRate(), track.tickRate()));
        } catch (IllegalArgumentException refused) {
            return Optional.empty();
        }
    }

    private Candidate candidate(String id, Model model, ParameterSet values) {
        return new Candidate(id, model, values, fit(model, values).start(values).misfit());
    }

    private TickPrediction prediction(Model model) {
        try {
            return new TickPrediction(track, model);
        } catch (BadInput unreadable) {
            throw new IllegalStateException("the level was read before", unreadable);
        }
    }

    private ConstantFit fit(Model model, ParameterSet values) {
        for (Map.Entry<String, Double> rounding : ROUNDING.entrySet()) {
            Optional<Parameter> knob = model.parameters().find(rounding.getKey());
            if (knob.filter(values::isOn).isPresent()) {
                return new ConstantFit(prediction(model), model, new ErrorMeasure(tolerance, rounding.getValue()), rounded -> rounded.with(knob.get(), 0));
            }
        }
        return new ConstantFit(prediction(model), model, new ErrorMeasure(tolerance, 0), smooth -> smooth);
    }

    /** When another game is known to explain everything, only the unchanged preset can be as likely. */
    private Match match(Candidate candidate, boolean isKnown) {
        ConstantFit fit = fit(candidate.model, candidate.values);
        ConstantFit.Fitted best = isKnown ? fit.start(candidate.values) : fit.fit(candidate.values);
        List<Constant> constants = best.changed().stream().map(knob -> new Constant(knob, candidate.values.get(knob), best.values().get(knob), fit.uncertainty(best, knob))).toList();
        return new Match(candidate.preset, best.values(), constants, fit.explained(best), fit.firstUnexplained(best));
    }
}
