package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import dev.goldenangle.world.bsp.Patch;

import java.util.List;

/** Turns flat surfaces into thin brushes behind them, to be drawn and to collide with capsules and hulls. */
final class Plates {
    /** In Quake units. */
    private static final double THICKNESS = 2;
    /** Added to the texture name of slick patches, because brushes take their grip from the name. */
    private static final String SLICK_SUFFIX = "/slick";

    private Plates() {
    }

    enum Grip { FIRM, SLICK }

    static void add(Patch patch, String material, Grip grip, Vec3 origin, double scale, List<Brush> dest) {
        String name = grip == Grip.SLICK ? material + SLICK_SUFFIX : material;
        for (int facet = 0; facet < patch.facetCount(); facet++) {
            add(patch.polygon(facet), patch.plane(facet), name, origin, scale, dest);
        }
    }

    /** Adds a convex polygon (corners x y z) in a plane (nx ny nz dist) that faces outwards. */
    static void add(float[] polygon, float[] n, String name, Vec3 origin, double scale, List<Brush> dest) {
        BrushBuilder builder = new BrushBuilder(scale);
        double shift = n[0] * origin.x + n[1] * origin.y + n[2] * origin.z;
        builder.addPlane(n[0], n[1], n[2], (n[3] + shift) * scale, name);
        builder.addPlane(-n[0], -n[1], -n[2], (THICKNESS - n[3] - shift) * scale, name);
        for (int at = 0; at < polygon.length; at += 3) {
            addSide(builder, polygon, at, n, origin, scale, name);
        }
        BrushBuilder.Result result = builder.build();
        if (result.brush() != null) {
            dest.add(result.brush());
        }
    }

    /** Adds the upright plane through an edge, facing away from the polygon's middle. */
    private static void addSide(BrushBuilder builder, float[] polygon, int at, float[] n, Vec3 origin, double scale, String name) {
        int next = (at + 3) % polygon.length;
        double ex = polygon[next] - polygon[at];
        double ey = polygon[next + 1] - polygon[at + 1];
        double ez = polygon[next + 2] - polygon[at + 2];
        double sx = ey * n[2] - ez * n[1];
        double sy = ez * n[0] - ex * n[2];
        double sz = ex * n[1] - ey * n[0];
        double dist = sx * polygon[at] + sy * polygon[at + 1] + sz * polygon[at + 2];
        double middle = 0;
        for (int k = 0; k < polygon.length; k += 3) {
            middle += (sx * polygon[k] + sy * polygon[k + 1] + sz * polygon[k + 2]) * 3 / polygon.length;
        }
        double sign = middle > dist ? -1 : 1;
        builder.addPlane(sign * sx, sign * sy, sign * sz, sign * (dist + sx * origin.x + sy * origin.y + sz * origin.z) * scale, name);
    }
}
