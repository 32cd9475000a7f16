package dev.goldenangle.world.sector;

/**
 * An upright cylinder that stands in the world: it blocks, and can be stood on.
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
