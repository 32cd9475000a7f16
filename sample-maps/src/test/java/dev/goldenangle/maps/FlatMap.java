package dev.goldenangle.maps;

/** Only a floor, so that a run shows the effect of the rules alone. */
final class FlatMap {
    /** Half the width: a minute at 34 m/s from the middle. */
    static final int REACH = 65_536;
    private static final int WALL = 64;
    private static final int WALL_HEIGHT = 256;

    private FlatMap() {
    }

    static String text() {
        MapText map = new MapText("Flat floor", "Flat floor, 131,072 units across, nothing on it");
        map.comment("floor").box(-REACH, -REACH, -WALL, REACH, REACH, 0, "floor");
        map.comment("walls at the end of the world").walls(-REACH, -REACH, REACH, REACH, -WALL, WALL_HEIGHT, WALL, "wall");
        map.fence(-REACH - WALL, -REACH - WALL, REACH + WALL, REACH + WALL, -WALL);
        return map.start(0, 0, 0, 0).toString();
    }
}
