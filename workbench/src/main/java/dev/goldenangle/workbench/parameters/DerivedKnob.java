package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.layout.Region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A quantity computed from parameters; setting it changes them. Its slider runs from half to double the preset's value. */
final class DerivedKnob implements Knob {
    private static final double SPREAD = 2;
    private static final int MOST_DIGITS = 4;
    private final KnobsViewModel model;
    private final Derived derived;

    DerivedKnob(KnobsViewModel model, Derived derived) {
        this.model = model;
        this.derived = derived;
    }

    private double value(ParameterSet set) {
        return derived.unit().toShown(derived.read(set));
    }

    private double preset() {
        return value(model.saved().get());
    }

    private double left() {
        return preset() / SPREAD;
    }

    private double right() {
        return preset() > 0 ? preset() * SPREAD : 1;
    }

    /** Enough digits for a few hundred distinct slider positions. */
    private int digits() {
        return Math.max(0, Math.min(MOST_DIGITS, (int) Math.ceil(2 - Math.log10(right()))));
    }

    @Override
    public String key() {
        return derived.key();
    }

    @Override
    public String label() {
        return derived.label();
    }

    @Override
    public boolean isOfOpenModel() {
        return model.values().get().table().derived().contains(derived);
    }

    @Override
    public boolean isChanged() {
        return Math.abs(value(model.values().get()) - preset()) > 1e-6 * Math.abs(preset());
    }

    @Override
    public boolean isLocked() {
        return derived.replaces().stream().anyMatch(model.knobs()::isLocked);
    }

    @Override
    public void toggleLock() {
        boolean lock = !isLocked();
        model.history().begin(Messages.text(lock ? "document.lock-knob" : "document.unlock-knob", label()));
        for (Parameter parameter : derived.replaces()) {
            if (lock) {
                model.knobs().lock(parameter);
            } else {
                model.knobs().unlock(parameter);
            }
        }
        model.history().commit();
    }

    @Override
    public void reset() {
        model.history().begin(Messages.text("parameters.reset-knob", label()));
        derived.replaces().forEach(model.knobs()::reset);
        model.history().commit();
    }

    @Override
    public List<String> words() {
        return List.of();
    }

    @Override
    public boolean isSwitch() {
        return false;
    }

    @Override
    public int chosen() {
        return 0;
    }

    @Override
    public void choose(int word) {
        throw new UnsupportedOperationException(label() + " is a number");
    }

    @Override
    public String number() {
        return Numbers.fixed(value(model.values().get()), digits());
    }

    @Override
    public String unit() {
        return derived.unit().symbol();
    }

    @Override
    public Optional<String> take(String text) {
        Optional<Value> typed = Value.parse(text.replace('\u2212', '-').replace(',', '.'));
        return typed.isEmpty() ? Optional.of(Messages.text("parameters.enter-number")) : set(typed.get().amount()).map(Knob::sentence);
    }

    private Optional<String> set(double shown) {
        return model.knobs().set(derived, derived.unit().toInternal(shown));
    }

    @Override
    public double position() {
        return (value(model.values().get()) - left()) / (right() - left());
    }

    @Override
    public double tick() {
        return (preset() - left()) / (right() - left());
    }

    /** Positions that the parameters cannot reach are skipped. */
    @Override
    public void slideTo(double position, boolean fine) {
        if (Math.abs(position - tick()) < 1e-9) {
            reset();
            return;
        }
        double scale = Math.pow(10, digits() + (fine ? 1 : 0));
        set(Math.rint((left() + position * (right() - left())) * scale) / scale);
    }

    @Override
    public String low() {
        return Numbers.trimmed(left(), digits());
    }

    @Override
    public String high() {
        return Numbers.trimmed(right(), digits());
    }

    @Override
    public List<ContextActions.Entry> actions() {
        List<ContextActions.Entry> entries = new ArrayList<>();
        derived.replaces().stream().filter(model::canExplain).forEach(parameter -> entries.add(
                new ContextActions.Entry(Messages.text("find.what-knob-changes", parameter.label()), () -> model.explain(parameter))));
        return entries;
    }

    @Override
    public Region card() {
        List<String> moved = derived.replaces().stream().flatMap(parameter -> model.moved(parameter).stream()).distinct().toList();
        return KnobTooltip.card(derived, Numbers.withUnit(Numbers.trimmed(preset(), MOST_DIGITS), unit()), moved);
    }
}
