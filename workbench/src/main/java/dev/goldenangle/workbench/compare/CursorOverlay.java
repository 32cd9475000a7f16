package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Alignment;
import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.Cursor;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

import java.util.ArrayList;
import java.util.List;

/** Moves over the chart without redrawing it: both cursors, the area between them, and the gaps at the gates. */
final class CursorOverlay extends Pane {
    private static final double CHIP_ROOM = 8;
    private final CompareViewModel model;
    private final CourseChart chart;
    private final Line lineA = line("cursor-a");
    private final Line lineB = line("cursor-b");
    private final Rectangle between = new Rectangle();
    private final Label badgeA = badge("compare-cursor-a", "side-a");
    private final Label badgeB = badge("compare-cursor-b", "side-b");
    private final Label values = readout("compare-values");
    private final Label gapNow = readout("compare-gap");
    private final List<Region> chips = new ArrayList<>();

    CursorOverlay(CompareViewModel model, CourseChart chart) {
        this.model = model;
        this.chart = chart;
        between.getStyleClass().add("between-cursors");
        between.setMouseTransparent(true);
        getChildren().addAll(between, lineA, lineB, badgeA, badgeB, values, gapNow);
        setId("compare-chart");
        setAccessibleText(Messages.text("compare.chart.accessible"));
        setCursor(Cursor.CROSSHAIR);
        setFocusTraversable(true);
        setOnMousePressed(this::seek);
        setOnMouseDragged(this::seek);
        setOnKeyPressed(this::onKey);
    }

    private static Line line(String styleClass) {
        Line line = new Line();
        line.getStyleClass().add(styleClass);
        line.setMouseTransparent(true);
        return line;
    }

    private static Label badge(String id, String styleClass) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().addAll("cursor-badge", styleClass);
        label.setMouseTransparent(true);
        return label;
    }

    private static Label readout(String id) {
        Label label = Controls.label("", "lane-readout");
        label.setId(id);
        label.setMouseTransparent(true);
        return label;
    }

    private void seek(MouseEvent event) {
        requestFocus();
        if (chart.speedFrame() != null && model.compared().isPresent()) {
            model.seekOnScale(chart.speedFrame().valueX(event.getX()));
        }
    }

    private void onKey(KeyEvent event) {
        if (event.getCode() == KeyCode.LEFT) {
            model.replay().stepBack();
            event.consume();
        } else if (event.getCode() == KeyCode.RIGHT) {
            model.replay().step();
            event.consume();
        }
    }

    /** Shows the gates as dotted lines with the gap at each. */
    void showGates(Compared pair, Alignment scale) {
        getChildren().removeAll(chips);
        getChildren().removeIf(node -> node.getStyleClass().contains("gate-line") || node.getStyleClass().contains("gate-dot"));
        chips.clear();
        PlotFrame top = chart.gapFrame();
        if (top == null || pair.gap().isEmpty()) {
            return;
        }
        double lastEnd = Double.NEGATIVE_INFINITY;
        for (Gap.Gate gate : pair.gap().get().gates()) {
            double done = pair.gap().get().route().firstAt(gate.along());
            double x = Math.rint(top.toX(scale.positionOfFirst(done))) + 0.5;
            Line mark = line("gate-line");
            mark.setStartX(x);
            mark.setEndX(x);
            mark.setStartY(top.top());
            mark.setEndY(chart.speedFrame().bottom());
            Circle dot = new Circle(x, top.toY(gate.seconds()), 3);
            dot.getStyleClass().addAll("gate-dot", gate.seconds() > 0 ? "behind" : "ahead");
            getChildren().add(0, mark);
            getChildren().add(dot);
            lastEnd = addChip(gate, x, dot.getCenterY(), lastEnd, top);
        }
    }

    private double addChip(Gap.Gate gate, double x, double y, double lastEnd, PlotFrame top) {
        Label name = new Label(gate.label());
        Label gap = Controls.label(Numbers.signed(gate.seconds(), 2), Rounded.to(gate.seconds(), 2) > 0 ? "fail" : Rounded.to(gate.seconds(), 2) < 0 ? "pass" : "muted");
        HBox chip = new HBox(10, name, gap);
        chip.setAlignment(Pos.CENTER);
        chip.getStyleClass().add("gate-chip");
        chip.setMouseTransparent(true);
        getChildren().add(chip);
        chips.add(chip);
        chip.applyCss();
        chip.autosize();
        boolean fits = x + CHIP_ROOM + chip.getWidth() < top.right();
        double left = fits ? x + CHIP_ROOM : x - CHIP_ROOM - chip.getWidth();
        double below = y + CHIP_ROOM + chip.getHeight() < top.bottom() ? y + CHIP_ROOM : y - CHIP_ROOM - chip.getHeight();
        chip.relocate(Math.rint(left), Math.rint(Math.max(top.top() + 2, below)));
        chip.setVisible(left > lastEnd);
        return chip.isVisible() ? left + chip.getWidth() : lastEnd;
    }

    /** Moves both cursors to their current positions. */
    void showCursors(Compared pair, Alignment scale) {
        PlotFrame lower = chart.speedFrame();
        if (lower == null) {
            return;
        }
        double a = scale.positionOfFirst(model.momentA());
        double b = scale.positionOfSecond(model.momentB());
        int digits = scale.kind() == Alignment.Kind.ROUTE ? 1 : 3;
        double ax = place(lineA, lower.toX(a), lower);
        double bx = place(lineB, lower.toX(b), lower);
        between.setX(Math.min(ax, bx));
        between.setWidth(Math.abs(bx - ax));
        between.setY(lower.bottom() - 3);
        between.setHeight(3);
        badgeA.setText(Side.A + " " + Numbers.fixed(a, digits));
        badgeB.setText(Side.B + " " + Numbers.fixed(b, digits));
        placeBadges(ax, bx, lower);
        values.setText(values(pair));
        double gap = pair.gap().map(g -> g.atBaseline(model.momentA())).orElse(Double.NaN);
        gapNow.setText(Double.isNaN(gap) ? "" : Numbers.withUnit(Numbers.signed(gap, 2), "s"));
        corner(values, lower);
        corner(gapNow, chart.gapFrame());
    }

    /** The chosen column at both cursors, and the difference. */
    private String values(Compared pair) {
        int index = model.columnIn(pair.a());
        Unit unit = pair.a().run().columns().list().get(index).unit();
        double a = unit.toShown(pair.a().run().get(index, model.tickA()));
        double b = unit.toShown(pair.b().run().get(model.columnIn(pair.b()), model.tickB()));
        int digits = unit == Unit.UNITS_PER_SECOND || unit == Unit.TICKS ? 0 : unit == Unit.RATIO || unit == Unit.NONE ? 2 : 1;
        return Messages.text("compare.values", Numbers.fixed(a, digits), Numbers.fixed(b, digits), Numbers.withUnit(CellText.change(a, b, digits), unit.symbol()));
    }

    private double place(Line line, double x, PlotFrame lower) {
        double at = Math.rint(x) + 0.5;
        line.setStartX(at);
        line.setEndX(at);
        line.setStartY(chart.gapFrame().top());
        line.setEndY(lower.bottom() + 2);
        return at;
    }

    /** Places the badges side by side when the cursors are close. */
    private void placeBadges(double ax, double bx, PlotFrame lower) {
        badgeA.autosize();
        badgeB.autosize();
        boolean aLeft = ax <= bx;
        Label left = aLeft ? badgeA : badgeB;
        Label right = aLeft ? badgeB : badgeA;
        double leftX = Math.min(ax, bx);
        double rightX = Math.max(ax, bx);
        boolean close = rightX - leftX < (left.getWidth() + right.getWidth()) / 2 + 4;
        double middle = (leftX + rightX) / 2;
        double most = getWidth() - 2 - right.getWidth();
        double rightAt = Math.min(most, close ? middle + 2 : rightX - right.getWidth() / 2);
        double leftAt = close ? rightAt - 4 - left.getWidth() : leftX - left.getWidth() / 2;
        right.relocate(Math.rint(rightAt), lower.bottom() + 3);
        left.relocate(Math.rint(Math.max(2, leftAt)), lower.bottom() + 3);
    }

    /** Places a label beside the title of a lane. */
    private void corner(Label label, PlotFrame frame) {
        label.autosize();
        label.relocate(Math.rint(chart.titleEnd(frame)), Math.rint(frame.top() + 2));
    }
}
