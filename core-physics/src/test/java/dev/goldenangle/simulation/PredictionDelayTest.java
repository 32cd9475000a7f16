package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** When a packet arrives and when its correction shows, to the tick: 100 ticks per second, so one tick is 10 ms. */
class PredictionDelayTest {
    private static final Model QUAKE = new StrafejumpModel();
    private static final ParameterSet TEN_MS = QUAKE.parameters().defaults().with(QUAKE.tickRate().key(), "100");
    private static final Level LEVEL = Bench.level(List.of(Bench.floor()));
    private static final CommandSource EAST = (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, Command.RUN);
    /** Turns every tick, so that every lost command is visible. */
    private static final CommandSource TURNING = (tick, state, command) -> command.set(1f, 0f, 0f, 0.2f * tick, 0f, Command.RUN);

    private static Prediction prediction(CommandSource source, Network network, Correction policy) {
        return new Prediction(QUAKE, TEN_MS, LEVEL, source, network, new Reconciliation(policy, 1e-4f, 100));
    }

    /** 45 ms are five ticks; 45 and half of 30 are six. */
    @Test
    void serverIsOneLatencyAndHalfTheJitterBehind() {
        assertEquals(5, prediction(EAST, new Network(45, 0, 0, 0, 1), Correction.NONE).serverDelay());
        assertEquals(6, prediction(EAST, new Network(45, 30, 0, 0, 1), Correction.NONE).serverDelay());
        assertEquals(0, prediction(EAST, Network.perfect(), Correction.NONE).serverDelay());
    }

    /** Every command is in time if it arrives exactly one latency later, so nothing is ever corrected. */
    @Test
    void latencyIsHiddenButJitterIsNot() {
        assertEquals(0, prediction(TURNING, new Network(50, 0, 0, 0, 1), Correction.REPLAY).run(200).corrections());
        PredictionRun shaken = prediction(TURNING, new Network(50, 60, 0, 0, 1), Correction.NONE).run(200);
        assertTrue(shaken.worstError() > 0, "half of the packets are later than the server waits");
    }

    /** With every packet lost the server receives nothing and the client receives nothing back, so the client is never corrected. */
    @Test
    void totalLossCorrectsNothing() {
        PredictionRun cut = prediction(EAST, new Network(20, 0, 1, 0, 1), Correction.REPLAY).run(100);
        assertEquals(0, cut.corrections());
        assertEquals(0f, cut.server().get(97).position.x, 1e-3f, "the server's body never moved");
        assertTrue(cut.client().get(97).position.x > 100f);
        assertEquals(cut.client().get(97).position.x, cut.error()[97], 1e-2f);
    }

    /** The first correction comes no sooner than a command has arrived and a state has come back: twice the latency. */
    @Test
    void correctionTakesTheWholeRoundTrip() {
        for (int latency : new int[] {0, 40, 100}) {
            PredictionRun run = prediction(TURNING, new Network(latency, 0, 0.3, 0, 9), Correction.REPLAY).run(300);
            int firstError = 0;
            PredictionRun left = prediction(TURNING, new Network(latency, 0, 0.3, 0, 9), Correction.NONE).run(300);
            while (!(left.error()[firstError] > 1e-4f)) {
                firstError++;
            }
            int firstCorrection = 0;
            while (run.correction()[firstCorrection] == 0f) {
                firstCorrection++;
            }
            assertTrue(firstCorrection >= firstError + 2 * latency / 10, latency + " ms: error " + firstError + ", corrected " + firstCorrection);
        }
    }

    /**
     * Latency 20 and jitter 0 to 60: the server waits 50 ms for a command. Its own packet is in time if it is not lost
     * (0.9) and at most 30 late (a half); the next one, 10 ms younger, if at most 20 late (a third); the one after
     * that, at most 10 (a sixth); the third never. So 1 - 0.45 = 0.55 of the commands are missed without redundancy,
     * and 0.55 * 0.7 * 0.85 with it.
     */
    @Test
    void redundancyRepairsSingleLosses() {
        assertEquals(0.55, missedCommands(new Network(20, 60, 0.1, 0, 5)), 0.025);
        assertEquals(0.55 * 0.7, missedCommands(new Network(20, 60, 0.1, 1, 5)), 0.025);
        assertEquals(0.55 * 0.7 * 0.85, missedCommands(new Network(20, 60, 0.1, 3, 5)), 0.025);
        assertEquals(0.1, missedCommands(new Network(20, 0, 0.1, 0, 5)), 0.015);
    }

    /** Share of the ticks that the server ran with another view than the client, which turns every tick. */
    private static double missedCommands(Network network) {
        PredictionRun run = prediction(TURNING, network, Correction.NONE).run(4000);
        int missed = 0;
        for (int tick = 0; tick < run.server().size(); tick++) {
            missed += run.server().get(tick).yaw != run.client().get(tick).yaw ? 1 : 0;
        }
        return missed / (double) run.server().size();
    }

    /** The visible effect: fewer corrections, roughly in proportion to the missed commands. */
    @Test
    void redundancyAvoidsCorrections() {
        int without = prediction(TURNING, new Network(20, 60, 0.1, 0, 5), Correction.REPLAY).run(400).corrections();
        int with = prediction(TURNING, new Network(20, 60, 0.1, 3, 5), Correction.REPLAY).run(400).corrections();
        assertTrue(without > 100 && with < 0.7 * without, with + " against " + without);
    }

    /** Errors up to the tolerance are not corrected: with a huge tolerance nothing is. */
    @Test
    void nothingIsCorrectedWithinTheTolerance() {
        Network bad = new Network(40, 0, 0.3, 0, 9);
        Prediction tolerant = new Prediction(QUAKE, TEN_MS, LEVEL, TURNING, bad, new Reconciliation(Correction.REPLAY, 1e6f, 0));
        assertEquals(0, tolerant.run(200).corrections());
        assertArrayEquals(prediction(TURNING, bad, Correction.NONE).run(200).error(), tolerant.run(200).error());
    }

    @Test
    void meanErrorCountsKnownTicksOnly() {
        PredictionRun run = new PredictionRun(List.of(), List.of(), new float[] {3f, 1f, Float.NaN}, new float[3], 0);
        assertEquals(3f, run.worstError());
        assertEquals(2f, run.meanError());
        Prediction prediction = prediction(EAST, new Network(30, 0, 0, 0, 1), Correction.NONE);
        assertTrue(prediction.server(0).isEmpty(), "before its first tick the server has nothing");
        PredictionRun made = prediction.run(10);
        assertEquals(10, prediction.ticks());
        assertEquals(made.client().get(9), prediction.client(9));
        assertEquals(7, made.server().size());
        assertTrue(Float.isNaN(made.error()[7]));
    }
}
