package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.HullTracer;
import dev.goldenangle.world.brush.SweepHit;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Details in which implementations of QuakeWorld's rules usually go wrong, with the right numbers: 128 Hz. */
class QuakeworldTrapsTest {
    private static final double REST = 24.03125;

    @Test
    void trap20JumpAddsToTheFallingSpeedLeftByPullingDown() {
        Bench bench = bench(Bench.floor()).at(0, 0, 24.9).moving(0, 0, -200).keys(0, 0, 1).step();
        assertEquals(REST, bench.state.position.z, 1e-5);
        assertEquals(63.75, bench.state.velocity.z, 1e-3);
        assertTrue(bench.state.grounded);
    }

    @Test
    void trap21SlowlyRisingMoverIsPulledDown() {
        Bench slow = bench(Bench.floor()).at(0, 0, 24.5).moving(0, 0, 100).step();
        assertEquals(REST, slow.state.position.z, 1e-5);
        assertEquals(0, slow.state.velocity.z, 1e-5);
        Bench fast = bench(Bench.floor()).at(0, 0, 24.5).moving(0, 0, 180.5).step();
        assertFalse(fast.state.grounded);
        assertEquals(174.25, fast.state.velocity.z, 1e-3);
    }

    @Test
    void trap22LedgeIsProbedWithTheWholeBox() {
        assertEquals(300, besideDrop(58).velocityX(), 1e-3);
        assertEquals(310, besideDrop(57.9).velocityX(), 1e-3);
    }

    private record Drop(Bench bench) {
        double velocityX() {
            return bench.state.velocity.x;
        }
    }

    private static Drop besideDrop(double depth) {
        Bench bench = bench(Brush.box(-500f, -500f, -200f, 0f, 500f, 0f), Brush.box(-500f, -500f, -200f, 500f, 500f, (float) -depth));
        return new Drop(bench.at(0.5, 0, REST).moving(320, 0, 0).step());
    }

    @Test
    void trap23CreaseThatIsNotRightAngledCostsSpeed() {
        expectWedged(bench(wedge()), -154.6875);
        Bench kept = new Bench(new QuakeworldModel(), new QuakeworldModel().parameters().defaults().with(QuakeworldParameter.TICK_RATE, 128)
                .with(QuakeworldParameter.CREASE_NORMALISED, 1), Bench.level(List.of(wedge())));
        expectWedged(kept, -206.25);
    }

    private static Brush[] wedge() {
        float nx = -0.5f;
        float ny = (float) -Math.sqrt(0.75);
        float touching = nx * 83.96875f - 1 / 32f - (0.5f * 16 - ny * 16);
        return new Brush[] {Brush.box(100f, -500f, -500f, 200f, 500f, 500f), Brush.cutBox(-500f, -500f, -500f, 500f, 500f, 500f, nx, ny, 0f, touching)};
    }

    private static void expectWedged(Bench bench, double fall) {
        bench.at(83.96875, 0, 200).moving(300, 100, -200).step();
        assertEquals(0, bench.state.velocity.horizontalLength(), 1e-3);
        assertEquals(fall, bench.state.velocity.z, 2e-3);
    }

    @Test
    void trap24GapIsKeptOnlyWhenCrossing() {
        HullTracer tracer = new HullTracer(BrushWorld.of(List.of(Bench.floor())));
        SweepHit trace = new SweepHit();
        Vec3 mins = new Vec3(-16f, -16f, -24f);
        Vec3 maxs = new Vec3(16f, 16f, 32f);
        tracer.sweep(new Vec3(0f, 0f, 24.5f), new Vec3(0f, 0f, 24.02f), mins, maxs, 0.03125f, trace);
        assertEquals(1f, trace.fraction);
        tracer.sweep(new Vec3(0f, 0f, 24.5f), new Vec3(0f, 0f, 23.9f), mins, maxs, 0.03125f, trace);
        assertEquals(0.78125f, trace.fraction, 1e-5f);
        assertEquals(24.03125f, trace.end.z, 1e-5f);
    }

    @Test
    void trap25JumpsAddUpOnSlopes() {
        double z = (0.5 * 16 + Math.sqrt(0.75) * 24 + 1 / 32.0) / Math.sqrt(0.75);
        Bench bench = bench(Bench.slope()).at(0, 0, z).moving(320, 0, 0).keys(1, 0, 0).step();
        assertEquals(320, bench.state.velocity.x, 1e-3);
        assertEquals(138.564, bench.state.velocity.z, 1e-3);
        assertEquals(402.314, bench.keys(1, 0, 1).step().state.velocity.z, 1e-3);
    }

    private static Bench bench(Brush... brushes) {
        return new Bench(new QuakeworldModel(), new QuakeworldModel().parameters().defaults().with(QuakeworldParameter.TICK_RATE, 128),
                Bench.level(List.of(brushes)));
    }
}
