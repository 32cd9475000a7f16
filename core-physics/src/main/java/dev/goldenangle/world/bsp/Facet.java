package dev.goldenangle.world.bsp;

import java.util.Arrays;

/**
 * A flat piece of a patch while it is built: its surface plane and the planes that border it.
 */
final class Facet {
    /** More borders than these a facet cannot have. */
    static final int MOST_BORDERS = 26;
    final int surface;
    int[] borders;
    boolean[] inward;
    /** What is left of the surface between the borders, corners x y z; empty when its borders leave nothing. */
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

    /** Which way a border's stored plane looks. */
    enum Facing { INWARD, OUTWARD }
}
