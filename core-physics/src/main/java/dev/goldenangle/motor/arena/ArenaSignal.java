package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.Signal;

/** The decisions of the arena motor on a tick. */
public enum ArenaSignal implements Signal {
    THETA(Unit.ANGLE, "Angle between velocity and view, before the tick's push"),
    QUALITY(Unit.RATIO, "How near the angle is to the target: 0 straight ahead, 1 at the target"),
    GAIN(Unit.RATIO, "Gain on the air push after the speed blend; 1 on the ground"),
    FRICTION_SCALE(Unit.RATIO, "Share of the ground friction that was applied"),
    SHAPING_ANGLE(Unit.ANGLE, "Turn made by corridor shaping, positive to the left"),
    BUFFER_LEFT(Unit.TICKS, "Ticks for which an early press of jump still counts"),
    GRACE_LEFT(Unit.TICKS, "Ticks of landing grace left after this one"),
    FRICTION_RULE(Unit.NONE, "Why friction was applied or not: 0 full, 1 airborne, 2 jump, 3 grace, 4 held"),
    TARGET_ANGLE(Unit.ANGLE, "The target angle between velocity and view"),
    INTENT_MAG(Unit.RATIO, "How far the keys are pressed, 0 to 1");

    private final Spec spec;

    ArenaSignal(Unit unit, String doc) {
        spec = new Spec(unit, doc);
    }

    @Override
    public Spec spec() {
        return spec;
    }
}
