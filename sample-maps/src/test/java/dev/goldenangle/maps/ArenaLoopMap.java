package dev.goldenangle.maps;

import dev.goldenangle.maps.MapText.Axis;

/**
 * The arena map that the workbench opens first: a walled court of 112 by 80 metres with a lap around it on two levels.
 *
 * <p>The lap runs counter-clockwise: east between the pillars of the south straight, north up the ramp, west along the
 * terrace over two jump links, south down the stairs and through the gate. A player who misses a jump link lands on a slope that
 * leads out of it. The court inside the lap has a tower with a bridge, steps to jump up, a pad and a teleporter.
 */
final class ArenaLoopMap {
    private static final int EAST = 1792;
    private static final int NORTH = 1280;
    private static final int LANE = 512;
    /** The court inside the lap. */
    private static final int COURT_X = EAST - LANE;
    private static final int COURT_Y = NORTH - LANE;
    private static final int UPPER = 128;
    private static final int SLAB = 16;
    private static final int RAIL = 40;
    private static final int WALL = 32;

    private final MapText map = new MapText("Arena loop",
            "Arena with two levels and a timed lap: pillars, ramp, two jump links, stairs, gate");

    private ArenaLoopMap() {
    }

    static String text() {
        ArenaLoopMap arena = new ArenaLoopMap();
        arena.floor();
        arena.perimeter();
        arena.southStraight();
        arena.ramp();
        arena.terrace();
        arena.stairsAndGate();
        arena.tower();
        arena.court();
        arena.devices();
        arena.map.fence(-EAST - WALL, -NORTH - WALL, EAST + WALL, NORTH + WALL, -32);
        arena.course();
        return arena.map.toString();
    }

    private void floor() {
        map.comment("floor plates");
        for (int x = -EAST; x < EAST; x += 512) {
            for (int y = -NORTH; y < NORTH; y += 512) {
                map.box(x, y, -32, x + 512, y + 512, 0, "floor");
            }
        }
    }

    /** The wall is low in the south, where the camera looks in, and higher along the upper level. */
    private void perimeter() {
        map.comment("outer wall with piers on its outside");
        for (int x = -EAST; x < EAST; x += 256) {
            wallAlongX(x, -NORTH - WALL, -NORTH, 64);
            wallAlongX(x, NORTH, NORTH + WALL, UPPER + 72);
        }
        for (int y = -NORTH; y < NORTH; y += 256) {
            wallAlongY(y, -EAST - WALL, -EAST, y >= 256 ? UPPER + 72 : 64);
            wallAlongY(y, EAST, EAST + WALL, y >= 0 ? UPPER + 72 : 64);
        }
        for (int sx = -1; sx <= 1; sx += 2) {
            map.octagon(sx * (EAST + 32), -NORTH - 32, -32, 112, 64, "stone");
            map.octagon(sx * (EAST + 32), NORTH + 32, -32, UPPER + 128, 64, "stone");
        }
    }

    private void wallAlongX(int x, int y0, int y1, int height) {
        map.box(x, y0, -32, x + 256, y1, height, "wall");
        int outside = y0 < 0 ? y0 - 24 : y1;
        map.box(x + 112, outside, -32, x + 144, outside + 24, height + 16, "trim");
    }

    private void wallAlongY(int y, int x0, int x1, int height) {
        map.box(x0, y, -32, x1, y + 256, height, "wall");
        int outside = x0 < 0 ? x0 - 24 : x1;
        map.box(outside, y + 112, -32, outside + 24, y + 144, height + 16, "trim");
    }

    private void southStraight() {
        map.comment("pillars to weave through");
        int[] pillars = {-704, 1, -128, -1, 448, 1, 1024, -1};
        for (int i = 0; i < pillars.length; i += 2) {
            int y = -1024 + 104 * pillars[i + 1];
            map.octagon(pillars[i], y, 0, 144, 56, "pillar");
            map.octagon(pillars[i], y, 144, 160, 68, "trim");
        }
        map.comment("low walls between the straight and the court");
        for (int x = -1152; x < 1152; x += 384) {
            map.box(x, -COURT_Y - 16, 0, x + 256, -COURT_Y + 16, 32, "trim");
        }
    }

    private void ramp() {
        map.comment("ramp to the upper level, 14 degrees, with a sloping wall on its open side");
        map.prism(Axis.X, COURT_X, EAST, "ramp", 0, 0, 512, 0, 512, UPPER);
        map.prism(Axis.X, COURT_X - 24, COURT_X, "trim", 0, 0, 512, 0, 512, UPPER + RAIL, 0, RAIL);
        map.comment("pillars along the way to the ramp");
        map.octagon(COURT_X + 48, -704, 0, 160, 40, "pillar").octagon(COURT_X + 48, -352, 0, 160, 40, "pillar");
    }

    private void terrace() {
        map.comment("terrace: east corner, middle, west corner");
        map.box(COURT_X, 512, 0, EAST, COURT_Y, UPPER, "stone");
        for (int x = 800; x < EAST; x += 248) {
            slab(x, x + 248);
        }
        for (int x = -64; x < 640; x += 176) {
            slab(x, x + 176);
        }
        for (int x = -COURT_X; x < -256; x += 256) {
            slab(x, x + 256);
        }
        map.box(-EAST, COURT_Y, 0, -COURT_X, NORTH, UPPER, "stone");
        map.comment("jump links of 160 and 192 units; a slope leads out of each");
        jumpLink(640, 800);
        jumpLink(-256, -64);
        columnsAndRail();
    }

    private void slab(int x0, int x1) {
        map.box(x0, COURT_Y, UPPER - SLAB, x1, NORTH, UPPER, "stone");
    }

    private void jumpLink(int x0, int x1) {
        map.prism(Axis.Y, COURT_Y, NORTH, "ramp", 0, x0, 0, x1, UPPER / 2.0, x1, UPPER, x0);
        map.box(x0, COURT_Y - 16, 0, x1, COURT_Y, UPPER + RAIL, "trim");
    }

    /** The rail has gaps where the bridge and the steps of the court arrive. */
    private void columnsAndRail() {
        map.comment("columns under the terrace's edge, and its rail");
        for (int x = -COURT_X + 128; x < COURT_X; x += 256) {
            boolean inLink = x > 592 && x < 848 || x > -304 && x < -16;
            if (!inLink) {
                map.octagon(x, COURT_Y + 32, 0, UPPER - SLAB, 20, "pillar");
            }
        }
        int[] rails = {-1280, -1024, -832, -544, -544, -256, -64, -48, 48, 352, 352, 640, 800, 1040, 1040, 1280};
        for (int i = 0; i < rails.length; i += 2) {
            map.box(rails[i], COURT_Y, UPPER, rails[i + 1], COURT_Y + 16, UPPER + RAIL, "trim");
        }
        map.box(COURT_X - 24, 512, 0, COURT_X, COURT_Y + 16, UPPER + RAIL, "trim");
    }

    private void stairsAndGate() {
        map.comment("stairs: eight risers of 16");
        for (int i = 0; i < 8; i++) {
            map.box(-EAST, COURT_Y - 40 * (i + 1), 0, -COURT_X, COURT_Y - 40 * i, UPPER - 16 * i, "stairs");
        }
        map.comment("wall beside the stairs");
        map.prism(Axis.X, -COURT_X, -COURT_X + 24, "trim", COURT_Y - 320, 0, COURT_Y + 16, 0, COURT_Y + 16, UPPER + RAIL, COURT_Y - 16, UPPER + RAIL,
                COURT_Y - 320, RAIL);
        map.comment("gate, four player widths wide");
        double half = 60;
        double middle = -EAST + LANE / 2.0;
        map.box(-EAST, -32, 0, middle - half - 32, 32, 96, "wall").box(middle + half + 32, -32, 0, -COURT_X, 32, 96, "wall");
        map.box(middle - half - 32, -40, 0, middle - half, 40, 136, "stone").box(middle + half, -40, 0, middle + half + 32, 40, 136, "stone");
        map.box(middle - half - 40, -32, 136, middle + half + 40, 32, 160, "trim");
        map.comment("low walls between the west lane and the court");
        for (int y = -704; y < 320; y += 256) {
            if (y < -64 || y > 0) {
                map.box(-COURT_X, y, 0, -COURT_X + 32, y + 160, 32, "trim");
            }
        }
        map.comment("pillars of the west lane");
        map.octagon(-EAST + 72, 256, 0, 160, 40, "pillar").octagon(-COURT_X - 72, -416, 0, 160, 40, "pillar");
    }

    private void tower() {
        map.comment("tower on two steps, ringed by pillars");
        map.octagon(0, 0, 0, 16, 288, "floor").octagon(0, 0, 16, 32, 256, "floor");
        map.octagon(0, 0, 32, UPPER - SLAB, 144, "stone").octagon(0, 0, UPPER - SLAB, UPPER, 160, "trim");
        for (int i = 0; i < 8; i++) {
            double angle = Math.toRadians(22.5 + 45 * i);
            map.octagon(400 * Math.cos(angle), 400 * Math.sin(angle), 0, 112, 24, "pillar");
        }
        map.comment("bridge from the terrace");
        for (int y = 160; y < COURT_Y; y += 152) {
            map.box(-48, y, UPPER - SLAB, 48, y + 152, UPPER, "stone");
        }
        map.octagon(0, 464, 0, UPPER - SLAB, 24, "pillar").octagon(0, 640, 0, UPPER - SLAB, 24, "pillar");
        map.box(-48, 184, UPPER, -40, COURT_Y + 16, UPPER + 24, "trim").box(40, 184, UPPER, 48, COURT_Y + 16, UPPER + 24, "trim");
    }

    private void court() {
        map.comment("great pillars");
        for (int sx = -1; sx <= 1; sx += 2) {
            for (int sy = -1; sy <= 1; sy += 2) {
                map.octagon(sx * 800, sy * 368, 0, 176, 88, "pillar").octagon(sx * 800, sy * 368, 176, 192, 104, "trim");
            }
        }
        map.comment("blocks");
        double[][] blocks = {{-448, -512, 160, 128, 20, 72}, {-1040, -560, 128, 128, 12, 96}, {448, -560, 224, 64, -25, 56},
            {1056, -576, 144, 144, -15, 80}, {-528, 512, 64, 224, -20, 96}, {560, 528, 176, 112, 25, 64}, {1088, 32, 96, 256, 8, 104},
            {-1056, 64, 112, 112, 30, 64}, {-928, -96, 64, 64, -10, 40}, {560, 32, 64, 192, -14, 48}, {-560, -32, 64, 160, 16, 48},
            {1120, 448, 128, 96, -22, 88}};
        for (double[] b : blocks) {
            map.turnedBox(b[0], b[1], 0, b[5], b[2], b[3], b[4], "block");
        }
        map.comment("steps of 40 to jump up to the terrace");
        map.box(-1024, 448, 0, -928, 544, 40, "block").box(-1024, 576, 0, -928, 672, 80, "block").box(-976, 688, 0, -880, COURT_Y, 120, "block");
    }

    private void devices() {
        map.comment("pad and teleporter plates");
        map.octagon(0, -480, 0, 4, 48, "pad");
        map.box(944, -208, 0, 960, -192, 112, "stone").box(944, -48, 0, 960, -32, 112, "stone").box(936, -216, 112, 968, -24, 128, "trim");
        map.volume("trigger_push", -32, -512, 4, 32, -448, 20, "target", "tower");
        map.point("target_position", 0, -200, UPPER + 96, "targetname", "tower");
        map.volume("trigger_teleport", 948, -192, 0, 956, -48, 112, "target", "bridge");
        map.point("misc_teleporter_dest", 0, 704, UPPER, "targetname", "bridge", "angle", "270");
    }

    private void course() {
        double middle = EAST - LANE / 2.0;
        map.start(-1312, -1024, 0, 0);
        map.spawn("terrace", middle, 1024, UPPER, 180).spawn("court", -240, -656, 0, 90).spawn("tower", 0, -96, UPPER, 90)
                .spawn("gate", -middle, 320, 0, 270).spawn("ramp", middle, -512, 0, 90);
        map.volume("trigger_start", -1376, -NORTH, 0, -1248, -COURT_Y, 192);
        checkpoint(1, COURT_X, -480, 0, EAST, -448);
        checkpoint(2, COURT_X, 560, UPPER, EAST, 592);
        checkpoint(3, 352, COURT_Y, UPPER, 384, NORTH);
        checkpoint(4, -704, COURT_Y, UPPER, -672, NORTH);
        checkpoint(5, -EAST, -16, 0, -COURT_X, 16);
        map.volume("trigger_finish", -EAST, -704, 0, -COURT_X, -672, 192);
        map.waypoints(-1312, -1024, 0, -1024, -1024, 0, -704, -1080, 0, -416, -1024, 0, -128, -968, 0, 160, -1024, 0, 448, -1080, 0,
                736, -1024, 0, 1024, -968, 0, 1312, -976, 0, 1504, -832, 0, 1552, -608, 0, 1552, -304, 0, 1552, -64, 0, 1552, 256, 64,
                1552, 576, UPPER, 1536, 800, UPPER, 1408, 976, UPPER, 1152, 1024, UPPER, 848, 1024, UPPER, 592, 1024, UPPER,
                352, 1024, UPPER, 0, 1024, UPPER, -320, 1024, UPPER, -704, 1024, UPPER, -1088, 1024, UPPER, -1376, 1008, UPPER,
                -1512, 864, UPPER, -1536, 720, UPPER - 16, -1536, 416, 0, -1536, 192, 0, -1536, 0, 0, -1536, -192, 0, -1552, -448, 0,
                -1536, -688, 0, -1488, -896, 0, -1312, -1024, 0);
    }

    private void checkpoint(int index, int x0, int y0, int z0, int x1, int y1) {
        map.volume("trigger_checkpoint", x0, y0, z0, x1, y1, z0 + 192, "index", Integer.toString(index));
    }
}
