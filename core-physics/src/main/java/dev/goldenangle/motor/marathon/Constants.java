package dev.goldenangle.motor.marathon;

import static dev.goldenangle.motor.marathon.MarathonParameter.*;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.sector.SectorWorld;

/**
 * A preset converted to the whole numbers of the rules. Parameters are per second and in world units; at 30 ticks per
 * second the defaults give exactly the game's own numbers.
 */
final class Constants {
    final Pace walking;
    final Pace running;
    final int gravity;
    final int terminal;
    final int pushDeceleration;
    final int glanceSpeed;
    final int glanceLimit;
    final int maxElevation;
    final int stepDelta;
    final int bobAmplitude;
    final int height;
    final int cameraHeight;
    final int maxStep;
    final int objectRadius;
    /** Distance from walls and steps, in world units (1,024ths). */
    final int wallSeparation;
    /** In 256ths. */
    final int absorption;
    /** The push of a command: 512ths of a circle, and world units per tick. */
    final int pushDirection;
    final int pushSpeed;
    final int pushUp;
    private final boolean lowGravity;
    final Gait gait;
    final double ticksPerSecond;
    private final ParameterSet set;

    Constants(ParameterSet set) {
        this.set = set;
        ticksPerSecond = set.get(TICK_RATE);
        walking = new Pace(speed(WALK_FORWARD_SPEED), speed(WALK_BACKWARD_SPEED), speed(WALK_SIDESTEP_SPEED), rate(WALK_ACCELERATION),
                rate(WALK_DECELERATION), rate(WALK_CLIMBING), turnRate(WALK_TURN_ACCELERATION), turnRate(WALK_TURN_DECELERATION),
                turn(WALK_TURN_SPEED), turn(WALK_RECENTRING_SPEED));
        running = new Pace(speed(RUN_FORWARD_SPEED), speed(RUN_BACKWARD_SPEED), speed(RUN_SIDESTEP_SPEED), rate(RUN_ACCELERATION),
                rate(RUN_DECELERATION), rate(RUN_CLIMBING), turnRate(RUN_TURN_ACCELERATION), turnRate(RUN_TURN_DECELERATION),
                turn(RUN_TURN_SPEED), turn(RUN_RECENTRING_SPEED));
        gravity = rate(GRAVITY);
        terminal = speed(TERMINAL_SPEED);
        pushDeceleration = rate(PUSH_DECELERATION);
        glanceSpeed = turn(GLANCE_SPEED);
        glanceLimit = round(set.get(GLANCE_LIMIT) * FIXED_PER_RADIAN);
        maxElevation = round(set.get(MAX_ELEVATION) * FIXED_PER_RADIAN);
        stepDelta = speed(STEP_RATE);
        bobAmplitude = length(BOB_AMPLITUDE);
        height = length(HEIGHT);
        cameraHeight = height - length(CAMERA_DROP);
        maxStep = length(MAX_STEP) >> 6;
        objectRadius = length(RADIUS) >> 6;
        wallSeparation = length(WALL_SEPARATION) >> 6;
        absorption = round(set.get(ABSORPTION) * 256);
        pushDirection = KeyReader.heading((float) set.get(PUSH_ANGLE));
        pushSpeed = worldSpeed(set.get(PUSH_SPEED));
        pushUp = worldSpeed(set.get(PUSH_UP));
        lowGravity = set.isOn(LOW_GRAVITY);
        gait = set.getChoice(GAIT, Gait.class);
    }

    private int length(Parameter parameter) {
        return round(set.get(parameter) * FIXED);
    }

    private int speed(Parameter parameter) {
        return round(set.get(parameter) * FIXED / ticksPerSecond);
    }

    private int rate(Parameter parameter) {
        return round(set.get(parameter) * FIXED / (ticksPerSecond * ticksPerSecond));
    }

    /** A speed per second in whole world units (1,024ths) per tick, as used for pushes. */
    int worldSpeed(double perSecond) {
        return round(perSecond * SectorWorld.ONE / ticksPerSecond);
    }

    /** The speed after bouncing off the ground or the ceiling; rounded towards zero, as in the game. */
    int absorbed(int speed) {
        return (int) ((long) speed * 256 / absorption);
    }

    /** Half the gravity in a world of low gravity, or if the parameter is on. */
    int gravityIn(SectorWorld world) {
        return lowGravity || world.lowGravity() ? gravity >> 1 : gravity;
    }

    private int turn(Parameter parameter) {
        return round(set.get(parameter) * FIXED_PER_RADIAN / ticksPerSecond);
    }

    private int turnRate(Parameter parameter) {
        return round(set.get(parameter) * FIXED_PER_RADIAN / (ticksPerSecond * ticksPerSecond));
    }

    private static int round(double value) {
        return (int) Rounding.rint(value);
    }
}
