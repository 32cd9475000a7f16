package dev.goldenangle.controller.scenario;

import dev.goldenangle.world.brush.Brush;

import java.util.ArrayList;
import java.util.List;

/**
 * The correct result at a doorway seen from above, computed without the controller's code: a disc as wide as the
 * capsule with its skin gets the wanted velocity on every tick, moves until it touches a wall, loses exactly the speed
 * into the wall, and slides along it.
 */
final class SlidingDisc {
    private static final double RADIUS = 0.42;
    private static final double TOUCHING = 1e-9;
    private final List<double[]> walls = new ArrayList<>();
    private final Scenario scenario;
    private double x;
    private double y;
    private double nx;
    private double ny;
    double minRatio = Double.POSITIVE_INFINITY;
    double maxRatio = Double.NEGATIVE_INFINITY;

    SlidingDisc(Scenario scenario, int rate) {
        this.scenario = scenario;
        for (Brush brush : scenario.brushes()) {
            if (brush.min(2) <= 0 && brush.max(2) > 1) {
                walls.add(new double[] {brush.min(0), brush.max(0), brush.min(1), brush.max(1)});
            }
        }
        x = scenario.start()[0];
        y = scenario.start()[1];
        int ticks = (int) Math.round(scenario.duration() * rate);
        for (int i = 0; i < ticks; i++) {
            tick(1.0 / rate);
        }
    }

    double x() {
        return x;
    }

    private void tick(double dt) {
        Scenario.Window window = scenario.window();
        double vx = scenario.inputs().get(0).vx();
        double vy = scenario.inputs().get(0).vy();
        double fromX = x;
        double fromY = y;
        double left = dt;
        for (int bump = 0; bump < 8 && left > 0; bump++) {
            left -= advance(vx, vy, left);
            double into = vx * nx + vy * ny;
            if (left > 0 && into < 0) {
                vx -= into * nx;
                vy -= into * ny;
            }
        }
        double ratio = ((x - fromX) * window.dirX() + (y - fromY) * window.dirY()) / dt / window.ideal();
        minRatio = Math.min(minRatio, ratio);
        maxRatio = Math.max(maxRatio, ratio);
    }

    /** Moves until a wall is touched that the velocity leads into, by steps that cannot overshoot; returns the time taken. */
    private double advance(double vx, double vy, double time) {
        double speed = Math.sqrt(vx * vx + vy * vy);
        double gone = 0;
        while (gone < time) {
            double room = distance() - RADIUS;
            boolean approaches = vx * nx + vy * ny < -1e-9 * speed;
            if (room <= TOUCHING && approaches) {
                return gone;
            }
            double step = Math.min(time - gone, Math.max(room, approaches ? TOUCHING : 1e-4) / speed);
            x += vx * step;
            y += vy * step;
            gone += step;
        }
        return time;
    }

    /** Distance from the centre to the nearest wall; stores its normal. */
    private double distance() {
        double least = Double.POSITIVE_INFINITY;
        for (double[] wall : walls) {
            double dx = x - Math.max(wall[0], Math.min(wall[1], x));
            double dy = y - Math.max(wall[2], Math.min(wall[3], y));
            double distance = Math.sqrt(dx * dx + dy * dy);
            if (distance < least) {
                least = distance;
                nx = dx / distance;
                ny = dy / distance;
            }
        }
        return least;
    }
}
