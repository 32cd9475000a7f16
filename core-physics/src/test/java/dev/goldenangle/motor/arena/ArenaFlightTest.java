package dev.goldenangle.motor.arena;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Noclip flight and spectator flight: a floor at 0, a wall at x = 5. */
class ArenaFlightTest {
    private final Bench bench = new Bench(ArenaGround.MODEL, ArenaGround.DOCUMENT,
            Bench.level(List.of(Brush.box(-50, -50, -1, 50, 50, 0), Brush.box(5, -50, 0, 6, 50, 20))));

    private Bench flying(MoveMode mode) {
        bench.mover.spawn(bench.state, 0f, 0f, 0f, 0f);
        bench.state.mode = mode;
        return bench;
    }

    private void second() {
        for (int i = 0; i < 128; i++) {
            bench.step();
        }
    }

    @Test
    void noclipGoesThroughWallsAlongTheView() {
        flying(MoveMode.NOCLIP).keys(1, 0, 0);
        bench.command.pitch = (float) Math.toRadians(30);
        second();
        assertEquals(10 * Math.cos(Math.toRadians(30)), bench.state.position.x, 1e-3);
        assertEquals(10 * 0.5 + 0.02, bench.state.position.z, 1e-3);
        assertFalse(bench.state.grounded);
    }

    @Test
    void combinedKeysAreNoFasterThanOne() {
        flying(MoveMode.NOCLIP).keys(1, 1, 1).step();
        assertEquals(10, bench.state.velocity.length(), 1e-4);
        assertTrue(bench.state.velocity.y < 0, "right is −y when looking along x");
    }

    @Test
    void spectatorStopsOneSkinBeforeAWallAndSlidesAlongIt() {
        flying(MoveMode.SPECTATE).looking(30).keys(1, 0, 0);
        second();
        assertEquals(5 - 0.4 - 0.02, bench.state.position.x, 1e-3);
        assertEquals(10 * Math.sin(Math.toRadians(30)), bench.state.position.y, 0.02);
        assertEquals(0.02, bench.state.position.z, 1e-3);
    }

    @Test
    void spectatorHasNoGravityAndNeverStands() {
        flying(MoveMode.SPECTATE).at(0, 0, 3);
        second();
        assertEquals(3, bench.state.position.z, 1e-6);
        bench.keys(0, 0, -1);
        second();
        assertEquals(0.02, bench.state.position.z, 1e-3);
        assertFalse(bench.state.grounded);
    }

    @Test
    void bodyFallsAndLandsAfterFlight() {
        flying(MoveMode.NOCLIP).at(0, 0, 3).step();
        bench.state.mode = MoveMode.NORMAL;
        second();
        assertTrue(bench.state.grounded);
        assertEquals(0.02, bench.state.position.z, 1e-3);
    }
}
