package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;

import java.util.ArrayList;
import java.util.List;

/** The contents of a Quake level file (version 29): clip hulls, drawn faces, models and entities. The whole file is checked first. */
final class QuakeBspFile {
    static final int VERSION = 29;
    private static final int ENTITIES = 0;
    private static final int PLANES = 1;
    private static final int TEXTURES = 2;
    private static final int VERTICES = 3;
    private static final int TEXTURE_INFO = 6;
    private static final int FACES = 7;
    private static final int CLIP_NODES = 9;
    private static final int EDGES = 12;
    private static final int SURFACE_EDGES = 13;
    private static final int MODELS = 14;
    private static final int LUMPS = 15;
    private static final int MOST = 262_144;
    private static final int MOST_DEPTH = 4000;
    private static final int MOST_CORNERS = 256;
    private static final int HULL = 1;
    private static final double WORLD = 131_072;
    /** Child values from here on are contents. Node numbers are unsigned, because large trees exceed a signed short. */
    private static final int FIRST_CONTENTS = 65_520;

    private final BspLumps lumps;
    private final float[] planes;
    private final int[] clipNodes;
    private final int modelCount;
    private final int faceCount;

    QuakeBspFile(byte[] file) throws BspFault {
        lumps = new BspLumps(file, 4, LUMPS);
        planes = new float[4 * lumps.count(PLANES, 20, MOST, "planes")];
        for (int i = 0; i < planes.length; i++) {
            planes[i] = lumps.real(PLANES, 20 * (i / 4) + 4 * (i % 4), i % 4 == 3 ? 4 * WORLD : 1.01, i % 4 == 3 ? "distance" : "normal");
        }
        clipNodes = readClipNodes();
        modelCount = lumps.count(MODELS, 64, 4096, "models");
        faceCount = lumps.count(FACES, 20, MOST, "faces");
        if (modelCount == 0 || planes.length == 0 || clipNodes.length == 0) {
            throw new BspFault(4, "it has no models, planes or clip nodes");
        }
        for (int model = 0; model < modelCount; model++) {
            int head = head(model);
            if (head >= clipNodes.length / 3 || head < -15) {
                throw new BspFault(lumps.place(MODELS, 64 * model + 40), "model " + model + " begins at clip node " + head);
            }
        }
        checkDepth();
    }

    private int[] readClipNodes() throws BspFault {
        int count = lumps.count(CLIP_NODES, 8, 65_520, "clip nodes");
        int[] nodes = new int[3 * count];
        for (int i = 0; i < count; i++) {
            nodes[3 * i] = lumps.index(CLIP_NODES, 8 * i, planes.length / 4, "plane");
            for (int side = 0; side < 2; side++) {
                int raw = lumps.small(CLIP_NODES, 8 * i + 4 + 2 * side) & 0xffff;
                int child = raw >= FIRST_CONTENTS ? raw - 65_536 : raw;
                if (child >= count) {
                    throw new BspFault(lumps.place(CLIP_NODES, 8 * i + 4 + 2 * side), "clip node " + i + " leads to " + child + " of " + count);
                }
                nodes[3 * i + 1 + side] = child;
            }
        }
        return nodes;
    }

    /** Checks from every model's root. A node on its own path is a cycle; a node already checked is not checked again. */
    private void checkDepth() throws BspFault {
        int count = clipNodes.length / 3;
        int[] height = new int[count];
        byte[] state = new byte[count];
        int[] stack = new int[count + 1];
        for (int model = 0; model < modelCount; model++) {
            int top = 0;
            if (head(model) >= 0 && state[head(model)] == 0) {
                stack[top++] = head(model);
                state[head(model)] = 1;
            }
            while (top > 0) {
                int node = stack[top - 1];
                int next = -1;
                for (int side = 1; side <= 2; side++) {
                    int child = clipNodes[3 * node + side];
                    if (child >= 0 && state[child] == 1) {
                        throw new BspFault(lumps.place(CLIP_NODES, 8 * node), "clip node " + node + " leads back to " + child);
                    }
                    next = child >= 0 && state[child] == 0 ? child : next;
                    height[node] = child >= 0 ? Math.max(height[node], height[child] + 1) : height[node];
                }
                if (next >= 0) {
                    stack[top++] = next;
                    state[next] = 1;
                } else {
                    state[node] = 2;
                    top--;
                    if (height[node] > MOST_DEPTH) {
                        throw new BspFault(lumps.place(CLIP_NODES, 8 * node), "the tree is deeper than " + MOST_DEPTH);
                    }
                }
            }
        }
    }

    float[] planes() {
        return planes;
    }

    int[] clipNodes() {
        return clipNodes;
    }

    int modelCount() {
        return modelCount;
    }

    int faceCount() {
        return faceCount;
    }

    /** The root of a model's player hull. */
    int head(int model) {
        return lumps.integer(MODELS, 64 * model + 36 + 4 * HULL);
    }

    String entities() {
        return lumps.text(ENTITIES, 0, lumps.bytesOf(ENTITIES));
    }

    /** A corner of a model's bounds. */
    Vec3 bound(int model, int at) throws BspFault {
        return new Vec3(lumps.real(MODELS, 64 * model + at, WORLD, "bound"), lumps.real(MODELS, 64 * model + at + 4, WORLD, "bound"),
                lumps.real(MODELS, 64 * model + at + 8, WORLD, "bound"));
    }

    /**
     * A face that is drawn.
     *
     * @param polygon  corners x y z
     * @param plane    nx ny nz dist, looking outwards
     * @param material name of its texture
     */
    record DrawnFace(float[] polygon, float[] plane, String material) {
    }

    List<DrawnFace> faces(int model) throws BspFault {
        int[] range = new int[2];
        lumps.range(MODELS, 64 * model + 56, faceCount, "faces", range, 0);
        List<DrawnFace> faces = new ArrayList<>();
        for (int i = range[0]; i < range[0] + range[1]; i++) {
            faces.add(face(i));
        }
        return faces;
    }

    private DrawnFace face(int i) throws BspFault {
        int plane = lumps.small(FACES, 20 * i) & 0xffff;
        int first = lumps.integer(FACES, 20 * i + 4);
        int count = lumps.small(FACES, 20 * i + 8) & 0xffff;
        int edges = lumps.count(SURFACE_EDGES, 4, 4 * MOST, "surface edges");
        if (plane >= planes.length / 4 || first < 0 || count < 3 || count > MOST_CORNERS || (long) first + count > edges) {
            throw new BspFault(lumps.place(FACES, 20 * i), "face " + i + " uses plane " + plane + " and " + count + " edges starting with number " + first + " of " + edges);
        }
        float sign = lumps.small(FACES, 20 * i + 2) != 0 ? -1f : 1f;
        float[] polygon = new float[3 * count];
        for (int k = 0; k < count; k++) {
            corner(lumps.integer(SURFACE_EDGES, 4 * (first + k)), polygon, 3 * k);
        }
        float[] facing = {sign * planes[4 * plane], sign * planes[4 * plane + 1], sign * planes[4 * plane + 2], sign * planes[4 * plane + 3]};
        return new DrawnFace(polygon, facing, material(lumps.small(FACES, 20 * i + 10) & 0xffff));
    }

    /** A negative edge runs backwards. */
    private void corner(int edge, float[] dest, int to) throws BspFault {
        int edges = lumps.count(EDGES, 4, 4 * MOST, "edges");
        int vertices = lumps.count(VERTICES, 12, 4 * MOST, "vertices");
        if (edge == Integer.MIN_VALUE || Math.abs(edge) >= edges) {
            throw new BspFault(lumps.place(SURFACE_EDGES, 0), "edge " + edge + " of " + edges);
        }
        int vertex = lumps.small(EDGES, 4 * Math.abs(edge) + (edge < 0 ? 2 : 0)) & 0xffff;
        if (vertex >= vertices) {
            throw new BspFault(lumps.place(EDGES, 4 * Math.abs(edge)), "vertex " + vertex + " of " + vertices);
        }
        for (int k = 0; k < 3; k++) {
            dest[to + k] = lumps.real(VERTICES, 12 * vertex + 4 * k, WORLD, "coordinate");
        }
    }

    private String material(int info) throws BspFault {
        if (info >= lumps.count(TEXTURE_INFO, 40, MOST, "texture places")) {
            return "";
        }
        int texture = lumps.integer(TEXTURE_INFO, 40 * info + 32);
        if (texture < 0 || lumps.bytesOf(TEXTURES) < 4 || texture >= lumps.integer(TEXTURES, 0) || 8 + 4L * texture > lumps.bytesOf(TEXTURES)) {
            return "";
        }
        int at = lumps.integer(TEXTURES, 4 + 4 * texture);
        return at < 0 || (long) at + 16 > lumps.bytesOf(TEXTURES) ? "" : lumps.text(TEXTURES, at, 16);
    }
}
