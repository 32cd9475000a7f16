package dev.goldenangle.world.brush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Builds a brush from the faces of a map file.
 *
 * <ol>
 * <li>Planes are computed from three points each in double precision; nearly axial ones become axial, duplicates are
 *     merged.
 * <li>Corners and polygons are computed by clipping; planes that touch no side are dropped.
 * <li>Bounds, face planes and bevels are rounded to float, each pushed out to the farthest corner.
 * </ol>
 */
public final class BrushBuilder {
    private static final double AXIAL = 1e-5;
    private static final double SAME_NORMAL = 1e-5;
    private static final double SAME_DISTANCE = 1e-3;
    private final double unit;
    private final List<double[]> planes = new ArrayList<>();
    private final List<String> materials = new ArrayList<>();

    /** For coordinates in Quake units. */
    public BrushBuilder() {
        this(1);
    }

    /** For coordinates in which a Quake unit has this length, 1/32 for metres; tolerances scale with it. */
    public BrushBuilder(double unit) {
        this.unit = unit;
    }

    /**
     * Adds the plane through three points, clockwise seen from outside as in map files. Returns false and adds nothing
     * if they lie on a line or are not finite.
     */
    public boolean addFace(double x0, double y0, double z0, double x1, double y1, double z1, double x2, double y2, double z2, String material) {
        double ux = x2 - x0;
        double uy = y2 - y0;
        double uz = z2 - z0;
        double vx = x1 - x0;
        double vy = y1 - y0;
        double vz = z1 - z0;
        double nx = uy * vz - uz * vy;
        double ny = uz * vx - ux * vz;
        double nz = ux * vy - uy * vx;
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        double reach = Math.sqrt((ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz));
        if (!(length > 1e-9 * reach) || !Double.isFinite(reach) || !Double.isFinite(length)) {
            return false;
        }
        double[] normal = snapped(nx / length, ny / length, nz / length);
        return add(normal, normal[0] * x0 + normal[1] * y0 + normal[2] * z0, material);
    }

    /** Adds the plane n·p ≤ dist; the normal need not be normalised. Returns false if it is zero or not finite. */
    public boolean addPlane(double nx, double ny, double nz, double dist, String material) {
        double length = Math.sqrt(nx * nx + ny * ny + nz * nz);
        if (!(length > 0) || !Double.isFinite(length)) {
            return false;
        }
        return add(snapped(nx / length, ny / length, nz / length), dist / length, material);
    }

    /** The brush, or why there is none. Afterwards the builder can be reused. */
    public Result build() {
        Polytope solid = new Polytope(planes, unit);
        Result result = solid.fault() == null ? new Result(assemble(solid), null) : new Result(null, solid.fault());
        planes.clear();
        materials.clear();
        return result;
    }

    /**
     * The result of building.
     *
     * @param brush the brush, or null
     * @param fault why there is none, or null
     */
    public record Result(Brush brush, BrushFault fault) {
    }

    private static double[] snapped(double nx, double ny, double nz) {
        double[] normal = {nx, ny, nz};
        for (int axis = 0; axis < 3; axis++) {
            if (Math.abs(normal[axis]) > 1 - AXIAL && Math.abs(normal[(axis + 1) % 3]) < AXIAL && Math.abs(normal[(axis + 2) % 3]) < AXIAL) {
                double sign = Math.signum(normal[axis]);
                Arrays.fill(normal, 0);
                normal[axis] = sign;
            }
        }
        return normal;
    }

    private boolean add(double[] normal, double dist, String material) {
        if (!Double.isFinite(dist)) {
            return false;
        }
        for (double[] plane : planes) {
            if (Math.abs(plane[0] - normal[0]) < SAME_NORMAL && Math.abs(plane[1] - normal[1]) < SAME_NORMAL
                    && Math.abs(plane[2] - normal[2]) < SAME_NORMAL && Math.abs(plane[3] - dist) < SAME_DISTANCE * unit) {
                plane[3] = Math.min(plane[3], dist);
                return true;
            }
        }
        planes.add(new double[] {normal[0], normal[1], normal[2], dist});
        materials.add(material);
        return true;
    }

    private Brush assemble(Polytope solid) {
        List<double[]> collision = new ArrayList<>();
        for (int axis = 0; axis < 3; axis++) {
            for (int sign = -1; sign <= 1; sign += 2) {
                double[] plane = new double[4];
                plane[axis] = sign;
                plane[3] = solid.support(plane[0], plane[1], plane[2]);
                collision.add(plane);
            }
        }
        List<double[]> sides = new ArrayList<>();
        for (int i = 0; i < planes.size(); i++) {
            double[] plane = planes.get(i);
            if (solid.polygon(i).length > 0 && Math.abs(plane[0]) != 1 && Math.abs(plane[1]) != 1 && Math.abs(plane[2]) != 1) {
                sides.add(plane);
            }
        }
        collision.addAll(sides);
        if (!sides.isEmpty()) {
            Bevels.append(solid, collision, unit);
        }
        return PlaneBrushes.assemble(rounded(collision, solid), null, planes, materials, solid);
    }

    /** Rounds normals first and computes the distance of the rounded plane, so that it touches the corner even far from the origin. */
    private static float[] rounded(List<double[]> planes, Polytope solid) {
        float[] flat = new float[4 * planes.size()];
        for (int i = 0; i < planes.size(); i++) {
            for (int axis = 0; axis < 3; axis++) {
                flat[4 * i + axis] = (float) planes.get(i)[axis] + 0f;
            }
            flat[4 * i + 3] = (float) solid.support(flat[4 * i], flat[4 * i + 1], flat[4 * i + 2]);
        }
        return flat;
    }
}
