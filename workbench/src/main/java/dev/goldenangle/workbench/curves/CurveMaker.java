package dev.goldenangle.workbench.curves;

import dev.goldenangle.analysis.curve.Curve;
import dev.goldenangle.analysis.curve.Curves;
import dev.goldenangle.analysis.curve.GainMap;
import dev.goldenangle.analysis.curve.HeldKeys;
import dev.goldenangle.analysis.curve.CurvePoints;
import dev.goldenangle.analysis.curve.Probe;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Computes curves and gain maps by stepping movers on level ground, which is cached per model. */
final class CurveMaker {
    private Model groundOf;
    private Level ground;

    /**
     * What to compute: the curves of a model under the preset and under the current knobs.
     *
     * @param baseline the parameters of the baseline run, if it has the same model
     * @param keys     the keys held for the gain map
     */
    record Question(Model model, ParameterSet saved, ParameterSet values, Optional<ParameterSet> baseline, HeldKeys keys) {
    }

    /**
     * The curves of a model.
     *
     * @param before   under the preset
     * @param now      under the current knobs
     * @param baseline under the parameters of the baseline run; empty if there is none
     */
    record Drawn(Model model, List<Curve> curves, List<CurvePoints> before, List<CurvePoints> now, List<CurvePoints> baseline) {
    }

    /** The gain map of a model under the current knobs; empty if strafing gains no speed in the model. */
    record Mapped(Model model, Optional<GainMap> map) {
    }

    Drawn draw(Question question, BooleanSupplier isStale) {
        List<Curve> curves = Curves.of(question.model);
        List<CurvePoints> now = lines(curves, question.model, question.values, isStale);
        List<CurvePoints> before = question.saved.equals(question.values) ? now : lines(curves, question.model, question.saved, isStale);
        List<CurvePoints> baseline = question.baseline.map(set -> lines(curves, question.model, set, isStale)).orElse(List.of());
        return new Drawn(question.model, curves, before, now, baseline);
    }

    private List<CurvePoints> lines(List<Curve> curves, Model model, ParameterSet parameters, BooleanSupplier isStale) {
        Probe probe = new Probe(model, parameters, ground(model));
        List<CurvePoints> lines = new ArrayList<>();
        for (Curve curve : curves) {
            if (isStale.getAsBoolean()) {
                return List.of();
            }
            lines.add(curve.line(probe));
        }
        return List.copyOf(lines);
    }

    Mapped map(Question question, BooleanSupplier isStale) {
        if (question.model.theory(question.values).isEmpty()) {
            return new Mapped(question.model, Optional.empty());
        }
        Probe probe = new Probe(question.model, question.values, ground(question.model));
        return new Mapped(question.model, Optional.ofNullable(GainMap.of(probe, question.keys, isStale)));
    }

    private synchronized Level ground(Model model) {
        if (model != groundOf) {
            try {
                ground = MapLibrary.level(MapLibrary.defaultFor(model), model);
            } catch (BadInput none) {
                throw new IllegalStateException("there is no map with level ground for " + model.label(), none);
            }
            groundOf = model;
        }
        return ground;
    }
}
