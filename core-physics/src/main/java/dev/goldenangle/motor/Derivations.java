package dev.goldenangle.motor;

import dev.goldenangle.math.Exponential;
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

    /** Height of a jump; changing it keeps the time to the apex. */
    public static Derived jumpHeight(Group group, Parameter gravity, Parameter jumpSpeed) {
        return jumpHeight(group, new Fall(gravity, set -> 1, jumpSpeed));
    }

    /** The same for models that apply only a share of gravity. */
    public static Derived jumpHeight(Group group, Parameter gravity, Parameter share, Parameter jumpSpeed) {
        return jumpHeight(group, new Fall(gravity, set -> set.get(share), jumpSpeed));
    }

    private static Derived jumpHeight(Group group, Fall fall) {
        return new Derived("jump_height", group, lengthUnit(fall.jumpSpeed), "Height of a jump from level ground; changing it keeps the time to the apex.",
                List.of(fall.gravity, fall.jumpSpeed), fall::height, (set, height) -> fall.with(set, height, fall.time(set)));
    }

    /** Time from the ground to the apex; changing it keeps the height. */
    public static Derived timeToApex(Group group, Parameter gravity, Parameter jumpSpeed) {
        return timeToApex(group, new Fall(gravity, set -> 1, jumpSpeed));
    }

    /** The same for models that apply only a share of gravity. */
    public static Derived timeToApex(Group group, Parameter gravity, Parameter share, Parameter jumpSpeed) {
        return timeToApex(group, new Fall(gravity, set -> set.get(share), jumpSpeed));
    }

    private static Derived timeToApex(Group group, Fall fall) {
        return new Derived("time_to_apex", group, Unit.SECONDS, "Time from the ground to the top of a jump; changing it keeps the height.",
                List.of(fall.gravity, fall.jumpSpeed), fall::time, (set, time) -> fall.with(set, fall.height(set), time));
    }

    /** The parameters that determine the height of a jump. */
    private record Fall(Parameter gravity, ToDoubleFunction<ParameterSet> share, Parameter jumpSpeed) {
        double height(ParameterSet set) {
            double speed = set.get(jumpSpeed);
            return speed * speed / (2 * set.get(gravity) * share.applyAsDouble(set));
        }

        double time(ParameterSet set) {
            return set.get(jumpSpeed) / (set.get(gravity) * share.applyAsDouble(set));
        }

        ParameterSet with(ParameterSet set, double height, double time) {
            return set.withInternal(gravity, 2 * height / (time * time * share.applyAsDouble(set))).withInternal(jumpSpeed, 2 * height / time);
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
