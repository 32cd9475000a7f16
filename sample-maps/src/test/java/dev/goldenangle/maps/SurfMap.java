package dev.goldenangle.maps;

import dev.goldenangle.maps.MapText.Axis;

/**
 * Slopes too steep to stand on: a slide of 46° for speed, a ridge of 50° to surf along on either side, and a bank of 58° that
 * catches players who slid down the ridge. Below is a floor, and at its far end a teleporter to the start.
 */
final class SurfMap {
    static final int SLIDE = 46;
    static final int RIDGE = 50;
    static final int BANK = 58;
    private static final double FLOOR = -1700;
    private static final double LEDGE = -400 * Math.tan(Math.toRadians(SLIDE));
    private static final double CREST = LEDGE - 10;
    private static final double CREST_Y = -80;
    private static final double RIDGE_HALF = 640;
    private static final double RIDGE_FOOT = CREST - RIDGE_HALF * Math.tan(Math.toRadians(RIDGE));
    private static final double BANK_TOP = FLOOR + 400 * Math.tan(Math.toRadians(BANK));

    private SurfMap() {
    }

    static String text() {
        MapText map = new MapText("Surf", "Surf: a slide of 46 degrees, a ridge of 50 and a bank of 58, none of which can be stood on");
        slide(map);
        map.comment("ridge").prism(Axis.X, 740, 1700, "ramp", CREST_Y, CREST, CREST_Y - RIDGE_HALF, RIDGE_FOOT, CREST_Y + RIDGE_HALF, RIDGE_FOOT);
        map.comment("bank").prism(Axis.X, -320, 2950, "ramp", 560, FLOOR, 960, BANK_TOP, 1150, BANK_TOP, 1150, FLOOR);
        map.comment("floor and border").box(-320, -950, FLOOR - 32, 3450, 1150, FLOOR, "floor");
        map.box(-352, -982, FLOOR - 32, -320, 1182, FLOOR + 128, "wall").box(3450, -982, FLOOR - 32, 3482, 1182, FLOOR + 128, "wall");
        map.box(-320, -982, FLOOR - 32, 3450, -950, FLOOR + 128, "wall").box(-320, 1150, FLOOR - 32, 3450, 1182, BANK_TOP + 64, "wall");
        map.fence(-320, -950, 3450, 1150, FLOOR - 32);
        course(map);
        return map.toString();
    }

    private static void slide(MapText map) {
        map.comment("start, slide, ledge").box(-256, -200, FLOOR, 0, 200, 0, "stone");
        map.prism(Axis.Y, -200, 200, "ramp", 0, 0, LEDGE, 400, FLOOR, 400, FLOOR, 0);
        map.box(400, -200, FLOOR, 700, 200, LEDGE, "stone");
        map.box(-288, -232, FLOOR, -256, 232, 64, "wall");
        for (double y : new double[] {-232, 200}) {
            map.box(-256, y, FLOOR, 0, y + 32, 64, "trim");
            map.prism(Axis.Y, y, y + 32, "trim", 64, 0, LEDGE + 64, 400, FLOOR, 400, FLOOR, 0);
            map.box(400, y, FLOOR, 700, y + 32, LEDGE + 64, "trim");
        }
    }

    /** The path is on the ridge's northern side, a little below its crest, and ends well inside the teleporter. */
    private static void course(MapText map) {
        map.start(-192, 0, 0, 0);
        map.spawn("ledge", 432, 0, LEDGE, 0);
        map.waypoints(-32, 0, 0, 200, 0, LEDGE / 2, 640, 0, LEDGE, 1100, 20, ridge(20), 1660, 40, ridge(40), 2100, 690, bank(690), 2700, 480, FLOOR,
                3100, 100, FLOOR, 3410, 0, FLOOR);
        map.volume("trigger_start", -256, -200, 0, -16, 200, 128);
        map.volume("trigger_checkpoint", 1200, CREST_Y, RIDGE_FOOT, 1690, CREST_Y + RIDGE_HALF, CREST, "index", "1");
        map.volume("trigger_checkpoint", 1850, 560, FLOOR + 32, 2940, 960, BANK_TOP, "index", "2");
        map.volume("trigger_finish", 3000, -950, FLOOR, 3032, 1150, FLOOR + 256);
        map.volume("trigger_teleport", 3300, -950, FLOOR, 3450, 1150, FLOOR + 96, "target", "start again");
        map.point("misc_teleporter_dest", -192, 0, 0, "targetname", "start again", "angle", "0");
    }

    private static double ridge(double y) {
        return CREST - (y - CREST_Y) * Math.tan(Math.toRadians(RIDGE));
    }

    private static double bank(double y) {
        return FLOOR + (y - 560) * Math.tan(Math.toRadians(BANK));
    }
}
