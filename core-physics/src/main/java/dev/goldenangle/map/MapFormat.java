package dev.goldenangle.map;

/** How a map file is written: brush maps by their faces, the others by their kind of world. */
public enum MapFormat {
    EMPTY("no faces"), STANDARD("standard"), VALVE_220("Valve 220"), MIXED("standard and Valve 220"), SECTOR("sector"), TILE("tile");

    private final String label;

    MapFormat(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    static MapFormat of(int standardFaces, int valveFaces) {
        if (standardFaces == 0) {
            return valveFaces == 0 ? EMPTY : VALVE_220;
        }
        return valveFaces == 0 ? STANDARD : MIXED;
    }
}
