package dev.goldenangle.toolkit.kit;

import dev.goldenangle.state.MoverState;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The fields that a port reports after each tick, in this order. */
public enum KitField {
    X(state -> state.position.x),
    Y(state -> state.position.y),
    Z(state -> state.position.z),
    VX(state -> state.velocity.x),
    VY(state -> state.velocity.y),
    VZ(state -> state.velocity.z),
    GROUNDED(state -> state.grounded ? 1 : 0);

    static final List<KitField> ALL = List.of(values());
    /** A wrong velocity causes a wrong position on the same tick, so velocity is compared first. */
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

    /** The first field in which two states differ by more than a port may; velocity before position. */
    public static Optional<KitField> firstApart(MoverState a, MoverState b) {
        return BY_CAUSE.stream().filter(field -> !field.isNear(field.of(a), field.of(b))).findFirst();
    }

    /** Whether two values are within {@link Tolerance#CLOSE}. */
    boolean isNear(double a, double b) {
        return this == GROUNDED ? a == b : Math.abs(a - b) <= Tolerance.NEAR;
    }

}
