package dev.goldenangle.route;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Small random worlds over a void: platforms in a row that turns, connected by steps, stairs, ledges, gaps and falls,
 * and walls with doors; some of them are impassable.
 */
final class RouteWorlds {
    private enum Join { LEVEL, STEP, STAIRS, LEDGE, GAP, FALL, DOOR, TOO_HIGH, TOO_WIDE, NO_DOOR }

    private final Random random;
    private final float unit;
    private final List<Brush> solids = new ArrayList<>();
    final StringBuilder story = new StringBuilder();
    private double x;
    private double y;
    private double z;

    RouteWorlds(long seed, float unit) {
        random = new Random(seed);
        this.unit = unit;
    }

    /** A world and a course from its first platform to its last. */
    record Drawn(Level level, PlacedCourse course, String story) {
    }

    Drawn draw() {
        double size = between(5, 8);
        platform(size);
        CourseStop start = new CourseStop(CourseStop.Kind.START, 0, 0, 0);
        int count = 2 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            double next = between(5, 8);
            join(size, next);
            size = next;
        }
        PlacedCourse course = PlacedCourse.NONE.with(start).with(new CourseStop(CourseStop.Kind.FINISH, x, y, z));
        Level level = new Level("drawn", 1, unit, BrushWorld.of(solids), List.of(new Spawn("start", 0f, 0f, 0f, 0f)), List.of(), List.of(), List.of());
        return new Drawn(level, course, story.toString());
    }

    private double between(double low, double high) {
        return low + (high - low) * random.nextDouble();
    }

    private void box(double minX, double minY, double minZ, double maxX, double maxY, double maxZ) {
        solids.add(Brush.box((float) (minX * unit), (float) (minY * unit), (float) (minZ * unit), (float) (maxX * unit), (float) (maxY * unit), (float) (maxZ * unit)));
    }

    private void platform(double size) {
        box(x - size / 2, y - size / 2, z - 12, x + size / 2, y + size / 2, z);
    }

    /** The next platform to the east or north, connected in some way. */
    private void join(double size, double next) {
        int draw = random.nextInt(20);
        Join join = draw < 17 ? Join.values()[draw % 7] : Join.values()[7 + draw - 17];
        boolean north = random.nextBoolean();
        double gap = switch (join) {
            case GAP -> between(1, 2.5);
            case TOO_WIDE -> between(25, 30);
            case STAIRS -> 3;
            default -> 0;
        };
        double rise = switch (join) {
            case STEP -> between(0.1, 0.3);
            case STAIRS -> 1.2;
            case LEDGE -> between(0.5, 0.8);
            case FALL -> -between(1, 3);
            case TOO_HIGH -> between(4, 6);
            default -> 0;
        };
        story.append(join).append(north ? "^ " : "> ");
        double fromX = x;
        double fromY = y;
        double from = z;
        double way = (size + next) / 2 + gap;
        x += north ? 0 : way;
        y += north ? way : 0;
        z += rise;
        platform(next);
        if (join == Join.STAIRS) {
            stairs(fromX, fromY, from, size, north);
        }
        if (join == Join.DOOR || join == Join.NO_DOOR) {
            wall(next, north, join == Join.DOOR);
        }
    }

    private void stairs(double fromX, double fromY, double from, double size, boolean north) {
        for (int i = 0; i < 6; i++) {
            double near = size / 2 + 0.5 * i;
            double top = from + 0.2 * (i + 1);
            if (north) {
                box(fromX - 1.5, fromY + near, from - 12, fromX + 1.5, fromY + near + 0.5, top);
            } else {
                box(fromX + near, fromY - 1.5, from - 12, fromX + near + 0.5, fromY + 1.5, top);
            }
        }
    }

    /** Across the middle of the last platform, and so far beyond it that there is no way around; the goal is past the middle. */
    private void wall(double size, boolean north, boolean hasDoor) {
        double half = size / 2;
        double near = -half + 1.5;
        double door = between(-half + 1.2, half - 1.2);
        if (!hasDoor) {
            part(north, near, -half - 12, half + 12);
        } else {
            part(north, near, -half - 12, door - 0.9);
            part(north, near, door + 0.9, half + 12);
        }
    }

    private void part(boolean north, double near, double left, double right) {
        if (north) {
            box(x + left, y + near, z, x + right, y + near + 0.3, z + 8);
        } else {
            box(x + near, y + left, z, x + near + 0.3, y + right, z + 8);
        }
    }
}
