package dev.goldenangle.workbench.plot;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Token;

/**
 * Where a plot's values lie on its surface, and its grid.
 *
 * @param left  pixels of the plot's edges
 * @param xFrom values at these edges, internal
 */
public record PlotFrame(double left, double top, double right, double bottom, double xFrom, double xTo, double yFrom, double yTo) {
    private static final double PIXELS_PER_UPRIGHT = 60;
    private static final double PIXELS_PER_LEVEL = 34;
    private static final double ROOM_FOR_LAST = 16;

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

    public double width() {
        return right - left;
    }

    public double height() {
        return bottom - top;
    }

    /** The ground, and lines at round values with their numbers along the edges. */
    public void drawGrid(Surface surface, Unit xUnit, Unit yUnit) {
        drawUpperGrid(surface, xUnit, yUnit);
        numberUprights(surface, xUnit);
    }

    /** As the grid, but without numbers below: for a plot that shares them with the one under it. */
    public void drawUpperGrid(Surface surface, Unit xUnit, Unit yUnit) {
        surface.fill(Ink.of(Token.BG_INSET), left, top, width(), height());
        for (double shown : uprights(xUnit).values()) {
            surface.fill(Ink.of(Token.GRIDLINE), Math.round(toX(xUnit.toInternal(shown))), top, 1, height());
        }
        for (double shown : levels(yUnit).values()) {
            surface.fill(Ink.of(Token.GRIDLINE), left, Math.round(toY(yUnit.toInternal(shown))) - 1, width(), 1);
        }
        numberLevels(surface, yUnit);
    }

    /** The numbers alone, for a plot whose ground is a picture. */
    public void drawNumbers(Surface surface, Unit xUnit, Unit yUnit) {
        numberUprights(surface, xUnit);
        numberLevels(surface, yUnit);
    }

    private RoundSteps uprights(Unit unit) {
        return RoundSteps.within(unit.toShown(xFrom), unit.toShown(xTo), Math.max(2, width() / PIXELS_PER_UPRIGHT), unit);
    }

    private RoundSteps levels(Unit unit) {
        return RoundSteps.within(unit.toShown(yFrom), unit.toShown(yTo), Math.max(2, height() / PIXELS_PER_LEVEL), unit);
    }

    /** The last number says what they are. */
    private void numberUprights(Surface surface, Unit unit) {
        RoundSteps steps = uprights(unit);
        double[] values = steps.values();
        for (int i = 0; i < values.length; i++) {
            double x = Math.round(toX(unit.toInternal(values[i]))) + 0.5;
            boolean isLast = i == values.length - 1;
            boolean isCut = isLast && x > right - ROOM_FOR_LAST;
            Lettering label = Lettering.axis().at(isCut ? Lettering.Across.END : Lettering.Across.MIDDLE, Lettering.Down.TOP);
            String number = Numbers.fixed(values[i], steps.digits());
            surface.write(label, isLast ? Numbers.withUnit(number, unit.symbol()) : number, Math.min(x, right), bottom + 4);
        }
    }

    private void numberLevels(Surface surface, Unit unit) {
        RoundSteps steps = levels(unit);
        Lettering label = Lettering.axis().at(Lettering.Across.END, Lettering.Down.MIDDLE);
        for (double shown : steps.values()) {
            double y = Math.round(toY(unit.toInternal(shown))) - 0.5;
            surface.write(label, Numbers.fixed(shown, steps.digits()), left - 6, Math.max(y, top + 4));
        }
    }
}
