package dev.goldenangle.motor.warsow;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.parameter.ParameterSet;

/** The parameters as the motor reads them: floats and whole milliseconds, read once. */
final class WarsowTuning {
    final WarsowRules rules;
    /** Length of a tick: for the timers in whole milliseconds, and in seconds. */
    final int milliseconds;
    final float seconds;
    final boolean snapping;
    final boolean forwardBunny;
    final boolean airSteering;
    final boolean autoJump;
    final boolean crouchSlide;
    final float topSpeed;
    final float walkSpeed;
    final float crouchSpeed;
    final float groundAcceleration;
    final float friction;
    final float stopSpeed;
    final float restSpeed;
    final float airAcceleration;
    final float airBraking;
    final float strafeAcceleration;
    final float strafeSpeed;
    final float airControl;
    final float bunnyAcceleration;
    final float bunnySpeed;
    final float bunnyTurn;
    final float bunnyBrake;
    /** In doubles, because the game compares with a double there. */
    final double bunnyCone;
    final float gravity;
    final float jumpSpeed;
    final float riseLimit;
    final float dashSpeed;
    final float dashUp;
    final int dashCooldown;
    final float wallJumpUp;
    final float wallJumpBounce;
    final float wallJumpSpeed;
    final int wallJumpCooldown;
    final int noCrouchTime;
    final int noControlTime;
    final int slideTime;
    final int slideFade;
    final int slidePause;
    final float slideControl;
    final float slideSpeed;
    final float stepHeight;
    final float walkableNormal;
    final float contactGap;
    final float groundProbe;
    final float overclip;
    final float halfWidth;
    final float feet;
    final float head;
    final float crouchedHead;
    final float eye;
    final float crouchedEye;
    final int crouchTime;
    final float teleportSpeed;
    final float flightSpeed;
    final float flightFriction;

    WarsowTuning(ParameterSet set) {
        rules = set.getChoice(WarsowParameter.RULES, WarsowRules.class);
        double length = 1000 / set.get(WarsowParameter.TICK_RATE);
        milliseconds = (int) Rounding.rint(length);
        seconds = (float) (Math.abs(length - milliseconds) < 1e-6 ? milliseconds * 0.001 : length * 0.001);
        snapping = set.isOn(WarsowParameter.SNAPPING);
        forwardBunny = set.isOn(WarsowParameter.FORWARD_BUNNY);
        airSteering = set.isOn(WarsowParameter.AIR_STEERING);
        autoJump = set.isOn(WarsowParameter.AUTO_JUMP);
        crouchSlide = set.isOn(WarsowParameter.CROUCH_SLIDE);
        topSpeed = set.getFloat(WarsowParameter.TOP_SPEED);
        walkSpeed = Math.min(set.getFloat(WarsowParameter.WALK_SPEED), 0.66f * topSpeed);
        crouchSpeed = Math.min(set.getFloat(WarsowParameter.CROUCH_SPEED), 0.5f * topSpeed);
        groundAcceleration = set.getFloat(WarsowParameter.GROUND_ACCELERATION);
        friction = set.getFloat(WarsowParameter.FRICTION);
        stopSpeed = set.getFloat(WarsowParameter.STOP_SPEED);
        restSpeed = set.getFloat(WarsowParameter.REST_SPEED);
        airAcceleration = set.getFloat(WarsowParameter.AIR_ACCELERATION);
        airBraking = set.getFloat(WarsowParameter.AIR_BRAKING);
        strafeAcceleration = set.getFloat(WarsowParameter.STRAFE_ACCELERATION);
        strafeSpeed = set.getFloat(WarsowParameter.STRAFE_SPEED);
        airControl = set.getFloat(WarsowParameter.AIR_CONTROL);
        bunnyAcceleration = set.getFloat(WarsowParameter.BUNNY_ACCELERATION);
        bunnySpeed = set.getFloat(WarsowParameter.BUNNY_SPEED);
        bunnyTurn = set.getFloat(WarsowParameter.BUNNY_TURN);
        bunnyBrake = set.getFloat(WarsowParameter.BUNNY_BRAKE);
        bunnyCone = set.get(WarsowParameter.BUNNY_CONE);
        gravity = set.getFloat(WarsowParameter.GRAVITY);
        jumpSpeed = set.getFloat(WarsowParameter.JUMP_SPEED);
        riseLimit = set.getFloat(WarsowParameter.RISE_LIMIT);
        dashSpeed = set.getFloat(WarsowParameter.DASH_SPEED);
        dashUp = set.getFloat(WarsowParameter.DASH_UP);
        dashCooldown = set.getInt(WarsowParameter.DASH_COOLDOWN);
        wallJumpUp = set.getFloat(WarsowParameter.WALL_JUMP_UP);
        wallJumpBounce = set.getFloat(WarsowParameter.WALL_JUMP_BOUNCE);
        wallJumpSpeed = set.getFloat(WarsowParameter.WALL_JUMP_SPEED);
        wallJumpCooldown = set.getInt(WarsowParameter.WALL_JUMP_COOLDOWN);
        noCrouchTime = set.getInt(WarsowParameter.NO_CROUCH_TIME);
        noControlTime = set.getInt(WarsowParameter.NO_CONTROL_TIME);
        slideTime = set.getInt(WarsowParameter.SLIDE_TIME);
        slideFade = set.getInt(WarsowParameter.SLIDE_FADE);
        slidePause = set.getInt(WarsowParameter.SLIDE_PAUSE);
        slideControl = set.getFloat(WarsowParameter.SLIDE_CONTROL);
        slideSpeed = set.getFloat(WarsowParameter.SLIDE_SPEED);
        stepHeight = set.getFloat(WarsowParameter.STEP_HEIGHT);
        walkableNormal = set.getFloat(WarsowParameter.WALKABLE_NORMAL);
        contactGap = set.getFloat(WarsowParameter.CONTACT_GAP);
        groundProbe = set.getFloat(WarsowParameter.GROUND_PROBE);
        overclip = set.getFloat(WarsowParameter.OVERCLIP);
        halfWidth = set.getFloat(WarsowParameter.HALF_WIDTH);
        feet = set.getFloat(WarsowParameter.FEET);
        head = set.getFloat(WarsowParameter.HEAD);
        crouchedHead = Math.min(head, set.getFloat(WarsowParameter.CROUCHED_HEAD));
        eye = set.getFloat(WarsowParameter.EYE);
        crouchedEye = set.getFloat(WarsowParameter.CROUCHED_EYE);
        crouchTime = set.getInt(WarsowParameter.CROUCH_TIME);
        teleportSpeed = set.getFloat(WarsowParameter.TELEPORT_SPEED);
        flightSpeed = set.getFloat(WarsowParameter.FLIGHT_SPEED);
        flightFriction = set.getFloat(WarsowParameter.FLIGHT_FRICTION);
    }

    boolean isWarfork() {
        return rules == WarsowRules.WARFORK;
    }
}
