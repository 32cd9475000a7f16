package dev.goldenangle.maps;

/**
 * A room of nine squares, each with something that only abilities notice: ice, mud, rubber, a belt, a zone of low gravity,
 * a pool with a ladder, trains, knockback zones with a ladder on the wall. 32 units are a metre.
 */
final class ElementsMap {
    private static final int SIDE = 480;
    private static final int INNER = 160;
    private static final int DEEP = -192;
    private static final int TOP = 384;

    private ElementsMap() {
    }

    static String text() {
        MapText map = new MapText("Elements", "Elements: ice, mud, rubber, a belt, low gravity, a pool, ladders, trains and knockback zones in one room, for the abilities of the arena");
        map.comment("floor: ice, mud, rubber, stone").box(-SIDE, -SIDE, DEEP, -INNER, -INNER, 0, "ice").box(-INNER, -SIDE, DEEP, INNER, -INNER, 0, "mud");
        map.box(INNER, -SIDE, DEEP, SIDE, -INNER, 0, "rubber").box(-INNER, -INNER, DEEP, INNER, INNER, 0, "stone").box(INNER, -INNER, DEEP, SIDE, INNER, 0, "stone");
        map.box(-INNER, INNER, DEEP, SIDE, SIDE, 0, "floor").box(-SIDE, -INNER, DEEP, -INNER, INNER, -16, "stone");
        map.comment("below the pool").box(-SIDE, INNER, DEEP - 32, -INNER, SIDE, DEEP, "stone").box(-SIDE, -SIDE, DEEP - 32, SIDE, INNER, DEEP, "stone");
        map.box(-INNER, INNER, DEEP - 32, SIDE, SIDE, DEEP, "stone");
        map.comment("walls").walls(-SIDE, -SIDE, SIDE, SIDE, DEEP - 32, TOP, 32, "wall");
        map.comment("balcony above the ladder").box(SIDE - 96, INNER, 192, SIDE, SIDE, 208, "trim");
        map.fence(-SIDE - 32, -SIDE - 32, SIDE + 32, SIDE + 32, DEEP - 32);
        map.start(0, 64, 0, 90).spawn("ice", -INNER - 160, -INNER - 160, 0, 0).spawn("belt", -INNER - 160, 0, 0, 90).spawn("lift", -64, -64, 8, 90);
        map.spawn("press", SIDE - 48, SIDE - 56, 0, 180).spawn("pool", -INNER - 160, INNER + 160, DEEP, 0);
        map.solid("func_conveyor", "metal", -SIDE, -INNER, -16, -INNER, INNER, 0, "speed", "128", "angle", "90");
        map.volume("trigger_physics", INNER, -INNER, 0, SIDE, INNER, TOP, "gravity", "0.3", "friction", "0.5", "acceleration", "0.7", "speed", "0.8", "bounce", "0.5");
        map.volume("func_water", -SIDE, INNER, DEEP, -INNER, SIDE, -24).volume("func_ladder", -INNER - 8, INNER + 96, DEEP, -INNER, INNER + 160, 8);
        map.volume("func_ladder", SIDE - 104, SIDE - 160, 0, SIDE - 96, SIDE - 96, 224);
        map.volume("trigger_knockback", INNER + 32, INNER + 32, 0, INNER + 96, INNER + 96, 64, "speed", "320", "angles", "-60 45 0");
        map.volume("trigger_knockback", INNER + 32, SIDE - 96, 0, INNER + 96, SIDE - 32, 64, "radial", "1", "speed", "480", "radius", "128");
        train(map, "ferry", 96, -INNER + 16, INNER + 16, 0, 16, -INNER + 16, SIDE - 144);
        train(map, "press", 160, -16, SIDE - 96, 0, 64, SIDE - 128, SIDE - 96);
        lift(map);
        return map.toString();
    }

    /** A block of 128 by 80 units that goes between where it is drawn and another place. */
    private static void train(MapText map, String name, int speed, int x, int y, int z0, int z1, int toX, int toY) {
        map.solid("func_train", "metal", x, y, z0, x + 128, y + 80, z1, "target", name + " 1", "speed", Integer.toString(speed));
        corner(map, name, 1, 2, x, y, z0);
        corner(map, name, 2, 1, toX, toY, z0);
    }

    private static void lift(MapText map) {
        map.solid("func_train", "metal", -128, -128, 0, 0, 0, 8, "target", "lift 1", "speed", "128");
        corner(map, "lift", 1, 2, -128, -128, 0);
        corner(map, "lift", 2, 1, -128, -128, 256);
    }

    private static void corner(MapText map, String train, int number, int next, int x, int y, int z) {
        map.point("path_corner", x, y, z - MapText.PLAYER_ABOVE_FEET, "targetname", train + " " + number, "target", train + " " + next);
    }
}
