package dev.goldenangle.workbench.bench;

import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;

/**
 * The worlds in which Quake III's original code was timed: an empty room, and the room with 2,000 boxes and 200
 * wedges.
 */
public final class Workload {
    private static final int FIELD_SEED = 12345;
    private static final int REACH = 4096;
    private static final float APART = 3 * REACH;
    private static final int COPIES_IN_A_ROW = 6;

    private Workload() {
    }

    /** The random generator of the published workload: 32-bit linear congruential, upper 24 bits used. */
    public static final class Lcg {
        private int state;

        public Lcg(int seed) {
            state = seed;
        }

        /** Uniform in 0 to bound − 1. */
        public int next(int bound) {
            state = state * 1664525 + 1013904223;
            return (int) ((long) (state >>> 8) * bound >>> 24);
        }
    }

    /** Floor, ceiling and four walls. */
    public static List<Brush> room() {
        return List.of(Brush.box(-4160, -4160, -64, 4160, 4160, 0), Brush.box(-4160, -4160, 1024, 4160, 4160, 1088),
                Brush.box(-4160, -4160, 0, -REACH, 4160, 1024), Brush.box(REACH, -4160, 0, 4160, 4160, 1024),
                Brush.box(-REACH, -4160, 0, REACH, -REACH, 1024), Brush.box(-REACH, REACH, 0, REACH, 4160, 1024));
    }

    /** The room with boxes and wedges, which may overlap. */
    public static List<Brush> field() {
        List<Brush> brushes = new ArrayList<>(room());
        Lcg random = new Lcg(FIELD_SEED);
        for (int i = 0; i < 2000; i++) {
            brushes.add(box(random));
        }
        for (int i = 0; i < 200; i++) {
            brushes.add(wedge(random));
        }
        return brushes;
    }

    /**
     * The brushes plus this many distant copies of others, a world's width apart: a larger world with nothing more
     * nearby.
     */
    public static List<Brush> amongCopies(List<Brush> here, List<Brush> elsewhere, int copies) {
        List<Brush> all = new ArrayList<>(here);
        for (int i = 0; i < copies; i++) {
            float east = APART * (1 + i % COPIES_IN_A_ROW);
            float north = APART * (i / COPIES_IN_A_ROW);
            for (Brush brush : elsewhere) {
                all.add(Brush.box(brush.min(0) + east, brush.min(1) + north, brush.min(2), brush.max(0) + east, brush.max(1) + north, brush.max(2)));
            }
        }
        return all;
    }

    private static Brush box(Lcg random) {
        int w = 16 + random.next(113);
        int d = 16 + random.next(113);
        int h = 8 + random.next(121);
        int x = -REACH + random.next(2 * REACH - w + 1);
        int y = -REACH + random.next(2 * REACH - d + 1);
        boolean standing = random.next(4) != 0;
        int height = 96 + random.next(161);
        int z = standing ? 0 : height;
        return Brush.box(x, y, z, x + w, y + d, z + h);
    }

    private static Brush wedge(Lcg random) {
        int w = 64 + random.next(193);
        int d = 64 + random.next(193);
        int h = 32 + random.next(97);
        int x = -REACH + random.next(2 * REACH - w + 1);
        int y = -REACH + random.next(2 * REACH - d + 1);
        return switch (random.next(4)) {
            case 0 -> slope(x, y, w, d, h, -h, 0, w, x, 0);
            case 1 -> slope(x, y, w, d, h, h, 0, w, x + w, 0);
            case 2 -> slope(x, y, w, d, h, 0, -h, d, 0, y);
            default -> slope(x, y, w, d, h, 0, h, d, 0, y + d);
        };
    }

    private static Brush slope(int x, int y, int w, int d, int h, double nx, double ny, double nz, int px, int py) {
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        return Brush.cutBox(x, y, 0, x + w, y + d, h, (float) (nx / length), (float) (ny / length), (float) (nz / length),
                (float) ((nx * px + ny * py) / length));
    }
}
