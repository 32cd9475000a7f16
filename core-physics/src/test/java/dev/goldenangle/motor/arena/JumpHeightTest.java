package dev.goldenangle.motor.arena;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

class JumpHeightTest {
    /** With upward speed u and gravity g the apex is u² / 2g above the ground, as close as ticks of 1/128 s meet it. */
    @ParameterizedTest
    @CsvSource({"25, 8.4375", "10, 5", "40, 8.4375", "25, 4"})
    void gravityAndJumpSpeedSetTheHeightOfAJump(double gravity, double jumpSpeed) {
        Bench bench = new Bench(ArenaGround.MODEL, ArenaGround.DOCUMENT.with("gravity", Double.toString(gravity)).with("jump_speed", Double.toString(jumpSpeed)),
                Bench.level(List.of(Brush.box(-50, -50, -1, 50, 50, 0))));
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        double ground = bench.state.position.z;
        double highest = ground;
        bench.keys(0, 0, 1);
        for (int tick = 0; tick < 128; tick++) {
            bench.step();
            highest = Math.max(highest, bench.state.position.z);
        }
        assertEquals(jumpSpeed * jumpSpeed / (2 * gravity), highest - ground, 1e-3);
    }
}
