package dev.goldenangle.world.sector;

/**
 * An upright cylinder in the world: it blocks movers, and they can stand on it.
 *
 * @param x      centre
 * @param y      centre
 * @param z      height of its bottom
 * @param radius half its width
 * @param height from bottom to top
 */
public record SolidObject(int x, int y, int z, int radius, int height) {
    public int top() {
        return z + height;
    }
}
