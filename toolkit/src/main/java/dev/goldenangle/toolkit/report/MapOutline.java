package dev.goldenangle.toolkit.report;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

import java.awt.Color;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleUnaryOperator;

/** Draws a map from above, in the kind of world that it has: its obstacles, and the zones of its course. */
final class MapOutline {
    private static final int MOST_BRUSHES = 3000;
    private final Drawing drawing;
    private final Level level;
    private final double metre;
    private final Rectangle2D frame;
    private final DoubleUnaryOperator x;
    private final DoubleUnaryOperator y;

    /** @param frame the picture; nothing outside is drawn @param x the place on the picture of a coordinate in metres @param y the same upwards */
    MapOutline(Drawing drawing, Level level, Rectangle2D frame, DoubleUnaryOperator x, DoubleUnaryOperator y) {
        this.drawing = drawing;
        this.level = level;
        metre = level.unitsPerMetre();
        this.frame = frame;
        this.x = x;
        this.y = y;
    }

    /** @param floor height of the start in metres @param top greatest height of a path; obstacles above it are overhead */
    void draw(double floor, double top) {
        if (level.world() instanceof BrushWorld world) {
            brushes(world, floor, top);
        } else if (level.world() instanceof SectorWorld world) {
            sectors(world);
        } else if (level.world() instanceof TileWorld world) {
            tiles(world, floor);
        }
        for (Zone zone : level.zones()) {
            zone.volumes().stream().filter(Brush.class::isInstance).forEach(volume -> fill(drawing.of(Token.ACCENT_FG, 0.2), outline((Brush) volume)));
        }
    }

    /** Draws obstacles, but not the floor or anything overhead. */
    private void brushes(BrushWorld world, double floor, double top) {
        int drawn = 0;
        for (Brush brush : world.brushes()) {
            boolean isTall = brush.max(2) > (floor + 0.5) * metre && brush.min(2) < (top + 1) * metre;
            if (isTall && !brush.isUnseen() && drawn++ < MOST_BRUSHES) {
                fill(drawing.of(Token.BORDER_DEFAULT), outline(brush));
            }
        }
    }

    /** Walls are solid lines, and edges of steps are thin ones. Sector maps have their y axis mirrored. */
    private void sectors(SectorWorld world) {
        double unit = SectorWorld.ONE * metre;
        for (int polygon = 0; polygon < world.polygonCount(); polygon++) {
            for (int edge = world.firstEdge(polygon); edge < world.lastEdge(polygon); edge++) {
                drawing.stroke(drawing.of(Token.BORDER_DEFAULT), Inks.line(world.isSolid(edge) ? 2.5 : 0.8), x.applyAsDouble(world.startX(edge) / unit), y.applyAsDouble(-world.startY(edge) / unit),
                        x.applyAsDouble(world.endX(edge) / unit), y.applyAsDouble(-world.endY(edge) / unit));
            }
        }
    }

    private void tiles(TileWorld world, double floor) {
        for (int column = 0; column < world.grid().width(); column++) {
            for (int row = 0; row < world.grid().depth(); row++) {
                boolean isWall = world.isWall(column, row);
                if (isWall || world.surface(column, row) / metre > floor + 0.1) {
                    fill(drawing.of(Token.BORDER_DEFAULT, isWall ? 1 : 0.5), box(column, row, column + 1, row + 1));
                }
            }
        }
    }

    private void fill(Color colour, Path2D shape) {
        if (shape.intersects(frame)) {
            drawing.fill(colour, shape);
        }
    }

    private Path2D box(double minX, double minY, double maxX, double maxY) {
        Polyline box = new Polyline();
        for (double[] corner : new double[][] {{minX, minY}, {maxX, minY}, {maxX, maxY}, {minX, maxY}}) {
            box.add(x.applyAsDouble(corner[0] / metre), y.applyAsDouble(corner[1] / metre));
        }
        return box.path();
    }

    /** The convex hull of the corners, from above. */
    private Path2D outline(Brush brush) {
        List<double[]> corners = new ArrayList<>();
        Vec3 corner = new Vec3();
        for (int i = 0; i < brush.vertexCount(); i++) {
            brush.vertex(i, corner);
            corners.add(new double[] {corner.x / metre, corner.y / metre});
        }
        corners.sort(Comparator.<double[]>comparingDouble(c -> c[0]).thenComparingDouble(c -> c[1]));
        List<double[]> hull = new ArrayList<>(half(corners));
        List<double[]> back = new ArrayList<>(corners);
        Collections.reverse(back);
        hull.addAll(half(back));
        Polyline outline = new Polyline();
        for (double[] c : hull) {
            outline.add(x.applyAsDouble(c[0]), y.applyAsDouble(c[1]));
        }
        return outline.path();
    }

    private static List<double[]> half(List<double[]> sorted) {
        List<double[]> half = new ArrayList<>();
        for (double[] c : sorted) {
            while (half.size() > 1 && turnsRight(half.get(half.size() - 2), half.get(half.size() - 1), c)) {
                half.remove(half.size() - 1);
            }
            half.add(c);
        }
        return half.subList(0, half.size() - 1);
    }

    private static boolean turnsRight(double[] a, double[] b, double[] c) {
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
    }
}
