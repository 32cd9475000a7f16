package dev.goldenangle.motor;

/**
 * The whole way of a shot.
 *
 * @param path x, y and z of every tick in native units, from the muzzle on
 * @param end  what ended it, for people; empty when it was still flying
 */
public record FlownShot(float[] path, String end) {
    /** Ticks from the muzzle to the end. */
    public int ticks() {
        return path.length / 3 - 1;
    }
}
