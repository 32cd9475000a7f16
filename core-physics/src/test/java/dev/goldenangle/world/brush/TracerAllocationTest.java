package dev.goldenangle.world.brush;

import com.sun.management.ThreadMXBean;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.lang.management.ManagementFactory;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Sweeps are on the tick path: once warm they allocate nothing. */
class TracerAllocationTest {
    private static final int SWEEPS = 20_000;
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final SweepHit trace = new SweepHit();
    private final CapsuleHit hit = new CapsuleHit();
    private final Vec3 from = new Vec3();
    private final Vec3 to = new Vec3();

    @ParameterizedTest
    @EnumSource
    void sweepsAllocateNothingOnceWarm(IndexKind kind) {
        List<Brush> brushes = FigureWorlds.field().subList(0, 300);
        BrushWorld world = BrushWorld.of(brushes, kind);
        BoxTracer boxes = new BoxTracer(world);
        HullTracer hulls = new HullTracer(world);
        CapsuleTracer capsules = new CapsuleTracer(world, 15f, 56f, 0.5f);
        wander(boxes, hulls, capsules, SWEEPS);
        long before = threads.getCurrentThreadAllocatedBytes();
        wander(boxes, hulls, capsules, SWEEPS);
        assertEquals(0, threads.getCurrentThreadAllocatedBytes() - before, SWEEPS / 100.0, "bytes");
    }

    private void wander(BoxTracer boxes, HullTracer hulls, CapsuleTracer capsules, int sweeps) {
        for (int i = 0; i < sweeps; i++) {
            float reach = i % 16 == 0 ? 2000f : 4f;
            from.set(i * 37 % 8000 / 8 * 8 - 4000f, i * 91 % 8000 - 4000f, i % 200);
            to.set(from.x + reach, from.y - reach / 2, from.z - reach / 8);
            boxes.sweep(from, to, MINS, MAXS, 0.125f, trace);
            boxes.sweep(to, to, MINS, MAXS, 0.125f, trace);
            hulls.sweep(from, to, MINS, MAXS, 0.03125f, trace);
            capsules.sweep(from, to, hit);
            capsules.distance(from, 4, hit);
        }
    }
}
