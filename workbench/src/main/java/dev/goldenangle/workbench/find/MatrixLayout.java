package dev.goldenangle.workbench.find;

import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import javafx.geometry.Point2D;
import javafx.scene.control.ScrollBar;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;

import java.util.List;

/** Positions of the matrix's rows, columns, names and header, given its text size and scroll position. */
final class MatrixLayout {
    static final double ROW = 24;
    static final double LINE = 12;
    static final double COLUMN = 60;
    static final double LOCK_PLACE = 22;
    static final double BAR_WIDTH = 8;
    private static final double NAME = 148;
    private static final double WIDEST_COLUMN = 84;
    private static final double HEAD = 40;
    private final FindViewModel model;
    private final Appearance look;
    private final Region plot;
    private final ScrollBar across;
    private final ScrollBar down;

    /**
     * A place in the matrix.
     *
     * @param row    index in display order; −1 for the header
     * @param column −1 for the column of names
     */
    record Place(int row, int column, boolean isLock) {
        static final Place NOWHERE = new Place(-2, -2, false);
    }

    MatrixLayout(FindViewModel model, Appearance look, Region plot, ScrollBar across, ScrollBar down) {
        this.model = model;
        this.look = look;
        this.plot = plot;
        this.across = across;
        this.down = down;
    }

    double width() {
        return plot.getWidth();
    }

    double height() {
        return plot.getHeight();
    }

    /** The y at which the rows end. */
    double bottom() {
        return height() - (isTooWide() ? BAR_WIDTH : 0);
    }

    /** The y of a row's top. */
    double y(int row) {
        return head() + row * row() - down.getValue();
    }

    /** Text size relative to the default; at least 1. */
    double scale() {
        return Math.max(1, look.textScaleProperty().get());
    }

    double row() {
        return Math.rint(ROW * scale());
    }

    double nameWidth() {
        return Math.rint(NAME * scale());
    }

    /** The header's height; names may need two lines. */
    double head() {
        boolean isTwoLines = model.effects().goals().stream().anyMatch(goal -> FittedText.lines(goal.name(), medium(), column() - 4).size() > 1);
        return Math.rint((HEAD + (isTwoLines ? LINE : 0)) * scale());
    }

    double column() {
        int count = Math.max(1, columns());
        return Math.floor(Math.max(COLUMN * scale(), Math.min(WIDEST_COLUMN * scale(), (plot.getWidth() - nameWidth() - BAR_WIDTH) / count)));
    }

    Font medium() {
        return Fonts.medium(11 * scale());
    }

    int columns() {
        return model.effects().effects().map(effects -> effects.matrix().measures().size()).orElse(0);
    }

    /** Keys of the knobs, in row order. */
    List<String> keys() {
        return model.effects().effects().map(effects -> model.order().stream().map(knob -> effects.matrix().knobs().get(knob).key()).toList()).orElse(List.of());
    }

    /** The height needed for this many rows. */
    double heightFor(int rows) {
        return head() + Math.min(rows, Math.max(1, keys().size())) * row() + (isTooWide() ? BAR_WIDTH : 0);
    }

    boolean isTooWide() {
        return nameWidth() + columns() * column() > plot.getWidth() - BAR_WIDTH;
    }

    /** The x of a column's left edge. */
    double x(int column) {
        return nameWidth() + column * column() - across.getValue();
    }

    Place place(double x, double y) {
        boolean isLeft = x < nameWidth();
        int column = isLeft ? -1 : (int) Math.floor((x - nameWidth() + across.getValue()) / column());
        int row = y < head() ? -1 : (int) Math.floor((y - head() + down.getValue()) / row());
        boolean isOutside = column >= columns() || row >= keys().size() || x > plot.getWidth() - BAR_WIDTH;
        return isOutside ? Place.NOWHERE : new Place(row, column, isLeft && row >= 0 && x > nameWidth() - LOCK_PLACE);
    }

    /** The centre of a cell, in the plot's coordinates. */
    Point2D centre(String knob, int column) {
        return new Point2D(x(column) + column() / 2, head() + (keys().indexOf(knob) + 0.5) * row() - down.getValue());
    }

    /** The centre of a knob's name, in the plot's coordinates. */
    Point2D nameCentre(String knob) {
        return new Point2D(40, centre(knob, 0).getY());
    }

    Point2D headCentre(int column) {
        return new Point2D(x(column) + column() / 2, head() / 2);
    }
}
