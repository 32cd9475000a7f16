package dev.goldenangle.maps;

import dev.goldenangle.maps.MapText.Axis;

/** Ten lanes with slopes of 15 to 60 degrees, each with a sharp crest, a sharp valley at floor level, and a flat top. */
final class RampsMap {
    static final int LOWEST = 15;
    static final int HIGHEST = 60;
    static final int HEIGHT = 192;
    private static final int LANE = 256;
    private static final int WIDTH = 192;
    private static final int RUN_UP = 1024;
    private static final int TOP = 320;
    private static final int BORDER = 32;

    private RampsMap() {
    }

    static double laneOf(int degrees) {
        return (degrees - LOWEST) / 5 * LANE;
    }

    /** Horizontal length of a ramp. */
    static double runOf(int degrees) {
        return HEIGHT / Math.tan(Math.toRadians(degrees));
    }

    static String text() {
        MapText map = new MapText("Ramps", "Ramps of 15 to 60 degrees, each with a crest and a valley");
        double west = -RUN_UP;
        double east = Math.ceil((3 * runOf(LOWEST) + TOP) / 128) * 128 + 256;
        double south = laneOf(LOWEST) - LANE;
        double north = laneOf(HIGHEST) + LANE;
        map.comment("floor and border").box(west, south, -32, east, north, 0, "floor");
        map.walls(west, south, east, north, -32, 48, BORDER, "wall");
        for (int degrees = LOWEST; degrees <= HIGHEST; degrees += 5) {
            lane(map, degrees);
        }
        map.fence(west - BORDER, south - BORDER, east + BORDER, north + BORDER, -32);
        map.point("info_player_start", 128 - RUN_UP, laneOf(30), 0, "targetname", "30 degrees", "angle", "0");
        for (int degrees = LOWEST; degrees <= HIGHEST; degrees += 5) {
            if (degrees != 30) {
                map.spawn(degrees + " degrees", 128 - RUN_UP, laneOf(degrees), 0, 0);
            }
        }
        return map.toString();
    }

    private static void lane(MapText map, int degrees) {
        double y0 = laneOf(degrees) - WIDTH / 2.0;
        double y1 = y0 + WIDTH;
        double run = runOf(degrees);
        map.comment(degrees + " degrees: up, crest, down, valley, up, top");
        map.prism(Axis.Y, y0, y1, "ramp", 0, 0, HEIGHT, run, 0, run);
        map.prism(Axis.Y, y0, y1, "ramp", 0, run, HEIGHT, run, 0, 2 * run);
        map.prism(Axis.Y, y0, y1, "ramp", 0, 2 * run, HEIGHT, 3 * run, 0, 3 * run);
        map.box(3 * run, y0, 0, 3 * run + TOP, y1, HEIGHT, "stone");
    }
}
