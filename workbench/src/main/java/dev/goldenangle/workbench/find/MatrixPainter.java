package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.toolkit.plot.Inks;
import dev.goldenangle.toolkit.plot.Polyline;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.sensitivity.SobolIndex;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.text.Font;
import org.jfree.chart.ui.TextAnchor;

import java.awt.BasicStroke;
import java.awt.Color;
import java.util.List;
import java.util.Optional;

/** Draws the matrix once; create a new painter for each drawing. */
final class MatrixPainter {
    private static final double LONGEST = 19;
    private static final double BAR = 10;
    private static final double OLD = 0.5;
    private static final double LOCKED = 0.45;
    private final Drawing drawing;
    private final FindViewModel model;
    private final MatrixLayout layout;
    private final MatrixPlot.Kind kind;
    private final MatrixLayout.Place hover;
    private final boolean isOld;

    MatrixPainter(Drawing drawing, FindViewModel model, MatrixLayout layout, MatrixPlot.Kind kind, MatrixLayout.Place hover) {
        this.drawing = drawing;
        this.model = model;
        this.layout = layout;
        this.kind = kind;
        this.hover = hover;
        isOld = model.effects().isStale();
    }

    void draw() {
        EffectsViewModel.Effects effects = model.effects().effects().orElseThrow();
        List<Goal> goals = model.effects().goals();
        List<Integer> order = model.order();
        double head = layout.head();
        double bottom = layout.bottom();
        drawing.clipped(0, head, layout.width(), bottom - head, () -> {
            for (int row = 0; row < order.size(); row++) {
                double y = layout.y(row);
                if (y + layout.row() > head && y < bottom) {
                    drawRow(effects, goals, order.get(row), row, y);
                }
            }
        });
        drawing.clipped(0, 0, layout.width(), head, () -> drawHead(goals));
    }

    private void drawHead(List<Goal> goals) {
        double s = layout.scale();
        double head = layout.head();
        for (int column = 0; column < layout.columns() && column < goals.size(); column++) {
            double left = layout.x(column);
            int at = column;
            boolean isRaised = model.selection().filter(selection -> selection.measure() == at).isPresent();
            if (isRaised) {
                drawing.fill(drawing.of(Token.BG_SUBTLE), left, 2, layout.column(), head - 2);
            }
            Goal goal = goals.get(column);
            double middle = left + layout.column() / 2;
            List<String> lines = FittedText.lines(goal.name(), layout.medium(), layout.column() - 4);
            double y = head - 22 * s - (lines.size() - 1) * MatrixLayout.LINE * s;
            for (String line : lines) {
                drawing.write(drawing.of(Token.FG_DEFAULT), drawing.inks().medium(11 * s), TextAnchor.BASELINE_CENTER, line, middle, y);
                y += MatrixLayout.LINE * s;
            }
            boolean isSorted = model.sortedProperty().get() == column;
            String limit = goal.counts() ? compact(goal) : Messages.text("find.no-goal");
            drawing.write(drawing.of(isSorted ? Token.ACCENT_FG : Token.FG_MUTED), drawing.inks().regular(10 * s), TextAnchor.BASELINE_CENTER,
                    FittedText.cut((isSorted ? "↓ " : "") + limit, Fonts.regular(10 * s), layout.column() - 2), middle, head - 7 * s);
        }
        drawing.fill(drawing.of(Token.BG_DEFAULT), 0, 0, layout.nameWidth(), head);
        drawing.write(drawing.of(Token.FG_MUTED), drawing.inks().regular(11 * s), TextAnchor.BASELINE_LEFT, Messages.text("find.knob"), 16, head - 22 * s);
        drawing.write(drawing.of(Token.FG_SUBTLE), drawing.inks().regular(10 * s), TextAnchor.BASELINE_LEFT,
                Messages.text(model.sortedProperty().get() < 0 ? "find.sort.influence" : "find.sort.metric"), 16, head - 7 * s);
    }

    private static String compact(Goal goal) {
        return goal.limits().text().replace(" – ", "–").replace(" ± ", "±");
    }

    private void drawRow(EffectsViewModel.Effects effects, List<Goal> goals, int knob, int row, double y) {
        StudyKnob turned = effects.matrix().knobs().get(knob);
        boolean isSelected = model.selection().filter(selection -> selection.has(turned.key())).isPresent();
        boolean isLocked = model.effects().isLocked(turned);
        if (isSelected || hover.row() == row) {
            drawing.fill(drawing.of(Token.BG_SUBTLE, isSelected ? 1 : 0.5), 0, y, layout.width() - MatrixLayout.BAR_WIDTH, layout.row());
        }
        double opacity = (isOld ? OLD : 1) * (isLocked ? LOCKED : 1);
        drawing.clipped(layout.nameWidth(), Math.max(y, layout.head()), layout.width() - MatrixLayout.BAR_WIDTH - layout.nameWidth(), layout.row(), () -> {
            for (int measure = 0; measure < layout.columns() && measure < goals.size(); measure++) {
                if (kind == MatrixPlot.Kind.EFFECTS) {
                    MatrixCell cell = MatrixCell.of(effects.matrix(), knob, measure, goals.get(measure), effects.now()[measure]);
                    drawCell(cell, layout.x(measure) + layout.column() / 2, y + layout.row() / 2, opacity);
                } else {
                    drawShare(turned.key(), measure, y + layout.row() / 2, opacity);
                }
            }
            drawOutline(turned.key(), y);
        });
        drawing.clipped(0, layout.head(), layout.nameWidth(), layout.height() - layout.head(), () -> drawName(turned, row, y, isSelected, isLocked));
    }

    private void drawName(StudyKnob knob, int row, double y, boolean isSelected, boolean isLocked) {
        double s = layout.scale();
        double middle = y + layout.row() / 2;
        if (model.effects().isChanged(knob)) {
            drawing.disc(drawing.of(Token.ACCENT_LINE), 8, middle, 2.5);
        }
        boolean isLockShown = isLocked || hover.row() == row;
        Font font = isSelected ? Fonts.medium(12 * s) : Fonts.regular(12 * s);
        String text = FittedText.cut(knob.parameter().label(), font, layout.nameWidth() - 18 - (isLockShown ? MatrixLayout.LOCK_PLACE : 4));
        drawing.write(drawing.of(isLocked ? Token.FG_SUBTLE : Token.FG_DEFAULT), isSelected ? drawing.inks().medium(12 * s) : drawing.inks().regular(12 * s), TextAnchor.CENTER_LEFT, text, 16, middle);
        if (isLockShown) {
            drawLock(layout.nameWidth() - MatrixLayout.LOCK_PLACE / 2, middle, isLocked, hover.row() == row && hover.isLock());
        }
    }

    private void drawLock(double x, double y, boolean isClosed, boolean isUnder) {
        Color colour = drawing.of(isUnder ? Token.FG_DEFAULT : Token.FG_SUBTLE);
        BasicStroke line = Inks.line(1.3);
        drawing.stroke(colour, line, Polyline.of(x - 4, y - 0.5, x + 4, y - 0.5, x + 4, y + 5, x - 4, y + 5, x - 4, y - 0.5));
        Polyline shackle = new Polyline();
        double lift = isClosed ? 0 : -2;
        for (int i = 0; i <= 8; i++) {
            double angle = Math.PI * i / 8;
            shackle.add(x - 2.6 * Math.cos(angle), y - 2.5 + lift - 2.6 * Math.sin(angle));
        }
        if (isClosed) {
            shackle.add(x + 2.6, y - 0.5);
        }
        drawing.stroke(colour, line, shackle.path());
        drawing.stroke(colour, line, x - 2.6, y - 2.5 + lift, x - 2.6, y - 0.5);
    }

    private void drawCell(MatrixCell cell, double middle, double y, double opacity) {
        double centre = Math.rint(middle);
        double length = Math.max(2, Math.abs(cell.length()) * LONGEST * (layout.column() / MatrixLayout.COLUMN));
        boolean rises = cell.length() > 0;
        drawing.fill(drawing.of(Token.FG_SUBTLE, 0.55 * opacity), centre, y - 6, 1, 12);
        if (cell.length() == 0) {
            return;
        }
        Token colour = switch (cell.direction()) {
            case TOWARDS -> Token.SUCCESS_FG;
            case AWAY -> Token.DANGER_FG;
            case NEITHER -> Token.FG_SUBTLE;
        };
        drawing.fill(drawing.of(colour, opacity), rises ? centre + 1 : centre - length, y - BAR / 2, length, BAR);
        double tip = centre + (rises ? length + 6 : -length - 5);
        if (cell.dot() == MatrixCell.Dot.STRONG) {
            drawing.disc(drawing.of(Token.FG_DEFAULT, 0.9 * opacity), tip, y, 2.6);
        } else if (cell.dot() == MatrixCell.Dot.SOME) {
            drawing.ring(drawing.of(Token.FG_MUTED, opacity), Inks.HAIRLINE, tip, y, 2);
        }
    }

    /** Draws the knob's own share in front of its share including interactions, and the confidence of the latter. */
    private void drawShare(String knob, int measure, double y, double opacity) {
        double left = layout.x(measure) + 6;
        double whole = layout.column() - 14;
        drawing.fill(drawing.of(Token.FG_SUBTLE, 0.4 * opacity), left, y - 6, 1, 12);
        Optional<SobolIndex> index = Optional.ofNullable(model.shares().sharesProperty().get()).flatMap(shares -> shares.of(knob, measure));
        if (index.isEmpty() || index.get().total() < MatrixCell.FAINT) {
            return;
        }
        double total = unit(index.get().total()) * whole;
        double first = unit(index.get().first()) * whole;
        drawing.fill(drawing.of(Token.CHART_1, 0.4 * opacity), left + 1, y - BAR / 2, total, BAR);
        drawing.fill(drawing.of(Token.CHART_1, opacity), left + 1, y - BAR / 2, Math.min(first, total), BAR);
        double low = left + 1 + unit(index.get().total() - index.get().totalConfidence()) * whole;
        double high = left + 1 + unit(index.get().total() + index.get().totalConfidence()) * whole;
        drawing.stroke(drawing.of(Token.FG_DEFAULT, 0.8 * opacity), Inks.HAIRLINE, low, y, high, y);
    }

    private void drawOutline(String key, double y) {
        Optional<Selection> selection = model.selection().filter(now -> now.has(key));
        if (selection.isPresent()) {
            double left = layout.x(selection.get().measure()) + 1;
            double right = left + layout.column() - 2;
            BasicStroke line = selection.get().knob().equals(key) ? Inks.line(1.5) : Inks.line(1.5, 3, 2);
            drawing.stroke(drawing.of(Token.ACCENT_LINE), line, Polyline.of(left, y + 2, right, y + 2, right, y + layout.row() - 2, left, y + layout.row() - 2, left, y + 1.3));
        }
    }

    private static double unit(double value) {
        return Math.max(0, Math.min(1, value));
    }
}
