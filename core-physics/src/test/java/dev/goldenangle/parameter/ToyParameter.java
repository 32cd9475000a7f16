package dev.goldenangle.parameter;

import java.util.List;

/** A table small enough to check by hand. */
enum ToyParameter implements Parameter {
    TOP_SPEED(Spec.number(Groups.GROUND, Unit.METRES_PER_SECOND, 10).limits(1, 100).slider(4, 20).doc("Top speed.", "crawls", "flies")),
    STOP_SPEED(Spec.number(Groups.GROUND, Unit.METRES_PER_SECOND, Value.ofW(0.3)).limits(Value.of(0), Value.ofW(2)).slider(Value.ofW(0), Value.ofW(1))
            .doc("Stop speed.", "slides", "sticks")),
    TARGET(Spec.number(Groups.ANGLE, Unit.ANGLE, Value.degrees(35)).limits(Value.degrees(1), Value.degrees(90))
            .slider(Value.degrees(20), Value.degrees(55)).doc("Target angle.", "flat", "steep")),
    GRACE(Spec.whole(Groups.ANGLE, Unit.TICKS, 2).limits(0, 16).slider(0, 4).doc("Grace.", "bleeds", "slides")),
    MODE(Spec.choice(Groups.ANGLE, Mode.SOFT).doc("Mode.")),
    FAST(Spec.onOff(Groups.GROUND, false).doc("Fast.")),
    RATE(Spec.number(Groups.GROUND, Unit.HERTZ, 128).limits(10, 1000).slider(60, 250).doc("Rate.", "coarse", "costly"));

    enum Mode { NONE, SOFT, VERY_HARD }

    private static final class Groups {
        static final Group GROUND = new Group("ground", "Ground", "Ground first.");
        static final Group ANGLE = new Group("angle", "Angle", "Then the angle.");
    }

    static final ParameterTable TABLE = new ParameterTable(TOP_SPEED, List.of(values()), List.of());
    private final Spec spec;

    ToyParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
