package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.ActsWhen;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import java.util.Optional;

/** The parameters of the arena motor in tuning order; defaults are the start values of the design document. */
public enum ArenaParameter implements Parameter {
    MAX_SPEED_GROUND(Spec.number(Groups.GROUND, Unit.METRES_PER_SECOND, 10).limits(0.5, 100).slider(5, 20)
            .doc("W: the top speed of running on the ground, to which every value written in W refers.",
                    "crossing the map takes too long, and all values relative to W shrink too",
                    "doorways and corners come faster than a player can react")),
    GROUND_ACCEL(Spec.number(Groups.GROUND, Unit.PER_SECOND, 14).limits(0, 1000).slider(10, 25)
            .doc("How fast the ground push builds speed, in top speeds per second.",
                    "turns drift, and below the friction the top speed is never reached", "starts and turns feel snappy and weightless").acts(ActsWhen.ON_GROUND)),
    FRICTION(Spec.number(Groups.GROUND, Unit.PER_SECOND, 6).limits(0, 1000).slider(4, 10)
            .doc("Share of the speed that ground friction takes per second.", "the player slides past where they meant to stop",
                    "a landing without a jump kills all speed, and a missed jump is punished too hard").acts(ActsWhen.ON_GROUND)),
    STOP_SPEED(Spec.number(Groups.GROUND, Unit.METRES_PER_SECOND, Value.ofW(0.30)).limits(Value.of(0), Value.ofW(10))
            .slider(Value.ofW(0.25), Value.ofW(0.40))
            .doc("Below this speed friction is as strong as at this speed, so that stops end cleanly; raise it before friction when stops feel mushy.",
                    "the last metre of a stop creeps", "walking stutters and soft input has no effect").acts(ActsWhen.ON_GROUND)),

    FRICTIONLESS_JUMP_MODE(Spec.choice(Groups.JUMP, FrictionlessJump.SOFT)
            .doc("How much friction a jump chain pays: all of it (none); none on the jump tick and little in the landing grace (soft); "
                    + "none while jump is held, buffered or within the grace (hard).").acts(ActsWhen.IN_AIR)),
    JUMP_BUFFER_WINDOW_TICKS(Spec.whole(Groups.JUMP, Unit.TICKS, 3).limits(0, 100).slider(0, 8)
            .doc("How many ticks before landing a press of jump still counts.", "jumps pressed slightly early are lost and friction acts",
                    "early presses cause unwanted jumps").acts(ActsWhen.JUMPING)),
    HOLD_TO_JUMP(Spec.onOff(Groups.JUMP, false)
            .doc("Whether holding jump jumps again on every landing; if off, each jump needs a press, and holding only opens the "
                    + "landing grace. If on, a held jump leaves the ground before the grace matters.").acts(ActsWhen.JUMPING)),
    LANDING_GRACE_TICKS(Spec.whole(Groups.JUMP, Unit.TICKS, 2).limits(0, 100).slider(0, 6)
            .doc("For how many ticks after a landing friction is reduced while jump is held.", "a press one tick late loses as much as none at all",
                    "landing without jumping keeps the speed too, so timing does not matter").acts(ActsWhen.IN_AIR)),
    LANDING_FRICTION_SCALE(Spec.number(Groups.JUMP, Unit.RATIO, 0.25).limits(0, 1).slider(0, 0.6)
            .doc("Share of the friction that applies within the landing grace.", "players gain speed too easily", "jump chains lose speed").acts(ActsWhen.JUMPING)),
    LANDING_FRICTION_SCALE_BEST_ANGLE(Spec.number(Groups.JUMP, Unit.RATIO, 0).limits(0, 1).slider(0, 0.6)
            .doc("The same share at the best Golden Angle quality; if equal to the plain share, the angle does not matter on landing.",
                    "a good angle forgives every late jump", "a good angle in the air is not rewarded on the ground").acts(ActsWhen.JUMPING)),

    MAX_SPEED_AIR(Spec.number(Groups.AIR, Unit.METRES_PER_SECOND, Value.ofW(1)).limits(Value.of(0), Value.ofW(10))
            .slider(Value.ofW(0.9), Value.ofW(1.1))
            .doc("Greatest speed along its own direction that the air push can reach.", "a standing jump hardly moves forward",
                    "jumping is faster than running at any angle").acts(ActsWhen.IN_AIR)),
    AIR_ACCEL_BASE(Spec.number(Groups.AIR, Unit.PER_SECOND, 8).limits(0, 1000).slider(2, 14)
            .doc("How fast the air push builds speed before the Golden Angle gain, in top air speeds per second.",
                    "no correction is possible in the air", "the path bends as on the ground, and strafing gains too much").acts(ActsWhen.IN_AIR)),
    AIR_RESISTANCE(Spec.number(Groups.AIR, Unit.PER_SECOND, 0).limits(0, 100).slider(0, 2)
            .doc("Share of the horizontal speed that the air takes per second at full strength.", "speed grows without limit, because the bonus push has no cap",
                    "jump chains are slower than running").acts(ActsWhen.IN_AIR)),
    AIR_RESISTANCE_SPEED_SCALE(Spec.number(Groups.AIR, Unit.METRES_PER_SECOND, Value.ofW(2)).limits(Value.ofW(0.01), Value.ofW(100))
            .slider(Value.ofW(0.5), Value.ofW(4))
            .doc("Speed at which air resistance reaches full strength; below that it is proportionally weaker.", "a plain running jump already loses speed",
                    "resistance is felt only at extreme speeds").acts(ActsWhen.IN_AIR)),

    THETA_TARGET(Spec.number(Groups.GOLDEN_ANGLE, Unit.ANGLE, Value.degrees(35)).limits(Value.degrees(1), Value.degrees(180))
            .slider(Value.degrees(10), Value.degrees(55))
            .doc("The angle between velocity and view at which the gain peaks; the core of the model.",
                    "running straight is as good as strafing", "the player must look too far to the side to see the way ahead").acts(ActsWhen.IN_AIR)),
    THETA_FALLOFF(Spec.number(Groups.GOLDEN_ANGLE, Unit.ANGLE, Value.degrees(0)).limits(Value.degrees(0), Value.degrees(360))
            .slider(Value.degrees(0), Value.degrees(90))
            .doc("Angle beyond the target over which the gain returns to its minimum; 0 keeps the peak, even looking backwards.",
                    "(above 0) the peak is too narrow to hold", "any angle beyond the target is as good as the target").acts(ActsWhen.IN_AIR)),
    G_MIN(Spec.number(Groups.GOLDEN_ANGLE, Unit.RATIO, 0.85).limits(0, 10).slider(0.50, 1.00)
            .doc("Gain at poor angles.", "flying straight ahead gives no control", "poor angles gain as much as good ones").acts(ActsWhen.IN_AIR)),
    G_PEAK(Spec.number(Groups.GOLDEN_ANGLE, Unit.RATIO, 1.25).limits(0, 10).slider(1.05, 1.60)
            .doc("Gain at the target angle.", "speed gain feels capped", "one good jump is too fast for the map").acts(ActsWhen.IN_AIR)),
    BONUS_SCALE(Spec.number(Groups.GOLDEN_ANGLE, Unit.RATIO, 0.5).limits(0, 10).slider(0.1, 1.0)
            .doc("Strength of the uncapped push for gains above 1; lower it before the peak gain when speed builds too quickly.",
                    "the angle matters only below the air speed cap", "speed grows faster than landings and walls can reduce it").acts(ActsWhen.IN_AIR)),
    BLEND_SPEED_START(Spec.number(Groups.GOLDEN_ANGLE, Unit.METRES_PER_SECOND, Value.ofW(1.0)).limits(Value.of(0), Value.ofW(100))
            .slider(Value.ofW(0.8), Value.ofW(1.2))
            .doc("Speed at which the Golden Angle gain begins to fade in.", "even a step off a ledge gains speed",
                    "a plain running jump never reaches the gain").acts(ActsWhen.IN_AIR)),
    BLEND_SPEED_END(Spec.number(Groups.GOLDEN_ANGLE, Unit.METRES_PER_SECOND, Value.ofW(1.4)).limits(Value.of(0), Value.ofW(100))
            .slider(Value.ofW(1.2), Value.ofW(1.8))
            .doc("Speed at which the gain applies in full; at or below the start speed it switches on at once.", "the gain starts with a jerk",
                    "only the fastest players ever feel the whole gain").acts(ActsWhen.IN_AIR)),
    QUALITY_SMOOTHING(Spec.onOff(Groups.GOLDEN_ANGLE, false)
            .doc("Whether the quality curve eases in and out instead of rising in a straight line.").acts(ActsWhen.IN_AIR)),

    SHAPING_STRENGTH(Spec.number(Groups.SHAPING, Unit.RADIANS_PER_SECOND, 1.5).limits(0, 100).slider(0, 3)
            .doc("How fast the velocity turns towards the intent in the air.", "hitting a doorway at speed takes luck", "turns cost nothing and lines need no planning").acts(ActsWhen.IN_AIR)),
    MIN_SPEED_FOR_SHAPING(Spec.number(Groups.SHAPING, Unit.METRES_PER_SECOND, Value.ofW(0.9)).limits(Value.of(0), Value.ofW(100))
            .slider(Value.ofW(0.6), Value.ofW(1.2))
            .doc("Horizontal speed below which there is no shaping.", "slow jumps steer themselves", "help comes too late to be useful").acts(ActsWhen.IN_AIR)),
    MAX_SHAPING_ANGLE_PER_TICK(Spec.number(Groups.SHAPING, Unit.ANGLE_PER_TICK, Value.degrees(2)).limits(Value.degrees(0), Value.degrees(180))
            .slider(Value.degrees(0.5), Value.degrees(4))
            .doc("Largest turn per tick, regardless of the strength.", "shaping is cut off at low tick rates", "a strong setting turns on the spot").acts(ActsWhen.IN_AIR)),
    MIN_ALIGNMENT(Spec.number(Groups.SHAPING, Unit.RATIO, 0).limits(-1, 1).slider(-0.2, 0.5)
            .doc("Cosine of the largest angle between velocity and intent at which shaping helps.", "even turning back is assisted", "only lines that need no help get it").acts(ActsWhen.IN_AIR)),

    TICK_RATE(Spec.number(Groups.RUN, Unit.HERTZ, 128).limits(10, 2000).slider(60, 250)
            .doc("Simulation steps per second; jump buffer, landing grace and shaping limit are counted in ticks and change with it.",
                    "input feels delayed and the body can pass through thin walls", "each simulated second costs more"));

    private final Spec spec;

    ArenaParameter(Spec spec) {
        this.spec = spec;
    }

    @Override
    public Spec spec() {
        return spec;
    }

    /** The name that designers use; the key is the name in the design document. */
    @Override
    public String label() {
        return switch (this) {
            case MAX_SPEED_GROUND -> "Run speed W";
            case GROUND_ACCEL -> "Ground acceleration";
            case MAX_SPEED_AIR -> "Air speed cap";
            case AIR_ACCEL_BASE -> "Air acceleration";
            case LANDING_FRICTION_SCALE -> "Landing friction";
            case LANDING_FRICTION_SCALE_BEST_ANGLE -> "Landing friction, best angle";
            case THETA_TARGET -> "Target angle θ";
            case THETA_FALLOFF -> "Angle falloff";
            case G_MIN -> "Floor gain";
            case G_PEAK -> "Peak gain";
            case BONUS_SCALE -> "Bonus strength";
            default -> Parameter.super.label();
        };
    }

    /** A good angle should not cost more speed on landing than a poor one. */
    @Override
    public Optional<Parameter> ceiling() {
        return this == LANDING_FRICTION_SCALE_BEST_ANGLE ? Optional.of(LANDING_FRICTION_SCALE) : Optional.empty();
    }

    static final class Groups {
        static final Group GROUND = new Group("ground", "Ground feel", "Get stopping, starting and turning right first; everything else builds on them.");
        static final Group JUMP = new Group("jump", "Jump chain", "Tune until a chain of jumps keeps as much speed as intended.");
        static final Group AIR = new Group("air", "Air", "Set plain air control and the air resistance that limits the speed before any gain.");
        static final Group GOLDEN_ANGLE = new Group("golden_angle", "Golden Angle", "Shape the reward for looking to the side of the flight direction.");
        static final Group SHAPING = new Group("shaping", "Corridor shaping", "Tune this last: as much help through doorways as needed, and no more.");
        static final Group RUN = new Group("run", "Run", "The tick rate of the simulation.");

        private Groups() {
        }
    }
}
