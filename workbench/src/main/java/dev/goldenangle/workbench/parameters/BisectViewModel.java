package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Bisection;
import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Knobs;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.List;
import java.util.Optional;

/** Finds the value of a knob by asking repeatedly which of two values is better. Trials add no undo steps; the result is one step. */
public final class BisectViewModel {
    private static final int PARTS = 64;
    private final Document document;
    private final ReadOnlyObjectWrapper<Trial> trial = new ReadOnlyObjectWrapper<>(this, "trial");

    /** Which of the two values the knob has. */
    public enum Side { LOWER, HIGHER }

    /**
     * The state of the bisection.
     *
     * @param start the knob's value before
     * @param left  the remaining range, in internal units
     * @param done  whether the bisection has ended and the knob has the value found
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

    /** The unlocked knobs with a continuous range. */
    public List<Parameter> choices() {
        return knobs().values().table().parameters().stream().filter(parameter -> !Morph.isSwitched(parameter) && !knobs().isLocked(parameter)).toList();
    }

    /** Null while no knob is chosen. */
    public ReadOnlyObjectProperty<Trial> trialProperty() {
        return trial.getReadOnlyProperty();
    }

    /** Starts with the part of the knob's slider that the other knobs allow. A bisection under way is cancelled. */
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

    /** Restarts over another range, written as in the knob's field. Returns the reason if the range is invalid. */
    public Optional<String> setRange(String from, String to) {
        Trial now = trial.get();
        KnobFormat format = new KnobFormat(now.knob);
        Optional<Value> low = format.parse(from, now.start.form());
        Optional<Value> high = format.parse(to, now.start.form());
        ParameterSet values = knobs().values();
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.of(Messages.text("parameters.bisect.enter-ends"));
        }
        Optional<String> problem = values.problem(now.knob, low.get()).or(() -> values.problem(now.knob, high.get()));
        if (problem.isEmpty() && low.get().resolve(values.w()) == high.get().resolve(values.w())) {
            return Optional.of(Messages.text("parameters.bisect.same-ends"));
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

    /** Clamps the value, because other knobs may have changed and rounding may put an end of the range outside its limits. */
    private void turn(Parameter knob, double internal) {
        knobs().tryOut(knobs().values().with(knob, knobs().values().towards(knob, internal)));
    }

    /** Sets the knob to the other value. */
    public void swap() {
        Trial now = trial.get();
        show(new Trial(now.knob, now.start, now.left, now.side == Side.LOWER ? Side.HIGHER : Side.LOWER, false));
    }

    public void better() {
        answer(trial.get().side == Side.HIGHER);
    }

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

    /** Ends with the current value of the knob. */
    public void keep() {
        Trial now = trial.get();
        finish(new Trial(now.knob, now.start, now.left, now.side, true), now.tried());
    }

    private void finish(Trial end, double internal) {
        Value found = knobs().values().towards(end.knob, internal);
        goBack(end);
        knobs().replace(Messages.text("parameters.bisect.undo", end.knob.label()), knobs().values().with(end.knob, found));
        trial.set(end);
    }

    /** Restores the knob's value if a bisection is under way. */
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

    /** The current value of the knob, with its unit. */
    String applied() {
        return text(knobs().values().get(trial.get().knob));
    }

    /** The number without its unit. */
    String number(double internal) {
        Trial now = trial.get();
        double w = knobs().values().w();
        return new KnobFormat(now.knob).number(now.start.withInternal(internal, w), w);
    }

    String text(double internal) {
        Trial now = trial.get();
        ParameterSet values = knobs().values();
        return Numbers.value(now.start.withInternal(internal, values.w()), now.knob.spec().unit(), 4);
    }
}
