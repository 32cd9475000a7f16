package dev.goldenangle.world.bsp;

/**
 * The collision data of a compiled level as in the file: planes, the tree, leafs, brushes, patches and submodels.
 * Immutable and shared; all numbers are checked before it is built.
 */
public final class BspTree {
    /** Four numbers per plane: nx ny nz dist. */
    final float[] planes;
    /** Per plane 0 to 2 if its normal is exactly along that axis, 3 otherwise. */
    final byte[] axis;
    /** Three numbers per node: plane, front, back; a negative child c is leaf −1−c. */
    final int[] nodes;
    /** Four numbers per leaf: first leaf surface, count, first leaf brush, count. */
    final int[] leafs;
    final int[] leafSurfaces;
    final int[] leafBrushes;
    /** Three numbers per brush: first side, count, contents. */
    final int[] brushes;
    /** Two numbers per side: plane, surface flags. */
    final int[] sides;
    /** Four numbers per model: first surface, count, first brush, count; model 0 is the world. */
    final int[] models;
    /** By surface number; null if a surface is not a patch. */
    final Patch[] patches;
    /** Two numbers per surface: contents, surface flags. */
    final int[] patchShaders;
    /** Six numbers per brush: low corner, high corner. */
    final float[] brushBounds;

    /** Keeps the arrays without copying them. */
    public BspTree(float[] planes, int[] nodes, int[] leafs, int[] leafSurfaces, int[] leafBrushes, int[] brushes, int[] sides, int[] models,
                   Patch[] patches, int[] patchShaders) {
        this.planes = planes;
        this.nodes = nodes;
        this.leafs = leafs;
        this.leafSurfaces = leafSurfaces;
        this.leafBrushes = leafBrushes;
        this.brushes = brushes;
        this.sides = sides;
        this.models = models;
        this.patches = patches;
        this.patchShaders = patchShaders;
        axis = new byte[planes.length / 4];
        for (int i = 0; i < axis.length; i++) {
            axis[i] = (byte) (planes[4 * i] == 1f ? 0 : planes[4 * i + 1] == 1f ? 1 : planes[4 * i + 2] == 1f ? 2 : 3);
        }
        brushBounds = new float[2 * brushes.length];
        for (int i = 0; i < brushCount(); i++) {
            for (int k = 0; k < 6 && k < sideCount(i); k++) {
                float dist = planes[4 * sidePlane(i, k) + 3];
                brushBounds[6 * i + k / 2 + 3 * (k % 2)] = k % 2 == 0 ? -dist : dist;
            }
        }
    }

    public int brushCount() {
        return brushes.length / 3;
    }

    public int sideCount(int brush) {
        return brushes[3 * brush + 1];
    }

    /** Number of the plane of a brush's side. */
    public int sidePlane(int brush, int side) {
        return sides[2 * (brushes[3 * brush] + side)];
    }

    /** Number of a brush's side in the table of all sides. */
    public int sideIndex(int brush, int side) {
        return brushes[3 * brush] + side;
    }

    public int sideFlags(int brush, int side) {
        return sides[2 * (brushes[3 * brush] + side) + 1];
    }

    public int contents(int brush) {
        return brushes[3 * brush + 2];
    }

    /** A component of a plane: nx, ny, nz or dist by index 0 to 3. */
    public float plane(int plane, int index) {
        return planes[4 * plane + index];
    }

    public int modelCount() {
        return models.length / 4;
    }

    public int firstBrush(int model) {
        return models[4 * model + 2];
    }

    public int brushesOf(int model) {
        return models[4 * model + 3];
    }

    public int firstSurface(int model) {
        return models[4 * model];
    }

    public int surfacesOf(int model) {
        return models[4 * model + 1];
    }

    public int surfaceCount() {
        return patches.length;
    }

    /** The patch of a surface, or null. */
    public Patch patch(int surface) {
        return patches[surface];
    }

    public int patchContents(int surface) {
        return patchShaders[2 * surface];
    }

    public int patchFlags(int surface) {
        return patchShaders[2 * surface + 1];
    }
}
