package dev.goldenangle.motor.strafejump;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Height of a jump off the end of a ramp at 320 along the ramp: with upward speed u, u² / 2g above the take-off. */
class RampJumpTest {
    private static final double SPEED = 320;
    private static final double JUMP = 270;
    private static final double GRAVITY = 800;

    @ParameterizedTest
    @ValueSource(ints = {0, 20, 30, 40})
    void replacingJumpIsEquallyHighFromEveryRamp(int degrees) {
        for (int way : new int[] {1, -1}) {
            assertEquals(shippedApex(JUMP), apex(Presets.vq3Unrounded(), degrees, way), 0.02);
            assertEquals(documentApex(JUMP), apex(Presets.capped30(), degrees, way), 0.02);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 20, 30, 40})
    void addingJumpIsHigherUpARampAndNotLowerDownIt(int degrees) {
        double upward = JUMP + SPEED * Math.sin(Math.toRadians(degrees));
        assertEquals(shippedApex(upward), apex(adding(Presets.vq3Unrounded()), degrees, 1), 0.02);
        assertEquals(documentApex(upward), apex(adding(Presets.capped30()), degrees, 1), 0.02);
        assertEquals(shippedApex(JUMP), apex(adding(Presets.vq3Unrounded()), degrees, -1), 0.02);
        assertEquals(documentApex(JUMP), apex(adding(Presets.capped30()), degrees, -1), 0.02);
    }

    /** A runner under the document's rules steps up a ramp with a level velocity; its jump still adds the speed up the ramp. */
    @ParameterizedTest
    @ValueSource(ints = {20, 30, 40})
    void addingJumpOfARunnerIsFasterUpARamp(int degrees) {
        double upTheRamp = SPEED * Math.sin(Math.toRadians(degrees));
        assertEquals(JUMP - GRAVITY / 128 + upTheRamp, runningJump(adding(Presets.capped30()), degrees), 1);
        assertEquals(JUMP - GRAVITY / 128, runningJump(Presets.capped30(), degrees), 4);
    }

    /** Upward speed after the first tick of a jump, after a second of running up a ramp. */
    private static double runningJump(ParameterSet set, int degrees) {
        double sin = Math.sin(Math.toRadians(degrees));
        double cos = Math.cos(Math.toRadians(degrees));
        Brush ramp = Brush.cutBox(-2000f, -2000f, -2000f, 2000f, 2000f, 2000f, (float) -sin, 0f, (float) cos, 0f);
        Bench bench = new Bench(new StrafejumpModel(), set, Bench.level(List.of(ramp))).at(0, 0, 15 * sin / cos + 24 + 0.13 / cos)
                .moving(SPEED, 0, 0).keys(1, 0, 0);
        for (int tick = 0; tick < 128; tick++) {
            bench.step();
        }
        bench.keys(1, 0, 1).step();
        return bench.state.velocity.z;
    }

    private static ParameterSet adding(ParameterSet set) {
        return set.with("jump_adds", "true");
    }

    /** The shipped rules use the mean of the speed before and after gravity, which is the exact parabola. */
    private static double shippedApex(double upward) {
        return upward * upward / (2 * GRAVITY);
    }

    /** The document applies all of a tick's gravity before the move: half a tick's distance less, at 128 ticks per second. */
    private static double documentApex(double upward) {
        return shippedApex(upward) - upward / 256;
    }

    /** The ramp rises towards +x and ends 20 units ahead, so that nothing is hit on the way up. */
    private static double apex(ParameterSet set, int degrees, int way) {
        double sin = Math.sin(Math.toRadians(degrees));
        double cos = Math.cos(Math.toRadians(degrees));
        Brush ramp = degrees == 0 ? Bench.floor() : Brush.cutBox(-2000f, -2000f, -2000f, 20f, 2000f, 2000f, (float) -sin, 0f, (float) cos, 0f);
        double start = 15 * sin / cos + 24 + 0.13 / cos;
        Bench bench = new Bench(new StrafejumpModel(), set, Bench.level(List.of(ramp))).at(0, 0, start)
                .moving(way * SPEED * cos, 0, way * SPEED * sin).keys(0, 0, 1);
        double highest = start;
        for (int tick = 0; tick < 100; tick++) {
            bench.step();
            highest = Math.max(highest, bench.state.position.z);
        }
        return highest - start;
    }
}
