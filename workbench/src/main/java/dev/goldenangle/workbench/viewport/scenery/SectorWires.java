package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;

import java.util.HashSet;
import java.util.Set;

/**
 * The collision wireframe of sectors: walkable floors, walls up to the ceiling, cylinders, the strips along walls and steps that keep a mover
 * away, and the circles around their ends.
 */
final class SectorWires {
    private static final double ONE = SectorWorld.ONE;
    private final SectorWorld world;
    private final Scenery.Builder builder;
    private final Set<Long> circles = new HashSet<>();

    SectorWires(SectorWorld world, Scenery.Builder builder) {
        this.world = world;
        this.builder = builder;
    }

    void add() {
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                addEdge(edge, world.floor(polygon), world.ceiling(polygon));
                if (world.hasSide(edge)) {
                    addStrip(edge, world.floor(polygon));
                }
            }
        }
        for (SolidObject object : world.objects()) {
            Cylinder.addWires(builder, Scenery.LineKind.WIRE_ENTITY, object.x() / ONE, -object.y() / ONE, object.radius() / ONE, object.z() / ONE,
                    object.top() / ONE);
        }
    }

    private void addEdge(int edge, int floor, int ceiling) {
        int ax = world.startX(edge);
        int ay = world.startY(edge);
        line(Scenery.LineKind.WIRE_WALKABLE, ax, ay, floor, world.endX(edge), world.endY(edge), floor);
        if (world.isSolid(edge)) {
            line(Scenery.LineKind.WIRE_WORLD, ax, ay, ceiling, world.endX(edge), world.endY(edge), ceiling);
            line(Scenery.LineKind.WIRE_WORLD, ax, ay, floor, ax, ay, ceiling);
        }
    }

    private void addStrip(int edge, int floor) {
        int[] zone = world.zone(edge);
        for (int i = 2; i < zone.length; i += 2) {
            int j = (i + 2) % zone.length;
            line(Scenery.LineKind.WIRE_KEEP_OUT, zone[i], zone[i + 1], floor, zone[j], zone[j + 1], floor);
        }
        circle(zone[0], zone[1], floor);
        circle(zone[2], zone[3], floor);
    }

    private void circle(int x, int y, int floor) {
        if (circles.add((long) x << 40 ^ (long) (y & 0xFFFFF) << 20 ^ floor & 0xFFFFF)) {
            Cylinder.ring(builder, Scenery.LineKind.WIRE_KEEP_OUT, x / ONE, -y / ONE, SectorWorld.SEPARATION / ONE, floor / ONE);
        }
    }

    private void line(Scenery.LineKind kind, int ax, int ay, int az, int bx, int by, int bz) {
        builder.line(kind, ax / ONE, -ay / ONE, az / ONE, bx / ONE, -by / ONE, bz / ONE);
    }
}
