package dev.goldenangle.controller.scenario;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Random worlds: ground that is walkable everywhere, and heaps to fall into. */
final class RandomGround {
    private static final double STEEPEST = Math.tan(Math.toRadians(40));
    private static final double WIDE = 60;
    private static final double DEEP = -12;
    /** Where the walls of a room are, in metres. */
    static final float ROOM = 12;
    private final Randomness random;
    private final float scale;
    private final List<Brush> brushes = new ArrayList<>();

    private RandomGround(long seed) {
        this(seed, 1);
    }

    private RandomGround(long seed, float scale) {
        random = new Randomness(seed);
        this.scale = scale;
    }

    private double between(double low, double high) {
        return low + (high - low) * random.nextFloat();
    }

    /** Walkable ground from x = −4, level at height 0 up to x = 0; one of several kinds. */
    static List<Brush> walkable(long seed) {
        RandomGround ground = new RandomGround(seed);
        switch (ground.random.nextInt(4)) {
            case 0 -> ground.strips(0);
            case 1 -> ground.strips(0.35);
            case 2 -> ground.hills();
            default -> ground.cells();
        }
        return ground.brushes;
    }

    /** Prisms across the path: joints of any angle, lips up to a limit, slivers, T-junctions. */
    private void strips(double lip) {
        double x = 0;
        double z = 0;
        strip(-4, 0, 0, 0);
        while (x < 24) {
            boolean hasLip = lip > 0 && random.nextInt(3) == 0;
            double width = !hasLip && random.nextInt(5) == 0 ? between(0.002, 0.1) : between(0.25, 2);
            double from = hasLip ? z + between(-lip, lip) : z;
            double slope = random.nextInt(4) == 0 ? 0 : random.nextInt(3) == 0 ? between(-0.03, 0.03) : between(-STEEPEST, STEEPEST);
            double to = Math.max(-8, Math.min(8, from + slope * width));
            strip(x, x + width, from, to);
            x += width;
            z = to;
        }
        strip(x, x + 10, z, z);
    }

    private void strip(double x0, double x1, double z0, double z1) {
        double cut = random.nextInt(2) == 0 ? -WIDE : between(-2, 2);
        if (cut > -WIDE) {
            prism(x0, x1, -WIDE, cut, z0, z1);
        }
        prism(x0, x1, cut, WIDE, z0, z1);
    }

    private void prism(double x0, double x1, double y0, double y1, double z0, double z1) {
        add(x0, y0, DEEP, x1, y0, DEEP, x0, y1, DEEP, x1, y1, DEEP, x0, y0, z0, x1, y0, z1, x0, y1, z0, x1, y1, z1);
    }

    private void add(double... points) {
        Brush brush = Shapes.hullOf(Arrays.stream(points).map(each -> each * scale).toArray());
        if (brush != null) {
            brushes.add(brush);
        }
    }

    /** A mesh of triangles over a grid of heights, each a prism, cut along either diagonal. */
    private void hills() {
        double size = between(0.4, 1.5);
        int columns = (int) (10 / size);
        int rows = (int) (4 / size) / 2 * 2 + 2;
        double rise = between(0.02, 0.9) * STEEPEST * size / Math.sqrt(2) / 2;
        double[][] height = new double[columns + 1][rows + 1];
        for (int i = 1; i <= columns; i++) {
            for (int k = 0; k <= rows; k++) {
                height[i][k] = between(-rise, rise);
            }
        }
        prism(-4, 0, -WIDE, WIDE, 0, 0);
        for (int i = 0; i < columns; i++) {
            for (int k = 0; k < rows; k++) {
                boolean falling = random.nextInt(2) == 0;
                triangle(height, size, i, k, i + 1, k, falling ? i : i + 1, k + 1);
                triangle(height, size, i, k + 1, i + 1, k + 1, falling ? i + 1 : i, k);
            }
        }
    }

    private void triangle(double[][] height, double size, int... ik) {
        double[] points = new double[18];
        double middle = (height[0].length - 1) * size / 2;
        for (int i = 0; i < 3; i++) {
            points[6 * i] = ik[2 * i] * size;
            points[6 * i + 1] = ik[2 * i + 1] * size - middle;
            points[6 * i + 2] = height[ik[2 * i]][ik[2 * i + 1]];
            points[6 * i + 3] = points[6 * i];
            points[6 * i + 4] = points[6 * i + 1];
            points[6 * i + 5] = DEEP;
        }
        add(points);
    }

    /** Uneven paving: cells slightly higher, lower or tilted, in rows that do not line up. */
    private void cells() {
        prism(-4, 0, -WIDE, WIDE, 0, 0);
        double most = between(0, 0.07);
        double tilt = between(0, 0.03);
        for (double x = 0; x < 10;) {
            double width = between(0.5, 1.5);
            for (double y = -4 - random.nextFloat(); y < 4;) {
                double breadth = between(0.5, 1.5);
                double z = between(-most, most);
                double zx = between(-tilt, tilt) * width;
                double zy = between(-tilt, tilt) * breadth;
                add(x, y, DEEP, x + width, y, DEEP, x, y + breadth, DEEP, x + width, y + breadth, DEEP,
                        x, y, z, x + width, y, z + zx, x, y + breadth, z + zy, x + width, y + breadth, z + zx + zy);
                y += breadth;
            }
            x += width;
        }
    }

    /** Crates, slots between them, funnels of slanted slabs, and irregular solids, on a floor from −8 to 8. */
    static List<Brush> heap(long seed) {
        return heap(seed, 1);
    }

    /** A heap in a closed room of 24 by 24 metres, 20 metres high. */
    static List<Brush> room(long seed, float scale) {
        float wall = ROOM * scale;
        List<Brush> brushes = new ArrayList<>(heap(seed, scale));
        brushes.add(Brush.box(-wall - scale, -wall - scale, -scale, -wall, wall + scale, 20 * scale));
        brushes.add(Brush.box(wall, -wall - scale, -scale, wall + scale, wall + scale, 20 * scale));
        brushes.add(Brush.box(-wall, -wall - scale, -scale, wall, -wall, 20 * scale));
        brushes.add(Brush.box(-wall, wall, -scale, wall, wall + scale, 20 * scale));
        brushes.add(Brush.box(-wall - scale, -wall - scale, 20 * scale, wall + scale, wall + scale, 21 * scale));
        brushes.add(Brush.box(-wall - scale, -wall - scale, -3 * scale, wall + scale, wall + scale, -2 * scale));
        return brushes;
    }

    /** @param scale units per metre */
    private static List<Brush> heap(long seed, float scale) {
        RandomGround heap = new RandomGround(seed, scale);
        heap.brushes.add(Brush.box(-8 * scale, -8 * scale, -scale, 8 * scale, 8 * scale, 0));
        int count = 3 + heap.random.nextInt(14);
        for (int i = 0; i < count; i++) {
            switch (heap.random.nextInt(4)) {
                case 0 -> heap.crate();
                case 1 -> heap.slot();
                case 2 -> heap.funnel();
                default -> heap.stone();
            }
        }
        return heap.brushes;
    }

    private void crate() {
        turned(between(-3, 3), between(-3, 3), between(0.2, 1), between(0.2, 1), 0, between(0.1, 2), between(0, 7));
    }

    /** Two blocks with a gap about as wide as a body, or narrower. */
    private void slot() {
        double x = between(-3, 3);
        double y = between(-3, 3);
        double yaw = random.nextInt(2) == 0 ? 0 : between(0, 7);
        double gap = between(0.02, 0.9) / 2 + 0.5;
        turned(x + gap * Math.cos(yaw), y + gap * Math.sin(yaw), 0.5, 2, 0, between(0.3, 4), yaw);
        turned(x - gap * Math.cos(yaw), y - gap * Math.sin(yaw), 0.5, 2, 0, between(0.3, 4), yaw);
    }

    private void turned(double x, double y, double halfX, double halfY, double z0, double z1, double yaw) {
        double[] points = new double[24];
        for (int i = 0; i < 8; i++) {
            double dx = (i & 1) == 0 ? -halfX : halfX;
            double dy = (i & 2) == 0 ? -halfY : halfY;
            points[3 * i] = x + dx * Math.cos(yaw) - dy * Math.sin(yaw);
            points[3 * i + 1] = y + dx * Math.sin(yaw) + dy * Math.cos(yaw);
            points[3 * i + 2] = (i & 4) == 0 ? z0 : z1;
        }
        add(points);
    }

    /** Wedges around a point that lean outwards: three or four slopes with a hole between them. */
    private void funnel() {
        double x = between(-2, 2);
        double y = between(-2, 2);
        int sides = 3 + random.nextInt(2);
        double hole = between(0, 0.5);
        double slope = between(0.6, 4);
        double start = between(0, 7);
        for (int i = 0; i < sides; i++) {
            double a = start + 2 * Math.PI * i / sides;
            double cos = Math.cos(a);
            double sin = Math.sin(a);
            double[] p = new double[18];
            int at = 0;
            for (double side = -2; side <= 2; side += 4) {
                for (double[] corner : new double[][] {{hole, 0}, {hole + 1.5, 0}, {hole + 1.5, 1.5 * slope}}) {
                    p[at++] = x + corner[0] * cos - side * sin;
                    p[at++] = y + corner[0] * sin + side * cos;
                    p[at++] = corner[1];
                }
            }
            add(p);
        }
    }

    private void stone() {
        double x = between(-3, 3);
        double y = between(-3, 3);
        double z = between(0, 1.5);
        double[] p = new double[24];
        for (int i = 0; i < p.length; i += 3) {
            p[i] = x + between(-1, 1);
            p[i + 1] = y + between(-1, 1);
            p[i + 2] = z + between(-1, 1);
        }
        add(p);
    }

    static <T> List<T> shuffled(List<T> list, long seed) {
        Randomness random = new Randomness(seed);
        List<T> other = new ArrayList<>(list);
        for (int i = other.size() - 1; i > 0; i--) {
            Collections.swap(other, i, random.nextInt(i + 1));
        }
        return other;
    }
}
