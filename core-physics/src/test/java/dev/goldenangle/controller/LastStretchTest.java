package dev.goldenangle.controller;

import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.Arrays;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A ledge that ends at x = 0, high above everything, and a runner at 6 m/s who leaves it within one tick. */
class LastStretchTest {
    private static final CapsuleSettings SETTINGS = CapsuleSettings.of(new ParameterTable(CapsuleParameter.JUMP_SPEED,
            Arrays.asList(CapsuleParameter.values()), List.of()).defaults());
    private static final BrushWorld LEDGE = BrushWorld.of(List.of(Brush.box(-50, -50, -1, 0, 50, 0)));

    private static MoverState run(int ticks) {
        CapsuleController controller = new CapsuleController(SETTINGS, LEDGE);
        MoverState state = new MoverState(0);
        TickReport report = new TickReport(0);
        state.position.set(-0.1f, 0, 0.02f);
        state.velocity.set(6, 0, 0);
        state.grounded = true;
        state.groundNormal.set(0, 0, 1);
        for (int tick = 0; tick < ticks; tick++) {
            report.begin(state.velocity);
            controller.move(state, 0.1f / ticks, report);
        }
        return state;
    }

    /** The ground ends where the sole touches only an edge steeper than the limit; the runner falls only from there on. */
    @ParameterizedTest
    @ValueSource(ints = {2, 10, 100})
    void endOfTheGroundIsIndependentOfTickLength(int ticks) {
        MoverState once = run(1);
        MoverState often = run(ticks);
        assertEquals(often.position.x, once.position.x, 0.01f);
        assertEquals(often.position.z, once.position.z, 0.01f);
        assertEquals(often.velocity.z, once.velocity.z, 0.1f);
    }

    @Test
    void timeOnTheLedgeCausesNoFall() {
        MoverState state = run(1);
        double ends = 0.42 * Math.sin(SETTINGS.maxSlope());
        double beyond = (0.5 - ends) / 6;
        assertFalse(state.grounded);
        assertEquals(0.5, state.position.x, 0.01);
        assertTrue(state.velocity.z < 0 && state.velocity.z > -25 * beyond - 0.5, "falls for " + beyond + " s, not for the whole tick: " + state.velocity);
    }
}
