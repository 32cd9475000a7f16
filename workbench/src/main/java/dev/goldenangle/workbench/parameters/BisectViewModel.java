package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Bisection;
import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.toolkit.theme.Numbers;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;

/** Finds the value of a knob by trying two at a time and asking which is better. Trials are not undo steps; the result is one. */
public final class BisectViewModel {
    private static final int PARTS = 64;
    private final Document document;
    private final ReadOnlyObjectWrapper<Trial> trial = new ReadOnlyObjectWrapper<>(this, "trial");

    /** What is being tried. */
    public enum Side { LOWER, HIGHER }

    /**
     * Where it stands.
     *
     * @param knob  which
     * @param start its value before
     * @param left  what is left of the range, in internal units
     * @param side  which of the two values the knob has now
     * @param done  whether it has come to its end and the knob has the value found
     */
    public record Trial(Parameter knob, Value start, Bisection left, Side side, boolean done) {
        double tried() {
            return side == Side.LOWER ? left.lower() : left.higher();
        }

        double other() {
            return side == Side.LOWER ? left.higher() : left.lower();
        }
    }

    public BisectViewModel(Document document) {
        this.document = document;
        document.presetProperty().addListener((observable, old, preset) -> {
            if (preset.model() != old.model()) {
                trial.set(null);
            }
        });
    }

    private Knobs knobs() {
        return document.knobs();
    }

    /** The knobs that have values in between and are not locked. */
    public List<Parameter> choices() {
        return knobs().values().table().parameters().stream().filter(parameter -> !Morph.isSwitched(parameter) && !knobs().isLocked(parameter)).toList();
    }

    /** Null while no knob is chosen. */
    public ReadOnlyObjectProperty<Trial> trialProperty() {
        return trial.getReadOnlyProperty();
    }

    /** Begins with a knob, over as much of its slider as the other knobs allow; what was being tried goes back to what it was. */
    public void start(Parameter knob) {
        cancel();
        ParameterSet values = knobs().values();
        begin(knob, values.value(knob), end(values, knob, knob.spec().sliderMin()), end(values, knob, knob.spec().sliderMax()));
    }

    private static double end(ParameterSet values, Parameter knob, Value slider) {
        return values.towards(knob, slider.resolve(values.w())).resolve(values.w());
    }

    private void begin(Parameter knob, Value start, double from, double to) {
        double resolution = Math.max(Math.abs(to - from) / PARTS, Double.MIN_NORMAL);
        show(new Trial(knob, start, Bisection.of(knob, from, to, resolution), Side.LOWER, false));
    }

    /** Begins again over another range, written as in the knob's field; the reason when that cannot be. */
    public Optional<String> setRange(String from, String to) {
        Trial now = trial.get();
        KnobFormat format = new KnobFormat(now.knob);
        Optional<Value> low = format.parse(from, now.start.form());
        Optional<Value> high = format.parse(to, now.start.form());
        ParameterSet values = knobs().values();
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.of("a range goes from a number to a number");
        }
        Optional<String> problem = values.problem(now.knob, low.get()).or(() -> values.problem(now.knob, high.get()));
        if (problem.isEmpty() && low.get().resolve(values.w()) == high.get().resolve(values.w())) {
            return Optional.of("both ends are the same");
        }
        if (problem.isEmpty()) {
            begin(now.knob, now.start, low.get().resolve(values.w()), high.get().resolve(values.w()));
        }
        return problem;
    }

    private void show(Trial next) {
        trial.set(next);
        turn(next.knob, next.tried());
    }

    /** Other knobs may have been turned meanwhile, and an end of the range may leave it by a last digit in its written form. */
    private void turn(Parameter knob, double internal) {
        knobs().tryOut(knobs().values().with(knob, knobs().values().towards(knob, internal)));
    }

    /** Puts the other value on the knob. */
    public void swap() {
        Trial now = trial.get();
        show(new Trial(now.knob, now.start, now.left, now.side == Side.LOWER ? Side.HIGHER : Side.LOWER, false));
    }

    /** The value on the knob is better than the other. */
    public void better() {
        answer(trial.get().side == Side.HIGHER);
    }

    /** The value on the knob is worse than the other. */
    public void worse() {
        answer(trial.get().side == Side.LOWER);
    }

    private void answer(boolean higherIsBetter) {
        Trial now = trial.get();
        Bisection left = higherIsBetter ? now.left.higherIsBetter() : now.left.lowerIsBetter();
        if (left.isDone()) {
            finish(new Trial(now.knob, now.start, left, now.side, true), left.middle());
        } else {
            show(new Trial(now.knob, now.start, left, Side.LOWER, false));
        }
    }

    /** Ends with the value that is on the knob. */
    public void keep() {
        Trial now = trial.get();
        finish(new Trial(now.knob, now.start, now.left, now.side, true), now.tried());
    }

    private void finish(Trial end, double internal) {
        Value found = knobs().values().towards(end.knob, internal);
        goBack(end);
        knobs().replace("Bisect " + end.knob.label(), knobs().values().with(end.knob, found));
        trial.set(end);
    }

    /** Back to what the knob was, if something is being tried. */
    public void cancel() {
        Trial now = trial.get();
        if (now != null && !now.done) {
            goBack(now);
        }
        trial.set(null);
    }

    private void goBack(Trial from) {
        ParameterSet values = knobs().values();
        boolean isAllowed = values.problem(from.knob, from.start).isEmpty();
        knobs().tryOut(values.with(from.knob, isAllowed ? from.start : values.towards(from.knob, from.start.resolve(values.w()))));
    }

    /** The value the knob has, with its unit. */
    String applied() {
        return text(knobs().values().get(trial.get().knob));
    }

    /** The number alone, as it is typed. */
    String number(double internal) {
        Trial now = trial.get();
        double w = knobs().values().w();
        return new KnobFormat(now.knob).number(now.start.withInternal(internal, w), w);
    }

    /** A value of the knob with its unit. */
    String text(double internal) {
        Trial now = trial.get();
        ParameterSet values = knobs().values();
        return Numbers.value(now.start.withInternal(internal, values.w()), now.knob.spec().unit(), 4);
    }
}
