package dev.goldenangle.motor.marathon;

import dev.goldenangle.state.MoverState;

/** The whole numbers a marathon player keeps between ticks; see {@link Player}. */
public enum MarathonRegister {
    X, Y, Z, DIRECTION, ELEVATION, GLANCE, TURN_VELOCITY, LOOK_VELOCITY, VELOCITY, SIDE_VELOCITY, PUSH_I, PUSH_J, PUSH_K, FLOOR, CEILING, FLAGS, ACTION,
    STEP_PHASE, STEP_AMPLITUDE, CAMERA_Z, WORLD_X, WORLD_Y, WORLD_Z, POLYGON, SUPPORTING, DEAD,
    /** Whether the last move was clipped. */
    CLIPPED,
    /** The requested view of the last tick, as float bits, and whether the heading follows it. */
    ASKED_YAW, ASKED_PITCH, FOLLOWS_YAW, FOLLOWS_PITCH;

    static void load(MoverState from, Player dest) {
        dest.x = from.get(X);
        dest.y = from.get(Y);
        dest.z = from.get(Z);
        dest.direction = from.get(DIRECTION);
        dest.elevation = from.get(ELEVATION);
        dest.glance = from.get(GLANCE);
        dest.turnVelocity = from.get(TURN_VELOCITY);
        dest.lookVelocity = from.get(LOOK_VELOCITY);
        dest.velocity = from.get(VELOCITY);
        dest.sideVelocity = from.get(SIDE_VELOCITY);
        dest.pushI = from.get(PUSH_I);
        dest.pushJ = from.get(PUSH_J);
        dest.pushK = from.get(PUSH_K);
        dest.floor = from.get(FLOOR);
        dest.ceiling = from.get(CEILING);
        dest.flags = from.get(FLAGS);
        dest.action = from.get(ACTION);
        dest.stepPhase = from.get(STEP_PHASE);
        dest.stepAmplitude = from.get(STEP_AMPLITUDE);
        dest.cameraZ = from.get(CAMERA_Z);
        dest.worldX = from.get(WORLD_X);
        dest.worldY = from.get(WORLD_Y);
        dest.worldZ = from.get(WORLD_Z);
        dest.polygon = from.get(POLYGON);
        dest.supporting = from.get(SUPPORTING);
        dest.dead = from.isOn(DEAD);
    }

    static void store(Player from, MoverState dest) {
        dest.set(X, from.x);
        dest.set(Y, from.y);
        dest.set(Z, from.z);
        dest.set(DIRECTION, from.direction);
        dest.set(ELEVATION, from.elevation);
        dest.set(GLANCE, from.glance);
        dest.set(TURN_VELOCITY, from.turnVelocity);
        dest.set(LOOK_VELOCITY, from.lookVelocity);
        dest.set(VELOCITY, from.velocity);
        dest.set(SIDE_VELOCITY, from.sideVelocity);
        dest.set(PUSH_I, from.pushI);
        dest.set(PUSH_J, from.pushJ);
        dest.set(PUSH_K, from.pushK);
        dest.set(FLOOR, from.floor);
        dest.set(CEILING, from.ceiling);
        dest.set(FLAGS, from.flags);
        dest.set(ACTION, from.action);
        dest.set(STEP_PHASE, from.stepPhase);
        dest.set(STEP_AMPLITUDE, from.stepAmplitude);
        dest.set(CAMERA_Z, from.cameraZ);
        dest.set(WORLD_X, from.worldX);
        dest.set(WORLD_Y, from.worldY);
        dest.set(WORLD_Z, from.worldZ);
        dest.set(POLYGON, from.polygon);
        dest.set(SUPPORTING, from.supporting);
        dest.set(DEAD, from.dead);
    }
}
