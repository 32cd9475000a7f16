package dev.goldenangle.simulation;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.tilestep.RandomTiles;
import dev.goldenangle.motor.tilestep.TilestepModel;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * A predicting client of the tilestep model, whose snapshots have the height but not the vertical speed, over random
 * worlds and networks.
 */
class TileSnapshotProperties {
    private static final Model MODEL = new TilestepModel();
    private static final float TOLERANCE = 1e-3f;
    private static final int PLAYED = 400;
    private static final int QUIET = 300;
    private static final String FIELD = """
            format = "tile"
            rows = ["00000000000000000000", "00000000000000000000", "00000000000000000000"]
            [[spawn]]
            position = [2, 1.5, 0]
            """;

    /** Walks, turns and jumps randomly, and then stands. */
    private static CommandSource hands(long seed) {
        return (tick, state, command) -> {
            Randomness chance = new Randomness(seed + tick / 12);
            command.set(chance.nextInt(3) - 1, chance.nextInt(3) - 1, chance.nextInt(2), 6 * chance.nextFloat(), 0f, Command.RUN);
            if (tick >= PLAYED) {
                command.set(0f, 0f, 0f, 0f, 0f, 0);
            }
        };
    }

    private static PredictionRun run(Level level, CommandSource source, Network network, Correction policy, int ticks) {
        return new Prediction(MODEL, MODEL.parameters().defaults(), level, source, network, new Reconciliation(policy, TOLERANCE, 0)).run(ticks);
    }

    /**
     * Whatever was lost and however late it came: once no key is pressed, both stand in the same place. Without
     * walkers, which would push them.
     */
    @Property(tries = 40)
    void clientIsWhereTheServerIsOnceTheyStand(@ForAll long seed, @ForAll @IntRange(max = 250) int latency, @ForAll @IntRange(max = 100) int jitter,
                                                   @ForAll @IntRange(max = 40) int loss) {
        Level level = RandomTiles.still(new Randomness(seed));
        PredictionRun run = run(level, hands(seed), new Network(latency, jitter, loss / 100.0, 0, seed), Correction.REPLAY, PLAYED + QUIET);
        int last = run.server().size() - 1;
        assertTrue(run.error()[last] <= TOLERANCE, () -> run.error()[last] + " apart at the end, seed " + seed);
        assertTrue(run.client().get(PLAYED + QUIET - 1).grounded);
    }

    /** If every command arrives in time there is nothing to correct, whatever the snapshots omit. */
    @Property(tries = 20)
    void losslessNetworkNeedsNoCorrection(@ForAll long seed, @ForAll @IntRange(max = 250) int latency) {
        PredictionRun run = run(RandomTiles.still(new Randomness(seed)), hands(seed), new Network(latency, 0, 0, 0, 1), Correction.REPLAY, PLAYED);
        assertEquals(0, run.corrections());
        assertEquals(0f, run.worstError());
    }

    /**
     * The client taps jump on tick 20; only that packet is lost. With the height in every snapshot and its own world to
     * find the ground in, it needs one correction to be back on the ground.
     */
    @Example
    void lostJumpIsCorrectedOnce() {
        CommandSource tap = (tick, state, command) -> command.set(0f, 0f, tick == 20 ? 1f : 0f, 0f, 0f, 0);
        Network network = new Network(50, 0, 0.3, 0, seedThatLoses(20, 0.3));
        PredictionRun run = run(LevelReader.read("field", FIELD, 1f), tap, network, Correction.REPLAY, 120);
        assertEquals(0f, run.server().get(25).position.z, "the server never received the jump");
        assertTrue(run.client().get(24).position.z > 0.4f, "the client showed it for a round trip");
        assertEquals(1, run.corrections());
        assertEquals(0f, run.client().get(60).position.z);
    }

    /** A turn during a jump is lost: the client is moved horizontally, and flies on with its vertical speed, which equals the server's. */
    @Example
    void correctionInFlightKeepsTheFlight() {
        CommandSource turn = (tick, state, command) -> command.set(1f, 0f, tick == 20 ? 1f : 0f, tick < 25 ? 0f : 2f, 0f, 0);
        PredictionRun run = run(LevelReader.read("field", FIELD, 1f), turn, new Network(50, 0, 0.3, 0, seedThatLoses(25, 0.3)), Correction.REPLAY, 100);
        assertTrue(run.corrections() > 0);
        for (int tick = 21; tick < 90; tick++) {
            assertEquals(run.server().get(tick).position.z, run.client().get(tick).position.z, 1e-5f, "tick " + tick);
        }
    }

    /** The seed of a network that loses the command of a tick, but neither that of tick 20 nor the one before. */
    private static long seedThatLoses(int lost, double loss) {
        for (long seed = 1; ; seed++) {
            CommandSource turning = (tick, state, command) -> command.set(0f, 0f, 0f, 0.01f * tick, 0f, 0);
            PredictionRun run = run(LevelReader.read("field", FIELD, 1f), turning, new Network(50, 0, loss, 0, seed), Correction.NONE, 40);
            boolean jumps = lost == 20 || run.server().get(20).yaw == run.client().get(20).yaw;
            if (jumps && run.server().get(lost).yaw != run.client().get(lost).yaw && run.server().get(lost - 1).yaw == run.client().get(lost - 1).yaw) {
                return seed;
            }
        }
    }

    /**
     * A walker comes along the row of a standing player: the server pushes at once, the client when a snapshot has
     * arrived; both end in the same place after it has gone.
     */
    @Example
    void clientIsPushedByWalkersALatencyLater() {
        Level level = LevelReader.read("field", FIELD + "[[creature]]\nposition = [0.5, 1.5, 0]\nwalk = [[4.5, 1.5, 0], [4.5, 0.5, 0], [0.5, 0.5, 0]]\nspeed = 2\n", 1f);
        CommandSource still = (tick, state, command) -> command.set(0f, 0f, 0f, 0f, 0f, 0);
        PredictionRun near = run(level, still, new Network(0, 0, 0, 0, 1), Correction.REPLAY, 240);
        PredictionRun far = run(level, still, new Network(100, 0, 0, 0, 1), Correction.REPLAY, 240);
        assertEquals(0.5f + 2 + 0.6f, far.server().get(59).position.x, 3e-3, "after a second the walker is at 2.5 with the player in front of it");
        assertEquals(21 - 12, far.client().get(20).worldTick, "six ticks there and six back, before any correction");
        assertTrue(far.client().get(59).position.x < 2.8f, "the client still sees it 12 ticks ago");
        assertTrue(far.worstError() > 5 * near.worstError(), near.worstError() + " against " + far.worstError());
        assertEquals(5.1f, far.server().get(200).position.x, 3e-3);
        assertEquals(far.server().get(200).position.x, far.client().get(200).position.x, 2 * TOLERANCE);
    }
}
