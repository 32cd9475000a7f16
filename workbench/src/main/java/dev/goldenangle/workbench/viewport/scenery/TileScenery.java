package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Zone;
import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.TileWorld;

import java.util.List;

/** Height tiles and props as scenery: tops, cliffs, boxes, and their shadows. Moving bodies are not part of it. */
final class TileScenery implements SceneryMaker {
    private static final float SKIRT = 0.3f;
    /** Props without an upper end are drawn this high. */
    private static final float TALLEST_PROP = 2.5f;

    private final TileWorld world;
    private final List<Zone> zones;
    private final double unitsPerMetre;
    private final TilePlateaus tiles;
    private final List<TilePlateaus.Plateau> plateaus;
    private Scenery.Builder builder;
    private FlatShadows shadows;

    TileScenery(TileWorld world, List<Zone> zones, double unitsPerMetre) {
        this.world = world;
        this.zones = zones;
        this.unitsPerMetre = unitsPerMetre;
        tiles = new TilePlateaus(world);
        plateaus = tiles.list();
    }

    @Override
    public double floor() {
        MainFloor main = new MainFloor(unitsPerMetre);
        for (TilePlateaus.Plateau plateau : plateaus) {
            if (!plateau.wall()) {
                main.add(plateau.height(), ConvexPolygon.planArea(plateau.top()));
            }
        }
        return main.height();
    }

    @Override
    public int size() {
        return plateaus.size() + world.props().size();
    }

    @Override
    public Scenery scenery() {
        builder = new Scenery.Builder();
        shadows = new FlatShadows(builder, unitsPerMetre);
        FloorGrid grid = new FloorGrid(builder, unitsPerMetre);
        for (TilePlateaus.Plateau plateau : plateaus) {
            builder.level(Scenery.Kind.TOP, plateau.top());
            grid.add(plateau.top());
            addCliffs(plateau);
            addColumns(plateau);
        }
        for (Prop prop : world.props()) {
            addProp(prop);
        }
        for (TilePlateaus.Plateau plateau : plateaus) {
            addShadows(plateau.top());
        }
        for (Prop prop : world.props()) {
            addShadows(top(prop));
        }
        ZoneWires.add(builder, zones);
        return builder.build();
    }

    private static double highest(Prop prop) {
        return Math.min(prop.top(), prop.base() + TALLEST_PROP);
    }

    private static float[] top(Prop prop) {
        float z = (float) highest(prop);
        return new float[] {prop.minX(), prop.minY(), z, prop.maxX(), prop.minY(), z, prop.maxX(), prop.maxY(), z, prop.minX(), prop.maxY(), z};
    }

    /** Collision treats every tile above the lowest ground as a column: draws a vertical line at its corner, and its rim. */
    private void addColumns(TilePlateaus.Plateau p) {
        double low = world.min(2);
        for (int y = p.minY(); y < p.maxY() && p.height() > low; y++) {
            for (int x = p.minX(); x < p.maxX(); x++) {
                builder.line(Scenery.LineKind.WIRE_WORLD, x, y, low, x, y, p.height());
                builder.line(Scenery.LineKind.WIRE_WORLD, x, y, p.height(), x + 1, y, p.height());
                builder.line(Scenery.LineKind.WIRE_WORLD, x, y, p.height(), x, y + 1, p.height());
            }
        }
    }

    /** Counter-clockwise around a plateau; lower ground is to the right of each side. */
    private void addCliffs(TilePlateaus.Plateau p) {
        addSide(p, p.minX(), p.minY(), 1, 0, p.maxX() - p.minX());
        addSide(p, p.maxX(), p.minY(), 0, 1, p.maxY() - p.minY());
        addSide(p, p.maxX(), p.maxY(), -1, 0, p.maxX() - p.minX());
        addSide(p, p.minX(), p.maxY(), 0, -1, p.maxY() - p.minY());
    }

    /** Adds one side; consecutive tiles with the same height beyond form one cliff. */
    private void addSide(TilePlateaus.Plateau p, int x, int y, int dx, int dy, int length) {
        int begun = 0;
        for (int i = 1; i <= length; i++) {
            if (i == length || beyond(x, y, dx, dy, i) != beyond(x, y, dx, dy, begun)) {
                addCliff(p, beyond(x, y, dx, dy, begun), x + begun * dx, y + begun * dy, x + i * dx, y + i * dy);
                begun = i;
            }
        }
    }

    /** The height of the tile to the right of a step along a side. */
    private double beyond(int x, int y, int dx, int dy, int step) {
        int tileX = (int) Math.floor(x + (step + 0.5) * dx + 0.5 * dy);
        int tileY = (int) Math.floor(y + (step + 0.5) * dy - 0.5 * dx);
        return tiles.isOutside(tileX, tileY) ? world.min(2) - SKIRT : tiles.height(tileX, tileY);
    }

    private void addCliff(TilePlateaus.Plateau p, double below, int ax, int ay, int bx, int by) {
        if (below >= p.height()) {
            return;
        }
        builder.wall(ax, ay, bx, by, below, p.height());
        builder.line(Scenery.LineKind.EDGE, ax, ay, p.height(), bx, by, p.height());
        Scenery.LineKind upper = p.wall() ? Scenery.LineKind.WIRE_WORLD : Scenery.LineKind.WIRE_WALKABLE;
        builder.line(upper, ax, ay, p.height(), bx, by, p.height());
        builder.line(Scenery.LineKind.WIRE_WORLD, ax, ay, below, bx, by, below);
        builder.line(Scenery.LineKind.WIRE_WORLD, ax, ay, below, ax, ay, p.height());
        builder.line(Scenery.LineKind.WIRE_WORLD, bx, by, below, bx, by, p.height());
    }

    private void addProp(Prop prop) {
        float[] top = top(prop);
        builder.level(Scenery.Kind.TOP, top);
        for (int i = 0; i < top.length; i += 3) {
            int j = (i + 3) % top.length;
            builder.wall(top[i], top[i + 1], top[j], top[j + 1], prop.base(), top[2]);
            builder.line(Scenery.LineKind.EDGE, top[i], top[i + 1], top[2], top[j], top[j + 1], top[2]);
            Scenery.LineKind upper = prop.walkableTop() ? Scenery.LineKind.WIRE_WALKABLE : Scenery.LineKind.WIRE_PROP;
            builder.line(upper, top[i], top[i + 1], top[2], top[j], top[j + 1], top[2]);
            builder.line(Scenery.LineKind.WIRE_PROP, top[i], top[i + 1], prop.base(), top[j], top[j + 1], prop.base());
            builder.line(Scenery.LineKind.WIRE_PROP, top[i], top[i + 1], prop.base(), top[i], top[i + 1], top[2]);
        }
    }

    private void addShadows(float[] surface) {
        for (TilePlateaus.Plateau other : plateaus) {
            throwShadow(other.top(), world.min(2), other.height(), surface);
        }
        for (Prop prop : world.props()) {
            throwShadow(top(prop), prop.base(), highest(prop), surface);
        }
    }

    private void throwShadow(float[] caster, double low, double high, float[] surface) {
        double z = surface[2];
        double reach = FlatShadows.LONGEST_METRES * unitsPerMetre;
        boolean near = caster[0] - reach < surface[3] && caster[3] + reach > surface[0] && caster[1] - reach < surface[7] && caster[7] + reach > surface[1];
        if (near && high > z + 0.01) {
            shadows.begin(z);
            for (int i = 0; i < caster.length; i += 3) {
                shadows.corner(caster[i], caster[i + 1], low).corner(caster[i], caster[i + 1], high);
            }
            shadows.throwOn(surface);
        }
    }

    @Override
    public double groundBelow(double x, double y, double z) {
        int tileX = (int) Math.floor(x);
        int tileY = (int) Math.floor(y);
        double ground = tiles.isOutside(tileX, tileY) ? world.min(2) : world.isWall(tileX, tileY) ? tiles.height(tileX, tileY) : world.surface(tileX, tileY);
        for (Prop prop : world.props()) {
            boolean over = x > prop.minX() && x < prop.maxX() && y > prop.minY() && y < prop.maxY();
            ground = over && prop.top() <= z + 0.02 ? Math.max(ground, prop.top()) : ground;
        }
        return ground;
    }

    @Override
    public void visitHeights(double x, double y, double reach, double ground, HeightVisitor visitor) {
        for (Prop prop : world.props()) {
            double cx = (prop.minX() + prop.maxX()) / 2;
            double cy = (prop.minY() + prop.maxY()) / 2;
            if (Math.hypot(cx - x, cy - y) < reach) {
                visitor.visit(Scenery.LineKind.WIRE_PROP, cx, cy, highest(prop), prop.base(), highest(prop));
            }
        }
        for (TilePlateaus.Plateau p : plateaus) {
            double cx = (p.minX() + p.maxX()) / 2.0;
            double cy = (p.minY() + p.maxY()) / 2.0;
            if (!p.wall() && p.height() > world.min(2) && Math.hypot(cx - x, cy - y) < reach) {
                visitor.visit(Scenery.LineKind.WIRE_WORLD, cx, cy, p.height(), world.min(2), p.height());
            }
        }
    }
}
