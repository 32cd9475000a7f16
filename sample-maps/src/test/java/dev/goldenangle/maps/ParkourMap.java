package dev.goldenangle.maps;

/**
 * A straight course whose parts need abilities, in a player of the arena's size (32 units are a metre): a ledge of 2 m for
 * an air jump or a ledge climb, a gap of 10 m with a wall for a wall run or a dash, a passage 1.2 m high for a crouch or a
 * slide, and a gap of 9 m for an air jump or a dash. The arena's plain jump is 1.4 m high and 6.75 m long.
 */
final class ParkourMap {
    private static final int SIDE = 256;
    private static final int PIT = -256;
    private static final int START = -256;
    private static final int LEDGE = 512;
    private static final int FLOOR = 64;
    private static final int WALL_GAP = 1536;
    private static final int WALL_END = 1856;
    private static final int VENT = 2304;
    private static final int VENT_END = 2560;
    private static final double VENT_HEIGHT = 38.4;
    private static final int GAP = 2944;
    private static final int GAP_END = 3232;
    private static final int END = 4224;

    private ParkourMap() {
    }

    static String text() {
        MapText map = new MapText("Parkour", "Parkour: a ledge, a wall beside a gap, a low passage and a wide gap, each for an ability of the arena. Plain runs and jumps do not pass");
        map.comment("platforms").box(START, -SIDE, PIT, LEDGE, SIDE, 0, "floor").box(LEDGE, -SIDE, PIT, WALL_GAP, SIDE, FLOOR, "floor");
        map.box(WALL_END, -SIDE, PIT, GAP, SIDE, FLOOR, "floor").box(GAP_END, -SIDE, PIT, END, SIDE, FLOOR, "floor");
        map.comment("wall to run along").box(WALL_GAP - 64, 16, PIT, WALL_END + 64, 48, 384, "trim");
        map.comment("low passage").box(VENT, -SIDE, FLOOR + VENT_HEIGHT, VENT_END, SIDE, 512, "wall");
        map.comment("ground below the gaps").box(WALL_GAP, -SIDE, PIT - 32, WALL_END, SIDE, PIT, "stone").box(GAP, -SIDE, PIT - 32, GAP_END, SIDE, PIT, "stone");
        map.comment("walls").walls(START, -SIDE, END, SIDE, PIT - 32, 512, 32, "wall");
        map.fence(START - 32, -SIDE - 32, END + 32, SIDE + 32, PIT - 32);
        map.start(START + 96, 0, 0, 0);
        map.waypoint(1, 256, 0, 0).waypoint(2, 768, 0, FLOOR).leap(3, WALL_GAP - 16, 0, FLOOR).waypoint(4, WALL_END + 96, 0, FLOOR);
        map.waypoint(5, VENT_END + 96, 0, FLOOR).leap(6, GAP - 16, 0, FLOOR).waypoint(7, GAP_END + 96, 0, FLOOR).waypoint(8, END - 96, 0, FLOOR);
        pit(map, "wall", WALL_GAP, WALL_END);
        pit(map, "gap", GAP, GAP_END);
        map.volume("trigger_start", START, -SIDE, 0, 0, SIDE, 256);
        checkpoint(map, 1, LEDGE + 64);
        checkpoint(map, 2, WALL_END + 128);
        checkpoint(map, 3, VENT_END + 64);
        checkpoint(map, 4, GAP_END + 64);
        map.volume("trigger_finish", END - 224, -SIDE, FLOOR, END - 192, SIDE, 512);
        return map.toString();
    }

    /** A player who falls is moved back to before the gap. */
    private static void pit(MapText map, String name, int from, int to) {
        map.volume("trigger_teleport", from, -SIDE, PIT, to, SIDE, PIT + 48, "target", "before the " + name);
        map.point("misc_teleporter_dest", from - 320, 0, FLOOR, "targetname", "before the " + name, "angle", "0");
        map.spawn("before the " + name, from - 320, 0, FLOOR, 0);
    }

    private static void checkpoint(MapText map, int index, double x) {
        map.volume("trigger_checkpoint", x, -SIDE, FLOOR, x + 32, SIDE, 512, "index", Integer.toString(index));
    }
}
