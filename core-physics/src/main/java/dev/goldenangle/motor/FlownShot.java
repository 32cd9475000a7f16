package dev.goldenangle.motor;

/**
 * The path of a shot.
 *
 * @param path    x, y and z of every tick in native units, starting at the muzzle
 * @param end     what ended the flight, for people; empty if it was still flying
 * @param bounces how often it bounced off a floor
 * @param hit     number of the object it hit last, or −1; a persistent shot flies on after a hit
 */
public record FlownShot(float[] path, String end, int bounces, int hit) {
    /** Ticks from the muzzle to the end. */
    public int ticks() {
        return path.length / 3 - 1;
    }
}
