package dev.goldenangle.simulation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.MoverState;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PredictionTest {
    private static final int TICKS = 400;
    /** Turns every half second, so that a lost command leads elsewhere. */
    private static final CommandSource WINDING = (tick, state, command) ->
            command.set(tick < 300 ? 1f : 0f, tick / 15 % 2 == 0 ? 1f : -1f, tick % 40 == 0 ? 1f : 0f, tick / 20 * 0.7f, 0f, Command.RUN);

    private static Level level(String map, Model model) {
        return LevelReader.read(map, SampleMaps.fileOf(map).flatMap(SampleMaps::read).orElseThrow(), model.unitsPerMetre());
    }

    private static PredictionRun run(String modelId, String map, Network network, Correction policy) {
        Model model = ModelCatalog.find(modelId).orElseThrow();
        return new Prediction(model, model.parameters().defaults(), level(map, model), WINDING, network,
                new Reconciliation(policy, 1e-4f, 100)).run(TICKS);
    }

    @ParameterizedTest
    @CsvSource({"arena, flat", "strafejump, flat", "quakeworld, flat", "marathon, sector-torture", "tilestep, tile-fort", "warsow, flat", "goldsrc, flat"})
    void losslessNetworkNeedsNoCorrection(String model, String map) {
        PredictionRun perfect = run(model, map, Network.perfect(), Correction.REPLAY);
        assertEquals(0, perfect.corrections());
        assertEquals(0f, perfect.worstError());
        PredictionRun slow = run(model, map, new Network(120, 0, 0, 0, 1), Correction.REPLAY);
        assertEquals(0, slow.corrections(), "latency alone is hidden");
        assertEquals(0f, slow.worstError());
        assertTrue(slow.server().size() < slow.client().size(), "the server is behind");
    }

    @ParameterizedTest
    @CsvSource({"arena, flat", "quakeworld, flat", "marathon, sector-torture", "tilestep, tile-fort", "warsow, flat", "goldsrc, flat"})
    void lostCommandsCauseErrorsAndReplayCorrectsThem(String model, String map) {
        Network bad = new Network(60, 20, 0.15, 0, 7);
        PredictionRun left = run(model, map, bad, Correction.NONE);
        PredictionRun replayed = run(model, map, bad, Correction.REPLAY);
        assertEquals(0, left.corrections());
        assertTrue(left.worstError() > 0f);
        assertTrue(replayed.corrections() > 0);
        assertTrue(replayed.meanError() < left.meanError(), replayed.meanError() + " against " + left.meanError());
    }

    @Test
    void snappingCostsMoreThanReplaying() {
        Network bad = new Network(100, 0, 0.1, 0, 3);
        float snapped = run("tilestep", "tile-fort", bad, Correction.SNAP).meanError();
        float replayed = run("tilestep", "tile-fort", bad, Correction.REPLAY).meanError();
        assertTrue(replayed < snapped, replayed + " against " + snapped);
    }

    /** The longest distance between two shown ticks. */
    private static float longestStep(PredictionRun run) {
        float longest = 0f;
        for (int tick = 1; tick < run.client().size(); tick++) {
            longest = Math.max(longest, new Vec3(run.client().get(tick).position).sub(run.client().get(tick - 1).position).length());
        }
        return longest;
    }

    @ParameterizedTest
    @CsvSource({"arena, flat", "strafejump, flat", "quakeworld, flat", "marathon, sector-torture", "tilestep, tile-fort", "warsow, flat", "goldsrc, flat"})
    void blendingCorrectsTheSameButShowsNoJump(String model, String map) {
        Network bad = new Network(60, 20, 0.15, 0, 7);
        PredictionRun replayed = run(model, map, bad, Correction.REPLAY);
        PredictionRun blended = run(model, map, bad, Correction.BLEND);
        assertEquals(replayed.corrections(), blended.corrections(), "the client's state is the same");
        assertArrayEquals(replayed.correction(), blended.correction());
        assertTrue(longestStep(blended) < longestStep(replayed), longestStep(blended) + " against " + longestStep(replayed));
    }

    @Test
    void blendWithoutTimeIsAReplay() {
        Model model = ModelCatalog.find("tilestep").orElseThrow();
        Network bad = new Network(60, 20, 0.15, 0, 7);
        PredictionRun atOnce = new Prediction(model, model.parameters().defaults(), level("tile-fort", model), WINDING, bad, new Reconciliation(Correction.BLEND, 1e-4f, 0)).run(TICKS);
        assertArrayEquals(run("tilestep", "tile-fort", bad, Correction.REPLAY).error(), atOnce.error());
    }

    @Test
    void runningInPiecesEqualsRunningAtOnce() {
        Model model = ModelCatalog.find("marathon").orElseThrow();
        Network bad = new Network(80, 30, 0.2, 0, 11);
        Prediction inPieces = new Prediction(model, model.parameters().defaults(), level("sector-torture", model), WINDING, bad, new Reconciliation(Correction.REPLAY, 1e-4f, 100));
        for (int ticks = 0; ticks < TICKS; ticks += 7) {
            inPieces.advanceTo(ticks);
        }
        PredictionRun whole = run("marathon", "sector-torture", bad, Correction.REPLAY);
        assertArrayEquals(whole.error(), inPieces.run(TICKS).error());
        assertEquals(whole.server().size(), TICKS - inPieces.serverDelay());
        assertEquals(whole.server().get(5), inPieces.server(5).orElseThrow());
        assertEquals(whole.server().get(whole.server().size() - 1), inPieces.server(TICKS - 1).orElseThrow(), "its last tick");
    }

    @Test
    void runCanStartFromAnotherState() {
        Model model = ModelCatalog.find("tilestep").orElseThrow();
        MoverState start = run("tilestep", "tile-fort", Network.perfect(), Correction.NONE).client().get(100);
        PredictionRun later = new Prediction(model, model.parameters().defaults(), level("tile-fort", model), (tick, state, command) -> command.set(0f, 0f, 0f, state.yaw, 0f, 0),
                Network.perfect(), new Reconciliation(Correction.NONE, 0f, 0)).startAt(start).run(1);
        assertEquals(start.position.x, later.client().get(0).position.x);
        assertEquals(start.position.x, later.server().get(0).position.x);
    }

    @Test
    void sameSeedGivesTheSameRun() {
        Network bad = new Network(80, 30, 0.2, 0, 11);
        assertArrayEquals(run("marathon", "sector-torture", bad, Correction.REPLAY).error(), run("marathon", "sector-torture", bad, Correction.REPLAY).error());
    }

    @Test
    void invalidNetworksAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> new Network(-1, 0, 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Network(0, 0, 1.5, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Network(Double.NaN, 0, 0, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new Reconciliation(Correction.BLEND, Float.NaN, 0));
        assertThrows(IllegalArgumentException.class, () -> new Reconciliation(Correction.BLEND, 0f, -1));
    }
}
