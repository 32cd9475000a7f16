package dev.goldenangle.toolkit.report;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;

import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Draws the paths of all runs from above, with the walls beside them. */
final class PathPicture {
    private static final int MOST_BRUSHES = 3000;
    private static final int MOST_POINTS = 1500;
    private static final double MARGIN = 0.06;
    private static final int MAX_HEIGHT = 520;
    private static final int MIN_HEIGHT = 120;
    /** A move this many times longer than the speed allows is a teleport, which is not drawn. */
    private static final double LEAP = 8;
    private final Markup page;
    private final List<RunReader> runs;
    /** Everything is drawn in metres, because models use different units. */
    private final List<Float> unitsPerMetre;
    private double minX = Double.MAX_VALUE;
    private double minY = Double.MAX_VALUE;
    private double maxX = -Double.MAX_VALUE;
    private double maxY = -Double.MAX_VALUE;
    private double maxZ = -Double.MAX_VALUE;
    private double scale;
    private double height;

    PathPicture(Markup page, List<ReportRun> runs) {
        this.page = page;
        this.runs = runs.stream().map(run -> new RunReader(run.run())).toList();
        unitsPerMetre = runs.stream().map(run -> run.model().unitsPerMetre()).toList();
    }

    void draw(Optional<Level> level) {
        measure();
        ReportPicture.draw(page, "Paths, top view", height, drawing -> {
            drawing.fill(drawing.of(Token.BG_INSET), 0, 0, ReportPicture.WIDTH, height);
            level.filter(there -> there.world() instanceof BrushWorld).ifPresent(there -> walls(drawing, (BrushWorld) there.world(), there.unitsPerMetre()));
            for (int i = 0; i < runs.size(); i++) {
                drawing.stroke(drawing.of(RunStyle.of(i).colour()), RunStyle.of(i).stroke(), way(runs.get(i), unitsPerMetre.get(i)));
            }
        });
    }

    private void measure() {
        for (int i = 0; i < runs.size(); i++) {
            RunReader run = runs.get(i);
            double metre = unitsPerMetre.get(i);
            for (int tick = 0; tick < run.length(); tick++) {
                minX = Math.min(minX, run.x(tick) / metre);
                maxX = Math.max(maxX, run.x(tick) / metre);
                minY = Math.min(minY, run.y(tick) / metre);
                maxY = Math.max(maxY, run.y(tick) / metre);
                maxZ = Math.max(maxZ, run.z(tick) / metre);
            }
        }
        double margin = MARGIN * Math.max(1e-3, Math.max(maxX - minX, maxY - minY));
        minX -= margin;
        maxX += margin;
        minY -= margin;
        maxY += margin;
        scale = Math.min(ReportPicture.WIDTH / (maxX - minX), MAX_HEIGHT / (maxY - minY));
        height = Math.round(Math.max(MIN_HEIGHT, (maxY - minY) * scale));
    }

    private double x(double value) {
        return ReportPicture.WIDTH / 2.0 + (value - (minX + maxX) / 2) * scale;
    }

    private double y(double value) {
        return height / 2 - (value - (minY + maxY) / 2) * scale;
    }

    private Path2D way(RunReader run, double metre) {
        Polyline way = new Polyline();
        int every = Math.max(1, run.length() / MOST_POINTS);
        for (int tick = 0; tick < run.length(); tick += every) {
            boolean isCarried = tick > 0 && distance(run, tick - every, tick) > LEAP * every * (1 + run.speed(tick) + run.speed(tick - every)) * run.tickSeconds();
            (isCarried ? way.lift() : way).add(x(run.x(tick) / metre), y(run.y(tick) / metre));
        }
        return way.path();
    }

    private static double distance(RunReader run, int from, int to) {
        double x = run.x(to) - run.x(from);
        double y = run.y(to) - run.y(from);
        return Math.sqrt(x * x + y * y);
    }

    /** Draws obstacles, but neither the floor nor what is overhead. */
    private void walls(Drawing drawing, BrushWorld world, double metre) {
        int drawn = 0;
        double floor = runs.get(0).run().header().start().position.z;
        for (Brush brush : world.brushes()) {
            boolean isNear = brush.max(0) > minX * metre && brush.min(0) < maxX * metre && brush.max(1) > minY * metre && brush.min(1) < maxY * metre;
            boolean isTall = brush.max(2) > floor + 0.5 * metre && brush.min(2) < (maxZ + 1) * metre;
            if (isNear && isTall && !brush.isUnseen() && drawn++ < MOST_BRUSHES) {
                drawing.fill(drawing.of(Token.BORDER_DEFAULT), outline(brush, metre));
            }
        }
    }

    /** The convex hull of the corners, from above. */
    private Path2D outline(Brush brush, double metre) {
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
            outline.add(x(c[0]), y(c[1]));
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
