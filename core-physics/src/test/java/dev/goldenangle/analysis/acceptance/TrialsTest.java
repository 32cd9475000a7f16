package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The checks in worlds small enough to know the number beforehand. W is 10 m/s, 128 ticks per second. */
class TrialsTest {
    private static final ArenaModel ARENA = new ArenaModel();
    private static final ParameterSet DOCUMENT = ARENA.parameters().defaults();
    private static final Brush FLOOR = Brush.box(-5000f, -5000f, -10f, 5000f, 5000f, 0f);
    private static final Spawn START = new Spawn("start", 0f, 0f, 0f, 0f);
    private static final Spawn DOOR = new Spawn("doorway 60", 0f, 0f, 0f, 0f);

    private static Level level(List<Spawn> spawns, Brush... brushes) {
        return new Level("small", 0, 1f, BrushWorld.of(List.of(brushes)), spawns, List.of(), List.of(), List.of());
    }

    private static Trial on(ParameterSet parameters, Level level) {
        return new Trial(ARENA, parameters, level);
    }

    private static Trial onTheFlat(ParameterSet parameters) {
        return on(parameters, level(List.of(START), FLOOR));
    }

    /** Looking north, ahead is +y and aside, to the right, is +x. */
    @Test
    void trialStartsAheadAndToTheRightOfItsSpawn() {
        Spawn north = new Spawn("north", 10f, 20f, 0f, (float) (Math.PI / 2));
        MoverState state = onTheFlat(DOCUMENT).at(north, 3f, 2f);
        assertEquals(12, state.position.x, 1e-5);
        assertEquals(23, state.position.y, 1e-5);
        assertEquals(Math.PI / 2, state.yaw, 1e-6);
        Spawn aslant = new Spawn("aslant", 0f, 0f, 0f, (float) Math.toRadians(30));
        MoverState moving = onTheFlat(DOCUMENT).moving(aslant, 2f, 0f, 4f);
        assertEquals(Math.sqrt(3), moving.position.x, 1e-5);
        assertEquals(1, moving.position.y, 1e-5);
        assertEquals(2 * Math.sqrt(3), moving.velocity.x, 1e-5);
        assertEquals(2, moving.velocity.y, 1e-5);
    }

    @Test
    void metresAreConvertedToTheModelsUnits() {
        assertEquals(5f, onTheFlat(DOCUMENT).metres(5));
        StrafejumpModel quake = new StrafejumpModel();
        assertEquals(5 * quake.unitsPerMetre(), new Trial(quake, quake.parameters().defaults(), level(List.of(START), FLOOR)).metres(5));
    }

    /**
     * A quarter turn is done when friction, 6 per second, has left tan 10° of the old speed; half a turn when the push
     * of 14 W per second has gone from -W to 0 with friction's help and on to 0.9 W against it. The keys make two
     * quarters and one half.
     */
    @Test
    void redirectTakesAsLongAsFrictionAndPushNeed() {
        double quarter = -Math.log(Math.tan(Math.toRadians(10))) / 6;
        double half = Math.log((14.0 + 6) / 14) / 6 + Math.log(14 / (14 - 0.9 * 6)) / 6;
        assertEquals((2 * quarter + half) / 3, Trials.redirect(onTheFlat(DOCUMENT)).value(), 1.0 / 128);
    }

    @Test
    void playerWhoCannotTurnNeverReachesTheNewDirection() {
        TrialResult measured = Trials.redirect(onTheFlat(DOCUMENT.with("ground_accel", "0.2").with("friction", "0")));
        assertEquals(Double.POSITIVE_INFINITY, measured.value());
        assertEquals(" The player never reached the new direction.", measured.note());
    }

    @Test
    void speedBuildIsTheSpeedAtTheTenthLanding() {
        TrialResult measured = Trials.build(onTheFlat(DOCUMENT));
        assertEquals(measured.run().events(EventKind.LAND).get(9).value(), measured.value() * 10, 1e-4);
        assertTrue(measured.value() > 1.3, measured.value() + " W");
    }

    /** With a tenth of the gravity a jump lasts ten times as long: fewer than ten landings in half a minute. */
    @Test
    void fewerThanTenLandingsGiveNoSpeedBuild() {
        double gravity = DOCUMENT.get(ARENA.parameters().find("gravity").orElseThrow());
        TrialResult measured = Trials.build(onTheFlat(DOCUMENT.with("gravity", String.valueOf(gravity / 10))));
        assertTrue(measured.run().events(EventKind.LAND).size() < 10);
        assertEquals(0, measured.value());
    }

    /** Without forgiveness a buffered jump pays the friction of one tick, 6 / 128 of the speed. */
    @Test
    void landingCostsOneTickOfFrictionWithoutForgiveness() {
        assertEquals(1 - 6.0 / 128, Trials.earlyRetention(onTheFlat(DOCUMENT.with("frictionless_jump_mode", "none"))).value(), 1e-5);
        assertEquals(1, Trials.earlyRetention(onTheFlat(DOCUMENT)).value(), 1e-6);
    }

    /** Without a buffer the early press is lost; jump is released on the eighth tick on the ground and pressed on the ninth. */
    @Test
    void withoutABufferALandingCostsNineTicksOfFriction() {
        ParameterSet strict = DOCUMENT.with("frictionless_jump_mode", "none").with("jump_buffer_window_ticks", "0").with("stop_speed", "0");
        assertEquals(Math.pow(1 - 6.0 / 128, 9), Trials.earlyRetention(onTheFlat(strict)).value(), 1e-3);
    }

    /** Two ticks in the grace, 15 of 35 degrees from its plain share to none; two at full friction and one to release; the sixth jumps. */
    @Test
    void heldKeyPaysReducedFrictionInTheGraceAndFullAfterIt() {
        double grace = 1 - 6.0 / 128 * 0.25 * (1 - 15.0 / 35);
        double full = 1 - 6.0 / 128;
        ParameterSet steady = DOCUMENT.with("stop_speed", "0");
        assertEquals(grace * grace * full * full * full, Trials.heldRetention(onTheFlat(steady)).value(), 1e-4);
        double forgiven = 1 - 6.0 / 128 * 0.25 * (20.0 / 35);
        assertEquals(Math.pow(forgiven, 4) * full, Trials.heldRetention(onTheFlat(steady.with("landing_grace_ticks", "4"))).value(), 1e-4);
    }

    @Test
    void pressTwoTicksLatePaysTwoTicksOfFriction() {
        assertEquals(Math.pow(1 - 6.0 / 128, 2), Trials.lateRetention(onTheFlat(DOCUMENT.with("stop_speed", "0"))).value(), 1e-4);
    }

    /** Half of W behind the frame is half of the required speed, even if no wall was touched. */
    @Test
    void passingSlowerThanRunningIsNotAtSpeed() {
        TrialResult slow = Trials.doorway(on(DOCUMENT.with("air_resistance", "20").with("air_accel_base", "4"), level(List.of(DOOR), FLOOR)));
        assertTrue(slow.value() < 0.95, slow.value() + " of W");
    }

    /** Running never exceeds 5.9 / 6 of W: the chain starts when the speed has settled there. */
    @Test
    void chainThatCannotReachWStartsAtItsTopSpeed() {
        assertTrue(Trials.build(onTheFlat(DOCUMENT.with("ground_accel", "5.9"))).value() > 1.2);
    }

    @Test
    void endlessFlightHasNoLandingToMeasure() {
        TrialResult measured = Trials.earlyRetention(onTheFlat(DOCUMENT.with("gravity", "0.5")));
        assertEquals(0, measured.value());
        assertEquals(" There was no landing followed by a jump.", measured.note());
    }

    @Test
    void doorwayWithoutAFrameCostsNothing() {
        assertEquals(1, Trials.doorway(on(DOCUMENT, level(List.of(DOOR), FLOOR))).value());
    }

    /** A wall at 30° to the line leaves cos 30° of the speed if the player cannot steer in the air. */
    @Test
    void slantedWallCostsSpeedByItsAngle() {
        Brush slanted = Brush.cutBox(10f, -50f, 0f, 60f, 50f, 50f, -0.5f, (float) Math.sqrt(0.75), 0f, -11.04f);
        ParameterSet ballistic = DOCUMENT.with("air_accel_base", "0").with("ground_accel", "0").with("shaping_strength", "0");
        TrialResult measured = Trials.doorway(on(ballistic, level(List.of(DOOR), FLOOR, slanted)));
        assertEquals(Math.sqrt(0.75), measured.value(), 0.01);
        assertEquals(1.5 * 10, measured.run().header().start().velocity.horizontalLength(), 1e-5);
        assertEquals(15.5, measured.run().header().start().position.x, 1e-5);
        assertEquals(-1.2, measured.run().header().start().position.y, 1e-5);
    }

    @Test
    void playerStoppedByAWallDoesNotPassIt() {
        TrialResult measured = Trials.doorway(on(DOCUMENT, level(List.of(DOOR), FLOOR, Brush.box(20f, -50f, 0f, 30f, 50f, 50f))));
        assertEquals(0, measured.value());
        assertEquals(" The player never came through.", measured.note());
    }

    /** The first start is on the endless floor, the other two run off a block: the reported run is the first of those two. */
    @Test
    void everyEdgeRunOverIsALossOfTheGround() {
        Brush block = Brush.box(-1000f, 90f, 100f, 5f, 110f, 200f);
        Spawn first = new Spawn("edge", 0f, 100f, 200f, 0f);
        Spawn second = new Spawn("same edge", 1f, 100f, 200f, 0f);
        TrialResult measured = Trials.groundLosses(on(DOCUMENT, level(List.of(START, first, second), FLOOR, block)));
        assertEquals(1, measured.value());
        assertEquals(0f, measured.run().header().start().position.x);
        assertEquals(100f, measured.run().header().start().position.y);
    }

    @Test
    void levelGroundIsNeverLost() {
        assertEquals(0, Trials.groundLosses(onTheFlat(DOCUMENT)).value());
    }
}
