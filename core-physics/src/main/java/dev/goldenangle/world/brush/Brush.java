package dev.goldenangle.world.brush;

import dev.goldenangle.math.Vec3;

import java.util.List;
import java.util.Optional;

/**
 * A convex solid. Its collision planes (solid where n·p ≤ dist) are in the order in which sweeps read them: the six
 * axial planes −x +x −y +y −z +z, the other faces, the edge bevels. Corners, edges and faces are the solid's exact
 * geometry.
 */
public final class Brush implements ConvexVolume {
    /** Number of axial planes at the start of every brush. */
    public static final int AXIAL_PLANES = 6;
    private static final float SAME_NORMAL = 0.999999f;
    private final float[] planes;
    private final int[] chain;
    private final float[] vertices;
    private final int[] edges;
    private final List<Face> faces;
    /** For each plane, a bit for each kind of surface. */
    private final byte[] surfaces;

    /** Planes as nx ny nz dist; {@code chain} is the order in which a point hull tests them. */
    Brush(float[] planes, int[] chain, float[] vertices, int[] edges, List<Face> faces) {
        this(planes, chain, vertices, edges, faces, new boolean[planes.length / 4]);
    }

    /** Planes marked as slick are slick regardless of their faces. */
    Brush(float[] planes, int[] chain, float[] vertices, int[] edges, List<Face> faces, boolean[] slick) {
        this.planes = planes;
        this.chain = chain;
        this.vertices = vertices;
        this.edges = edges;
        this.faces = List.copyOf(faces);
        surfaces = new byte[slick.length];
        for (int i = 0; i < slick.length; i++) {
            surfaces[i] = (byte) (slick[i] ? 1 << Surface.SLICK.ordinal() : 0);
        }
        for (Face face : this.faces) {
            for (Surface kind : Surface.values()) {
                if (face.is(kind)) {
                    mark(face, kind);
                }
            }
        }
    }

    private void mark(Face face, Surface kind) {
        for (int i = 0; i < surfaces.length; i++) {
            if (face.nx() * planes[4 * i] + face.ny() * planes[4 * i + 1] + face.nz() * planes[4 * i + 2] > SAME_NORMAL) {
                surfaces[i] |= (byte) (1 << kind.ordinal());
            }
        }
    }

    /** An upright box. */
    public static Brush box(float x0, float y0, float z0, float x1, float y1, float z1) {
        return cutBox(x0, y0, z0, x1, y1, z1);
    }

    /**
     * A box cut by planes (nx ny nz dist, repeated). All planes are used for collision exactly as given: no bevels are
     * added, and the bounds stay those of the box.
     */
    public static Brush cutBox(float x0, float y0, float z0, float x1, float y1, float z1, float... cuts) {
        return PlaneBrushes.cutBox(x0, y0, z0, x1, y1, z1, cuts);
    }

    /**
     * Planes (nx ny nz dist, repeated) used exactly as given, tested in this order by {@link HullTracer}. Missing axial
     * planes are appended from the bounds.
     */
    public static Brush chain(float... planes) {
        return PlaneBrushes.chain(planes);
    }

    /**
     * Sides of a compiled level, exactly as given: the six axial planes −x +x −y +y −z +z first, then faces and bevels.
     * Empty if they enclose no space.
     *
     * @param planes    nx ny nz dist each
     * @param materials of each plane
     * @param slick     whether each plane is slippery
     * @param unit      length of a Quake unit; tolerances scale with it
     */
    public static Optional<Brush> compiled(float[] planes, List<String> materials, boolean[] slick, double unit) {
        return PlaneBrushes.compiled(planes, materials, slick, unit);
    }

    public int planeCount() {
        return planes.length / 4;
    }

    /** Writes a plane's outward normal and returns its distance. */
    public float plane(int index, Vec3 normal) {
        normal.set(planes[4 * index], planes[4 * index + 1], planes[4 * index + 2]);
        return planes[4 * index + 3];
    }

    /** Whether a plane belongs to a slippery face. */
    public boolean isSlick(int plane) {
        return is(Surface.SLICK, plane);
    }

    /** Whether a plane belongs to a face of this kind. */
    public boolean is(Surface kind, int plane) {
        return (surfaces[plane] & 1 << kind.ordinal()) != 0;
    }

    /** Whether it has a face of this kind. */
    public boolean isAny(Surface kind) {
        for (byte kinds : surfaces) {
            if ((kinds & 1 << kind.ordinal()) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Lowest coordinate on an axis; for a brush with given planes, its axial plane. */
    public float min(int axis) {
        return -planes[8 * axis + 3];
    }

    /** Highest coordinate on an axis. */
    public float max(int axis) {
        return planes[8 * axis + 7];
    }

    public int vertexCount() {
        return vertices.length / 3;
    }

    public Vec3 vertex(int index, Vec3 dest) {
        return dest.set(vertices[3 * index], vertices[3 * index + 1], vertices[3 * index + 2]);
    }

    public int edgeCount() {
        return edges.length / 2;
    }

    /** Vertex number of an edge's start. */
    public int edgeStart(int edge) {
        return edges[2 * edge];
    }

    /** Vertex number of an edge's end. */
    public int edgeEnd(int edge) {
        return edges[2 * edge + 1];
    }

    /** The sides, for drawing. */
    public List<Face> faces() {
        return faces;
    }

    /** Whether none of its sides is drawn: it is only for collision. */
    public boolean isUnseen() {
        return faces.stream().allMatch(Face::isUnseen);
    }

    /** Tests the bounds, then every sloping plane pushed out by the box; a box that exactly touches counts. */
    @Override
    public boolean touches(float minX, float minY, float minZ, float maxX, float maxY, float maxZ) {
        if (minX > max(0) || maxX < min(0) || minY > max(1) || maxY < min(1) || minZ > max(2) || maxZ < min(2)) {
            return false;
        }
        for (int at = 4 * AXIAL_PLANES; at < planes.length; at += 4) {
            float x = planes[at] < 0f ? maxX : minX;
            float y = planes[at + 1] < 0f ? maxY : minY;
            float z = planes[at + 2] < 0f ? maxZ : minZ;
            if (planes[at] * x + planes[at + 1] * y + planes[at + 2] * z > planes[at + 3]) {
                return false;
            }
        }
        return true;
    }

    float[] planes() {
        return planes;
    }

    int[] chain() {
        return chain;
    }

    float[] vertices() {
        return vertices;
    }
}
