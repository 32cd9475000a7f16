package dev.goldenangle.map;

/** The format of a map file. Brush maps differ in how their faces are written, other maps in their kind of world. */
public enum MapFormat {
    EMPTY("no faces"), STANDARD("standard"), VALVE_220("Valve 220"), MIXED("standard and Valve 220"), PRIMITIVES("brush primitives"),
    MIXED_PRIMITIVES("brush primitives among other faces"), SECTOR("sector"), TILE("tile"),
    BSP_46("Quake III BSP 46"), BSP_29("Quake BSP 29"), MESH("triangle mesh");

    private final String label;

    MapFormat(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    static MapFormat of(int standardFaces, int valveFaces, int primitiveFaces) {
        if (primitiveFaces > 0) {
            return standardFaces + valveFaces == 0 ? PRIMITIVES : MIXED_PRIMITIVES;
        }
        if (standardFaces == 0) {
            return valveFaces == 0 ? EMPTY : VALVE_220;
        }
        return valveFaces == 0 ? STANDARD : MIXED;
    }
}
