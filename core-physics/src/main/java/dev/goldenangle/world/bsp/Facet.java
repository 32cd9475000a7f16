package dev.goldenangle.world.bsp;

import java.util.Arrays;

/** A flat piece of a patch under construction: its surface plane and its border planes. */
final class Facet {
    /** The engine's limit. */
    static final int MOST_BORDERS = 26;
    final int surface;
    int[] borders;
    boolean[] inward;
    /** The part of the surface inside the borders, corners x y z; empty if nothing is left. */
    float[] polygon = new float[0];

    Facet(int surface, int... borders) {
        this.surface = surface;
        this.borders = borders;
        inward = new boolean[borders.length];
    }

    void add(int border, Facing facing) {
        borders = Arrays.copyOf(borders, borders.length + 1);
        inward = Arrays.copyOf(inward, borders.length);
        borders[borders.length - 1] = border;
        inward[borders.length - 1] = facing == Facing.INWARD;
    }

    /** Which way a border's stored plane faces. */
    enum Facing { INWARD, OUTWARD }
}
