package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.parameter.ParameterSet;

/** The parameters as the motor reads them: floats, read once. */
final class GoldsrcTuning {
    final float seconds;
    final float timerStep;
    final boolean isCounterStrike;
    final float topSpeed;
    final float forwardSpeed;
    final float sideSpeed;
    final float useSpeed;
    final float groundAcceleration;
    final float friction;
    final float stopSpeed;
    final float restSpeed;
    final float edgeFriction;
    final float edgeReach;
    final float edgeDrop;
    final float airAcceleration;
    final float airSpeedCap;
    final float gravity;
    final float jumpSpeed;
    final float riseLimit;
    final float bunnyCap;
    final double bunnyFactor;
    final float staminaTime;
    final float staminaSlope;
    final boolean longJump;
    final float longJumpSpeed;
    final float longJumpRise;
    final float duckSpeed;
    final float duckTime;
    final float swimSpeed;
    final float sinkSpeed;
    final float riseSpeed;
    final float paddleSpeed;
    final float waterJumpSpeed;
    final float waterJumpTime;
    final float climbSpeed;
    final float ladderJump;
    final float stepHeight;
    final float walkableNormal;
    final float contactGap;
    final float groundProbe;
    final float stopEpsilon;
    final float velocityLimit;
    final float nudge;
    final float halfWidth;
    final float feet;
    final float head;
    final float duckedFeet;
    final float duckedHead;
    final float eye;
    final float duckedEye;
    final float teleportSpeed;
    final float flightSpeed;

    GoldsrcTuning(ParameterSet set) {
        seconds = (float) (1 / set.get(GoldsrcParameter.TICK_RATE));
        timerStep = (float) (1000 / set.get(GoldsrcParameter.TICK_RATE));
        isCounterStrike = set.getChoice(GoldsrcParameter.CODE, GameCode.class) == GameCode.COUNTER_STRIKE;
        topSpeed = set.getFloat(GoldsrcParameter.TOP_SPEED);
        forwardSpeed = set.getFloat(GoldsrcParameter.FORWARD_SPEED);
        sideSpeed = set.getFloat(GoldsrcParameter.SIDE_SPEED);
        useSpeed = set.getFloat(GoldsrcParameter.USE_SPEED);
        groundAcceleration = set.getFloat(GoldsrcParameter.GROUND_ACCELERATION);
        friction = set.getFloat(GoldsrcParameter.FRICTION);
        stopSpeed = set.getFloat(GoldsrcParameter.STOP_SPEED);
        restSpeed = set.getFloat(GoldsrcParameter.REST_SPEED);
        edgeFriction = set.getFloat(GoldsrcParameter.EDGE_FRICTION);
        edgeReach = set.getFloat(GoldsrcParameter.EDGE_REACH);
        edgeDrop = set.getFloat(GoldsrcParameter.EDGE_DROP);
        airAcceleration = set.getFloat(GoldsrcParameter.AIR_ACCELERATION);
        airSpeedCap = set.getFloat(GoldsrcParameter.AIR_SPEED_CAP);
        gravity = set.getFloat(GoldsrcParameter.GRAVITY);
        jumpSpeed = set.getFloat(GoldsrcParameter.JUMP_SPEED);
        riseLimit = set.getFloat(GoldsrcParameter.RISE_LIMIT);
        bunnyCap = set.getFloat(GoldsrcParameter.BUNNY_CAP);
        bunnyFactor = set.get(GoldsrcParameter.BUNNY_FACTOR);
        staminaTime = set.getFloat(GoldsrcParameter.STAMINA_TIME);
        staminaSlope = set.getFloat(GoldsrcParameter.STAMINA_SLOPE);
        longJump = set.isOn(GoldsrcParameter.LONG_JUMP);
        longJumpSpeed = set.getFloat(GoldsrcParameter.LONG_JUMP_SPEED);
        longJumpRise = set.getFloat(GoldsrcParameter.LONG_JUMP_RISE);
        duckSpeed = set.getFloat(GoldsrcParameter.DUCK_SPEED);
        duckTime = set.getFloat(GoldsrcParameter.DUCK_TIME);
        swimSpeed = set.getFloat(GoldsrcParameter.SWIM_SPEED);
        sinkSpeed = set.getFloat(GoldsrcParameter.SINK_SPEED);
        riseSpeed = set.getFloat(GoldsrcParameter.RISE_SPEED);
        paddleSpeed = set.getFloat(GoldsrcParameter.PADDLE_SPEED);
        waterJumpSpeed = set.getFloat(GoldsrcParameter.WATER_JUMP_SPEED);
        waterJumpTime = set.getFloat(GoldsrcParameter.WATER_JUMP_TIME);
        climbSpeed = set.getFloat(GoldsrcParameter.CLIMB_SPEED);
        ladderJump = set.getFloat(GoldsrcParameter.LADDER_JUMP);
        stepHeight = set.getFloat(GoldsrcParameter.STEP_HEIGHT);
        walkableNormal = set.getFloat(GoldsrcParameter.WALKABLE_NORMAL);
        contactGap = set.getFloat(GoldsrcParameter.CONTACT_GAP);
        groundProbe = set.getFloat(GoldsrcParameter.GROUND_PROBE);
        stopEpsilon = set.getFloat(GoldsrcParameter.STOP_EPSILON);
        velocityLimit = set.getFloat(GoldsrcParameter.VELOCITY_LIMIT);
        nudge = set.getFloat(GoldsrcParameter.NUDGE);
        halfWidth = set.getFloat(GoldsrcParameter.HALF_WIDTH);
        feet = set.getFloat(GoldsrcParameter.FEET);
        head = set.getFloat(GoldsrcParameter.HEAD);
        duckedFeet = Math.min(feet, set.getFloat(GoldsrcParameter.DUCKED_FEET));
        duckedHead = Math.min(head, set.getFloat(GoldsrcParameter.DUCKED_HEAD));
        eye = set.getFloat(GoldsrcParameter.EYE);
        duckedEye = set.getFloat(GoldsrcParameter.DUCKED_EYE);
        teleportSpeed = set.getFloat(GoldsrcParameter.TELEPORT_SPEED);
        flightSpeed = set.getFloat(GoldsrcParameter.FLIGHT_SPEED);
    }

    /** What exhaustion leaves of a speed. */
    float rested(float stamina) {
        return Math.max(0f, (100f - staminaSlope * stamina) / 100f);
    }

    /** The velocity that a jump allows, as a share of the present one. */
    float bunnyCut(float speed, float top) {
        float most = bunnyCap * top;
        return bunnyCap == 0f || speed <= most ? 1f : (float) (most / speed * bunnyFactor);
    }
}
