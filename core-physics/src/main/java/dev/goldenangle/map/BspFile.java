package dev.goldenangle.map;

import dev.goldenangle.world.bsp.BspTree;
import dev.goldenangle.world.bsp.Patch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/**
 * The contents of a Quake III level file (IBSP, version 46). The whole file is checked first, because one wrong index in a tree
 * can lead anywhere. An unusable patch is left out with a reason; any other fault makes the file unusable.
 */
final class BspFile {
    static final String MAGIC = "IBSP";
    static final int VERSION = 46;
    private static final int ENTITIES = 0;
    private static final int SHADERS = 1;
    private static final int PLANES = 2;
    private static final int NODES = 3;
    private static final int LEAFS = 4;
    private static final int LEAF_SURFACES = 5;
    private static final int LEAF_BRUSHES = 6;
    private static final int MODELS = 7;
    private static final int BRUSHES = 8;
    private static final int SIDES = 9;
    private static final int VERTICES = 10;
    private static final int SURFACES = 13;
    private static final int LUMPS = 17;
    private static final int PATCH = 2;
    private static final int MOST = 131_072;
    private static final int MOST_PATCH_POINTS = 1024;
    /** The engine walks the tree recursively; real trees stay below 100. */
    private static final int MOST_DEPTH = 1000;
    private static final double WORLD = 131_072;

    private final BspLumps lumps;
    private final Problems problems;
    private final BooleanSupplier isCancelled;
    private int planeCount;
    private int shaderCount;
    private final List<String> shaders = new ArrayList<>();
    private int[] shaderFlags = new int[0];
    private int[] shaderContents = new int[0];
    private int[] sideShaders = new int[0];
    private float[] modelBounds = new float[0];
    private int patchCount;
    private BspTree tree;

    BspFile(byte[] file, Problems problems, BooleanSupplier isCancelled) throws BspFault {
        this.problems = problems;
        this.isCancelled = isCancelled;
        lumps = new BspLumps(file, 8, LUMPS);
        readShaders();
        tree = read();
    }

    BspTree tree() {
        return tree;
    }

    String entities() {
        return lumps.text(ENTITIES, 0, lumps.bytesOf(ENTITIES));
    }

    String material(int brush, int side) {
        return shaders.get(sideShaders[tree.sideIndex(brush, side)]);
    }

    String material(int surface) {
        return shaders.get(lumps.integer(SURFACES, 104 * surface));
    }

    int sideCount() {
        return sideShaders.length;
    }

    int patchCount() {
        return patchCount;
    }

    /** One bound of a model as stored: indices 0 to 2 are the low corner, 3 to 5 the high one. */
    float modelBound(int model, int index) {
        return modelBounds[6 * model + index];
    }

    private void readShaders() throws BspFault {
        shaderCount = lumps.count(SHADERS, 72, MOST, "shaders");
        shaderFlags = new int[shaderCount];
        shaderContents = new int[shaderCount];
        for (int i = 0; i < shaderCount; i++) {
            shaders.add(lumps.text(SHADERS, 72 * i, 64));
            shaderFlags[i] = lumps.integer(SHADERS, 72 * i + 64);
            shaderContents[i] = lumps.integer(SHADERS, 72 * i + 68);
        }
        planeCount = lumps.count(PLANES, 16, 2 * MOST, "planes");
    }

    private BspTree read() throws BspFault {
        float[] planes = new float[4 * planeCount];
        for (int i = 0; i < planes.length; i++) {
            planes[i] = lumps.real(PLANES, 4 * i, i % 4 == 3 ? 4 * WORLD : 1.01, i % 4 == 3 ? "distance" : "normal");
        }
        int[] sides = sides();
        int[] brushes = brushes(sides.length / 2, sides, planes);
        int surfaceCount = lumps.count(SURFACES, 104, MOST, "surfaces");
        int leafCount = lumps.count(LEAFS, 48, MOST, "leafs");
        int[] leafSurfaces = indices(LEAF_SURFACES, surfaceCount, "leaf surface");
        int[] leafBrushes = indices(LEAF_BRUSHES, brushes.length / 3, "leaf brush");
        int[] leafs = new int[4 * leafCount];
        for (int i = 0; i < leafCount; i++) {
            lumps.range(LEAFS, 48 * i + 32, leafSurfaces.length, "leaf surfaces", leafs, 4 * i);
            lumps.range(LEAFS, 48 * i + 40, leafBrushes.length, "leaf brushes", leafs, 4 * i + 2);
        }
        int[] nodes = nodes(leafCount);
        int[] models = models(surfaceCount, brushes.length / 3);
        Patch[] patches = new Patch[surfaceCount];
        int[] patchShaders = new int[2 * surfaceCount];
        for (int i = 0; i < surfaceCount; i++) {
            readSurface(i, patches, patchShaders);
        }
        if (planeCount == 0 || nodes.length == 0 || leafCount == 0 || models.length == 0 || shaderCount == 0) {
            throw new BspFault(8, "it has no planes, nodes, leafs, models or shaders");
        }
        return new BspTree(planes, nodes, leafs, leafSurfaces, leafBrushes, brushes, sides, models, patches, patchShaders);
    }

    private int[] sides() throws BspFault {
        int count = lumps.count(SIDES, 8, 4 * MOST, "brush sides");
        int[] sides = new int[2 * count];
        sideShaders = new int[count];
        for (int i = 0; i < count; i++) {
            sides[2 * i] = lumps.index(SIDES, 8 * i, planeCount, "plane");
            sideShaders[i] = lumps.index(SIDES, 8 * i + 4, shaderCount, "shader");
            sides[2 * i + 1] = shaderFlags[sideShaders[i]];
        }
        return sides;
    }

    private int[] brushes(int sideCount, int[] sides, float[] planes) throws BspFault {
        int count = lumps.count(BRUSHES, 12, MOST, "brushes");
        int[] brushes = new int[3 * count];
        for (int i = 0; i < count; i++) {
            lumps.range(BRUSHES, 12 * i, sideCount, "brush sides", brushes, 3 * i);
            brushes[3 * i + 2] = shaderContents[lumps.index(BRUSHES, 12 * i + 8, shaderCount, "shader")];
            int found = brushes[3 * i + 1];
            if (found > 0 && (found < 6 || !leadsWithBox(brushes[3 * i], sides, planes))) {
                throw new BspFault(lumps.place(BRUSHES, 12 * i), "brush " + i + " does not begin with the six sides of its bounds");
            }
        }
        return brushes;
    }

    private static boolean leadsWithBox(int first, int[] sides, float[] planes) {
        for (int k = 0; k < 6; k++) {
            if (planes[4 * sides[2 * (first + k)] + k / 2] != (k % 2 == 0 ? -1f : 1f)) {
                return false;
            }
        }
        return true;
    }

    private int[] indices(int table, int limit, String what) throws BspFault {
        int[] found = new int[lumps.count(table, 4, 4 * MOST, what + "s")];
        for (int i = 0; i < found.length; i++) {
            found[i] = lumps.index(table, 4 * i, limit, what);
        }
        return found;
    }

    /** Compilers write children after their parents, so one forward pass finds both the depth and any cycles. */
    private int[] nodes(int leafCount) throws BspFault {
        int count = lumps.count(NODES, 36, MOST, "nodes");
        int[] nodes = new int[3 * count];
        int[] parents = new int[count];
        for (int i = 0; i < count; i++) {
            nodes[3 * i] = lumps.index(NODES, 36 * i, planeCount, "plane");
            for (int side = 1; side <= 2; side++) {
                int child = lumps.integer(NODES, 36 * i + 4 * side);
                if (child >= count || child < -leafCount) {
                    throw new BspFault(lumps.place(NODES, 36 * i + 4 * side), "node " + i + " leads to " + child + ", which is neither a node nor a leaf");
                }
                nodes[3 * i + side] = child;
                if (child >= 0 && (child == 0 || parents[child]++ > 0)) {
                    throw new BspFault(lumps.place(NODES, 36 * i + 4 * side), "node " + child + " has two parents");
                }
            }
        }
        if (count > 0) {
            checkDepth(nodes);
        }
        return nodes;
    }

    /** Every node has at most one parent and the root has none, so walking from the root ends. The tree must not be too deep. */
    private void checkDepth(int[] nodes) throws BspFault {
        int[] waiting = new int[nodes.length / 3 + 1];
        int[] depth = new int[nodes.length / 3];
        int count = 1;
        while (count > 0) {
            int node = waiting[--count];
            for (int side = 1; side <= 2; side++) {
                int child = nodes[3 * node + side];
                if (child >= 0) {
                    depth[child] = depth[node] + 1;
                    if (depth[child] > MOST_DEPTH) {
                        throw new BspFault(lumps.place(NODES, 36 * child), "the tree is deeper than " + MOST_DEPTH);
                    }
                    waiting[count++] = child;
                }
            }
        }
    }

    private int[] models(int surfaceCount, int brushCount) throws BspFault {
        int count = lumps.count(MODELS, 40, 1024, "models");
        int[] models = new int[4 * count];
        modelBounds = new float[6 * count];
        for (int i = 0; i < count; i++) {
            for (int k = 0; k < 6; k++) {
                modelBounds[6 * i + k] = lumps.real(MODELS, 40 * i + 4 * k, WORLD, "bound");
            }
            lumps.range(MODELS, 40 * i + 24, surfaceCount, "surfaces", models, 4 * i);
            lumps.range(MODELS, 40 * i + 32, brushCount, "brushes", models, 4 * i + 2);
        }
        return models;
    }

    private void readSurface(int i, Patch[] patches, int[] patchShaders) throws BspFault {
        if (lumps.integer(SURFACES, 104 * i + 8) != PATCH) {
            return;
        }
        if (isCancelled.getAsBoolean()) {
            throw new CancellationException();
        }
        int shader = lumps.index(SURFACES, 104 * i, shaderCount, "shader");
        patchShaders[2 * i] = shaderContents[shader];
        patchShaders[2 * i + 1] = shaderFlags[shader];
        int width = lumps.integer(SURFACES, 104 * i + 96);
        int height = lumps.integer(SURFACES, 104 * i + 100);
        if (width < 3 || height < 3 || width % 2 == 0 || height % 2 == 0 || (long) width * height > MOST_PATCH_POINTS) {
            problems.addAtByte(lumps.place(SURFACES, 104 * i + 96), "patch " + i + " has " + width + " by " + height
                    + " control points; odd numbers from 3 and at most " + MOST_PATCH_POINTS + " in all can be used; left out");
            return;
        }
        int first = lumps.integer(SURFACES, 104 * i + 12);
        int vertices = lumps.count(VERTICES, 44, 4 * MOST, "vertices");
        if (first < 0 || (long) first + width * height > vertices) {
            throw new BspFault(lumps.place(SURFACES, 104 * i + 12), "patch " + i + " begins at vertex " + first + " of " + vertices);
        }
        float[] points = new float[3 * width * height];
        for (int k = 0; k < points.length; k++) {
            points[k] = lumps.real(VERTICES, 44 * (first + k / 3) + 4 * (k % 3), WORLD, "coordinate");
        }
        patchCount++;
        patches[i] = new Patch(points, width, height);
    }
}
