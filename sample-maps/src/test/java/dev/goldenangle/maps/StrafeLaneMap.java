package dev.goldenangle.maps;

import java.util.ArrayList;
import java.util.List;

/**
 * A straight lane with three gaps that need 400, 500 and 600 units per second. A jump of 270 under gravity 800 lasts 0.675 s, and a
 * box 30 wide may take off and land with 15 of it on the edge: gap = speed · 0.675 + 30.
 */
final class StrafeLaneMap {
    static final double AIRTIME = 2 * 270 / 800.0;
    static final double PLAYER_WIDTH = 30;
    static final int[] SPEEDS = {400, 500, 600};
    private static final int[] RUN_UPS = {1536, 2560, 3072};
    private static final int RUN_OUT = 1280;
    private static final int HALF_WIDTH = 320;
    private static final int VERGE = 256;
    private static final int SIDE = HALF_WIDTH + VERGE;
    private static final int PIT = -192;
    private static final int BEHIND = 256;

    private StrafeLaneMap() {
    }

    static double gapFor(double speed) {
        return speed * AIRTIME + PLAYER_WIDTH;
    }

    static String text() {
        MapText map = new MapText("Strafe lane", "Strafe lane with gaps that need 400, 500 and 600 units per second. Strafed without a mistake, every shipped preset passes all three, but arena/precise only the first");
        double from = -BEHIND;
        double edge = RUN_UPS[0];
        map.waypoint(1, 0, 0, 0);
        for (int i = 0; i < SPEEDS.length; i++) {
            double beyond = edge + gapFor(SPEEDS[i]);
            platform(map, from, edge);
            gap(map, i, from, edge, beyond);
            map.leap(2 * i + 2, edge - 16, 0, 0);
            map.waypoint(2 * i + 3, beyond + 96, 0, 0);
            from = beyond;
            edge = beyond + (i + 1 < SPEEDS.length ? RUN_UPS[i + 1] : RUN_OUT);
        }
        platform(map, from, edge);
        map.waypoint(2 * SPEEDS.length + 2, edge - 128, 0, 0);
        ground(map, edge);
        map.start(-128, 0, 0, 0);
        map.volume("trigger_start", -BEHIND, -HALF_WIDTH, 0, 0, HALF_WIDTH, 256);
        map.volume("trigger_finish", edge - 512, -HALF_WIDTH, 0, edge - 480, HALF_WIDTH, 512);
        return map.toString();
    }

    private static void platform(MapText map, double from, double to) {
        map.comment("run-up");
        map.box(from, -HALF_WIDTH, PIT, to, HALF_WIDTH, 0, "floor");
        for (double x = from + 256; x < to - 128; x += 512) {
            map.octagon(x, -HALF_WIDTH - 24, PIT, 24, 16, "pillar").octagon(x, HALF_WIDTH + 24, PIT, 24, 16, "pillar");
        }
    }

    /** Gate posts mark both edges. A player who falls, here or off the side, is teleported back to the run-up. */
    private static void gap(MapText map, int i, double from, double edge, double beyond) {
        map.comment("gap for " + SPEEDS[i] + " u/s");
        for (double x : new double[] {edge - 24, beyond + 24}) {
            map.octagon(x, -HALF_WIDTH - 40, PIT, 112, 24, "trim").octagon(x, HALF_WIDTH + 40, PIT, 112, 24, "trim");
        }
        double top = PIT + 48;
        List<double[]> pit = new ArrayList<>(List.of(new double[] {edge, -SIDE, PIT, beyond, SIDE, top},
                new double[] {from, -SIDE, PIT, edge, -HALF_WIDTH, top}, new double[] {from, HALF_WIDTH, PIT, edge, SIDE, top}));
        if (i == 0) {
            pit.add(new double[] {-BEHIND - VERGE, -SIDE, PIT, -BEHIND, SIDE, top});
        }
        if (i == SPEEDS.length - 1) {
            double end = beyond + RUN_OUT;
            pit.addAll(List.of(new double[] {beyond, -SIDE, PIT, end, -HALF_WIDTH, top}, new double[] {beyond, HALF_WIDTH, PIT, end, SIDE, top},
                    new double[] {end, -SIDE, PIT, end + VERGE, SIDE, top}));
        }
        map.volumes("trigger_teleport", pit.toArray(double[][]::new), "target", "run-up " + SPEEDS[i]);
        double back = Math.max(from + 64, edge - 1536);
        map.point("misc_teleporter_dest", back, 0, 0, "targetname", "run-up " + SPEEDS[i], "angle", "0");
        map.spawn("before " + SPEEDS[i], back, 0, 0, 0);
        map.volume("trigger_checkpoint", beyond + 64, -HALF_WIDTH, 0, beyond + 96, HALF_WIDTH, 512, "index", Integer.toString(i + 1));
    }

    private static void ground(MapText map, double east) {
        map.comment("ground below, and its border");
        double west = -BEHIND - VERGE;
        map.box(west, -SIDE, PIT - 32, east + VERGE, SIDE, PIT, "stone").walls(west, -SIDE, east + VERGE, SIDE, PIT - 32, PIT + 64, 32, "wall");
        map.fence(west - 32, -SIDE - 32, east + VERGE + 32, SIDE + 32, PIT - 32);
    }
}
