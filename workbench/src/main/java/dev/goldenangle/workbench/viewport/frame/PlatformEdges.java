package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Platform;

import java.util.ArrayList;
import java.util.List;

/** The edges of moving platforms where they are at a moment. The solid picture shows them where the map draws them. */
public final class PlatformEdges {
    private PlatformEdges() {
    }

    /** Each edge as two points: x, y, z, x, y, z. */
    public static List<double[]> of(Moment m) {
        List<double[]> edges = new ArrayList<>();
        if (m.level().world() instanceof BrushWorld world) {
            for (Platform platform : world.features().platforms()) {
                Vec3 moved = platform.walk().at(m.state().worldTick * m.run().tickSeconds(), new Vec3());
                platform.shapes().forEach(shape -> add(edges, shape, moved));
            }
        }
        return edges;
    }

    private static void add(List<double[]> edges, Brush shape, Vec3 moved) {
        Vec3 a = new Vec3();
        Vec3 b = new Vec3();
        for (int i = 0; i < shape.edgeCount(); i++) {
            shape.vertex(shape.edgeStart(i), a);
            shape.vertex(shape.edgeEnd(i), b);
            a.add(moved);
            b.add(moved);
            edges.add(new double[] {a.x, a.y, a.z, b.x, b.y, b.z});
        }
    }
}
