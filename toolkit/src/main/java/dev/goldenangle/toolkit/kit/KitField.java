package dev.goldenangle.toolkit.kit;

import dev.goldenangle.state.MoverState;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
    /** A wrong velocity moves the body wrongly on the same tick, so it is looked at first. */
    static final List<KitField> BY_CAUSE = List.of(VX, VY, VZ, X, Y, Z, GROUNDED);
    private final ToDoubleFunction<MoverState> getter;

    KitField(ToDoubleFunction<MoverState> getter) {
        this.getter = getter;
    }

    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public double of(MoverState state) {
        return getter.applyAsDouble(state);
    }

    /** The first field in which two states are further apart than a port may be; velocity before place. */
    public static Optional<KitField> firstApart(MoverState a, MoverState b) {
        return BY_CAUSE.stream().filter(field -> !field.isNear(field.of(a), field.of(b))).findFirst();
    }

    /** Within the class {@link Tolerance#CLOSE}. */
    boolean isNear(double a, double b) {
        return this == GROUNDED ? a == b : Math.abs(a - b) <= Tolerance.NEAR;
    }

}
