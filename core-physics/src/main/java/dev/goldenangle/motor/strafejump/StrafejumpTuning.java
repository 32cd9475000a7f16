package dev.goldenangle.motor.strafejump;

import dev.goldenangle.parameter.ParameterSet;

/** The parameters as the motor reads them: floats, read once. */
final class StrafejumpTuning {
    final RuleSet rules;
    final float seconds;
    final int timerStep;
    final boolean roundsVelocity;
    final boolean roundsView;
    final boolean roundsLengths;
    final float topSpeed;
    final float groundAcceleration;
    final float friction;
    final float stopSpeed;
    final float restSpeed;
    final float crouchSpeed;
    final float airAcceleration;
    final float airSpeedCap;
    final float airStop;
    final float sideAcceleration;
    final float sideSpeedCap;
    final float airControl;
    final int airControlPower;
    final float gravity;
    final float jumpSpeed;
    private final boolean jumpAdds;
    final boolean holdToJump;
    final float chainJumpSpeed;
    final int chainJumpTime;
    final float landingSpeed;
    final int landingTime;
    final float kickOffSpeed;
    final float stepHeight;
    final boolean airStep;
    final float walkableNormal;
    final float contactGap;
    final float groundProbe;
    final float groundSnap;
    final float overclip;
    final float halfWidth;
    final float feet;
    final float head;
    final float crouchedHead;
    final float eye;
    final float crouchedEye;
    final int spawnTime;
    final float teleportSpeed;
    final int teleportTime;
    final float spectatorSpeed;
    final float spectatorAcceleration;
    final float spectatorFriction;
    final float noclipAcceleration;
    final float noclipFriction;

    StrafejumpTuning(ParameterSet set) {
        rules = set.getChoice(StrafejumpParameter.RULES, RuleSet.class);
        seconds = (float) (1 / set.get(StrafejumpParameter.TICK_RATE));
        timerStep = set.getInt(StrafejumpParameter.TIMER_STEP);
        roundsVelocity = set.isOn(StrafejumpParameter.VELOCITY_ROUNDING);
        roundsView = set.isOn(StrafejumpParameter.VIEW_ROUNDING);
        roundsLengths = set.isOn(StrafejumpParameter.LENGTH_ROUNDING);
        topSpeed = set.getFloat(StrafejumpParameter.TOP_SPEED);
        groundAcceleration = set.getFloat(StrafejumpParameter.GROUND_ACCELERATION);
        friction = set.getFloat(StrafejumpParameter.FRICTION);
        stopSpeed = set.getFloat(StrafejumpParameter.STOP_SPEED);
        restSpeed = set.getFloat(StrafejumpParameter.REST_SPEED);
        crouchSpeed = set.getFloat(StrafejumpParameter.CROUCH_SPEED) * topSpeed;
        airAcceleration = set.getFloat(StrafejumpParameter.AIR_ACCELERATION);
        float cap = set.getFloat(StrafejumpParameter.AIR_SPEED_CAP);
        airSpeedCap = cap >= topSpeed ? Float.MAX_VALUE : cap;
        airStop = set.getFloat(StrafejumpParameter.AIR_STOP);
        sideAcceleration = set.getFloat(StrafejumpParameter.SIDE_ACCELERATION);
        sideSpeedCap = set.getFloat(StrafejumpParameter.SIDE_SPEED_CAP);
        airControl = set.getFloat(StrafejumpParameter.AIR_CONTROL);
        airControlPower = set.getInt(StrafejumpParameter.AIR_CONTROL_POWER);
        gravity = set.getFloat(StrafejumpParameter.GRAVITY);
        jumpSpeed = set.getFloat(StrafejumpParameter.JUMP_SPEED);
        jumpAdds = set.isOn(StrafejumpParameter.JUMP_ADDS);
        holdToJump = set.isOn(StrafejumpParameter.HOLD_TO_JUMP);
        chainJumpSpeed = set.getFloat(StrafejumpParameter.CHAIN_JUMP_SPEED);
        chainJumpTime = set.getInt(StrafejumpParameter.CHAIN_JUMP_TIME);
        landingSpeed = set.getFloat(StrafejumpParameter.LANDING_SPEED);
        landingTime = set.getInt(StrafejumpParameter.LANDING_TIME);
        kickOffSpeed = set.getFloat(StrafejumpParameter.KICK_OFF_SPEED);
        stepHeight = set.getFloat(StrafejumpParameter.STEP_HEIGHT);
        airStep = set.isOn(StrafejumpParameter.AIR_STEP);
        walkableNormal = set.getFloat(StrafejumpParameter.WALKABLE_NORMAL);
        contactGap = set.getFloat(StrafejumpParameter.CONTACT_GAP);
        groundProbe = set.getFloat(StrafejumpParameter.GROUND_PROBE);
        groundSnap = set.getFloat(StrafejumpParameter.GROUND_SNAP);
        overclip = set.getFloat(StrafejumpParameter.OVERCLIP);
        halfWidth = set.getFloat(StrafejumpParameter.HALF_WIDTH);
        feet = set.getFloat(StrafejumpParameter.FEET);
        head = set.getFloat(StrafejumpParameter.HEAD);
        crouchedHead = Math.min(head, set.getFloat(StrafejumpParameter.CROUCHED_HEAD));
        eye = set.getFloat(StrafejumpParameter.EYE);
        crouchedEye = set.getFloat(StrafejumpParameter.CROUCHED_EYE);
        spawnTime = set.getInt(StrafejumpParameter.SPAWN_TIME);
        teleportSpeed = set.getFloat(StrafejumpParameter.TELEPORT_SPEED);
        teleportTime = set.getInt(StrafejumpParameter.TELEPORT_TIME);
        spectatorSpeed = set.getFloat(StrafejumpParameter.SPECTATOR_SPEED);
        spectatorAcceleration = set.getFloat(StrafejumpParameter.SPECTATOR_ACCELERATION);
        spectatorFriction = set.getFloat(StrafejumpParameter.SPECTATOR_FRICTION);
        noclipAcceleration = set.getFloat(StrafejumpParameter.NOCLIP_ACCELERATION);
        noclipFriction = set.getFloat(StrafejumpParameter.NOCLIP_FRICTION);
    }

    /** The upward speed after a jump from the given upward speed; a falling speed is never added. */
    float jumpedFrom(float upward) {
        return jumpAdds && upward > 0f ? upward + jumpSpeed : jumpSpeed;
    }
}
