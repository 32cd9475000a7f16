package dev.goldenangle.maps;

/** Nine flights of stairs side by side, up and down, with risers of 8 to 24 units: below, at and above what movers can climb. */
final class StairsMap {
    static final int LOWEST = 8;
    static final int HIGHEST = 24;
    private static final int STEPS = 8;
    private static final int TREAD = 32;
    private static final int LANE = 256;
    private static final int WIDTH = 192;
    private static final int LANDING = 256;
    private static final int RUN_UP = 1024;
    private static final int BORDER = 32;

    private StairsMap() {
    }

    /** Middle of the lane for this riser. */
    static int laneOf(int riser) {
        return (riser - (LOWEST + HIGHEST) / 2) / 2 * LANE;
    }

    static String text() {
        MapText map = new MapText("Stairs", "Stairs with risers of 8 to 24 units, up and down");
        int flight = STEPS * TREAD;
        int west = -RUN_UP;
        int east = 2 * flight + LANDING + RUN_UP;
        int south = laneOf(LOWEST) - LANE;
        int north = laneOf(HIGHEST) + LANE;
        map.comment("floor and border").box(west, south, -32, east, north, 0, "floor");
        map.walls(west, south, east, north, -32, 48, BORDER, "wall");
        for (int riser = LOWEST; riser <= HIGHEST; riser += 2) {
            flight(map, riser);
        }
        map.fence(west - BORDER, south - BORDER, east + BORDER, north + BORDER, -32);
        map.point("info_player_start", 128 - RUN_UP, 0, 0, "targetname", "riser 16", "angle", "0");
        for (int riser = LOWEST; riser <= HIGHEST; riser += 2) {
            if (riser != 16) {
                map.spawn("riser " + riser, 128 - RUN_UP, laneOf(riser), 0, 0);
            }
        }
        return map.toString();
    }

    private static void flight(MapText map, int riser) {
        int y0 = laneOf(riser) - WIDTH / 2;
        int y1 = y0 + WIDTH;
        int end = 2 * STEPS * TREAD + LANDING;
        map.comment("risers of " + riser);
        for (int i = 0; i < STEPS - 1; i++) {
            map.box(i * TREAD, y0, 0, (i + 1) * TREAD, y1, riser * (i + 1), "stairs");
            map.box(end - (i + 1) * TREAD, y0, 0, end - i * TREAD, y1, riser * (i + 1), "stairs");
        }
        map.box((STEPS - 1) * TREAD, y0, 0, end - (STEPS - 1) * TREAD, y1, riser * STEPS, "stone");
    }
}
