package dev.goldenangle.workbench.look;

import dev.goldenangle.parameter.Unit;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.TextAlignment;

/**
 * Where a plot's values lie on the screen, and its grid.
 *
 * @param left  pixels of the plot's edges
 * @param xFrom values at these edges, internal
 */
public record PlotFrame(double left, double top, double right, double bottom, double xFrom, double xTo, double yFrom, double yTo) {
    private static final double[] STEPS = {1, 2, 2.5, 5, 10};
    /** Angles are divided as people divide them. */
    private static final double[] ANGLE_STEPS = {0.1, 0.2, 0.5, 1, 2, 5, 15, 30, 45, 90};

    public double toX(double value) {
        return left + (value - xFrom) / (xTo - xFrom) * (right - left);
    }

    public double toY(double value) {
        return bottom - (value - yFrom) / (yTo - yFrom) * (bottom - top);
    }

    public double valueX(double pixel) {
        return xFrom + (pixel - left) / (right - left) * (xTo - xFrom);
    }

    public double valueY(double pixel) {
        return yFrom + (bottom - pixel) / (bottom - top) * (yTo - yFrom);
    }

    public void drawGrid(GraphicsContext g, Look look, Unit xUnit, Unit yUnit) {
        g.setFill(look.color(Token.BG_INSET));
        g.fillRect(left, top, right - left, bottom - top);
        drawScales(g, look, xUnit, yUnit);
    }

    /** The numbers along the edges and the lines that belong to them. */
    public void drawScales(GraphicsContext g, Look look, Unit xUnit, Unit yUnit) {
        drawUprights(g, look, xUnit, Numbering.BELOW);
        drawLevels(g, look, yUnit);
    }

    /** As the grid, but without numbers below: for a plot that shares them with the one under it. */
    public void drawUpperGrid(GraphicsContext g, Look look, Unit xUnit, Unit yUnit) {
        g.setFill(look.color(Token.BG_INSET));
        g.fillRect(left, top, right - left, bottom - top);
        drawUprights(g, look, xUnit, Numbering.NONE);
        drawLevels(g, look, yUnit);
    }

    private enum Numbering { BELOW, NONE }

    private void drawUprights(GraphicsContext g, Look look, Unit unit, Numbering numbering) {
        pen(g);
        g.setTextBaseline(VPos.TOP);
        double step = step(unit, xTo - xFrom, (right - left) / 60);
        double last = Math.floor(unit.toShown(xTo) / step + 1e-6) * step;
        for (double shown = Math.ceil(unit.toShown(xFrom) / step) * step; shown <= last + 1e-9; shown += step) {
            double x = Math.round(toX(unit.toInternal(shown))) + 0.5;
            boolean isLast = shown + step > last + 1e-9;
            line(g, look, x, top, x, bottom);
            if (numbering == Numbering.BELOW) {
                g.setFill(look.color(Token.FG_SUBTLE));
                g.setTextAlign(isLast && x > right - 16 ? TextAlignment.RIGHT : TextAlignment.CENTER);
                g.fillText(number(shown, step) + (isLast ? suffix(unit) : ""), Math.min(x, right), bottom + 4);
            }
        }
    }

    private void drawLevels(GraphicsContext g, Look look, Unit unit) {
        pen(g);
        g.setTextAlign(TextAlignment.RIGHT);
        g.setTextBaseline(VPos.CENTER);
        double rise = step(unit, yTo - yFrom, (bottom - top) / 34);
        for (double shown = Math.ceil(unit.toShown(yFrom) / rise - 1e-6) * rise; shown <= unit.toShown(yTo) + 1e-9; shown += rise) {
            double y = Math.round(toY(unit.toInternal(shown))) - 0.5;
            line(g, look, left, y, right, y);
            g.setFill(look.color(Token.FG_SUBTLE));
            g.fillText(number(shown, rise), left - 6, Math.max(y, top + 4));
        }
    }

    private static void pen(GraphicsContext g) {
        g.setFont(Fonts.regular(10));
        g.setLineDashes();
        g.setLineWidth(1);
    }

    private static String suffix(Unit unit) {
        return unit.symbol().isEmpty() ? "" : unit.symbol().startsWith("°") ? unit.symbol() : " " + unit.symbol();
    }

    private static void line(GraphicsContext g, Look look, double x0, double y0, double x1, double y1) {
        g.setStroke(look.color(Token.GRIDLINE));
        g.strokeLine(x0, y0, x1, y1);
    }

    /** As many digits as the step has. */
    private static String number(double shown, double step) {
        int digits = 0;
        for (double rest = step; digits < 6 && Math.abs(rest - Math.rint(rest)) > 1e-6; rest *= 10) {
            digits++;
        }
        return Numbers.fixed(shown, digits);
    }

    /** A round distance between lines, in the unit shown, for at most so many lines. */
    private static double step(Unit unit, double range, double lines) {
        double shown = unit.toShown(range);
        double least = shown / Math.max(2, lines);
        if (unit.isAngle()) {
            for (double step : ANGLE_STEPS) {
                if (step >= least) {
                    return step;
                }
            }
        }
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double step : STEPS) {
            if (step * power >= least * 0.999) {
                return step * power;
            }
        }
        return 10 * power;
    }
}
