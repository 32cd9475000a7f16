package dev.goldenangle.motor;

/**
 * The whole way of a shot.
 *
 * @param path x, y and z of every tick in native units, from the muzzle on
 * @param end  what ended it, for people; empty when it was still flying
 * @param bounces how often a floor threw it back
 * @param hit     number of the object it hit, or −1
 */
public record FlownShot(float[] path, String end, int bounces, int hit) {
    /** Ticks from the muzzle to the end. */
    public int ticks() {
        return path.length / 3 - 1;
    }
}
