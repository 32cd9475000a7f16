package dev.goldenangle.motor;

import dev.goldenangle.math.Exponential;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Unit;

import java.util.List;
import java.util.function.ToDoubleFunction;

/** Derived knobs for Quake-like movement, such as jump height and stop distance, computed from other parameters and back. */
public final class Derivations {
    private static final int BISECTIONS = 60;
    private static final int MAX_TICKS = 100_000;

    private Derivations() {
    }

    /** Height of a jump as a run measures it, tick by tick; changing it keeps the time to the apex. */
    public static Derived jumpHeight(Group group, JumpArc jump) {
        return new Derived("jump_height", group, lengthUnit(jump.speed), "Height of a jump from level ground; changing it keeps the time to the apex.",
                List.of(jump.gravity, jump.speed), jump::height, jump::withHeight);
    }

    /** Time from the ground to the apex; changing it keeps the height. */
    public static Derived timeToApex(Group group, JumpArc jump) {
        return new Derived("time_to_apex", group, Unit.SECONDS, "Time from the ground to the top of a jump; changing it keeps the height.",
                List.of(jump.gravity, jump.speed), jump::time, (set, time) -> jump.with(set, jump.height(set), time));
    }

    /** Which speed moves the body during a tick of a jump. */
    public enum Rise {
        /** The mean of the speeds before and after gravity, so that the ticks lie on a parabola. */
        MEAN_SPEED,
        /** The speed after gravity, so that a jump is lower by about half a tick of its speed. */
        SPEED_AFTER_GRAVITY
    }

    /**
     * What determines the height of a jump. Rounding of velocities and positions is not included.
     *
     * @param share the share of gravity that acts
     */
    public record JumpArc(Parameter gravity, ToDoubleFunction<ParameterSet> share, Parameter speed, Parameter tickRate, Rise rise) {
        /** For models in which gravity acts in full. */
        public JumpArc(Parameter gravity, Parameter speed, Parameter tickRate, Rise rise) {
            this(gravity, set -> 1, speed, tickRate, rise);
        }

        private double time(ParameterSet set) {
            return set.get(speed) / (set.get(gravity) * share.applyAsDouble(set));
        }

        private double height(ParameterSet set) {
            return set.get(speed) * heightPerSpeed(set, time(set));
        }

        /** Height divided by jump speed. It depends only on the time to the apex and the ticks. */
        private double heightPerSpeed(ParameterSet set, double time) {
            double tick = 1 / set.get(tickRate);
            double ticks = rise == Rise.MEAN_SPEED ? Rounding.rint(time / tick) : Math.floor(time / tick);
            double extra = rise == Rise.MEAN_SPEED ? 0 : tick;
            double sampled = ticks * tick * (1 - (ticks * tick + extra) / (2 * time));
            return sampled > 0 ? sampled : time / 2;
        }

        /** The height is proportional to the jump speed, if gravity changes by the same factor. */
        private ParameterSet withHeight(ParameterSet set, double height) {
            return with(set, height, time(set));
        }

        private ParameterSet with(ParameterSet set, double height, double time) {
            double fast = height / heightPerSpeed(set, time);
            return set.withInternal(gravity, fast / (time * share.applyAsDouble(set))).withInternal(speed, fast);
        }
    }

    /** The unit of length that goes with the unit of a speed. */
    private static Unit lengthUnit(Parameter speed) {
        return switch (speed.spec().unit()) {
            case METRES_PER_SECOND -> Unit.METRES;
            case WORLD_UNITS_PER_SECOND -> Unit.WORLD_UNITS;
            case TILES_PER_SECOND -> Unit.TILES;
            default -> Unit.UNITS;
        };
    }

    /** Distance from releasing the keys at W to standing still, tick by tick and without rounding. */
    public static Derived stopDistance(Group group, Parameter friction, Parameter stopSpeed, Parameter restSpeed, Parameter tickRate) {
        return new Derived("stop_distance", group, lengthUnit(stopSpeed), "Distance covered on level ground after releasing the keys at W.",
                List.of(friction), set -> stopDistance(set, set.get(friction), stopSpeed, set.get(restSpeed), tickRate),
                (set, distance) -> set.withInternal(friction, frictionFor(set, distance, friction, stopSpeed, set.get(restSpeed), tickRate)));
    }

    /** The same for models without a rest speed. */
    public static Derived stopDistance(Group group, Parameter friction, Parameter stopSpeed, Parameter tickRate) {
        return new Derived("stop_distance", group, lengthUnit(stopSpeed), "Distance covered on level ground after releasing the keys at W.",
                List.of(friction), set -> stopDistance(set, set.get(friction), stopSpeed, 0, tickRate),
                (set, distance) -> set.withInternal(friction, frictionFor(set, distance, friction, stopSpeed, 0, tickRate)));
    }

    /** In two sums: the speed shrinks by a factor each tick down to the stop speed, and by a constant from there. */
    private static double stopDistance(ParameterSet set, double friction, Parameter stopSpeed, double restSpeed, Parameter tickRate) {
        double seconds = 1 / set.get(tickRate);
        double stop = set.get(stopSpeed);
        double factor = 1 - friction * seconds;
        if (factor <= 0 || set.w() < restSpeed) {
            return 0;
        }
        double shrinkingTo = Math.max(stop, restSpeed);
        double shrinkingTicks = factor == 1 || shrinkingTo == 0 ? MAX_TICKS
                : Math.min(MAX_TICKS, Math.max(0, Math.ceil(Exponential.log(shrinkingTo / set.w()) / Exponential.log(factor))));
        double left = Exponential.pow(factor, shrinkingTicks);
        double shrinking = factor == 1 ? MAX_TICKS : factor * (1 - left) / (1 - factor);
        double speed = set.w() * left;
        double loss = stop * friction * seconds;
        double fallingTicks = speed < restSpeed || loss == 0 ? 0 : Math.floor((speed - restSpeed) / loss) + 1;
        double whole = Math.min(fallingTicks, Math.floor(speed / Math.max(loss, Double.MIN_NORMAL)));
        double falling = whole * speed - loss * whole * (whole + 1) / 2;
        return Math.min(set.w() * seconds * MAX_TICKS, (set.w() * shrinking + falling) * seconds);
    }

    /** More friction never stops later, so bisection finds the value. */
    private static double frictionFor(ParameterSet set, double distance, Parameter friction, Parameter stopSpeed, double restSpeed, Parameter tickRate) {
        double low = friction.spec().min().amount();
        double high = friction.spec().max().amount();
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (stopDistance(set, middle, stopSpeed, restSpeed, tickRate) > distance) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return high;
    }
}
