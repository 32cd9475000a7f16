package dev.goldenangle.motor.tilestep;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * How a client applies a snapshot, which has the height of the feet but not their vertical speed. Gravity is 25, a tick
 * a 60th of a second.
 */
class SnapshotTest {
    private static final Level STEP = Ground.rows("######", "#0022#", "#0022#", "######");

    private static Ground client() {
        return new Ground(STEP, Ground.defaults(), Ground.MODEL::clientMover);
    }

    private static Ground server() {
        return new Ground(STEP, Ground.defaults());
    }

    @Test
    void serverOnTheGroundPutsTheClientThereAtRest() {
        Ground server = server().at(2, 2, 0);
        Ground client = client().at(2, 2, 0).jump().ticks(5);
        assertTrue(client.state.velocity.z > 4f);
        client.mover.receive(server.state, client.state);
        assertEquals(0f, client.state.position.z);
        assertEquals(0f, client.state.velocity.z);
        assertTrue(client.state.grounded, "found in its own world, because no snapshot says so");
        assertEquals(1f, client.state.groundNormal.z);
        assertEquals(7.5f - 25 / 60f, client.jump().state.velocity.z, 1e-5, "so that a re-simulated jump works");
    }

    @Test
    void serverOnATerraceStandsThere() {
        Ground client = client().at(2, 2, 0);
        client.mover.receive(server().at(4, 2, 1).state, client.state);
        assertTrue(client.state.grounded);
        assertEquals(1f, client.ticks(1).state.position.z, "two levels of half a tile");
    }

    /** The client rose at 5, whatever the server does: 5 / 60 per tick, minus gravity. */
    @Test
    void clientInTheAirKeepsItsPredictedSpeed() {
        Ground client = client().at(2, 2, 0.5);
        client.state.velocity.z = 5f;
        Ground server = server().at(2, 2, 1.5);
        server.state.velocity.z = -3f;
        client.mover.receive(server.state, client.state);
        assertEquals(1.5f, client.state.position.z);
        assertEquals(5f, client.state.velocity.z);
        assertFalse(client.state.grounded);
        client.ticks(1);
        assertEquals(5 - 25 / 60f, client.state.velocity.z, 1e-5);
        assertEquals(1.5f + (5 - 25 / 60f) / 60, client.state.position.z, 1e-5);
    }

    /**
     * The server has jumped where the client did not: it is above the ground, and the client falls from rest. Each tick
     * they diverge by 5 / 60.
     */
    @Test
    void clientPredictedToStandFallsFromRestAndIsCorrectedWithEverySnapshot() {
        Ground server = server().at(2, 2, 0.5);
        server.state.velocity.z = 5f;
        Ground client = client().at(2, 2, 0);
        for (int snapshot = 0; snapshot < 3; snapshot++) {
            client.mover.receive(server.state, client.state);
            assertEquals(server.state.position.z, client.state.position.z);
            assertEquals(-25f * snapshot / 60, client.state.velocity.z, 1e-5, "it keeps falling at the speed so far");
            server.ticks(1);
            client.ticks(1);
            assertEquals(5 / 60f, server.state.position.z - client.state.position.z, 1e-5);
        }
        server.ticks(60);
        client.ticks(3);
        assertTrue(server.state.grounded);
        client.mover.receive(server.state, client.state);
        client.ticks(1);
        server.ticks(1);
        assertEquals(server.state.position, client.state.position, "on the ground they agree again");
        assertEquals(server.state.velocity, client.state.velocity);
    }

    @Test
    void drawnBodyStaysTheClientsOwnAndMovesFromWhereItIs() {
        Ground client = client().at(2, 2, 0);
        Ground server = server().at(2.6, 2, 0);
        MoverState corrected = client.state.copy();
        client.mover.receive(server.state, corrected);
        client.mover.keepDrawn(client.state, corrected);
        assertEquals(2.6f, corrected.position.x);
        assertEquals(2f, corrected.getFloat(TilestepRegister.DRAWN_X));
        client.state.copyFrom(corrected);
        assertEquals(2.2f, client.ticks(1).state.getFloat(TilestepRegister.DRAWN_X), 1e-5, "a third of the way a tick");
    }

    @Test
    void flyingMoverNeverStands() {
        Ground server = server().at(2, 2, 0);
        server.state.mode = MoveMode.NOCLIP;
        Ground client = client().at(2, 2, 1);
        client.mover.receive(server.state, client.state);
        assertEquals(MoveMode.NOCLIP, client.state.mode);
        assertFalse(client.state.grounded);
    }

    /** While the prediction is right nothing is lost: in any world and with any keys, applying the snapshot of a state gives that state. */
    @Property(tries = 60)
    void correctPredictionLosesNothing(@ForAll long seed) {
        Randomness chance = new Randomness(seed);
        Ground server = new Ground(RandomTiles.level(chance), Ground.stepUp(0.25 * chance.nextInt(3)));
        Ground client = new Ground(server.level, Ground.stepUp(0), Ground.MODEL::clientMover);
        for (int tick = 0; tick < 300; tick++) {
            if (chance.nextInt(8) == 0) {
                server.command.set(chance.nextInt(3) - 1, chance.nextInt(3) - 1, chance.nextInt(2), 6 * chance.nextFloat(), 0f, (chance.nextInt(2) * Command.RUN) | (chance.nextInt(6) == 0 ? Command.USE : 0));
            }
            server.ticks(1);
            MoverState own = server.state.copy();
            client.mover.receive(server.state, own);
            assertEquals(server.state, own, () -> "seed " + seed);
        }
    }
}
