package dev.goldenangle.workbench.look;

import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.theme.Dash;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/** The legend symbol of a series: its line with its dash pattern, or a square for bars. */
public final class Swatch {
    private static final double LENGTH = 16;

    private Swatch() {
    }

    public static Node of(Token colour, Dash dash) {
        if (dash == null) {
            Rectangle square = new Rectangle(8, 8);
            square.setArcWidth(3);
            square.setArcHeight(3);
            square.setStyle("-fx-fill: " + colour.cssName() + ";");
            return square;
        }
        Line line = new Line(0, 0, LENGTH, 0);
        line.setStrokeWidth(dash.width());
        for (double length : dash.lengths()) {
            line.getStrokeDashArray().add(length);
        }
        line.setStyle("-fx-stroke: " + colour.cssName() + "; -fx-stroke-line-cap: butt;");
        return line;
    }
}
