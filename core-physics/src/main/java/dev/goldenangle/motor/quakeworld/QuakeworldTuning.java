package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.controller.QuakeWorldSlide;
import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.ParameterSet;

/** The parameters as the motor reads them: floats, read once. */
final class QuakeworldTuning {
    final float seconds;
    final float topSpeed;
    final int forwardSpeed;
    final int sideSpeed;
    final float groundAcceleration;
    final float friction;
    final float stopSpeed;
    final float restSpeed;
    final float ledgeFriction;
    final float ledgeReach;
    final float ledgeDrop;
    final float airAcceleration;
    final float airSpeedCap;
    final float gravity;
    final float jumpSpeed;
    final float riseLimit;
    final float stepHeight;
    final float walkableNormal;
    final float contactGap;
    final float groundProbe;
    final float overbounce;
    final float stopEpsilon;
    final QuakeWorldSlide.Crease crease;
    final float nudge;
    final float halfWidth;
    final float feet;
    final float head;
    final float eye;
    final float teleportSpeed;
    final float spectatorSpeed;
    final float spectatorFriction;

    QuakeworldTuning(ParameterSet set) {
        seconds = (float) (1 / set.get(QuakeworldParameter.TICK_RATE));
        topSpeed = set.getFloat(QuakeworldParameter.TOP_SPEED);
        forwardSpeed = Rounding.round(set.getFloat(QuakeworldParameter.FORWARD_SPEED));
        sideSpeed = Rounding.round(set.getFloat(QuakeworldParameter.SIDE_SPEED));
        groundAcceleration = set.getFloat(QuakeworldParameter.GROUND_ACCELERATION);
        friction = set.getFloat(QuakeworldParameter.FRICTION);
        stopSpeed = set.getFloat(QuakeworldParameter.STOP_SPEED);
        restSpeed = set.getFloat(QuakeworldParameter.REST_SPEED);
        ledgeFriction = set.getFloat(QuakeworldParameter.LEDGE_FRICTION);
        ledgeReach = set.getFloat(QuakeworldParameter.LEDGE_REACH);
        ledgeDrop = set.getFloat(QuakeworldParameter.LEDGE_DROP);
        airAcceleration = set.getFloat(QuakeworldParameter.AIR_ACCELERATION);
        float cap = set.getFloat(QuakeworldParameter.AIR_SPEED_CAP);
        airSpeedCap = cap >= topSpeed ? Float.MAX_VALUE : cap;
        gravity = set.getFloat(QuakeworldParameter.ENTITY_GRAVITY) * set.getFloat(QuakeworldParameter.GRAVITY);
        jumpSpeed = set.getFloat(QuakeworldParameter.JUMP_SPEED);
        riseLimit = set.getFloat(QuakeworldParameter.RISE_LIMIT);
        stepHeight = set.getFloat(QuakeworldParameter.STEP_HEIGHT);
        walkableNormal = set.getFloat(QuakeworldParameter.WALKABLE_NORMAL);
        contactGap = set.getFloat(QuakeworldParameter.CONTACT_GAP);
        groundProbe = set.getFloat(QuakeworldParameter.GROUND_PROBE);
        overbounce = set.getFloat(QuakeworldParameter.OVERBOUNCE);
        stopEpsilon = set.getFloat(QuakeworldParameter.STOP_EPSILON);
        crease = set.isOn(QuakeworldParameter.CREASE_NORMALISED) ? QuakeWorldSlide.Crease.OF_LENGTH_ONE : QuakeWorldSlide.Crease.AS_COMPUTED;
        nudge = set.getFloat(QuakeworldParameter.NUDGE);
        halfWidth = set.getFloat(QuakeworldParameter.HALF_WIDTH);
        feet = set.getFloat(QuakeworldParameter.FEET);
        head = set.getFloat(QuakeworldParameter.HEAD);
        eye = set.getFloat(QuakeworldParameter.EYE);
        teleportSpeed = set.getFloat(QuakeworldParameter.TELEPORT_SPEED);
        spectatorSpeed = set.getFloat(QuakeworldParameter.SPECTATOR_SPEED);
        spectatorFriction = set.getFloat(QuakeworldParameter.SPECTATOR_FRICTION);
    }
}
