package dev.goldenangle.workbench.charts;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.look.Controls;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows the cursor with its time and dots, and the titles of the lanes, on top of the chart, so that the chart need not be
 * redrawn when they move.
 */
final class TimelineOverlay extends Pane {
    private static final int CURSOR_DIGITS = 3;
    /** How far the time label may extend to the right, over the last number of the axis. */
    private static final double END_ROOM = 10;
    private final Appearance look;
    private final Line line = new Line();
    private static final double TITLE_HEIGHT = 15;
    private final Label time = Controls.label("", "time-cursor-label");
    private final List<Circle> dots = new ArrayList<>();
    private final List<Title> titles = new ArrayList<>();

    /** A point of the chart at the cursor. */
    record Dot(double y, Token colour) {
    }

    private record Title(StackPane box, Label name, Label unit) {
    }

    TimelineOverlay(Appearance look) {
        this.look = look;
        line.getStyleClass().add("time-cursor");
        time.setId("time-cursor-label");
        line.setVisible(false);     // until it has a position
        time.setVisible(false);
        getChildren().addAll(line, time);
    }

    /** Shows the lane titles above their areas; the first is in the strip of marks. */
    void setTitles(List<String> names, List<String> units, List<Rectangle2D> areas) {
        while (titles.size() < names.size()) {
            Label name = Controls.label("", "lane-title");
            Label unit = Controls.label("", "lane-unit");
            Region veil = new Region();
            veil.getStyleClass().add("lane-title-veil");
            HBox words = new HBox(3, name, unit);
            words.getStyleClass().add("lane-title-words");
            StackPane title = new StackPane(veil, words);
            title.setMouseTransparent(true);
            titles.add(new Title(title, name, unit));
            getChildren().add(0, title);
        }
        for (int i = 0; i < titles.size(); i++) {
            Title title = titles.get(i);
            title.box.setVisible(i < names.size());
            if (i < names.size()) {
                title.name.setText(names.get(i));
                title.unit.setText(units.get(i));
                title.box.relocate(areas.get(i).getX() + 1, Math.rint(areas.get(i).getY()) + (i == 0 ? 1 : -TITLE_HEIGHT));
            }
        }
    }

    /** Moves the cursor; hides it outside the plot. */
    void setCursor(double x, double seconds, double left, double right, double top, double bottom, List<Dot> places) {
        boolean inside = x >= left - 0.5 && x <= right + 0.5;
        line.setVisible(inside);
        time.setVisible(inside);
        line.setStartX(Math.rint(x) + 0.5);
        line.setEndX(Math.rint(x) + 0.5);
        line.setStartY(top);
        line.setEndY(bottom + 2);
        time.setText(Numbers.withUnit(Numbers.fixed(seconds, CURSOR_DIGITS), "s"));
        time.autosize();
        time.relocate(Math.rint(Math.max(left - 20, Math.min(right - time.getWidth() + END_ROOM, x - time.getWidth() / 2))),
                Math.rint(Math.min(getHeight() - time.getHeight(), bottom + 2)));
        while (dots.size() < places.size()) {
            Circle dot = new Circle(3);
            dot.setMouseTransparent(true);
            dots.add(dot);
            getChildren().add(dot);
        }
        for (int i = 0; i < dots.size(); i++) {
            Circle dot = dots.get(i);
            dot.setVisible(inside && i < places.size() && !Double.isNaN(places.get(i).y));
            if (dot.isVisible()) {
                dot.setCenterX(x);
                dot.setCenterY(places.get(i).y);
                dot.setFill(look.color(places.get(i).colour));
            }
        }
    }
}
