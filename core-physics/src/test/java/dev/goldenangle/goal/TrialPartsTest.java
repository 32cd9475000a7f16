package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.DescribedModel;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.ModelDescription;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The parts of trials on their own: input sources, maps, and messages when a trial fails. */
class TrialPartsTest {
    private static final Model STRAFEJUMP = ModelCatalog.find("strafejump").orElseThrow();
    private final MoverState state = new MoverState(0);
    private final Command command = new Command();

    private void at(double x, double y, double z) {
        state.position.set((float) x, (float) y, (float) z);
        state.standOn(new Vec3(0f, 0f, 1f));
    }

    private void assertKeys(double forward, double up, double yaw) {
        assertEquals(forward + " " + up, command.forward + " " + command.up);
        assertEquals(yaw, command.yaw, 1e-3);
    }

    /** The mesa's middle is at 10, 20 and it extends 3 to either side; 4.8 from its middle is off it. */
    @Test
    void tourOfAMesaLeavesEachSideAndReturns() {
        MesaPilot pilot = new MesaPilot(10f, 20f, 3f, 1f);
        double[][] legs = {{0, 20, 1, 1, 0}, {10, 20, 2, 0, 0}, {14.8, 20, 1, 1, Math.PI}, {10, 20, 2, 0, Math.PI / 2}, {10, 24.8, 1, 1, -Math.PI / 2},
            {10, 20, 2, 0, -Math.PI / 2}, {10, 15.2, 1, 1, Math.PI / 2}, {10, 20, 2, 0, Math.PI}};
        for (double[] leg : legs) {
            at(leg[0], leg[1], leg[2]);
            pilot.fill(0, state, command);
            assertKeys(1, leg[3], leg[4]);
        }
        at(5.2, 20, 1);
        state.yaw = 0.75f;
        pilot.fill(0, state, command);
        assertKeys(0, 0, 0.75);
    }

    @Test
    void pilotJumpsFromTheFloorOnEveryOtherTick() {
        MesaPilot pilot = new MesaPilot(0f, 0f, 3f, 0f);
        at(-5, 0, 0.2f);
        pilot.fill(4, state, command);
        assertKeys(1, 1, 0);
        pilot.fill(5, state, command);
        assertKeys(1, 0, 0);
        at(-5, 0, 0.3);
        pilot.fill(4, state, command);
        assertKeys(1, 0, 0);
        at(-5, 0, 0);
        state.leaveGround();
        pilot.fill(4, state, command);
        assertKeys(1, 0, 0);
    }

    @Test
    void pilotHasArrivedWithinAFifth() {
        MesaPilot pilot = new MesaPilot(0f, 0f, 3f, 0f);
        at(-0.2f, 0, 2);
        pilot.fill(0, state, command);
        assertKeys(1, 0, 0);
        at(0, -0.2f, 2);
        pilot.fill(0, state, command);
        assertKeys(1, 0, Math.PI / 2);
        at(0.1, -0.1, 2);
        state.leaveGround();
        state.yaw = 0.5f;
        pilot.fill(0, state, command);
        assertKeys(0, 0, 0.5);
        at(0.1, -0.1, 2);
        pilot.fill(0, state, command);
        assertKeys(1, 0, Math.atan2(0.1, 4.7));
    }

    /** From 1, 2 northwards it is 7 to y = 9, and eastwards 4 to x = 5. */
    @Test
    void distanceAlongASpawnFollowsItsDirection() {
        assertEquals(7f, JumpAhead.along(new Spawn("north", 1f, 2f, 0f, (float) (Math.PI / 2)), 5f, 9f), 1e-4f);
        assertEquals(4f, JumpAhead.along(new Spawn("east", 1f, 2f, 0f, 0f), 5f, 9f), 1e-4f);
        assertEquals(-4f, JumpAhead.along(new Spawn("west", 1f, 2f, 0f, (float) Math.PI), 5f, 9f), 1e-4f);
    }

    /** Ten ticks per second at 10 units per second are one unit per tick: at 4 the next tick ends at 5. */
    @Test
    void jumpComesOnTheLastTickBeforeTheEdge() {
        JumpAhead jump = JumpAhead.at(new Spawn("east", 0f, 0f, 0f, 0f), 10, 5f);
        state.velocity.set(10f, 0f, 0f);
        at(4, 0, 0);
        jump.fill(1, state, command);
        assertKeys(1, 1, 0);
        at(3.9, 0, 0);
        jump.fill(1, state, command);
        assertKeys(1, 0, 0);
        at(4, 0, 0);
        state.leaveGround();
        jump.fill(1, state, command);
        assertKeys(1, 0, 0);
    }

    private static TrialResult measured(String key, Model model, ParameterSet parameters) {
        GoalMetric measure = GoalMetrics.find(key).orElseThrow();
        return new GoalRunner(model, id -> id.equals("flat") ? ProvingGround.level("gap-8", model) : Optional.empty())
                .measure(new Goal.Question(measure, 0, measure.usual().apply(model).orElseThrow()), parameters);
    }

    /** A player at one unit per second reaches neither ledge nor edge. */
    @Test
    void failedTrialGivesTheReason() {
        ParameterSet creeping = STRAFEJUMP.parameters().defaults().with("top_speed", "1");
        TrialResult ramp = measured("ramp_jump", STRAFEJUMP, creeping);
        assertEquals("0.0 The player never jumped off the ramp.", ramp.value() + " " + ramp.reason());
        TrialResult ledge = measured("ledge_height", STRAFEJUMP, creeping);
        assertEquals("0.0 No obstacle of this kind was overcome.", ledge.value() + " " + ledge.reason());
        assertNull(ledge.run());
    }

    /** The arena with a client that uses a different friction. */
    private static final class Astray extends DescribedModel<BrushWorld> {
        private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

        Astray() {
            super(new ModelDescription<>(ARENA.id(), ARENA.label(), ARENA.description(), ARENA.parameters(), ARENA.tickRate(), ARENA.signals(), ARENA.registers(), ARENA.causes(),
                    ARENA.lengthUnit(), ARENA.speedUnit(), ARENA.unitsPerMetre(), BrushWorld.class));
        }

        @Override
        protected Mover mover(ParameterSet parameters, Level level, BrushWorld world) {
            return ARENA.mover(parameters, level);
        }

        @Override
        public Mover clientMover(ParameterSet parameters, Level level) {
            return ARENA.mover(parameters.with("friction", "1"), level);
        }

        @Override
        public Optional<StrafeTheory> theory(ParameterSet parameters) {
            return ARENA.theory(parameters);
        }
    }

    @Test
    void clientThatMovesDifferentlyIsNotAtParity() {
        Model astray = new Astray();
        TrialResult parity = measured("parity", astray, astray.parameters().defaults());
        assertTrue(parity.value() > 1000 && parity.value() < parity.run().length(), "apart since the first push on the ground: " + parity.value());
        assertEquals(0, measured("parity", Astray.ARENA, astray.parameters().defaults()).value());
        assertTrue(measured("corrections", astray, astray.parameters().defaults()).value() > 5);
    }

    @Test
    void provingGroundIsOnlyForItsKindOfWorld() {
        Model tiles = ModelCatalog.find("tilestep").orElseThrow();
        assertTrue(ProvingGround.level("ledge-1", tiles).isEmpty());
        assertTrue(ProvingGround.level("tile-ledge-1", STRAFEJUMP).isEmpty());
        assertTrue(ProvingGround.level("tile-ledge-1", tiles).isPresent());
    }

    /** 12 tiles of run-up and two more, the gap, eight tiles behind it, walls around: 25 in total. */
    @Test
    void gapOfTilesIsFiveRowsBetweenWalls() {
        String wall = "  \"#########################\",\n";
        String row = "  \"#11111111111111011111111#\",\n";
        assertEquals("format = \"tile\"\nmessage = \"An obstacle to get over\"\nlevel_height = 10.000000\nrows = [\n" + wall + row + row + row + row + row + wall
                + "]\n\n[[spawn]]\nname = \"start\"\nposition = [3, 3.5, 10.000000]\nyaw = 0\n", ProvingGround.text("tile-gap-1").orElseThrow());
    }

    @Test
    void gapHasABottomAsLongAsTheWholeMap() {
        String gap = ProvingGround.text("gap-4").orElseThrow();
        assertTrue(gap.contains("( 768.000000 256.000000 0.000000 )"), "640 behind the gap");
        assertTrue(gap.contains("( 768.000000 256.000000 -1024.000000 )"), "and the bottom as far");
        assertTrue(ProvingGround.text("sector-gap-500").orElseThrow().contains("\"A gap to get across\""));
        assertTrue(ProvingGround.text("sector-gap-500").orElseThrow().contains("[[500, -1024], [4596, -1024], [4596, 1024], [500, 1024]]\nfloor = 0"));
        assertTrue(ProvingGround.text("sector-ledge-5").orElseThrow().contains("\"A step to get onto\""));
        assertTrue(ProvingGround.text("sector-ledge-5").orElseThrow().contains("[[-7168, -1024], [0, -1024], [0, 1024], [-7168, 1024]]\nfloor = 0"));
    }
}
