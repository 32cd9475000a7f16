package dev.goldenangle.web;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.ConvexVolume;
import dev.goldenangle.world.brush.Face;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.util.Arrays;

/**
 * A level as convex polygons in metres: for each its kind, its number of corners, its normal and the corners. Kind 0 is solid; a zone has the
 * number of its kind plus 1.
 */
final class Scene {
    private static final int SOLID = 0;
    /** Walls of sectors are cut off at this height, so that rooms can be looked into. */
    private static final double CUT_METRES = 2;

    private final double metre;
    private float[] numbers = new float[4096];
    private int size;

    private Scene(double metre) {
        this.metre = metre;
    }

    static float[] of(Level level) {
        Scene scene = new Scene(level.unitsPerMetre());
        if (level.world() instanceof BrushWorld world) {
            world.brushes().stream().filter(brush -> !brush.isUnseen()).forEach(brush -> scene.brush(SOLID, brush));
        } else if (level.world() instanceof SectorWorld world) {
            scene.sectors(world);
        } else if (level.world() instanceof TileWorld world) {
            scene.tiles(world);
        }
        for (Zone zone : level.zones()) {
            for (ConvexVolume volume : zone.volumes()) {
                if (volume instanceof Brush brush) {
                    scene.brush(1 + zone.kind().ordinal(), brush);
                }
            }
        }
        return Arrays.copyOf(scene.numbers, scene.size);
    }

    private void brush(int kind, Brush brush) {
        for (Face face : brush.faces()) {
            if (kind != SOLID || !face.isUnseen()) {
                begin(kind, face.polygon().length / 3, face.nx(), face.ny(), face.nz());
                for (int i = 0; i < face.polygon().length; i += 3) {
                    corner(face.polygon()[i], face.polygon()[i + 1], face.polygon()[i + 2]);
                }
            }
        }
    }

    /** Floors, and walls up to the ceiling or two metres. */
    private void sectors(SectorWorld world) {
        double one = SectorWorld.ONE;
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            int first = world.firstEdge(polygon);
            int last = world.lastEdge(polygon);
            double floor = world.floor(polygon) / one;
            begin(SOLID, last - first, 0, 0, 1);
            for (int edge = first; edge < last; edge++) {
                corner(world.startX(edge) / one, -world.startY(edge) / one, floor);
            }
            for (int edge = first; edge < last; edge++) {
                boolean isWall = world.neighbour(edge) < 0;
                double top = isWall ? Math.min(world.ceiling(polygon) / one, floor + CUT_METRES * metre) : world.floor(world.neighbour(edge)) / one;
                if (top > floor) {
                    wall(world.startX(edge) / one, -world.startY(edge) / one, world.endX(edge) / one, -world.endY(edge) / one, floor, top);
                }
            }
        }
    }

    private void wall(double x0, double y0, double x1, double y1, double low, double high) {
        double length = Math.max(1e-9, Math.sqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)));
        begin(SOLID, 4, (y0 - y1) / length, (x1 - x0) / length, 0);
        corner(x0, y0, low);
        corner(x1, y1, low);
        corner(x1, y1, high);
        corner(x0, y0, high);
    }

    /** The top of each tile, and sides down to lower neighbours. */
    private void tiles(TileWorld world) {
        for (int x = 0; x < world.grid().width(); x++) {
            for (int y = 0; y < world.grid().depth(); y++) {
                double top = height(world, x, y);
                begin(SOLID, 4, 0, 0, 1);
                corner(x, y, top);
                corner(x + 1, y, top);
                corner(x + 1, y + 1, top);
                corner(x, y + 1, top);
                side(world, top, x - 1, y, x, y + 1, x, y);
                side(world, top, x + 1, y, x + 1, y, x + 1, y + 1);
                side(world, top, x, y - 1, x, y, x + 1, y);
                side(world, top, x, y + 1, x + 1, y + 1, x, y + 1);
            }
        }
    }

    private void side(TileWorld world, double top, int toX, int toY, double x0, double y0, double x1, double y1) {
        boolean isInside = toX >= 0 && toY >= 0 && toX < world.grid().width() && toY < world.grid().depth();
        double low = isInside ? height(world, toX, toY) : 0;
        if (low < top) {
            begin(SOLID, 4, y1 - y0, x0 - x1, 0);
            corner(x0, y0, low);
            corner(x1, y1, low);
            corner(x1, y1, top);
            corner(x0, y0, top);
        }
    }

    private double height(TileWorld world, int x, int y) {
        return world.isWall(x, y) ? world.max(2) : world.surface(x, y);
    }

    private void begin(int kind, int corners, double nx, double ny, double nz) {
        add(kind);
        add(corners);
        add(nx);
        add(ny);
        add(nz);
    }

    private void corner(double x, double y, double z) {
        add(x / metre);
        add(y / metre);
        add(z / metre);
    }

    private void add(double number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * size);
        }
        numbers[size++] = (float) number;
    }
}
