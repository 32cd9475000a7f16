package dev.goldenangle.workbench.viewport.raster;

import com.sun.management.ThreadMXBean;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import org.junit.jupiter.api.Test;

import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A world so large that projecting it takes longer than a frame. */
class LargeSceneryTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int WIDTH = 96;
    private static final int HEIGHT = 64;
    /** The number of directions to see during an orbit. */
    private static final int DIRECTIONS = 6;
    private static final Set<Scenery.LineKind> LINES = EnumSet.of(Scenery.LineKind.EDGE);
    private static final Projection FIRST = direction(0);

    private static Projection direction(int step) {
        return new Projection(0.3 + 0.01 * step, 0.8, 27);
    }

    /** A field of boxes. */
    private static Scenery boxes(int side) {
        Scenery.Builder builder = new Scenery.Builder();
        for (int i = 0; i < side * side; i++) {
            float x = i % side * 3;
            float y = i / side * 3;
            builder.level(Scenery.Kind.TOP, new float[] {x, y, 1, x + 1, y, 1, x + 1, y + 1, 1, x, y + 1, 1});
            float[][] ring = {{x, y}, {x + 1, y}, {x + 1, y + 1}, {x, y + 1}};
            for (int k = 0; k < ring.length; k++) {
                float[] a = ring[k];
                float[] b = ring[(k + 1) % ring.length];
                builder.wall(a[0], a[1], b[0], b[1], 0, 1);
                builder.line(Scenery.LineKind.EDGE, a[0], a[1], 1, b[0], b[1], 1);
                builder.line(Scenery.LineKind.EDGE, a[0], a[1], 0, a[0], a[1], 1);
            }
        }
        return builder.build();
    }

    private static ViewTransform view(Projection projection) {
        return new ViewTransform(projection, new Vec3(90, 90, 0), WIDTH, HEIGHT);
    }

    private static WorldImage drawn(Scenery scenery, Projection projection) {
        WorldImage image = new WorldImage();
        image.setPaints(Paints.of(new Appearance()));
        image.setScenery(scenery, 0, 1);
        image.draw(view(projection));
        return image;
    }

    /** The memory that this thread allocates during some work. It shows which thread does the work, whatever the machine load. */
    private static long bytesOf(Runnable work) {
        long before = THREADS.getCurrentThreadAllocatedBytes();
        work.run();
        return THREADS.getCurrentThreadAllocatedBytes() - before;
    }

    private static void awaitNearest(WorldImage image, Projection wanted) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
        while (!image.nearest(wanted).equals(wanted)) {
            assertTrue(System.nanoTime() < end, "never projected for " + wanted);
            Thread.sleep(2);
        }
    }

    @Test
    void smallSceneryIsProjectedImmediately() {
        WorldImage image = drawn(boxes(20), FIRST);
        assertEquals(direction(5), image.nearest(direction(5)));
    }

    @Test
    void largeSceneryKeepsItsProjectionUntilTheLatestOneIsReady() throws InterruptedException {
        Scenery large = boxes(100);
        assertTrue(large.size() > WorldImage.LARGE);
        WorldImage image = drawn(large, FIRST);
        assertEquals(FIRST, image.nearest(FIRST));
        assertEquals(FIRST, image.nearest(direction(1)));
        image.draw(view(FIRST));
        awaitNearest(image, direction(40));
        image.draw(view(direction(40)));
        WorldImage fresh = drawn(large, direction(40));
        for (int i = 0; i < WIDTH * HEIGHT; i++) {
            assertEquals(fresh.pixel(i % WIDTH, i / WIDTH), image.pixel(i % WIDTH, i / WIDTH), "pixel " + i);
        }
    }

    @Test
    void pendingProjectionOfAnotherSceneryIsDropped() throws InterruptedException {
        WorldImage image = drawn(boxes(100), FIRST);
        image.nearest(direction(1));
        Scenery other = boxes(110);
        image.setScenery(other, 0, 1);
        image.draw(view(FIRST));
        Thread.sleep(200);
        assertEquals(FIRST, image.nearest(FIRST));
    }

    @Test
    void noFrameOfAnOrbitProjectsOnItsOwnThread() throws InterruptedException {
        Scenery large = boxes(220);
        long projecting = bytesOf(() -> assertEquals(FIRST, new ProjectedScenery(large, FIRST, 1, LINES).projection()));
        WorldImage image = drawn(large, FIRST);
        image.setSmooth(false);
        Set<Projection> seen = new HashSet<>();
        int frame = 0;
        for (long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60); seen.size() < DIRECTIONS && System.nanoTime() < end; frame++) {
            Projection wanted = direction(frame);
            long taken = bytesOf(() -> {
                Projection projection = image.nearest(wanted);
                image.draw(view(projection));
                seen.add(projection);
            });
            assertTrue(taken < projecting / 10, taken + " bytes in frame " + frame + ", projecting takes " + projecting);
            Thread.sleep(5);
        }
        assertEquals(DIRECTIONS, seen.size(), "the view does not turn, in " + frame + " frames");
    }
}
