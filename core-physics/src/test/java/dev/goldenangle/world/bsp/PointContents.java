package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;

/** The contents at a point of a compiled level, for comparisons with the engine and with map sources. */
public final class PointContents {
    private PointContents() {
    }

    /** The contents of everything solid or liquid at a point of the world; patches have none. */
    public static int at(BspTree tree, Vec3 at) {
        int node = 0;
        while (node >= 0) {
            node = tree.nodes[3 * node + (Plane32.distance(tree.planes, 4 * tree.nodes[3 * node], at.x, at.y, at.z) < 0f ? 2 : 1)];
        }
        int leaf = -1 - node;
        int all = 0;
        for (int i = 0; i < tree.leafs[4 * leaf + 3]; i++) {
            int brush = tree.leafBrushes[tree.leafs[4 * leaf + 2] + i];
            all |= holds(tree, brush, at) ? tree.contents(brush) : 0;
        }
        return all;
    }

    private static boolean holds(BspTree tree, int brush, Vec3 at) {
        for (int i = 0; i < tree.sideCount(brush); i++) {
            int p = 4 * tree.sidePlane(brush, i);
            if (at.x * tree.planes[p] + at.y * tree.planes[p + 1] + at.z * tree.planes[p + 2] > tree.planes[p + 3]) {
                return false;
            }
        }
        return tree.sideCount(brush) > 0;
    }
}
