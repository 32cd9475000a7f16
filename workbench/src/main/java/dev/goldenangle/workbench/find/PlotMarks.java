package dev.goldenangle.workbench.find;

import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.PlotFrame;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Rectangle2D;
import org.jfree.chart.ui.TextAnchor;

import java.util.ArrayList;
import java.util.List;

/** Marks the current, previous and suggestion values on a plot: a disc or ring, a label where it fits, and a dashed line to the axis. */
final class PlotMarks {
    private static final double RADIUS = 4.5;
    private static final double HEIGHT = 14;
    private static final double GAP = 8;
    private final Drawing drawing;
    private final PlotFrame frame;
    private final List<Rectangle2D> taken = new ArrayList<>();

    enum Kind {
        BEFORE(Messages.text("find.mark.before"), Token.CHART_6), SUGGESTION(Messages.text("find.mark.suggestion"), Token.ACCENT_LINE), NOW(Messages.text("find.mark.now"), Token.CHART_1);

        private final String word;
        private final Token colour;

        Kind(String word, Token colour) {
            this.word = word;
            this.colour = colour;
        }
    }

    PlotMarks(Drawing drawing, PlotFrame frame) {
        this.drawing = drawing;
        this.frame = frame;
    }

    /** Reserves an area that labels must not cover. */
    void avoid(double x, double y, double width, double height) {
        taken.add(new Rectangle2D(x, y, width, height));
    }

    /** @param text the value shown after the mark's name; may be empty */
    void draw(Kind kind, double atX, double atY, String text) {
        double x = Math.max(frame.left(), Math.min(frame.right(), frame.toX(atX)));
        double y = Math.max(frame.top(), Math.min(frame.bottom(), frame.toY(atY)));
        drawing.stroke(drawing.of(kind.colour, 0.8), Inks.REFERENCE, x, y, x, frame.bottom());
        drawing.disc(drawing.of(kind == Kind.NOW ? kind.colour : Token.BG_INSET), x, y, RADIUS);
        drawing.ring(drawing.of(kind == Kind.NOW ? Token.FG_DEFAULT : kind.colour), Inks.line(1.5), x, y, RADIUS);
        avoid(x - RADIUS, y - RADIUS, 2 * RADIUS, 2 * RADIUS);
        write(kind, x, y, text);
    }

    private void write(Kind kind, double x, double y, String text) {
        double wordWidth = drawing.width(drawing.inks().regular(11), kind.word + " ");
        double width = wordWidth + drawing.width(drawing.inks().medium(11), text);
        double[][] places = {{x + GAP, y - 18}, {x + GAP, y + 5}, {x - GAP - width, y - 18}, {x - GAP - width, y + 5}, {x + GAP, y - 34}, {x + GAP, y + 20}, {x - GAP - width, y + 20}};
        for (double[] place : places) {
            Rectangle2D box = new Rectangle2D(place[0], place[1], Math.max(1, width), HEIGHT);
            boolean isInside = place[0] >= frame.left() && place[0] + width <= frame.right() && place[1] >= frame.top() && place[1] + HEIGHT <= frame.bottom();
            if (isInside && taken.stream().noneMatch(box::intersects)) {
                taken.add(box);
                drawing.fill(drawing.of(Token.BG_INSET, 0.8), place[0] - 2, place[1], width + 4, HEIGHT);
                drawing.write(drawing.of(kind == Kind.SUGGESTION ? Token.ACCENT_FG : kind.colour), drawing.inks().regular(11), TextAnchor.TOP_LEFT, kind.word, place[0], place[1] + 1);
                drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().medium(11), TextAnchor.TOP_LEFT, text, place[0] + wordWidth, place[1] + 1);
                return;
            }
        }
    }
}
