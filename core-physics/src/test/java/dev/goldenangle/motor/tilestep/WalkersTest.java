package dev.goldenangle.motor.tilestep;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.state.MoverState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Creatures that walk by themselves. The half width of the player and of the creatures is 0.3, and a tick is a 60th of a second. */
class WalkersTest {
    private static final String LANE = """
            format = "tile"
            rows = ["############", "#0000000000#", "############"]
            [[spawn]]
            position = [4.5, 1.5, 0]
            """;

    /** From x = 2 to the east and back. */
    private static Level lane(double east, double speed, String more) {
        return LevelReader.read("lane", LANE + String.format(Locale.ROOT, "[[creature]]\nposition = [2, 1.5, 0]\nwalk = [[%s, 1.5, 0]]\nspeed = %s\n", east, speed) + more, 1f);
    }

    private static float creatureX(Ground ground) {
        return ground.mover.bystanders(ground.state).get(0).x();
    }

    @Test
    void walkerPositionFollowsFromTheLevelTick() {
        Ground ground = new Ground(lane(8, 1.5, ""), Ground.defaults());
        assertEquals(2f, creatureX(ground));
        assertEquals(2.75f, creatureX(ground.at(9, 1.5, 0).ticks(30)), 1e-5, "1.5 tiles a second for half of one");
        assertEquals(5f, creatureX(ground.ticks(90)), 1e-5);
        assertEquals(8f, creatureX(ground.ticks(120)), 1e-5);
        assertEquals(6.5f, creatureX(ground.ticks(60)), 1e-5, "back again");
    }

    /**
     * The east side of the creature starts at 2.3 and reaches the player's west side, 4.2, after 1.9 s, which is 114
     * ticks. At 2.9 s it is at 5.2.
     */
    @Test
    void playerInTheWayIsPushedAlong() {
        Ground ground = new Ground(lane(8, 1, ""), Ground.defaults()).ticks(114);
        assertEquals(4.5f, ground.state.position.x, 2e-3);
        ground.ticks(60);
        assertEquals(5.5f, ground.state.position.x, 2e-3);
        assertTrue(ground.state.position.x - creatureX(ground) >= 0.6f, "and never inside it");
    }

    @Test
    void playerRunningAgainstAWalkerIsPushedBack() {
        Ground ground = new Ground(lane(8, 3, ""), Ground.defaults());
        for (int tick = 0; tick < 110; tick++) {
            ground.walk(-1, 0, 1);
            assertTrue(ground.state.position.x - creatureX(ground) >= 0.6f - 1e-5f, "tick " + tick);
        }
        assertEquals(creatureX(ground) + 0.6f, ground.state.position.x, 2e-3, "touching it, although walking is faster than the push");
    }

    @Test
    void fastWalkerPushesAtItsOwnSpeed() {
        Ground ground = new Ground(lane(8, 8, ""), Ground.defaults().with(TilestepParameter.RUN_SPEED, 1));
        for (int tick = 0; tick < 45; tick++) {
            ground.ticks(1);
            assertTrue(ground.state.position.x - creatureX(ground) >= 0.6f - 1e-5f, "tick " + tick);
        }
        assertTrue(ground.state.position.x > 8.5f);
    }

    /** The lane ends at 11: the player stops at 10.7, where the walker touches it at 10.1. It continues to 10.5 and comes back. */
    @Test
    void playerSqueezedAgainstAWallComesOutBehindTheWalker() {
        Ground ground = new Ground(lane(10.5, 2, ""), Ground.defaults()).ticks(240);
        assertEquals(10.6f, ground.state.position.x, 2e-3, "nearly at the wall");
        assertEquals(10f, creatureX(ground), 1e-4);
        ground.ticks(83);
        assertEquals(8.2333f, creatureX(ground), 1e-4, "68 ticks on the way back");
        assertEquals(7.6333f, ground.state.position.x, 2e-3, "before it, since there was a way out to the west");
    }

    @Test
    void walkerThatIsNotSolidOrFarAbovePushesNoOne() {
        assertEquals(4.5f, new Ground(lane(8, 1, "solid = false\n"), Ground.defaults()).ticks(174).state.position.x);
        Level high = LevelReader.read("lane", LANE + "[[creature]]\nposition = [2, 1.5, 0.9]\nwalk = [[8, 1.5, 0.9]]\n", 1f);
        assertEquals(4.5f, new Ground(high, Ground.defaults()).ticks(174).state.position.x, "a body is 0.9 high");
    }

    /** A client knows only the last snapshot: the clock of its state, which its own ticks do not change. */
    @Test
    void clientMeetsWalkersWhereItsSnapshotHasThem() {
        Ground client = new Ground(lane(8, 1, ""), Ground.defaults(), Ground.MODEL::clientMover);
        client.state.worldTick = 174;
        client.report.begin(client.state.velocity);
        client.mover.step(client.command, client.state, client.report);
        assertEquals(4.435f, client.state.position.x, 1e-4, "inside it, and on the way out to the nearer side, 3.9 tiles a second");
        assertEquals(4.9f, creatureX(client), 1e-5);
        Ground server = new Ground(lane(8, 1, ""), Ground.defaults());
        server.state.worldTick = 174;
        assertEquals(4.9f, creatureX(server), 1e-5);
        assertEquals(4.9f + 1 / 60f, creatureX(server.ticks(1)), 1e-5, "a server continues");
    }

    /** At 1.2 tiles per second it moves 0.02 per tick; approaching by a third per tick stays two such ticks behind. */
    @Test
    void walkerIsDrawnBehindItsPosition() {
        Ground ground = new Ground(lane(8, 1.2, ""), Ground.defaults()).at(10, 1.5, 0).ticks(100);
        Bystander drawn = ground.mover.drawnBystanders(ground.state, ago -> Math.max(0, 100 - ago)).get(0);
        assertEquals(4f, creatureX(ground), 1e-5);
        assertEquals(3.96f, drawn.x(), 1e-4);
        Bystander atOnce = new Ground(lane(8, 1.2, ""), Ground.defaults().with(TilestepParameter.TWEEN, 60)).mover
                .drawnBystanders(ground.state, ago -> Math.max(0, 100 - ago)).get(0);
        assertEquals(4f, atOnce.x(), 1e-5, "approaching by the whole distance per tick");
    }

    /**
     * First snapshots of tick 0, then one of tick 30, 0.6 tiles on: a third of the distance each tick. Tick 60, 1.2
     * tiles on, is too far to slide.
     */
    @Test
    void betweenTwoSnapshotsAWalkerIsDrawnOnItsWayToTheLater() {
        Mover mover = new Ground(lane(8, 1.2, ""), Ground.defaults()).mover;
        MoverState state = new MoverState(Ground.MODEL.registers().size());
        assertEquals(2f, mover.drawnBystanders(state, ago -> 0).get(0).x(), 1e-5);
        assertEquals(2.2f, mover.drawnBystanders(state, ago -> ago < 1 ? 30 : 0).get(0).x(), 1e-5);
        assertEquals(2.3333f, mover.drawnBystanders(state, ago -> ago < 2 ? 30 : 0).get(0).x(), 1e-4);
        assertEquals(2.4222f, mover.drawnBystanders(state, ago -> ago < 3 ? 30 : 0).get(0).x(), 1e-4);
        assertEquals(3.2f, mover.drawnBystanders(state, ago -> ago < 1 ? 60 : 0).get(0).x(), 1e-5, "it jumps");
    }

    @Test
    void mountAndStandingCreaturesAreDrawnWhereTheyAre() {
        Ground ground = new Ground(lane(8, 1, "[[creature]]\nposition = [9.5, 1.5, 0]\n[[creature]]\nposition = [10.5, 1.5, 0]\nmount = true\n"), Ground.defaults()).ticks(40);
        assertEquals(9.5f, ground.mover.drawnBystanders(ground.state, ago -> 40 - ago).get(1).x());
        assertEquals(10.5f, ground.mover.drawnBystanders(ground.state, ago -> 40 - ago).get(2).x());
        ground.state.set(TilestepRegister.RIDING, true);
        assertEquals(2, ground.mover.drawnBystanders(ground.state, ago -> 40 - ago).size());
    }

    /** A player among walkers in the open is never inside one: there is always a way out, and they push at their own speed. */
    @Property(tries = 60)
    void playerInTheOpenIsNeverInsideAWalker(@ForAll long seed) {
        Randomness chance = new Randomness(seed);
        Level level = yard(chance);
        ParameterSet knobs = Ground.defaults().with(TilestepParameter.TICK_RATE, new int[] {30, 60, 128}[chance.nextInt(3)]);
        Ground ground = new Ground(level, knobs);
        for (int tick = 0; tick < 400; tick++) {
            ground.command.up = chance.nextInt(20) == 0 ? 1f : 0f;
            ground.walk(tick % 40 < 5 ? ground.command.forward : chance.nextInt(3) - 1, chance.nextInt(3) - 1, 1);
            assertApart(ground, seed, tick);
        }
    }

    /** Two walkers on loops that never meet: one in the west, the other in the east of a wide yard. */
    private static Level yard(Randomness chance) {
        StringBuilder text = new StringBuilder("format = \"tile\"\nrows = [\n");
        for (int y = 0; y < 30; y++) {
            text.append('"').append("0".repeat(60)).append("\",\n");
        }
        text.append("]\n[[spawn]]\nposition = [30, 15, 0]\n");
        for (int walker = 0; walker < 2; walker++) {
            text.append(String.format(Locale.ROOT, "[[creature]]\nposition = [%s, 15, 0]\nspeed = %s\nwalk = [", 28 + 4 * walker, 0.5f + 7 * chance.nextFloat()));
            for (int place = 0; place < 3; place++) {
                text.append(String.format(Locale.ROOT, "[%s, %s, 0],", walker == 0 ? 22 + 7 * chance.nextFloat() : 31 + 7 * chance.nextFloat(), 10 + 10 * chance.nextFloat()));
            }
            text.append("]\n");
        }
        return LevelReader.read("yard", text.toString(), 1f);
    }

    private static void assertApart(Ground ground, long seed, int tick) {
        Body body = ground.mover.body(ground.state);
        float inside = 0.002f;
        Box own = new Box().around(ground.state.position.x, ground.state.position.y, body.radius() - inside, ground.state.position.z + inside,
                ground.state.position.z + body.top() - inside);
        for (Bystander other : ground.mover.bystanders(ground.state)) {
            Box box = new Box().around(other.x(), other.y(), other.body().radius(), other.z(), other.z() + other.body().top());
            assertFalse(box.overlaps(own), () -> "seed " + seed + " tick " + tick + ": " + ground.state.position + " inside " + other);
        }
    }
}
