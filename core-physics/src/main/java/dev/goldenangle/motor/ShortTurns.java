package dev.goldenangle.motor;

import dev.goldenangle.math.Angles;

import java.util.Arrays;

/**
 * Sine and cosine of the 65,536 directions of the Quake games, computed on first use. A direction not used yet is NaN;
 * if several threads compute the same one, they get the same value.
 */
final class ShortTurns {
    private static final int DIRECTIONS = 1 << 16;
    private static final float[] SINES = unknown();
    private static final float[] COSINES = unknown();

    private ShortTurns() {
    }

    private static float[] unknown() {
        float[] table = new float[DIRECTIONS];
        Arrays.fill(table, Float.NaN);
        return table;
    }

    /** @param angle 16 bits; higher bits are ignored */
    static float sine(int angle) {
        float known = SINES[angle & DIRECTIONS - 1];
        return known == known ? known : (SINES[angle & DIRECTIONS - 1] = Angles.sin(View.radians(angle)));
    }

    /** @param angle 16 bits; higher bits are ignored */
    static float cosine(int angle) {
        float known = COSINES[angle & DIRECTIONS - 1];
        return known == known ? known : (COSINES[angle & DIRECTIONS - 1] = Angles.cos(View.radians(angle)));
    }
}
