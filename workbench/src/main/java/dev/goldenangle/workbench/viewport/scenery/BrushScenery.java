package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Face;

import java.util.ArrayList;
import java.util.List;

/** Brushes as scenery: their faces, the grid on level tops, the edges of tops, and shadows on level tops. */
final class BrushScenery implements SceneryMaker {
    private static final float WALKABLE = 0.7f;
    private static final float LEVEL = 0.9999f;
    /** The share of the floor under ceilings from which a world counts as indoors, and the minimum height of a room. */
    private static final double ROOFED = 0.4;
    private static final double LEAST_ROOM_METRES = 1.2;
    private static final double LEAST_SHADOW_METRES = 0.08;
    private static final int NONE = -1;

    private final BrushWorld world;
    /** The brushes that are drawn. Fences only collide. */
    private final List<Brush> seen = new ArrayList<>();
    /** The drawn faces of each of them. */
    private final List<List<Face>> drawn = new ArrayList<>();
    private final List<Zone> zones;
    private final double unitsPerMetre;
    private final PlanCells cells;
    private final PlanCells solids;
    private final Vec3 a = new Vec3();
    private final Vec3 b = new Vec3();
    private Scenery.Builder builder;
    private FloorGrid grid;
    private FlatShadows shadows;

    BrushScenery(BrushWorld world, List<Zone> zones, double unitsPerMetre) {
        this.world = world;
        this.zones = zones;
        this.unitsPerMetre = unitsPerMetre;
        for (Brush brush : world.brushes()) {
            List<Face> faces = drawnOf(brush);
            if (!faces.isEmpty()) {
                seen.add(brush);
                drawn.add(faces);
            }
        }
        cells = new PlanCells(seen);
        solids = seen.size() == world.brushes().size() ? cells : new PlanCells(world.brushes());
    }

    private static List<Face> drawnOf(Brush brush) {
        List<Face> faces = new ArrayList<>();
        for (Face face : brush.faces()) {
            if (!face.isUnseen()) {
                faces.add(face);
            }
        }
        return faces;
    }

    /** The height with the largest area of level tops. */
    @Override
    public double floor() {
        MainFloor main = new MainFloor(unitsPerMetre);
        for (List<Face> faces : drawn) {
            for (Face face : faces) {
                if (face.nz() > LEVEL) {
                    main.add(face.dist(), ConvexPolygon.planArea(face.polygon()));
                }
            }
        }
        return main.height();
    }

    @Override
    public Scenery scenery() {
        begin();
        addFaces(-LEVEL);
        world.brushes().forEach(this::addWires);
        for (int i = 0; i < seen.size(); i++) {
            for (Face face : drawn.get(i)) {
                if (face.nz() > WALKABLE) {
                    decorate(i, face);
                }
            }
        }
        ZoneWires.add(builder, zones);
        ZoneWires.add(builder, world.features());
        return builder.build();
    }

    @Override
    public Scenery interior() {
        begin();
        addFaces(-2);
        world.brushes().forEach(this::addWires);
        for (int i = 0; i < seen.size(); i++) {
            new BrushEdges(cells, builder, unitsPerMetre).add(i, seen.get(i));
            for (Face face : drawn.get(i)) {
                if (face.nz() > LEVEL) {
                    addShadows(i, face);
                }
            }
        }
        ZoneWires.add(builder, zones);
        ZoneWires.add(builder, world.features());
        return builder.build();
    }

    private void begin() {
        builder = new Scenery.Builder();
        grid = new FloorGrid(builder, unitsPerMetre);
        shadows = new FlatShadows(builder, unitsPerMetre);
    }

    /** Adds the faces whose normals point up more than this. */
    private void addFaces(float leastUp) {
        for (List<Face> faces : drawn) {
            for (Face face : faces) {
                if (face.nz() > leastUp) {
                    Scenery.Kind kind = face.nz() > WALKABLE ? Scenery.Kind.TOP : Scenery.Kind.SIDE;
                    builder.polygon(kind, face.nx(), face.ny(), face.nz(), face.dist(), face.polygon(), face.polygon().length);
                }
            }
        }
    }

    private void addShadows(int brush, Face face) {
        cells.visit(face.polygon(), FlatShadows.LONGEST_METRES * unitsPerMetre, caster -> addShadow(brush, caster, face));
    }

    @Override
    public int size() {
        return world.brushes().size();
    }

    @Override
    public double groundBelow(double x, double y, double z) {
        return solids.topBelow(x, y, z, world.min(2));
    }

    @Override
    public double ceilingAbove(double x, double y, double z) {
        return cells.bottomAbove(x, y, z, this::isDrawn);
    }

    @Override
    public boolean isSolid(double x, double y, double z) {
        return cells.isInside(x, y, z, NONE);
    }

    private boolean isDrawn(int brush) {
        for (Face face : drawn.get(brush)) {
            if (face.nz() < 0) {
                return true;
            }
        }
        return false;
    }

    /** By area, counting only level tops that something can stand on. */
    @Override
    public boolean isRoofed() {
        double under = 0;
        double all = 0;
        for (List<Face> faces : drawn) {
            for (Face face : faces) {
                if (face.nz() > LEVEL) {
                    double[] middle = ConvexPolygon.middle(face.polygon());
                    double above = ceilingAbove(middle[0], middle[1], face.dist() + 0.05 * unitsPerMetre) - face.dist();
                    double area = above < LEAST_ROOM_METRES * unitsPerMetre ? 0 : ConvexPolygon.planArea(face.polygon());
                    all += area;
                    under += above < Double.POSITIVE_INFINITY ? area : 0;
                }
            }
        }
        return under > ROOFED * all;
    }

    @Override
    public void addCaps(Scenery.Builder caps, double height) {
        for (Brush brush : seen) {
            if (brush.min(2) < height && brush.max(2) > height) {
                float[] cut = BrushCut.level(brush, height);
                if (cut.length >= 9) {
                    caps.level(Scenery.Kind.CAP, cut);
                }
            }
        }
    }

    @Override
    public void visitHeights(double x, double y, double reach, double ground, HeightVisitor visitor) {
        for (Brush brush : seen) {
            double nearX = Math.max(brush.min(0), Math.min(brush.max(0), x));
            double nearY = Math.max(brush.min(1), Math.min(brush.max(1), y));
            if (Math.hypot(nearX - x, nearY - y) < reach && brush.max(2) > ground + 0.05 * unitsPerMetre) {
                visitor.visit(Scenery.LineKind.WIRE_WORLD, (brush.min(0) + brush.max(0)) / 2, (brush.min(1) + brush.max(1)) / 2, brush.max(2), brush.min(2), brush.max(2));
            }
        }
    }

    private void decorate(int brush, Face face) {
        if (face.nz() > LEVEL) {
            addShadows(brush, face);
            grid.add(face.polygon());
        }
        addEdges(brush, face);
    }

    /** A brush that rises from about the height of the face casts the outline of its part above the face along the light. */
    private void addShadow(int brush, int casterIndex, Face face) {
        Brush caster = seen.get(casterIndex);
        float z = face.polygon()[2];
        double least = LEAST_SHADOW_METRES * unitsPerMetre;
        if (casterIndex == brush || caster.max(2) < z + least || caster.min(2) > z + least) {
            return;
        }
        if (!shadows.canReach(face.polygon(), caster.min(0), caster.min(1), caster.max(0), caster.max(1), caster.max(2) - z)) {
            return;
        }
        shadows.begin(z);
        for (int i = 0; i < caster.vertexCount(); i++) {
            caster.vertex(i, a);
            shadows.corner(a.x, a.y, a.z);
        }
        shadows.throwOn(face.polygon());
    }

    /** Adds every edge for the debug overlay, marking those around walkable surfaces. */
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

    /** Skips edges that another brush continues or covers, because they are seams. */
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
