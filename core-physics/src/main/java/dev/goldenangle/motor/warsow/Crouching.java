package dev.goldenangle.motor.warsow;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.BoxQuery;

/** The height of the box and of the eye, which follow the crouch key in a tenth of a second, and the crouch slide. */
final class Crouching {
    private final WarsowTuning tuning;
    private final BoxQuery tracer;
    private final Body[] bodies;

    Crouching(WarsowTuning tuning, BoxQuery tracer) {
        this.tuning = tuning;
        this.tracer = tracer;
        bodies = new Body[tuning.crouchTime + 1];
        for (int i = 0; i < bodies.length; i++) {
            bodies[i] = new Body(Body.Shape.BOX, tuning.halfWidth, -tuning.feet, top(i));
        }
    }

    private float top(int crouch) {
        return tuning.head + share(crouch) * (tuning.crouchedHead - tuning.head);
    }

    private float share(int crouch) {
        return (float) crouch / tuning.crouchTime;
    }

    Body body(MoverState state) {
        return bodies[crouch(state)];
    }

    private int crouch(MoverState state) {
        return Math.max(0, Math.min(tuning.crouchTime, state.get(WarsowRegister.CROUCH)));
    }

    void apply(WarsowTick tick) {
        int crouch = crouch(tick.state);
        if (tick.wantsCrouch() && !tick.isRecent(WarsowRegister.WALL_JUMP_TIMER, tuning.wallJumpCooldown, tuning.noCrouchTime)
                && !tick.isRecent(WarsowRegister.DASH_TIMER, tuning.dashCooldown, tuning.noCrouchTime)) {
            crouch = Math.min(tuning.crouchTime, crouch + tuning.milliseconds);
        } else if (crouch != 0) {
            int raised = Math.max(0, crouch - tuning.milliseconds);
            tick.box.maxs.z = top(raised);
            crouch = tracer.isSolid(tick.box.position, tick.box.mins, tick.box.maxs) ? crouch : raised;
        }
        take(crouch, tick.state, tick.box);
    }

    void stand(MoverState state, MovingBox box) {
        take(0, state, box);
    }

    private void take(int crouch, MoverState state, MovingBox box) {
        state.set(WarsowRegister.CROUCH, crouch);
        state.crouched = crouch != 0;
        state.eyeHeight = tuning.eye + share(crouch) * (tuning.crouchedEye - tuning.eye);
        box.maxs.z = top(crouch);
    }

    /** A slide starts in the air and is used after landing. */
    void slide(WarsowTick tick) {
        MoverState state = tick.state;
        if (tick.wantsCrouch() && FastRoot.horizontalLength(tick.box.velocity) > tuning.slideSpeed) {
            if (!tick.runs(WarsowRegister.SLIDE_TIMER) && !tick.box.onPlane) {
                state.set(WarsowRegister.CROUCH_SLIDING, true);
                state.set(WarsowRegister.SLIDE_TIMER, tuning.slideTime);
            }
        } else if (state.isOn(WarsowRegister.CROUCH_SLIDING)) {
            state.set(WarsowRegister.SLIDE_TIMER, Math.min(state.get(WarsowRegister.SLIDE_TIMER), tuning.slideFade));
        }
    }

    void runSlideTimer(MoverState state) {
        int left = state.get(WarsowRegister.SLIDE_TIMER);
        if (left > 0) {
            left -= tuning.milliseconds;
            if (left <= 0) {
                left = state.isOn(WarsowRegister.CROUCH_SLIDING) ? tuning.slidePause : 0;
                state.set(WarsowRegister.CROUCH_SLIDING, false);
            }
            state.set(WarsowRegister.SLIDE_TIMER, left);
        }
    }

    /** Friction on the ground: less while sliding. */
    float friction(MoverState state) {
        if (!state.isOn(WarsowRegister.CROUCH_SLIDING)) {
            return tuning.friction;
        }
        int left = state.get(WarsowRegister.SLIDE_TIMER);
        return left >= tuning.slideFade ? 0f : tuning.friction * (1f - (float) Math.sqrt((float) left / tuning.slideFade));
    }
}
