package dev.goldenangle.workbench.parameters;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.layout.Region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A knob for one parameter. */
final class RawKnob implements Knob {
    private final KnobsViewModel model;
    private final Parameter parameter;
    private final Spec spec;
    private final KnobFormat format;

    RawKnob(KnobsViewModel model, Parameter parameter) {
        this.model = model;
        this.parameter = parameter;
        spec = parameter.spec();
        format = new KnobFormat(parameter);
    }

    private ParameterSet set() {
        return model.values().get();
    }

    private double left() {
        return spec.sliderMin().resolve(set().w());
    }

    private double right() {
        return set().sliderEnd(parameter);
    }

    @Override
    public String key() {
        return parameter.key();
    }

    @Override
    public String label() {
        return parameter.label();
    }

    @Override
    public boolean isOfOpenModel() {
        return set().table().parameters().contains(parameter);
    }

    @Override
    public boolean isChanged() {
        return model.knobs().isChanged(parameter);
    }

    @Override
    public boolean isLocked() {
        return model.knobs().isLocked(parameter);
    }

    @Override
    public void toggleLock() {
        if (isLocked()) {
            model.knobs().unlock(parameter);
        } else {
            model.knobs().lock(parameter);
        }
    }

    @Override
    public void reset() {
        model.knobs().reset(parameter);
    }

    @Override
    public List<String> words() {
        return isSwitch() ? List.of(Messages.text("parameters.off"), Messages.text("parameters.on")) : spec.options();
    }

    @Override
    public boolean isSwitch() {
        return spec.kind() == Spec.Kind.SWITCH;
    }

    @Override
    public int chosen() {
        return set().getInt(parameter);
    }

    @Override
    public void choose(int word) {
        model.knobs().set(parameter, Value.of(word));
    }

    @Override
    public String number() {
        return format.number(set().value(parameter), set().w());
    }

    @Override
    public String unit() {
        return format.unit(set());
    }

    @Override
    public Optional<String> take(String text) {
        Optional<Value> value = format.parse(text, set().value(parameter).form());
        return value.isEmpty() ? Optional.of(Messages.text("parameters.enter-number-in-limits", spec.min().text(), spec.max().text()))
                : model.knobs().set(parameter, value.get()).map(Knob::sentence);
    }

    @Override
    public double position() {
        return (set().get(parameter) - left()) / (right() - left());
    }

    @Override
    public double tick() {
        return (model.saved().get().get(parameter) - left()) / (right() - left());
    }

    @Override
    public double suggestion() {
        Value wanted = model.suggestionProperty().get().get(parameter);
        return wanted == null ? Double.NaN : (wanted.resolve(set().w()) - left()) / (right() - left());
    }

    @Override
    public List<ContextActions.Entry> actions() {
        List<ContextActions.Entry> entries = new ArrayList<>();
        if (model.canExplain(parameter)) {
            entries.add(new ContextActions.Entry(Messages.text("find.what-knob-changes", label()), () -> model.explain(parameter)));
        }
        entries.add(new ContextActions.Entry(Messages.text(isLocked() ? "parameters.unlock" : "parameters.lock"), this::toggleLock));
        if (isChanged() && !isLocked()) {
            entries.add(new ContextActions.Entry(Messages.text("parameters.reset-to-preset"), this::reset));
        }
        return entries;
    }

    @Override
    public void slideTo(double position, boolean fine) {
        boolean atTick = Math.abs(position - tick()) < 1e-9;
        Value value = atTick ? model.saved().get().value(parameter)
                : format.snapped(left() + position * (right() - left()), set().value(parameter), set().w(), fine ? 1 : 0);
        model.knobs().set(parameter, value);
    }

    @Override
    public String low() {
        return format.end(spec.sliderMin(), set().value(parameter).form(), set().w());
    }

    @Override
    public String high() {
        return parameter.ceiling().isPresent() ? format.end(Value.of(right()), set().value(parameter).form(), set().w())
                : format.end(spec.sliderMax(), set().value(parameter).form(), set().w());
    }

    @Override
    public Optional<String> warning() {
        return set().warning(parameter);
    }

    @Override
    public Region card() {
        return KnobTooltip.card(parameter, model.table(), model.moved(parameter));
    }
}
