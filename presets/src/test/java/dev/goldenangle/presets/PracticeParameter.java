package dev.goldenangle.presets;

import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import java.util.List;

/** Parameters of every kind and form, with derived knobs, for tests. */
enum PracticeParameter implements Parameter {
    TOP_SPEED(Spec.number(Groups.GROUND, Unit.METRES_PER_SECOND, 10).limits(1, 100).slider(4, 20).doc("Top speed W.", "crawls", "flies")),
    STOP_SPEED(Spec.number(Groups.GROUND, Unit.METRES_PER_SECOND, Value.ofW(0.3)).limits(Value.of(0), Value.ofW(2)).slider(Value.ofW(0), Value.ofW(1))
            .doc("Below this speed friction is constant.", "slides", "sticks")),
    FRICTION(Spec.number(Groups.GROUND, Unit.PER_SECOND, 6).limits(0.01, 100).slider(2, 12).doc("Ground friction.", "ice", "glue")),
    TARGET(Spec.number(Groups.ANGLE, Unit.ANGLE, Value.degrees(35)).limits(Value.degrees(1), Value.degrees(90))
            .slider(Value.degrees(20), Value.degrees(55)).doc("Target angle.", "flat", "steep")),
    GRACE(Spec.whole(Groups.ANGLE, Unit.TICKS, 2).limits(0, 16).slider(0, 4).doc("Grace after a landing.", "bleeds", "slides")),
    MODE(Spec.choice(Groups.ANGLE, Mode.SOFT).doc("How a jump treats friction.")),
    GRAVITY(Spec.number(Groups.JUMP, Unit.METRES_PER_SECOND_SQUARED, 25).limits(1, 200).slider(10, 40).doc("Gravity.", "floats", "drops")),
    JUMP_SPEED(Spec.number(Groups.JUMP, Unit.METRES_PER_SECOND, 8.4375).limits(0.5, 50).slider(4, 12).doc("Speed of a jump.", "hops", "soars")),
    AUTO_JUMP(Spec.onOff(Groups.JUMP, false).doc("Jumps while the key is held.")),
    TICK_RATE(Spec.number(Groups.RUN, Unit.HERTZ, 128).limits(10, 1000).slider(60, 250).doc("Ticks per second.", "coarse", "costly"));

    enum Mode { NONE, SOFT, VERY_HARD }

    private static final class Groups {
        static final Group GROUND = new Group("ground", "Ground", "Get running right first.");
        static final Group ANGLE = new Group("angle", "Angle", "Then the angle.");
        static final Group JUMP = new Group("jump", "Jump", "Then the jump.");
        static final Group RUN = new Group("run", "Run", "Leave this alone.");
    }

    static final Derived JUMP_HEIGHT = new Derived("jump_height", Groups.JUMP, Unit.METRES, "Height of the apex.", List.of(GRAVITY, JUMP_SPEED),
            set -> set.get(JUMP_SPEED) * set.get(JUMP_SPEED) / (2 * set.get(GRAVITY)), (set, height) -> {
                double time = set.get(JUMP_SPEED) / set.get(GRAVITY);
                return set.withInternal(GRAVITY, 2 * height / (time * time)).withInternal(JUMP_SPEED, 2 * height / time);
            });
    static final Derived TIME_TO_APEX = new Derived("time_to_apex", Groups.JUMP, Unit.SECONDS, "Time from take-off to the apex.",
            List.of(GRAVITY, JUMP_SPEED), set -> set.get(JUMP_SPEED) / set.get(GRAVITY), (set, time) -> {
                double height = set.get(JUMP_SPEED) * set.get(JUMP_SPEED) / (2 * set.get(GRAVITY));
                return set.withInternal(GRAVITY, 2 * height / (time * time)).withInternal(JUMP_SPEED, 2 * height / time);
            });
    static final Derived STOP_DISTANCE = new Derived("stop_distance", Groups.GROUND, Unit.METRES, "Way to a stop from W.", List.of(FRICTION),
            set -> set.w() / set.get(FRICTION), (set, distance) -> set.withInternal(FRICTION, set.w() / distance));

    static final ParameterTable TABLE = new ParameterTable(TOP_SPEED, List.of(values()), List.of(STOP_DISTANCE, JUMP_HEIGHT, TIME_TO_APEX));
    private final Spec spec;

    PracticeParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
