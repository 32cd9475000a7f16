package dev.goldenangle.map;

/** Builds small maps for tests. */
final class MapSnippets {
    private MapSnippets() {
    }

    /** A standard brush from the lower to the higher corner. */
    static String box(double x0, double y0, double z0, double x1, double y1, double z1, String texture) {
        return box(x0, y0, z0, x1, y1, z1, texture, " 0 0 0 1 1");
    }

    /** The same in Valve's format. */
    static String valveBox(double x0, double y0, double z0, double x1, double y1, double z1, String texture) {
        return box(x0, y0, z0, x1, y1, z1, texture, " [ 1 0 0 0 ] [ 0 -1 0 0 ] 0 1 1");
    }

    static String box(double x0, double y0, double z0, double x1, double y1, double z1, String texture, String alignment) {
        String end = " " + texture + alignment + "\n";
        return "{\n"
                + face(x0, y0, z0, x0, y0 + 1, z0, x0, y0, z0 + 1) + end + face(x1, y1, z1, x1, y1, z1 + 1, x1, y1 + 1, z1) + end
                + face(x0, y0, z0, x0, y0, z0 + 1, x0 + 1, y0, z0) + end + face(x1, y1, z1, x1 + 1, y1, z1, x1, y1, z1 + 1) + end
                + face(x0, y0, z0, x0 + 1, y0, z0, x0, y0 + 1, z0) + end + face(x1, y1, z1, x1, y1 + 1, z1, x1 + 1, y1, z1) + end
                + "}\n";
    }

    static String face(double... p) {
        return "( " + p[0] + " " + p[1] + " " + p[2] + " ) ( " + p[3] + " " + p[4] + " " + p[5] + " ) ( " + p[6] + " " + p[7] + " " + p[8] + " )";
    }

    static String entity(String classname, String... rest) {
        return "{\n\"classname\" \"" + classname + "\"\n" + String.join("\n", rest) + "\n}\n";
    }

    static String key(String key, String value) {
        return "\"" + key + "\" \"" + value + "\"";
    }

    /** A floor 512 wide with its top at 0 and a spawn on it. */
    static String room(String... more) {
        return entity("worldspawn", box(-256, -256, -16, 256, 256, 0, "floor")) + START + String.join("", more);
    }

    static final String START = entity("info_player_start", key("origin", "0 0 24"), key("angle", "90"));
}
