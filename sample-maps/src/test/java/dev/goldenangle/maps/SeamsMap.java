package dev.goldenangle.maps;

import dev.goldenangle.maps.MapText.Axis;

/**
 * Surfaces that look flat but consist of many brushes: a floor of bricks, a straight wall, a wall off the grid, and a ramp of
 * slices.
 */
final class SeamsMap {
    private static final int WEST = -1024;
    private static final int EAST = 1024;
    private static final int[] BRICKS = {96, 160, 128, 80, 144, 112, 128};
    private static final double SKEW_DEGREES = 8;
    private static final double RAMP_RUN = 528;
    private static final double RAMP_HEIGHT = 192;
    private static final double END = EAST + RAMP_RUN + 384;
    /** Depth of the shallow pieces of the walls. */
    private static final int THIN = 16;

    private SeamsMap() {
    }

    static String text() {
        MapText map = new MapText("Seams", "Coplanar seams on floor, walls and a ramp: nothing here should be felt");
        floor(map);
        straightWall(map);
        skewWall(map);
        ramp(map);
        map.comment("border").box(WEST - 32, -512, -32, WEST, 416, 64, "wall");
        fence(map);
        map.start(WEST + 96, 0, 0, 0);
        map.spawn("straight wall", WEST + 96, 360, 0, 0);
        map.spawn("skew wall", WEST + 96, -432, 0, 0);
        return map.spawn("ramp", 704, 0, 0, 0).toString();
    }

    /**
     * Encloses floor and ramp, the space behind the skew wall, from which there is no way back, and the space beside and under the ramp,
     * which has no floor.
     */
    private static void fence(MapText map) {
        map.fence(WEST - 32, -512, END + 32, 400, -32);
        double slope = Math.tan(Math.toRadians(SKEW_DEGREES));
        double south = -512 - THIN / Math.cos(Math.toRadians(SKEW_DEGREES));
        map.prism(Axis.Z, -32, MapText.LID, MapText.UNSEEN, WEST, -544, EAST, -544, EAST, south + slope * (EAST - WEST), WEST, south);
        map.unseen(EAST, -544, -32, END + 32, -256).box(EAST, -256, -32, END + 32, 416, -16, MapText.UNSEEN);
    }

    /** Rows of 64 with joints that do not line up, so that three bricks meet at some corners and four at others. */
    private static void floor(MapText map) {
        map.comment("floor of bricks");
        int brick = 0;
        for (int y = -512; y < 384; y += 64) {
            int x = WEST;
            while (x < EAST) {
                int end = Math.min(EAST, x + BRICKS[brick++ % BRICKS.length]);
                map.box(x, y, -32, end, y + 64, 0, "floor");
                x = end;
            }
        }
    }

    private static void straightWall(MapText map) {
        map.comment("straight wall in pieces of different depth and height");
        int piece = 0;
        for (int x = WEST; x < EAST; x += 64) {
            map.box(x, 384, -32, x + 64, 384 + THIN + 16 * (piece % 2), 64 + 16 * (piece % 3), "wall");
            piece++;
        }
    }

    private static void skewWall(MapText map) {
        map.comment("wall off the grid, eight degrees, in pieces");
        double c = Math.cos(Math.toRadians(SKEW_DEGREES));
        double s = Math.sin(Math.toRadians(SKEW_DEGREES));
        int pieces = 24;
        double step = (EAST - WEST) / c / pieces;
        for (int i = 0; i < pieces; i++) {
            double x0 = WEST + c * step * i;
            double y0 = -512 + s * step * i;
            double x1 = WEST + c * step * (i + 1);
            double y1 = -512 + s * step * (i + 1);
            double depth = THIN + 16 * (i % 2);
            map.prism(Axis.Z, 0, 64 + 16 * (i % 3), "wall", x0, y0, x1, y1, x1 + s * depth, y1 - c * depth, x0 + s * depth, y0 - c * depth);
        }
    }

    /** Cut lengthwise and crosswise: each slice is a lower and an upper piece of one plane. */
    private static void ramp(MapText map) {
        map.comment("ramp of twenty degrees in slices, and the top it leads to");
        double half = RAMP_RUN / 2;
        for (int y = -224; y < 384; y += 32) {
            map.prism(Axis.Y, y, y + 32, "ramp", 0, EAST, RAMP_HEIGHT / 2, EAST + half, 0, EAST + half);
            map.prism(Axis.Y, y, y + 32, "ramp", 0, EAST + half, RAMP_HEIGHT / 2, EAST + half, RAMP_HEIGHT, EAST + RAMP_RUN, 0, EAST + RAMP_RUN);
        }
        map.box(EAST + RAMP_RUN, -224, 0, END, 384, RAMP_HEIGHT, "stone");
        map.box(EAST, 384, 0, END, 416, RAMP_HEIGHT + 40, "wall");
        map.box(EAST, -256, 0, END, -224, RAMP_HEIGHT + 40, "wall");
        map.box(END, -256, 0, END + 32, 416, RAMP_HEIGHT + 40, "wall");
    }
}
