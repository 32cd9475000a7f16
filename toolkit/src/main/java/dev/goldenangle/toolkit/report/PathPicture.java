package dev.goldenangle.toolkit.report;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Markup;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.toolkit.plot.RoundSteps;
import org.jfree.chart.ui.TextAnchor;

import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;

/** The scene from above: the map, and the path of each run from its start (a ring) to its end (a dot), with a scale. */
final class PathPicture {
    private static final int SCALE_PARTS = 6;
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
        ReportPicture.draw(page, "Scene, top view", height, drawing -> {
            drawing.fill(drawing.of(Token.BG_INSET), 0, 0, ReportPicture.WIDTH, height);
            level.ifPresent(there -> new MapOutline(drawing, there, new Rectangle2D.Double(0, 0, ReportPicture.WIDTH, height), this::x, this::y).draw(runs.get(0).run().header().start().position.z / there.unitsPerMetre(), maxZ));
            for (int i = 0; i < runs.size(); i++) {
                drawing.stroke(drawing.of(RunStyle.of(i).colour()), RunStyle.of(i).stroke(), way(runs.get(i), unitsPerMetre.get(i)));
                ends(drawing, i);
            }
            scale(drawing);
        });
    }

    private void ends(Drawing drawing, int index) {
        RunReader run = runs.get(index);
        double metre = unitsPerMetre.get(index);
        int last = run.length() - 1;
        if (last >= 0) {
            drawing.ring(drawing.of(Token.FG_MUTED), Inks.line(1.5), x(run.x(0) / metre), y(run.y(0) / metre), 5);
            drawing.disc(drawing.of(RunStyle.of(index).colour()), x(run.x(last) / metre), y(run.y(last) / metre), 4);
        }
    }

    /** A bar of a round number of metres. */
    private void scale(Drawing drawing) {
        double metres = RoundSteps.step(maxX - minX, SCALE_PARTS);
        double left = 12;
        double bottom = height - 12;
        drawing.stroke(drawing.of(Token.FG_MUTED), Inks.line(2), left, bottom, left + metres * scale, bottom);
        drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().axis(), TextAnchor.CENTER_LEFT, Decimals.trimmed(metres, 2) + " m", left, bottom - 10);
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
}
