package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;

import java.util.List;

/** Timing zones and devices as wireframes of the debug overlay. */
final class ZoneWires {
    private ZoneWires() {
    }

    static void add(Scenery.Builder builder, List<Zone> zones) {
        for (Zone zone : zones) {
            zone.volumes().stream().filter(Brush.class::isInstance).forEach(volume -> add(builder, (Brush) volume));
        }
    }

    private static void add(Scenery.Builder builder, Brush brush) {
        Vec3 a = new Vec3();
        Vec3 b = new Vec3();
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            builder.line(Scenery.LineKind.WIRE_PROP, a.x, a.y, a.z, b.x, b.y, b.z);
        }
    }
}
