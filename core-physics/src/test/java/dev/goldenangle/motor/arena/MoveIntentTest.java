package dev.goldenangle.motor.arena;

import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class MoveIntentTest {
    private final MoveIntent intent = new MoveIntent();

    private void assertDirection(double x, double y, double z) {
        assertEquals(x, intent.direction.x, 1e-6);
        assertEquals(y, intent.direction.y, 1e-6);
        assertEquals(z, intent.direction.z, 1e-6);
    }

    @Test
    void forwardFollowsTheView() {
        intent.build(Arena.keys(1, 0, 90), Arena.flying(0, 0));
        assertDirection(0, 1, 0);
        assertEquals(1f, intent.magnitude);
    }

    @Test
    void positiveStrafeIsThePlayersRight() {
        intent.build(Arena.keys(0, 1, 0), Arena.flying(0, 0));
        assertDirection(0, -1, 0);
    }

    @Test
    void diagonalKeysCountNoMoreThanOne() {
        intent.build(Arena.keys(1, -1, 0), Arena.flying(0, 0));
        assertDirection(Math.sqrt(0.5), Math.sqrt(0.5), 0);
        assertEquals(1f, intent.magnitude);
    }

    @Test
    void halfInputHasFullDirectionAndHalfMagnitude() {
        intent.build(Arena.keys(0.5f, 0, 0), Arena.flying(0, 0));
        assertDirection(1, 0, 0);
        assertEquals(0.5f, intent.magnitude);
    }

    @Test
    void noInputMeansNoDirection() {
        intent.build(Arena.keys(0, 0, 33), Arena.standing(3, 4));
        assertDirection(0, 0, 0);
        assertEquals(0f, intent.magnitude);
    }

    @Test
    void intentOnARampIsAlongTheRamp() {
        MoverState state = Arena.standing(0, 0);
        state.groundNormal.set(-0.6f, 0f, 0.8f);
        intent.build(Arena.keys(1, 0, 0), state);
        assertDirection(0.8, 0, 0.6);
    }

    @Test
    void intentStaysHorizontalOnGroundFacingThePlayer() {
        MoverState state = Arena.standing(0, 0);
        state.groundNormal.set(-1f, 0f, 0f);
        intent.build(Arena.keys(1, 0, 0), state);
        assertDirection(1, 0, 0);
    }

    @Test
    void offsetOfEveryKeyPairIsItsDirection() {
        float[] axes = {-1, -0.5f, 0, 0.5f, 1};
        for (float forward : axes) {
            for (float right : axes) {
                double expected = forward == 0 && right == 0 ? 0 : Math.atan2(-right, forward);
                double offset = MoveIntent.offset(forward, right);
                assertEquals(Math.cos(expected), Math.cos(offset), 1e-6);
                assertEquals(Math.sin(expected), Math.sin(offset), 1e-6);
            }
        }
    }
}
