package dev.goldenangle.maps;

import dev.goldenangle.maps.MapText.Axis;

/** A room full of shapes that movers get stuck in: wedges, acute corners, creases, slits, fins, spikes, sinking ceilings. */
final class TortureMap {
    private static final int HALF = 896;
    private static final int WALL = 32;
    private static final int WALL_HEIGHT = 192;
    /** Opening angles of the notches in the north wall. */
    static final int[] NOTCHES = {10, 20, 30, 45, 60, 90};
    /** Widths of the slits, close to the width of a player. */
    static final double[] SLITS = {29, 30, 30.25, 31, 32, 32.25, 36};

    private final MapText map = new MapText("Torture room", "Wedges, acute corners, creases, slits and spikes: nothing here should catch or leak");

    private TortureMap() {
    }

    static String text() {
        TortureMap room = new TortureMap();
        room.shell();
        room.notches();
        room.slits();
        room.creases();
        room.ceilings();
        room.spikes();
        room.fins();
        room.map.fence(-HALF - WALL, -HALF - WALL, HALF + WALL, HALF + WALL, -32);
        room.map.start(0, -160, 0, 90);
        room.map.spawn("notches", 0, 480, 0, 90).spawn("slits", 0, -480, 0, 270).spawn("creases", -560, -480, 0, 225)
                .spawn("ceilings", 480, 64, 0, 0);
        return room.map.toString();
    }

    private void shell() {
        map.comment("floor and walls");
        map.box(-HALF, -HALF, -32, HALF, HALF, 0, "floor");
        map.walls(-HALF, -HALF, HALF, HALF, -32, WALL_HEIGHT, WALL, "wall");
    }

    /** Teeth on the north wall; the notch between two of them narrows to a line. */
    private void notches() {
        map.comment("notches of 10 to 90 degrees");
        double depth = 192;
        double x = -HALF;
        double left = -HALF;
        for (int i = 0; i <= NOTCHES.length; i++) {
            boolean last = i == NOTCHES.length;
            double half = last ? 0 : depth * Math.tan(Math.toRadians(NOTCHES[i] / 2.0));
            double apex = last ? HALF : x + 64 + half;
            double right = last ? HALF : apex - half;
            map.prism(Axis.Z, 0, 128, "stone", left, HALF, i == 0 ? -HALF : x, HALF - depth, right, HALF - depth, apex, HALF);
            left = apex;
            x = apex + half;
        }
    }

    private void slits() {
        map.comment("slits between posts on the south side");
        double x = -352;
        for (double slit : SLITS) {
            map.box(x, -HALF, 0, x + 64, -HALF + 160, 96, "block");
            x += 64 + slit;
        }
        map.box(x, -HALF, 0, x + 64, -HALF + 160, 96, "block");
    }

    /** Slopes that meet in corners: a valley of two, a steep one over a shallow one, and slopes at the limit of walking. */
    private void creases() {
        map.comment("slopes of 30 and 50 degrees meeting in the south-west corner");
        map.prism(Axis.X, -HALF, -HALF + 320, "ramp", -HALF, 0, -HALF + 192, 0, -HALF, 192 * Math.tan(Math.toRadians(30)));
        map.prism(Axis.Y, -HALF, -HALF + 320, "ramp", 0, -HALF, 0, -HALF + 128, 128 * Math.tan(Math.toRadians(50)), -HALF);
        map.comment("slopes of 45 and 46 degrees side by side: the last to walk on, the first to slide on");
        map.prism(Axis.Y, -256, -128, "ramp", 0, -HALF, 0, -HALF + 160, 160, -HALF);
        map.prism(Axis.Y, -128, 0, "ramp", 0, -HALF, 0, -HALF + 160, 160 * Math.tan(Math.toRadians(46)), -HALF);
        map.comment("gutter of 60 degrees on both sides, rising nowhere");
        map.prism(Axis.X, -HALF, -HALF + 320, "ramp", 160, 0, 240, 0, 160, 80 * Math.tan(Math.toRadians(60)));
        map.prism(Axis.X, -HALF, -HALF + 320, "ramp", 240, 0, 320, 0, 320, 80 * Math.tan(Math.toRadians(60)));
    }

    private void ceilings() {
        map.comment("ceilings that sink to the floor: 10 and 30 degrees, and one to bump into");
        map.prism(Axis.Y, -64, 192, "stone", 0, HALF, 0, HALF - 16, 288 * Math.tan(Math.toRadians(10)) + 48, HALF - 288, 160, HALF - 288, 160, HALF);
        map.prism(Axis.Y, 192, 448, "stone", 0, HALF, 160, HALF - 160 / Math.tan(Math.toRadians(30)), 160, HALF);
        map.box(HALF - 256, -384, 80, HALF, -128, 112, "stone").box(HALF - 256, -448, 0, HALF, -384, 16, "stairs");
        map.prism(Axis.Y, -384, -128, "ramp", 0, HALF - 256, 0, HALF, 48, HALF);
    }

    private void spikes() {
        map.comment("spikes and posts in the middle");
        map.pyramid(-160, 160, 128, 0, "block", -224, 96, -96, 96, -96, 224, -224, 224);
        map.pyramid(160, 160, 48, 0, "block", 64, 96, 256, 96, 160, 256);
        map.ring(-160, -352, 0, 128, 48, 3, 90, "pillar").ring(160, -352, 0, 128, 48, 16, 0, "pillar").ring(0, 288, 0, 128, 32, 5, 18, "pillar");
        map.comment("two blocks that share one edge, and two that nearly do");
        map.box(320, -96, 0, 384, -32, 96, "block").box(384, -32, 0, 448, 32, 96, "block");
        map.box(-448, -96, 0, -384, -32, 96, "block").box(-383.75, -31.75, 0, -320, 32, 96, "block");
    }

    private void fins() {
        map.comment("fins of 1 and 1/4, and sills of 1, 2, 4, 18 and 19");
        map.box(-320, 320, 0, -319, 512, 96, "trim").box(320, 320, 0, 320.25, 512, 96, "trim");
        double[] sills = {1, 2, 4, 18, 19};
        for (int i = 0; i < sills.length; i++) {
            map.box(-240 + 96 * i, 32, 0, -176 + 96 * i, 40, sills[i], "trim");
        }
    }
}
