package dev.goldenangle.motor.xonotic;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Exponential;

/**
 * The horizontal velocity after one tick in the air.
 *
 * <p>How it works: (1) {@link #hold} turns keys into numbers: the more only a side key is held, the more the settings of
 * strafing replace the normal ones; (2) {@link #push} applies them to a velocity: it chooses the acceleration when the
 * wish points backward, then pushes as Warsow does for forward alone, or else by a blend of Quake's rule and a rule
 * without a cap; (3) it turns the velocity by air control.
 *
 * <p>In doubles, because the blend raises numbers to powers. Holds the keys and the velocity of the tick in progress.
 */
final class AirRule {
    private static final double LEAST_QW = 1e-6;
    /** Angle over which the settings of one direction of the keys blend into those of the next. */
    private static final double BLEND = Math.PI / 4;
    private static final double TURN = 32;

    private final XonoticTuning tuning;
    private final double seconds;
    private boolean forwardOnly;
    private double wishSpeed;
    private double normalAcceleration;
    private double fullStop;
    private double acceleration;
    private double strafe;
    private double qw;
    private double control;
    /** The wish speed before strafing limits it. */
    private double fullWishSpeed;
    /** The velocity. */
    double x;
    double y;

    AirRule(XonoticTuning tuning) {
        this.tuning = tuning;
        seconds = tuning.seconds;
    }

    /** @param asked speed that the keys ask for, before any limit */
    void hold(double forward, double side, double asked, boolean crouched) {
        forwardOnly = side == 0 && forward != 0;
        strafe = mix(-2 * BLEND, forward, side) + mix(2 * BLEND, forward, side);
        fullWishSpeed = Math.min(asked, tuning.airSpeed) * (crouched ? tuning.crouchSpeed : 1);
        wishSpeed = tuning.strafeSpeed == 0 ? fullWishSpeed : Math.min(fullWishSpeed, between(tuning.airSpeed, strafe, tuning.strafeSpeed));
        normalAcceleration = strafing(tuning.airAcceleration);
        fullStop = strafing(tuning.airStop);
        qw = quakeShare();
        control = controlOf(forward, side);
    }

    /** Speed that the keys ask for in the air. */
    double wishSpeed() {
        return wishSpeed;
    }

    /** Whether the keys held hop forward as in Warsow while the wish points forward. */
    boolean hops() {
        return tuning.bunnyTurn != 0f && forwardOnly;
    }

    /** The step of a push at a right angle to the velocity, with the keys held. */
    double sidewaysStep() {
        return normalAcceleration * seconds * wishSpeed;
    }

    /** How far the strafing settings replace the normal ones. */
    double strafe() {
        return strafe;
    }

    /** How far the keys point in a direction: 1 at that direction, 0 from 45° on. */
    private static double mix(double angle, double forward, double side) {
        if (forward == 0 && side == 0) {
            return 0;
        }
        double apart = Math.abs(angle - Angles.preciseAtan2(side, forward)) % (2 * Math.PI);
        return Math.max(0, 1 - Math.min(apart, 2 * Math.PI - apart) / BLEND);
    }

    /** A geometric blend from a to b. */
    private static double between(double a, double share, double b) {
        if (a == 0) {
            return share < 1 ? 0 : b;
        }
        if (b == 0) {
            return share > 0 ? 0 : a;
        }
        return share == 0 ? a : share == 1 ? a * Math.abs(b / a) : a * Exponential.pow(Math.abs(b / a), share);
    }

    private double quakeShare() {
        if (tuning.strafeQw == 0f) {
            return tuning.airQw;
        }
        double size = 1 - between(1 - Math.abs(tuning.airQw), strafe, 1 - Math.abs(tuning.strafeQw));
        return (strafe > 0.5 ? tuning.strafeQw : tuning.airQw) >= 0 ? size : -size;
    }

    private double controlOf(double forward, double side) {
        if (tuning.airControl == 0f) {
            return 0;
        }
        double share = mix(0, forward, side);
        share += tuning.controlBackward ? mix(Math.PI, forward, side) : 0;
        share += tuning.controlSideways ? strafe : 0;
        share = Math.max(0, 2 * share - 1);
        return tuning.controlCrouched ? share : share * clamp(0, fullWishSpeed / tuning.airSpeed, 1);
    }

    /** Pushes the velocity for one tick towards a unit direction, with the keys held. */
    void push(double wishX, double wishY) {
        double along = x * wishX + y * wishY;
        if (along > 0 && hops()) {
            hop(wishX, wishY);
        } else {
            chooseAcceleration(along);
            accelerate(wishX, wishY);
        }
        if (control > 0) {
            turn(wishX, wishY);
        }
    }

    private void chooseAcceleration(double along) {
        if (tuning.airStop != 0f && along < 0) {
            double normal = tuning.airAcceleration;
            acceleration = tuning.airStopFull ? fullStop : strafing(normal + (normal - tuning.airStop) * along / speed());
        } else {
            acceleration = normalAcceleration;
        }
    }

    /** An acceleration with the setting of strafing blended in. */
    private double strafing(double normal) {
        return tuning.strafeAcceleration == 0f ? normal : between(normal, strafe, tuning.strafeAcceleration);
    }

    private void accelerate(double wishX, double wishY) {
        double speed = speed();
        double along = x * wishX + y * wishY;
        double acrossX = x - along * wishX;
        double acrossY = y - along * wishY;
        double step = acceleration * seconds * wishSpeed;
        double share = Math.abs(qw);
        if (tuning.speedLimit != 0f) {
            double left = (tuning.speedLimit - clamp(wishSpeed, speed, tuning.speedLimit)) / Math.max(1, tuning.speedLimit - wishSpeed);
            share = clamp(LEAST_QW, 1 - (1 - share) * left, 1);
        }
        double top = speed + gain(speed, step, share);
        double back = Math.max(0, speed - clamp(0, wishSpeed + speed, step) * share - step * (1 - share));
        along += gain(along, step, share);
        double kept = keptAcross(along, back, acrossX * acrossX + acrossY * acrossY);
        x = along * wishX + kept * acrossX;
        y = along * wishY + kept * acrossY;
        limit(speed, top);
    }

    private double gain(double along, double step, double share) {
        return clamp(0, wishSpeed - along, step) * share + step * (1 - share);
    }

    private double keptAcross(double along, double back, double across) {
        double friction = tuning.sideFriction / tuning.airSpeed;
        if (friction >= 0) {
            return Math.max(0, 1 - seconds * wishSpeed * friction);
        }
        if (across == 0) {
            return 1;
        }
        double kept = Math.max(0, 1 + seconds * wishSpeed * friction);
        double least = (back * back - along * along) / across;
        return least <= 0 ? kept : Math.max(Math.sqrt(least), kept);
    }

    /** Allows no more than so many times the gain straight ahead. */
    private void limit(double before, double top) {
        double factor = tuning.stretch > 0f ? tuning.stretch : qw < 0 ? 1 : 0;
        if (factor == 0) {
            return;
        }
        double most = before + (top - before) * factor;
        double now = speed();
        if (now > most) {
            x *= most / now;
            y *= most / now;
        }
    }

    /** Forward bunny hopping as in Warsow. */
    private void hop(double wishX, double wishY) {
        double speed = speed();
        double target = hopTarget(speed);
        double changeX = wishX * target - x;
        double changeY = wishY * target - y;
        double change = Math.sqrt(changeX * changeX + changeY * changeY);
        if (change == 0) {
            return;
        }
        double pushed = Math.min(change, hopReach()) / change;
        double braking = speed > 0 ? (changeX * x + changeY * y) / (speed * speed) : 0;
        double removed = tuning.bunnyBack < 1f && braking < 0 ? (1 - tuning.bunnyBack) * braking : 0;
        double fromX = x;
        double fromY = y;
        x += pushed * (changeX - removed * fromX);
        y += pushed * (changeY - removed * fromY);
    }

    /** The speed along the wish that forward bunny hopping approaches. */
    double hopTarget(double speed) {
        double top = tuning.topSpeed;
        return fullWishSpeed > 1.01 * speed ? Math.min(fullWishSpeed, speed + tuning.bunnyForward * top * seconds)
                : Math.max(speed, top) + tuning.bunnyAcceleration * Math.max(0, (tuning.bunnyTopSpeed - speed) / (tuning.bunnyTopSpeed - top)) * top * seconds;
    }

    /** The most that forward bunny hopping changes the velocity on a tick. */
    double hopReach() {
        return tuning.bunnyTurn * tuning.topSpeed * seconds;
    }

    private void turn(double wishX, double wishY) {
        double speed = speed();
        double cosine = speed > 0 ? (x * wishX + y * wishY) / speed : 0;
        if (cosine <= 0) {
            return;
        }
        double amount = control * power(cosine) * seconds;
        double kept = Math.max(0, speed - tuning.controlPenalty * Math.sqrt(Math.max(0, 1 - cosine * cosine)) * amount);
        amount *= TURN * tuning.airControl;
        double turnedX = x / speed * kept + wishX * amount;
        double turnedY = y / speed * kept + wishY * amount;
        double length = Math.sqrt(turnedX * turnedX + turnedY * turnedY);
        if (length > 0) {
            x = turnedX / length * kept;
            y = turnedY / length * kept;
        }
    }

    private double power(double cosine) {
        return tuning.controlPower == 2f ? cosine * cosine : Exponential.pow(cosine, tuning.controlPower);
    }

    double speed() {
        return Math.sqrt(x * x + y * y);
    }

    /** As in the game: the upper limit wins if the limits cross, as they do with a negative stop acceleration. */
    private static double clamp(double least, double value, double most) {
        return value < least ? least : Math.min(value, most);
    }
}
