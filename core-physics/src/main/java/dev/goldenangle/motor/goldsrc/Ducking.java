package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.controller.MovingBox;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.MoverState;

/**
 * Crouching. On the ground it takes a while; in the air it is instant and raises the feet instead of lowering the head.
 * Letting go before the crouch is complete lifts the body by the difference of the two boxes in one tick.
 */
final class Ducking {
    /** Milliseconds after pressing crouch in which a long jump is possible; the crouch itself takes its first part. */
    private static final float WINDOW = 1000f;
    private static final int LIFTS = 36;

    private final GoldsrcTuning tuning;
    private final GoldsrcSurroundings surroundings;
    private final Vec3 place = new Vec3();

    Ducking(GoldsrcTuning tuning, GoldsrcSurroundings surroundings) {
        this.tuning = tuning;
        this.surroundings = surroundings;
    }

    void apply(GoldsrcTick tick) {
        MoverState state = tick.state;
        boolean pressed = tick.ducks && !state.isOn(GoldsrcRegister.DUCK_HELD);
        state.set(GoldsrcRegister.DUCK_HELD, tick.ducks);
        boolean busy = tick.ducks || state.isOn(GoldsrcRegister.DUCKING) || state.crouched;
        if (state.crouched || tuning.isCounterStrike && busy) {
            tick.scaleKeys(tuning.duckSpeed);
        }
        if (!tick.ducks) {
            if (busy) {
                rise(tick);
            }
            return;
        }
        if (pressed && !state.crouched) {
            state.set(GoldsrcRegister.DUCK_TIME, WINDOW);
            state.set(GoldsrcRegister.DUCKING, true);
        }
        if (state.isOn(GoldsrcRegister.DUCKING)) {
            goDown(tick);
        }
    }

    private void goDown(GoldsrcTick tick) {
        MoverState state = tick.state;
        MovingBox box = tick.box;
        float left = state.getFloat(GoldsrcRegister.DUCK_TIME);
        if (left > WINDOW - tuning.duckTime && box.onPlane) {
            float part = (1f - left / WINDOW) / (tuning.duckTime / WINDOW);
            float share = 3f * part * part - 2f * part * part * part;
            state.eyeHeight = (tuning.duckedEye - lowered()) * share + tuning.eye * (1f - share);
            return;
        }
        state.crouched = true;
        state.set(GoldsrcRegister.DUCKING, false);
        state.eyeHeight = tuning.duckedEye;
        tick.shapeBox();
        if (box.onPlane) {
            box.position.z -= lowered();
            liftOutOfFloor(box);
            surroundings.categorise(tick);
        }
    }

    /** How far the middle of the box is lower when crouched on the ground. */
    private float lowered() {
        return tuning.feet - tuning.duckedFeet;
    }

    private void liftOutOfFloor(MovingBox box) {
        float z = box.position.z;
        for (int i = 0; i < LIFTS && surroundings.isStuck(box); i++) {
            box.position.z += 1f;
        }
        if (surroundings.isStuck(box)) {
            box.position.z = z;
        }
    }

    private void rise(GoldsrcTick tick) {
        MoverState state = tick.state;
        MovingBox box = tick.box;
        place.set(box.position);
        if (box.onPlane) {
            place.z += lowered();
        }
        if (!surroundings.isFree(place, box)) {
            return;
        }
        boolean wasCrouched = state.crouched;
        state.crouched = false;
        tick.shapeBox();
        if (!surroundings.isFree(place, box)) {
            state.crouched = wasCrouched;
            tick.shapeBox();
            return;
        }
        state.set(GoldsrcRegister.DUCKING, false);
        state.set(GoldsrcRegister.DUCK_TIME, 0f);
        state.eyeHeight = tuning.eye;
        box.position.set(place);
        surroundings.categorise(tick);
    }
}
