package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.Features;

import java.util.List;

/** Timing zones and devices as wireframes of the debug overlay; water, ladders and zones of physics as edges that are always drawn. */
final class ZoneWires {
    private ZoneWires() {
    }

    static void add(Scenery.Builder builder, List<Zone> zones) {
        for (Zone zone : zones) {
            zone.volumes().stream().filter(Brush.class::isInstance).forEach(volume -> add(builder, (Brush) volume, Scenery.LineKind.WIRE_PROP));
        }
    }

    /** What only abilities notice: a player has to see it although it is not solid. */
    static void add(Scenery.Builder builder, Features features) {
        features.volumes().forEach(volume -> add(builder, volume.brush(), Scenery.LineKind.EDGE));
        features.zones().forEach(zone -> zone.brushes().forEach(brush -> add(builder, brush, Scenery.LineKind.EDGE)));
        features.thrusts().forEach(thrust -> thrust.brushes().forEach(brush -> add(builder, brush, Scenery.LineKind.EDGE)));
    }

    private static void add(Scenery.Builder builder, Brush brush, Scenery.LineKind kind) {
        Vec3 a = new Vec3();
        Vec3 b = new Vec3();
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            builder.line(kind, a.x, a.y, a.z, b.x, b.y, b.z);
        }
    }
}
