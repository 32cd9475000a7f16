package dev.goldenangle.maps;

import java.util.ArrayList;
import java.util.List;

/**
 * Six run-ups, each ending in a doorway with a quarter turn behind it. The doorways are 4, 3, 2.5, 2, 1.5 and 1.2 player widths wide.
 * The course goes east, north, west, north, east, north, and ends in a teleporter to its start.
 */
final class DoorwaysMap {
    static final double PLAYER_WIDTH = 30;
    static final double[] PLAYER_WIDTHS = {4, 3, 2.5, 2, 1.5, 1.2};
    private static final int WALL = 32;
    private static final int HALF = 192;
    private static final int HEIGHT = 96;

    private final MapText map = new MapText("Doorways", "Doorways of 4 to 1.2 player widths at the end of run-ups, with turns between them");
    private final List<Double> waypoints = new ArrayList<>();

    private DoorwaysMap() {
    }

    static String text() {
        DoorwaysMap doorways = new DoorwaysMap();
        doorways.walls();
        doorways.run(0, 0, 0, 1536, 0);
        doorways.run(1, 1760, 224, 1152, 90);
        doorways.run(2, 1536, 1376, 0, 180);
        doorways.run(3, -192, 1600, 2528, 90);
        doorways.run(4, 32, 2752, 1536, 0);
        doorways.run(5, 1760, 2976, 3904, 90);
        doorways.fence();
        doorways.course();
        return doorways.map.toString();
    }

    private void walls() {
        map.comment("floor");
        int[][] floors = {{-32, -224, 1984, 224}, {1536, 224, 1984, 1152}, {-416, 1152, 1984, 1600}, {-416, 1600, 32, 2528},
            {-416, 2528, 1984, 2976}, {1536, 2976, 1984, 4352}};
        for (int[] f : floors) {
            map.box(f[0], f[1], -32, f[2], f[3], 0, "floor");
        }
        map.comment("walls of the corridors");
        int[][] walls = {{-32, -224, 1984, -192}, {-32, -192, 0, 192}, {-32, 192, 1568, 224}, {1952, -192, 1984, 1600}, {1536, 224, 1568, 1184},
            {-416, 1152, 1536, 1184}, {0, 1568, 1952, 1600}, {-416, 1184, -384, 2976}, {0, 1600, 32, 2560}, {32, 2528, 1984, 2560},
            {-384, 2944, 1568, 2976}, {1952, 2560, 1984, 4352}, {1536, 2976, 1568, 4352}, {1568, 4320, 1952, 4352}};
        for (int[] w : walls) {
            map.box(w[0], w[1], 0, w[2], w[3], HEIGHT, "wall");
        }
    }

    /**
     * A straight run-up with a doorway at its end.
     *
     * @param x    where it begins
     * @param y    where it begins
     * @param wall the lower coordinate of the door's wall along the run
     */
    private void run(int number, double x, double y, double wall, int degrees) {
        double half = PLAYER_WIDTHS[number] * PLAYER_WIDTH / 2;
        boolean north = degrees == 90;
        double middle = north ? x : y;
        map.comment("doorway of " + MapText.number(2 * half) + " units");
        doorSide(north, wall, middle - HALF, middle - half, middle - half - 24);
        doorSide(north, wall, middle + half, middle + HALF, middle + half);
        double forward = degrees == 180 ? -1 : 1;
        double door = wall + WALL / 2.0;
        double[] stops = {(north ? y : x) + forward * 128, door - forward * 384, door - forward * 64, door + forward * 64, door + forward * 208};
        for (double stop : stops) {
            waypoint(north ? middle : stop, north ? stop : middle);
        }
        double start = stops[0];
        if (number > 0) {
            map.spawn("doorway " + MapText.number(2 * half), north ? middle : start, north ? start : middle, 0, degrees);
        }
        double behind = door + forward * 48;
        double[] gate = {behind - 8, behind + 8};
        String kind = number + 1 < PLAYER_WIDTHS.length ? "trigger_checkpoint" : "trigger_finish";
        map.volume(kind, north ? middle - HALF : gate[0], north ? gate[0] : middle - HALF, 0, north ? middle + HALF : gate[1],
                north ? gate[1] : middle + HALF, 192, "index", Integer.toString(number + 1));
    }

    /** A wall from one coordinate to the other, and a taller jamb that begins at the third. */
    private void doorSide(boolean north, double wall, double from, double to, double jamb) {
        boolean jambFirst = jamb == from;
        double plain0 = jambFirst ? jamb + 24 : from;
        double plain1 = jambFirst ? to : jamb;
        if (north) {
            map.box(plain0, wall, 0, plain1, wall + WALL, HEIGHT, "wall").box(jamb, wall - 8, 0, jamb + 24, wall + WALL + 8, HEIGHT + 32, "trim");
        } else {
            map.box(wall, plain0, 0, wall + WALL, plain1, HEIGHT, "wall").box(wall - 8, jamb, 0, wall + WALL + 8, jamb + 24, HEIGHT + 32, "trim");
        }
    }

    /** Encloses the corridors and the gaps between them, which have no floor. */
    private void fence() {
        map.fence(-416, -224, 1984, 4352, -32);
        map.unseen(-416, -224, -32, -32, 224).unseen(-416, 224, -32, 1536, 1152).unseen(32, 1600, -32, 1984, 2528).unseen(-416, 2976, -32, 1536, 4352);
    }

    private void waypoint(double x, double y) {
        waypoints.addAll(List.of(x, y, 0.0));
    }

    private void course() {
        map.start(96, 0, 0, 0);
        map.volume("trigger_teleport", 1568, 4200, 0, 1952, 4320, 96, "target", "start again");
        map.point("misc_teleporter_dest", 96, 0, 0, "targetname", "start again", "angle", "0");
        waypoint(1760, 4280);
        map.volume("trigger_start", 0, -HALF, 0, 160, HALF, 192);
        map.waypoints(waypoints.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
