package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.motor.tilestep.TilestepModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.simulation.Network;
import dev.goldenangle.simulation.Prediction;
import dev.goldenangle.simulation.Reconciliation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.workbench.runs.PredictedPath;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** How a client draws the creatures of a map with a latency of 100 ms, which is six ticks at 60 Hz. */
class OtherBodiesTest {
    private static final int TICKS = 200;
    private final Model model = new TilestepModel();
    private final ParameterSet knobs = model.parameters().defaults();

    private List<NetworkFigure.Seen> seen(String map, PredictedPath.End end) {
        Level level = LevelReader.read(map, SampleMaps.read(map + ".toml").orElseThrow(), 1f);
        Prediction prediction = new Prediction(model, knobs, level, (tick, state, command) -> command.set(0f, 0f, 0f, 0f, 0f, 0), new Network(100, 0, 0, 0, 1),
                new Reconciliation(Correction.REPLAY, 0.01f, 0));
        prediction.advanceTo(TICKS);
        Mover mover = model.mover(knobs, level);
        MoverState now = prediction.client(TICKS - 1).copy();
        now.worldTick = TICKS;
        return new OtherBodies(mover).apart(new PredictedPath(prediction, end, 0, TICKS), TICKS - 1, 1f, mover.bystanders(now));
    }

    /** A command takes six ticks to the server and its state six ticks back: 0.3 tiles at 0.025 tiles per tick, plus two ticks of smoothing. */
    @Test
    void clientDrawsACreatureOneRoundTripAndItsSmoothingBehind() {
        List<NetworkFigure.Seen> seen = seen("tile-herd", PredictedPath.End.CLIENT);
        assertEquals(4, seen.size());
        assertEquals(0.35, seen.get(0).away(), 1e-3);
        assertEquals(2 + TICKS * 0.025 - 0.35, seen.get(0).body().y(), 1e-3);
    }

    @Test
    void serverOrStandingBodiesHaveNoOffset() {
        assertTrue(seen("tile-herd", PredictedPath.End.SERVER).isEmpty());
        assertTrue(seen("tile-fort", PredictedPath.End.CLIENT).isEmpty());
    }
}
