package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Face;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Brushes as scenery: their faces, the grid on level tops, the edges of tops, and flat shadows of what stands on them. */
final class BrushScenery implements WorldPainter {
    private static final float WALKABLE = 0.7f;
    private static final float LEVEL = 0.9999f;
    private static final double LONGEST_SHADOW_METRES = 4;
    private static final double LEAST_SHADOW_METRES = 0.08;
    /** A grid over a whole landscape would be more lines than anything else. */
    private static final int MOST_GRID_LINES = 60_000;
    private static final List<String> UNSEEN = List.of("sky", "clip", "skip", "hint", "nodraw", "caulk", "trigger", "origin");

    private final BrushWorld world;
    private final List<Zone> zones;
    private final double unitsPerMetre;
    private final PlanCells cells;
    private final ConvexPolygon cut = new ConvexPolygon();
    private final ConvexPolygon hull = new ConvexPolygon();
    private final Vec3 a = new Vec3();
    private final Vec3 b = new Vec3();
    private Scenery.Builder builder;
    private int gridLines;

    BrushScenery(BrushWorld world, List<Zone> zones, double unitsPerMetre) {
        this.world = world;
        this.zones = zones;
        this.unitsPerMetre = unitsPerMetre;
        cells = new PlanCells(world.brushes());
    }

    static boolean isUnseen(Face face) {
        String material = face.material().toLowerCase(Locale.ROOT);
        return UNSEEN.stream().anyMatch(material::contains);
    }

    /** The height with the largest area of level tops. */
    @Override
    public double floor() {
        TreeMap<Double, Double> areas = new TreeMap<>();
        for (Brush brush : world.brushes()) {
            for (Face face : brush.faces()) {
                if (face.nz() > LEVEL && !isUnseen(face)) {
                    areas.merge(Math.rint(face.dist() * 4 / unitsPerMetre) / 4 * unitsPerMetre, ConvexPolygon.planArea(face.polygon()), Double::sum);
                }
            }
        }
        return areas.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElse(0.0);
    }

    @Override
    public Scenery scenery() {
        builder = new Scenery.Builder();
        gridLines = 0;
        for (Brush brush : world.brushes()) {
            for (Face face : brush.faces()) {
                if (face.nz() > -LEVEL && !isUnseen(face)) {
                    Scenery.Kind kind = face.nz() > WALKABLE ? Scenery.Kind.TOP : Scenery.Kind.SIDE;
                    builder.polygon(kind, face.nx(), face.ny(), face.nz(), face.dist(), face.polygon(), face.polygon().length);
                }
            }
        }
        for (int i = 0; i < world.brushes().size(); i++) {
            addWires(world.brushes().get(i));
            for (Face face : world.brushes().get(i).faces()) {
                if (face.nz() > WALKABLE && !isUnseen(face)) {
                    dress(i, face);
                }
            }
        }
        for (Zone zone : zones) {
            zone.volumes().stream().filter(Brush.class::isInstance).forEach(volume -> addEntity((Brush) volume));
        }
        return builder.build();
    }

    @Override
    public int size() {
        return world.brushes().size();
    }

    @Override
    public double groundBelow(double x, double y, double z) {
        return cells.topBelow(x, y, z, world.min(2));
    }

    private void dress(int brush, Face face) {
        if (face.nz() > LEVEL) {
            cells.visit(face.polygon(), LONGEST_SHADOW_METRES * unitsPerMetre, caster -> addShadow(brush, caster, face));
            addGrid(face, 1, Scenery.LineKind.GRID_FINE);
            addGrid(face, 5, Scenery.LineKind.GRID_COARSE);
        }
        addEdges(brush, face);
    }

    /** A brush that rises from about the height of the face throws the outline of its part above it along the light. */
    private void addShadow(int brush, int casterIndex, Face face) {
        Brush caster = world.brushes().get(casterIndex);
        float z = face.polygon()[2];
        double least = LEAST_SHADOW_METRES * unitsPerMetre;
        if (casterIndex == brush || caster.max(2) < z + least || caster.min(2) > z + least) {
            return;
        }
        double highest = LONGEST_SHADOW_METRES * unitsPerMetre;
        hull.clear();
        for (Face side : caster.faces()) {
            for (int i = 0; i < side.polygon().length; i += 3) {
                double rise = Math.max(0, Math.min(highest, side.polygon()[i + 2] - z));
                hull.add(side.polygon()[i] + Shading.LIGHT_X * rise, side.polygon()[i + 1] + Shading.LIGHT_Y * rise);
            }
        }
        hull.becomeHull();
        cut.setPlan(face.polygon());
        cut.clipTo(hull);
        if (cut.size() >= 3) {
            builder.polygon(Scenery.Kind.SHADOW, face.nx(), face.ny(), face.nz(), face.dist(), cut.atHeight(z), 3 * cut.size());
        }
    }

    private void addGrid(Face face, int metres, Scenery.LineKind kind) {
        double step = metres * unitsPerMetre;
        cut.setPlan(face.polygon());
        float z = face.polygon()[2];
        for (int axis = 0; axis < 2; axis++) {
            double from = Math.ceil(cut.min(axis) / step);
            double to = Math.floor(cut.max(axis) / step);
            for (double k = from; k <= to && gridLines < MOST_GRID_LINES; k++) {
                boolean isCoarser = metres == 1 && k % 5 == 0;
                if (!isCoarser && cut.crossing(axis, k * step)) {
                    gridLines++;
                    double a = k * step;
                    if (axis == 0) {
                        builder.line(kind, a, cut.crossFrom, z, a, cut.crossTo, z);
                    } else {
                        builder.line(kind, cut.crossFrom, a, z, cut.crossTo, a, z);
                    }
                }
            }
        }
    }

    /** Every edge for the debug overlay, those around a surface to stand on as such. */
    private void addWires(Brush brush) {
        boolean[] isWalkable = new boolean[brush.vertexCount()];
        for (Face face : brush.faces()) {
            for (int corner : face.corners()) {
                isWalkable[corner] |= face.nz() > WALKABLE;
            }
        }
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            boolean walkable = isWalkable[brush.edgeStart(i)] && isWalkable[brush.edgeEnd(i)];
            builder.line(walkable ? Scenery.LineKind.WIRE_WALKABLE : Scenery.LineKind.WIRE_WORLD, a.x, a.y, a.z, b.x, b.y, b.z);
        }
    }

    private void addEntity(Brush brush) {
        for (int i = 0; i < brush.edgeCount(); i++) {
            brush.vertex(brush.edgeStart(i), a);
            brush.vertex(brush.edgeEnd(i), b);
            builder.line(Scenery.LineKind.WIRE_ENTITY, a.x, a.y, a.z, b.x, b.y, b.z);
        }
    }

    /** Edges that something else continues or covers are seams, not edges. */
    private void addEdges(int brush, Face face) {
        float[] p = face.polygon();
        double nudge = 0.03 * unitsPerMetre;
        for (int i = 0; i < p.length; i += 3) {
            int j = (i + 3) % p.length;
            double ex = p[j] - p[i];
            double ey = p[j + 1] - p[i + 1];
            double length = Math.sqrt(ex * ex + ey * ey);
            if (length < 1e-6) {
                continue;
            }
            double mx = (p[i] + p[j]) / 2 + ey / length * nudge;
            double my = (p[i + 1] + p[j + 1]) / 2 - ex / length * nudge;
            double mz = (p[i + 2] + p[j + 2]) / 2 - nudge;
            if (!cells.isInside(mx, my, mz, brush)) {
                builder.line(Scenery.LineKind.EDGE, p[i], p[i + 1], p[i + 2], p[j], p[j + 1], p[j + 2]);
            }
        }
    }
}
