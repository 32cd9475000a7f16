package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Zone;
import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;

import java.util.List;

/**
 * Sectors as scenery, opened like a doll's house: floors, steps, walls up to two metres, transparent liquids, and a pane where the ceiling is
 * low. Walls are visible from inside only, so those between the eye and the room disappear.
 */
final class SectorScenery implements SceneryMaker {
    /** Walls are cut off at this height, in metres above their floor. */
    private static final double CUT_METRES = 2;
    private static final double LOW_CEILING_METRES = 2.5;
    private static final double SKIRT_METRES = 0.5;
    /** The height of the trim along the top of a wall. */
    private static final double TRIM_METRES = 0.05;
    private static final double ONE = SectorWorld.ONE;

    private final SectorWorld world;
    private final List<Zone> zones;
    private final double unitsPerMetre;
    private Scenery.Builder builder;
    private FlatShadows shadows;

    SectorScenery(SectorWorld world, List<Zone> zones, double unitsPerMetre) {
        this.world = world;
        this.zones = zones;
        this.unitsPerMetre = unitsPerMetre;
    }

    @Override
    public double floor() {
        MainFloor main = new MainFloor(unitsPerMetre);
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            main.add(floor(polygon), ConvexPolygon.planArea(plan(polygon, 0)));
        }
        return main.height();
    }

    @Override
    public int size() {
        return world.polygonCount() + world.objects().size();
    }

    private double floor(int polygon) {
        return world.floor(polygon) / ONE;
    }

    private double ceiling(int polygon) {
        return world.ceiling(polygon) / ONE;
    }

    /** The height up to which the walls of a polygon are drawn. */
    private double cut(int polygon) {
        return Math.min(ceiling(polygon), floor(polygon) + CUT_METRES * unitsPerMetre);
    }

    /** A polygon at a height, counter-clockwise from above. The game's y axis is reversed, and so is its corner order. */
    private float[] plan(int polygon, double z) {
        int first = world.firstEdge(polygon);
        int count = world.lastEdge(polygon) - first;
        float[] corners = new float[3 * count];
        for (int i = 0; i < count; i++) {
            int edge = first + count - 1 - i;
            corners[3 * i] = (float) (world.startX(edge) / ONE);
            corners[3 * i + 1] = (float) (-world.startY(edge) / ONE);
            corners[3 * i + 2] = (float) z;
        }
        return corners;
    }

    @Override
    public Scenery scenery() {
        builder = new Scenery.Builder();
        shadows = new FlatShadows(builder, unitsPerMetre);
        FloorGrid grid = new FloorGrid(builder, unitsPerMetre);
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            float[] floor = plan(polygon, floor(polygon));
            builder.level(Scenery.Kind.TOP, floor);
            grid.add(floor);
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                addEdge(polygon, edge);
            }
        }
        for (SolidObject object : world.objects()) {
            Cylinder.add(builder, object.x() / ONE, -object.y() / ONE, object.radius() / ONE, object.z() / ONE, object.top() / ONE);
        }
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            addShadows(polygon);
        }
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            addPanes(polygon);
        }
        new SectorWires(world, builder).add();
        ZoneWires.add(builder, zones);
        return builder.build();
    }

    @Override
    public Scenery interior() {
        builder = new Scenery.Builder();
        shadows = new FlatShadows(builder, unitsPerMetre);
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            builder.level(Scenery.Kind.TOP, plan(polygon, floor(polygon)));
            builder.ceiling(plan(polygon, ceiling(polygon)));
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                addInnerWalls(polygon, edge);
            }
            addShadows(polygon);
        }
        for (SolidObject object : world.objects()) {
            Cylinder.add(builder, object.x() / ONE, -object.y() / ONE, object.radius() / ONE, object.z() / ONE, object.top() / ONE);
        }
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            addMedium(polygon);
        }
        new SectorWires(world, builder).add();
        ZoneWires.add(builder, zones);
        return builder.build();
    }

    /** The wall of an edge up to the ceiling, or the parts above and below the opening to the next polygon. */
    private void addInnerWalls(int polygon, int edge) {
        double ax = world.startX(edge) / ONE;
        double ay = -world.startY(edge) / ONE;
        double bx = world.endX(edge) / ONE;
        double by = -world.endY(edge) / ONE;
        double floor = floor(polygon);
        double ceiling = ceiling(polygon);
        if (world.isSolid(edge)) {
            addInnerWall(ax, ay, bx, by, floor, ceiling);
        } else {
            int other = world.neighbour(edge);
            addInnerWall(ax, ay, bx, by, floor, Math.min(ceiling, floor(other)));
            addInnerWall(ax, ay, bx, by, Math.max(floor, ceiling(other)), ceiling);
        }
    }

    private void addInnerWall(double ax, double ay, double bx, double by, double low, double high) {
        if (high > low) {
            builder.wall(ax, ay, bx, by, low, high);
            builder.line(Scenery.LineKind.EDGE, ax, ay, low, bx, by, low);
            builder.line(Scenery.LineKind.EDGE, ax, ay, high, bx, by, high);
        }
    }

    /** The inside of the polygon is to the right of an edge. */
    private void addEdge(int polygon, int edge) {
        double ax = world.startX(edge) / ONE;
        double ay = -world.startY(edge) / ONE;
        double bx = world.endX(edge) / ONE;
        double by = -world.endY(edge) / ONE;
        double floor = floor(polygon);
        double cut = cut(polygon);
        int other = world.neighbour(edge);
        if (other < 0) {
            builder.wall(bx, by, ax, ay, world.min(2) - SKIRT_METRES * unitsPerMetre, floor);
        } else {
            builder.wall(bx, by, ax, ay, floor(other), floor);
            builder.wall(ax, ay, bx, by, Math.max(floor, ceiling(other)), cut);
        }
        if (world.isSolid(edge)) {
            builder.wall(ax, ay, bx, by, floor, cut);
            builder.wall(Scenery.Kind.TRIM, ax, ay, bx, by, Math.max(floor, cut - TRIM_METRES * unitsPerMetre), cut);
        }
        if (world.isSolid(edge) || floor(other) < floor) {
            builder.line(Scenery.LineKind.EDGE, ax, ay, floor, bx, by, floor);
        }
    }

    /** Walls, steps and objects above the floor of a polygon cast shadows on it. */
    private void addShadows(int polygon) {
        double floor = floor(polygon);
        float[] plan = plan(polygon, floor);
        double reach = FlatShadows.LONGEST_METRES * unitsPerMetre;
        for (int other = 0; other < world.polygonCount(); other++) {
            for (int edge = world.firstEdge(other); edge < world.lastEdge(other); edge++) {
                double top = casts(other, edge);
                if (top > floor && isNear(edge, plan, reach)) {
                    shadows.begin(floor).upright(world.startX(edge) / ONE, -world.startY(edge) / ONE, top)
                            .upright(world.endX(edge) / ONE, -world.endY(edge) / ONE, top).throwOn(plan);
                }
            }
        }
        for (SolidObject object : world.objects()) {
            if (object.top() / ONE > floor && object.z() / ONE <= floor + 0.08 * unitsPerMetre) {
                shadows.begin(floor);
                Cylinder.corners(object.x() / ONE, -object.y() / ONE, object.radius() / ONE, (x, y) -> shadows.upright(x, y, object.top() / ONE));
                shadows.throwOn(plan);
            }
        }
    }

    /** The height of an edge of a polygon: the top of its wall, or the step behind it. */
    private double casts(int polygon, int edge) {
        int other = world.neighbour(edge);
        return world.isSolid(edge) ? cut(polygon) : floor(other) > floor(polygon) ? floor(other) : Double.NEGATIVE_INFINITY;
    }

    private boolean isNear(int edge, float[] plan, double reach) {
        double lowX = Math.min(world.startX(edge), world.endX(edge)) / ONE - reach;
        double highX = Math.max(world.startX(edge), world.endX(edge)) / ONE + reach;
        double lowY = -Math.max(world.startY(edge), world.endY(edge)) / ONE - reach;
        double highY = -Math.min(world.startY(edge), world.endY(edge)) / ONE + reach;
        boolean[] beyond = {true, true, true, true};
        for (int i = 0; i < plan.length; i += 3) {
            beyond[0] &= plan[i] < lowX;
            beyond[1] &= plan[i] > highX;
            beyond[2] &= plan[i + 1] < lowY;
            beyond[3] &= plan[i + 1] > highY;
        }
        return !(beyond[0] || beyond[1] || beyond[2] || beyond[3]);
    }

    private void addMedium(int polygon) {
        Medium medium = world.medium(polygon);
        if (medium != null && medium.level() > world.floor(polygon)) {
            addLiquid(polygon, Scenery.Kind.valueOf(medium.kind().name()), medium.level() / ONE);
        }
    }

    private void addPanes(int polygon) {
        addMedium(polygon);
        if (ceiling(polygon) - floor(polygon) < LOW_CEILING_METRES * unitsPerMetre) {
            float[] pane = plan(polygon, ceiling(polygon));
            builder.level(Scenery.Kind.CEILING, pane);
            for (int i = 0; i < pane.length; i += 3) {
                int j = (i + 3) % pane.length;
                builder.line(Scenery.LineKind.EDGE, pane[i], pane[i + 1], pane[i + 2], pane[j], pane[j + 1], pane[j + 2]);
            }
        }
    }

    /** The surface of a liquid, and its side at the end of the map, like a glass tank. */
    private void addLiquid(int polygon, Scenery.Kind kind, double level) {
        builder.level(kind, plan(polygon, level));
        for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
            if (world.neighbour(edge) < 0) {
                builder.wall(kind, world.endX(edge) / ONE, -world.endY(edge) / ONE, world.startX(edge) / ONE, -world.startY(edge) / ONE, floor(polygon), level);
            }
        }
    }

    @Override
    public double groundBelow(double x, double y, double z) {
        int wx = (int) Math.rint(x * ONE);
        int wy = (int) Math.rint(-y * ONE);
        int polygon = world.polygonAt(wx, wy);
        double ground = polygon < 0 ? world.min(2) : floor(polygon);
        for (SolidObject object : world.objects()) {
            boolean over = Math.hypot(wx - object.x(), wy - object.y()) < object.radius();
            ground = over && object.top() <= (z + 0.05) * ONE ? Math.max(ground, object.top() / ONE) : ground;
        }
        return ground;
    }

    /** Everything outside the sectors is solid. */
    @Override
    public boolean isSolid(double x, double y, double z) {
        int polygon = world.polygonAt((int) Math.rint(x * ONE), (int) Math.rint(-y * ONE));
        return polygon < 0 || z < groundBelow(x, y, Double.POSITIVE_INFINITY) || z > ceiling(polygon);
    }

    @Override
    public void visitHeights(double x, double y, double reach, double ground, HeightVisitor visitor) {
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            double cx = world.centreX(polygon) / ONE;
            double cy = -world.centreY(polygon) / ONE;
            if (Math.hypot(cx - x, cy - y) < reach) {
                visitor.visit(Scenery.LineKind.WIRE_WORLD, cx, cy, floor(polygon), floor(polygon), ceiling(polygon));
            }
        }
        for (SolidObject object : world.objects()) {
            double ox = object.x() / ONE;
            double oy = -object.y() / ONE;
            if (Math.hypot(ox - x, oy - y) < reach) {
                visitor.visit(Scenery.LineKind.WIRE_ENTITY, ox, oy, object.top() / ONE, object.z() / ONE, object.top() / ONE);
            }
        }
    }
}
