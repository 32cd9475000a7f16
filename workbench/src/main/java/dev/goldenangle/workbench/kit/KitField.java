package dev.goldenangle.workbench.kit;

import dev.goldenangle.state.MoverState;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What a port tells of a state after a tick, in this order. */
public enum KitField {
    X(state -> state.position.x),
    Y(state -> state.position.y),
    Z(state -> state.position.z),
    VX(state -> state.velocity.x),
    VY(state -> state.velocity.y),
    VZ(state -> state.velocity.z),
    GROUNDED(state -> state.grounded ? 1 : 0);

    static final List<KitField> ALL = List.of(values());
    private final ToDoubleFunction<MoverState> getter;

    KitField(ToDoubleFunction<MoverState> getter) {
        this.getter = getter;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    double of(MoverState state) {
        return getter.applyAsDouble(state);
    }
}
