package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.BoxTracer;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.FigureWorlds;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Details in which implementations of Quake III's rules usually go wrong, with the right numbers: 128 Hz, not rounded. */
class StrafejumpTrapsTest {
    private static final double REST = 24.125;

    @Test
    void trap01JumpKeyCountsInTheKeyScale() {
        Bench bench = standing().moving(320, 0, 0).keys(1, 1, 1).step();
        expectVelocity(bench, 321.443, -1.443, 263.75);
    }

    @Test
    void trap02HeldJumpKeyDoesNotCountWhileWalking() {
        Bench bench = standing().keys(1, 0, 1);
        bench.state.set(StrafejumpRegister.JUMP_HELD, true);
        expectVelocity(bench.step(), 25, 0, 0);
        assertTrue(bench.state.grounded);
    }

    @Test
    void trap03LandingTimerDoesNotBlockJumping() {
        Bench bench = standing().keys(0, 0, 1);
        bench.state.set(StrafejumpRegister.TIMER, 250);
        bench.state.set(StrafejumpRegister.LAND, true);
        expectVelocity(bench.step(), 0, 0, 263.75);
    }

    @Test
    void trap04SweepStopsOneGapAboveAPlane() {
        SweepHit trace = sweep(24.5, 0, 24.05);
        assertEquals(0.83333f, trace.fraction, 1e-5f);
        assertEquals(24.125f, trace.end.z, 1e-5f);
    }

    @Test
    void trap05HorizontalSweepInsideTheGapIsFree() {
        assertEquals(1f, sweep(24.05, 10, 24.05).fraction);
        assertEquals(0f, sweep(24.05, 10, 24.04).fraction);
    }

    @Test
    void trap06TouchingIsSolidAlongAndFreeAway() {
        assertTrue(sweep(24, 10, 24).allSolid);
        SweepHit away = sweep(24, 0, 25);
        assertTrue(away.startSolid);
        assertFalse(away.allSolid);
        assertEquals(1f, away.fraction);
    }

    @Test
    void trap07GroundIsFoundUpToGapPlusProbe() {
        expectVelocity(standing().at(0, 0, 24.37).keys(0, 0, 1).step(), 0, 0, 263.75);
        expectVelocity(standing().at(0, 0, 24.375).keys(0, 0, 1).step(), 0, 0, -6.25);
    }

    @Test
    void trap08FallingSpeedKeptWhileStandingIsReflected() {
        Bench bench = standing().moving(0, 0, -300).step();
        expectVelocity(bench, 0, 0, 300);
        assertEquals(REST, bench.state.position.z, 1e-6);
        assertFalse(bench.state.grounded);
    }

    @Test
    void trap09FallingSpeedKeptWhileStandingTurnsIntoRunning() {
        expectVelocity(standing().moving(100, 0, -300).step(), 301.403, 0, 0.904);
    }

    @Test
    void trap10WallPushesOffByTheOverclip() {
        Bench bench = beforeWall(REST).keys(1, 0, 0).step();
        assertEquals(84.8734, bench.state.position.x, 1e-3);
        assertEquals(-0.32, bench.state.velocity.x, 1e-4);
    }

    @Test
    void trap11TravelDirectionIsOneOfThePlanes() {
        expectVelocity(beforeWall(200).step(), -0.0608, 0, -6.2525);
    }

    @Test
    void trap12RunningTimerKeepsTheVelocityAtAWall() {
        Bench bench = beforeWall(REST).keys(1, 0, 0);
        bench.state.set(StrafejumpRegister.TIMER, 100);
        expectVelocity(bench.step(), 320, 0, 0);
    }

    @Test
    void trap13RisingMoverStepsOnlyFromGround() {
        Brush block = Brush.box(100f, -500f, 0f, 500f, 500f, 50f);
        Bench rising = bench(Bench.floor(), block).at(84, 0, 60).moving(320, 0, 100).keys(1, 0, 0).step();
        expectVelocity(rising, -0.32, 0, 93.75);
        assertTrue(rising.state.position.z < 61);
        Bench falling = bench(Bench.floor(), block).at(84, 0, 60).moving(320, 0, -100).keys(1, 0, 0).step();
        assertEquals(74.125, falling.state.position.z, 1e-3);
        assertEquals(86.5, falling.state.position.x, 1e-3);
        assertEquals(0.106, falling.state.velocity.z, 1e-3);
    }

    @Test
    void trap14JumpIntoAStepIsLost() {
        Bench bench = bench(Bench.floor(), Brush.box(100f, -500f, 0f, 500f, 500f, 16f)).at(84, 0, REST).moving(320, 0, 0).keys(1, 0, 1).step();
        assertEquals(40.125, bench.state.position.z, 1e-3);
        assertEquals(0.263, bench.state.velocity.z, 1e-3);
        assertTrue(bench.state.grounded);
        assertTrue(bench.state.isOn(StrafejumpRegister.JUMP_HELD));
    }

    @Test
    void trap15RunningOffALedgeIsHorizontalForATick() {
        Bench bench = bench(Brush.box(-500f, -500f, -64f, 0f, 500f, 0f), Brush.box(-500f, -500f, -64f, 500f, 500f, -8f));
        bench.at(13, 0, REST).moving(320, 0, 0).keys(1, 0, 0).step();
        assertEquals(24.125, bench.state.position.z, 1e-5);
        assertEquals(0, bench.state.velocity.z, 1e-5);
        assertFalse(bench.state.grounded);
        assertEquals(24.1006, bench.step().state.position.z, 1e-4);
    }

    @Test
    void trap16ForwardAndRightAreNotPerpendicularOnASlope() {
        double z = (0.5 * 15 + Math.sqrt(0.75) * 28 + 0.125) / Math.sqrt(0.75) - 4;
        assertEquals(23.146, bench(Bench.slope()).at(0, 0, z).looking(45).keys(1, 1, 0).step().state.velocity.length(), 2e-3);
        assertEquals(26.726, bench(Bench.slope()).at(0, 0, z).looking(45).keys(1, -1, 0).step().state.velocity.length(), 2e-3);
    }

    @Test
    void trap17JumpIntoARampGainsHeight() {
        String[] row = FigureWorlds.rows("pmove_onestep_field_128hz.csv").stream().filter(r -> r[0].equals("1910.375")).findFirst().orElseThrow();
        Bench bench = new Bench(new StrafejumpModel(), Presets.vq3At128(), Bench.level(FigureWorlds.field()));
        bench.at(n(row, 0), n(row, 1), n(row, 2)).moving(n(row, 3), n(row, 4), n(row, 5)).looking(n(row, 6) * 360 / 65536)
                .keys(n(row, 7) / 127, n(row, 8) / 127, n(row, 9) / 127).step();
        assertEquals(350.527, bench.state.velocity.z, 1e-3);
        assertTrue(bench.state.grounded);
    }

    @Test
    void trap18RoundingMakesJumpsHigher() {
        Bench bench = bench(Presets.vq3(), Bench.floor()).at(0, 0, REST).keys(0, 0, 1);
        List<Float> rise = new ArrayList<>();
        float apex = 0;
        for (int i = 0; i < 60; i++) {
            rise.add(bench.step().state.velocity.z);
            apex = Math.max(apex, bench.state.position.z);
        }
        assertEquals(List.of(264f, 258f, 252f), rise.subList(0, 3));
        assertEquals(48.528, apex - REST, 1e-3);
    }

    @Test
    void trap19StandingUpNeedsRoomBeyondTouching() {
        assertTrue(standsUpBelow(REST + 32));
        assertFalse(standsUpBelow(REST + 32.0625));
    }

    private static boolean standsUpBelow(double ceiling) {
        Bench bench = bench(Bench.floor(), Brush.box(-500f, -500f, (float) ceiling, 500f, 500f, 200f)).at(0, 0, REST);
        bench.state.crouched = true;
        return bench.step().state.crouched;
    }

    private static Bench standing() {
        return bench(Bench.floor()).at(0, 0, REST);
    }

    private static Bench beforeWall(double z) {
        return bench(Bench.floor(), Brush.box(100f, -500f, 0f, 200f, 500f, 500f)).at(84, 0, z).moving(320, 0, 0);
    }

    private static Bench bench(Brush... brushes) {
        return bench(Presets.vq3At128(), brushes);
    }

    private static Bench bench(ParameterSet set, Brush... brushes) {
        Bench bench = new Bench(new StrafejumpModel(), set, Bench.level(List.of(brushes)));
        bench.state.set(StrafejumpRegister.CONTACT, true);
        bench.state.grounded = true;
        return bench;
    }

    private static SweepHit sweep(double fromZ, double x, double toZ) {
        SweepHit trace = new SweepHit();
        new BoxTracer(BrushWorld.of(List.of(Bench.floor()))).sweep(new Vec3(0f, 0f, (float) fromZ), new Vec3((float) x, 0f, (float) toZ),
                new Vec3(-15f, -15f, -24f), new Vec3(15f, 15f, 32f), 0.125f, trace);
        return trace;
    }

    private static void expectVelocity(Bench bench, double x, double y, double z) {
        assertEquals(x, bench.state.velocity.x, 1e-3);
        assertEquals(y, bench.state.velocity.y, 1e-3);
        assertEquals(z, bench.state.velocity.z, 1e-3);
    }

    private static double n(String[] row, int at) {
        return Double.parseDouble(row[at]);
    }
}
