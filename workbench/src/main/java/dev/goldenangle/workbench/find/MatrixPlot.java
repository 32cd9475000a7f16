package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Token;
import dev.goldenangle.workbench.plot.Ink;
import dev.goldenangle.workbench.plot.Lettering;
import dev.goldenangle.workbench.plot.LineStyle;
import dev.goldenangle.workbench.plot.Polyline;
import dev.goldenangle.workbench.plot.Surface;
import dev.goldenangle.workbench.plot.canvas.CanvasPane;
import dev.goldenangle.workbench.plot.canvas.CanvasSurface;
import dev.goldenangle.workbench.study.StudyKnob;
import dev.goldenangle.workbench.study.sensitivity.SobolIndex;
import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Font;
import javafx.util.Duration;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Knobs down, measures across. A bar says which way a measure goes when its knob is turned up by a step, and whether that is towards
 * its goal; a dot says that it depends on other knobs. Or, over the whole ranges, which share of a measure's variance a knob explains.
 */
final class MatrixPlot extends CanvasPane {
    static final double ROW = 24;
    private static final double NAME = 148;
    private static final double COLUMN = 60;
    private static final double WIDEST_COLUMN = 84;
    private static final double HEAD = 40;
    private static final double LINE = 12;
    private static final double LONGEST = 19;
    private static final double BAR = 10;
    private static final double LOCK_PLACE = 22;
    private static final double BAR_WIDTH = 8;
    private static final double OLD = 0.5;
    private static final double LOCKED = 0.45;
    private final FindViewModel model;
    private final Look look;
    private final ScrollBar across = new ScrollBar();
    private final ScrollBar down = new ScrollBar();
    private final Tooltip tooltip = new Tooltip();
    private Kind kind = Kind.EFFECTS;
    private Place hover = Place.NOWHERE;
    private String shownTip = "";
    private boolean isOld;

    /** What the bars are. */
    enum Kind { EFFECTS, SHARES }

    /**
     * Where the mouse is.
     *
     * @param row    of those shown, −1 for the head
     * @param column −1 for the names
     */
    private record Place(int row, int column, boolean isLock) {
        static final Place NOWHERE = new Place(-2, -2, false);
    }

    MatrixPlot(FindViewModel model, Look look) {
        super(look);
        this.model = model;
        this.look = look;
        setId("effects-matrix");
        getStyleClass().add("effects-matrix");
        setFocusTraversable(true);
        across.setOrientation(Orientation.HORIZONTAL);
        down.setOrientation(Orientation.VERTICAL);
        for (ScrollBar bar : new ScrollBar[] {across, down}) {
            bar.setManaged(false);
            bar.setVisible(false);
            bar.valueProperty().addListener(observable -> draw());
            getChildren().add(bar);
        }
        tooltip.setShowDelay(Duration.millis(400));
        tooltip.setWrapText(true);
        tooltip.setMaxWidth(296);
        Tooltip.install(this, tooltip);
        setOnMouseMoved(event -> hover(place(event.getX(), event.getY())));
        setOnMouseExited(event -> hover(Place.NOWHERE));
        setOnMousePressed(this::press);
        setOnScroll(event -> {
            down.setValue(clamp(down.getValue() - event.getDeltaY(), down.getMax()));
            across.setValue(clamp(across.getValue() - event.getDeltaX(), across.getMax()));
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        ContextActions.on(this, this::offered);
        look.themeProperty().addListener(observable -> draw());
        focusedProperty().addListener(observable -> draw());
    }

    void show(Kind newKind) {
        kind = newKind;
        draw();
    }

    /** Draws what is new. */
    void update() {
        draw();
    }

    /** Brings the selected row into view. */
    void reveal() {
        model.selection().ifPresent(selection -> {
            model.effects().effects().filter(effects -> effects.row(selection.knob()) >= 0 && selection.measure() < columns())
                    .ifPresent(effects -> setAccessibleText(MatrixText.cell(effects, effects.row(selection.knob()), selection.measure())));
            int row = keys().indexOf(selection.knob());
            double top = row * row();
            double room = getHeight() - head();
            if (row >= 0 && room > 0) {
                down.setMax(Math.max(0, keys().size() * row() - room));
                double least = top + row() - room;
                down.setValue(clamp(Math.max(least, Math.min(top, down.getValue())), down.getMax()));
            }
        });
    }

    private double scale() {
        return Math.max(1, look.textScaleProperty().get());
    }

    private double row() {
        return Math.rint(ROW * scale());
    }

    private double nameWidth() {
        return Math.rint(NAME * scale());
    }

    private double head() {
        boolean isTwoLines = model.effects().goals().stream().anyMatch(goal -> FittedText.lines(goal.name(), medium(), column() - 4).size() > 1);
        return Math.rint((HEAD + (isTwoLines ? LINE : 0)) * scale());
    }

    private double column() {
        int count = Math.max(1, columns());
        return Math.floor(Math.max(COLUMN * scale(), Math.min(WIDEST_COLUMN * scale(), (getWidth() - nameWidth() - BAR_WIDTH) / count)));
    }

    private Font medium() {
        return Fonts.medium(11 * scale());
    }

    private int columns() {
        return model.effects().effects().map(effects -> effects.matrix().measures().size()).orElse(0);
    }

    private List<String> keys() {
        return model.effects().effects().map(effects -> model.order().stream().map(knob -> effects.matrix().knobs().get(knob).key()).toList()).orElse(List.of());
    }

    /** As high as so many rows need. */
    double heightFor(int rows) {
        return head() + Math.min(rows, Math.max(1, keys().size())) * row() + (isTooWide() ? BAR_WIDTH : 0);
    }

    private boolean isTooWide() {
        return nameWidth() + columns() * column() > getWidth() - BAR_WIDTH;
    }

    private static double clamp(double value, double high) {
        return Math.max(0, Math.min(high, value));
    }

    @Override
    protected boolean isReady() {
        return model.effects().effects().isPresent() && getWidth() > nameWidth() && getHeight() > head();
    }

    private void placeBars() {
        double wide = columns() * column();
        double high = keys().size() * row();
        double roomAcross = getWidth() - nameWidth() - BAR_WIDTH;
        double roomDown = getHeight() - head() - (isTooWide() ? BAR_WIDTH : 0);
        place(across, wide, roomAcross);
        place(down, high, roomDown);
        across.resizeRelocate(nameWidth(), getHeight() - BAR_WIDTH, Math.max(0, roomAcross), BAR_WIDTH);
        down.resizeRelocate(getWidth() - BAR_WIDTH, head(), BAR_WIDTH, Math.max(0, roomDown));
    }

    private static void place(ScrollBar bar, double content, double room) {
        double most = Math.max(0, content - room);
        bar.setVisible(most > 0.5);
        bar.setMax(most);
        bar.setVisibleAmount(content <= 0 ? 0 : most * Math.min(1, room / content));
        bar.setUnitIncrement(ROW);
        bar.setValue(clamp(bar.getValue(), most));
    }

    @Override
    protected void draw(CanvasSurface surface) {
        placeBars();
        isOld = model.effects().isStale();
        EffectsViewModel.Effects effects = model.effects().effects().orElseThrow();
        List<Goal> goals = model.effects().goals();
        List<Integer> order = model.order();
        double head = head();
        double bottom = getHeight() - (isTooWide() ? BAR_WIDTH : 0);
        surface.clip(0, head, getWidth(), bottom - head);
        for (int row = 0; row < order.size(); row++) {
            double y = head + row * row() - down.getValue();
            if (y + row() > head && y < bottom) {
                drawRow(surface, effects, goals, order.get(row), row, y);
            }
        }
        surface.unclip();
        surface.clip(0, 0, getWidth(), head);
        drawHead(surface, goals);
        surface.unclip();
    }

    private double x(int column) {
        return nameWidth() + column * column() - across.getValue();
    }

    private void drawHead(Surface surface, List<Goal> goals) {
        double s = scale();
        double head = head();
        for (int column = 0; column < columns() && column < goals.size(); column++) {
            double left = x(column);
            int at = column;
            boolean isRaised = model.selection().filter(selection -> selection.measure() == at).isPresent();
            if (isRaised) {
                surface.fill(Ink.of(Token.BG_SUBTLE), left, 2, column(), head - 2);
            }
            Goal goal = goals.get(column);
            double middle = left + column() / 2;
            List<String> lines = FittedText.lines(goal.name(), medium(), column() - 4);
            Lettering bold = Lettering.axis().in(Token.FG_DEFAULT).medium().sized(11 * s).at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE);
            double y = head - 22 * s - (lines.size() - 1) * LINE * s;
            for (String line : lines) {
                surface.write(bold, line, middle, y);
                y += LINE * s;
            }
            boolean isSorted = model.sortedProperty().get() == column;
            String limit = goal.counts() ? compact(goal) : "no goal";
            surface.write(Lettering.axis().in(isSorted ? Token.ACCENT_FG : Token.FG_MUTED).sized(10 * s).at(Lettering.Across.MIDDLE, Lettering.Down.BASELINE),
                    FittedText.cut((isSorted ? "↓ " : "") + limit, Fonts.regular(10 * s), column() - 2), middle, head - 7 * s);
        }
        surface.fill(Ink.of(Token.BG_DEFAULT), 0, 0, nameWidth(), head);
        surface.write(Lettering.axis().in(Token.FG_MUTED).sized(11 * s), "Knob", 16, head - 22 * s);
        surface.write(Lettering.axis().in(Token.FG_SUBTLE).sized(10 * s), model.sortedProperty().get() < 0 ? "most influence first" : "most on one measure first", 16, head - 7 * s);
    }

    private static String compact(Goal goal) {
        return goal.limits().text().replace(" – ", "–").replace(" ± ", "±");
    }

    private void drawRow(Surface surface, EffectsViewModel.Effects effects, List<Goal> goals, int knob, int row, double y) {
        StudyKnob turned = effects.matrix().knobs().get(knob);
        boolean isSelected = model.selection().filter(selection -> selection.has(turned.key())).isPresent();
        boolean isLocked = model.effects().isLocked(turned);
        if (isSelected || hover.row == row) {
            surface.fill(new Ink(Token.BG_SUBTLE, isSelected ? 1 : 0.5), 0, y, getWidth() - BAR_WIDTH, row());
        }
        double opacity = (isOld ? OLD : 1) * (isLocked ? LOCKED : 1);
        surface.clip(nameWidth(), Math.max(y, head()), getWidth() - BAR_WIDTH - nameWidth(), row());
        for (int measure = 0; measure < columns() && measure < goals.size(); measure++) {
            if (kind == Kind.EFFECTS) {
                MatrixCell cell = MatrixCell.of(effects.matrix(), knob, measure, goals.get(measure), effects.now()[measure]);
                drawCell(surface, cell, x(measure) + column() / 2, y + row() / 2, opacity);
            } else {
                drawShare(surface, turned.key(), measure, y + row() / 2, opacity);
            }
        }
        drawOutline(surface, turned.key(), y);
        surface.clip(0, head(), nameWidth(), getHeight() - head());
        drawName(surface, turned, row, y, isSelected, isLocked);
        surface.clip(0, head(), getWidth(), getHeight() - head());
    }

    private void drawName(Surface surface, StudyKnob knob, int row, double y, boolean isSelected, boolean isLocked) {
        double s = scale();
        double middle = y + row() / 2;
        if (model.effects().isChanged(knob)) {
            surface.circle(Ink.of(Token.ACCENT_LINE), 8, middle, 2.5);
        }
        boolean isLockShown = isLocked || hover.row == row;
        Lettering words = Lettering.axis().in(isLocked ? Token.FG_SUBTLE : Token.FG_DEFAULT).sized(12 * s).at(Lettering.Across.START, Lettering.Down.MIDDLE);
        Font font = isSelected ? Fonts.medium(12 * s) : Fonts.regular(12 * s);
        String text = FittedText.cut(knob.parameter().label(), font, nameWidth() - 18 - (isLockShown ? LOCK_PLACE : 4));
        surface.write(isSelected ? words.medium() : words, text, 16, middle);
        if (isLockShown) {
            drawLock(surface, nameWidth() - LOCK_PLACE / 2, middle, isLocked, hover.row == row && hover.isLock);
        }
    }

    private static void drawLock(Surface surface, double x, double y, boolean isClosed, boolean isUnder) {
        Token colour = isUnder ? Token.FG_DEFAULT : Token.FG_SUBTLE;
        LineStyle line = LineStyle.of(colour, 1.3);
        surface.stroke(line, Polyline.of(x - 4, y - 0.5, x + 4, y - 0.5, x + 4, y + 5, x - 4, y + 5, x - 4, y - 0.5));
        Polyline shackle = new Polyline();
        double lift = isClosed ? 0 : -2;
        for (int i = 0; i <= 8; i++) {
            double angle = Math.PI * i / 8;
            shackle.add(x - 2.6 * Math.cos(angle), y - 2.5 + lift - 2.6 * Math.sin(angle));
        }
        if (isClosed) {
            shackle.add(x + 2.6, y - 0.5);
        }
        surface.stroke(line, shackle);
        surface.stroke(line, x - 2.6, y - 2.5 + lift, x - 2.6, y - 0.5);
    }

    private void drawCell(Surface surface, MatrixCell cell, double middle, double y, double opacity) {
        double centre = Math.rint(middle);
        double length = Math.max(2, Math.abs(cell.length()) * LONGEST * (column() / COLUMN));
        boolean rises = cell.length() > 0;
        surface.fill(new Ink(Token.FG_SUBTLE, 0.55 * opacity), centre, y - 6, 1, 12);
        if (cell.length() == 0) {
            return;
        }
        Token colour = switch (cell.direction()) {
            case TOWARDS -> Token.SUCCESS_FG;
            case AWAY -> Token.DANGER_FG;
            case NEITHER -> Token.FG_SUBTLE;
        };
        surface.fill(new Ink(colour, opacity), rises ? centre + 1 : centre - length, y - BAR / 2, length, BAR);
        double tip = centre + (rises ? length + 6 : -length - 5);
        if (cell.dot() == MatrixCell.Dot.STRONG) {
            surface.circle(new Ink(Token.FG_DEFAULT, 0.9 * opacity), tip, y, 2.6);
        } else if (cell.dot() == MatrixCell.Dot.SOME) {
            surface.ring(LineStyle.of(Token.FG_MUTED, 1.0).withOpacity(opacity), tip, y, 2);
        }
    }

    /** Alone in front of together with others, and how sure the latter is. */
    private void drawShare(Surface surface, String knob, int measure, double y, double opacity) {
        double left = x(measure) + 6;
        double whole = column() - 14;
        surface.fill(new Ink(Token.FG_SUBTLE, 0.4 * opacity), left, y - 6, 1, 12);
        Optional<SobolIndex> index = Optional.ofNullable(model.shares().sharesProperty().get()).flatMap(shares -> shares.of(knob, measure));
        if (index.isEmpty() || index.get().total() < MatrixCell.FAINT) {
            return;
        }
        double total = clamp(index.get().total(), 1) * whole;
        double first = clamp(index.get().first(), 1) * whole;
        surface.fill(new Ink(Token.CHART_1, 0.4 * opacity), left + 1, y - BAR / 2, total, BAR);
        surface.fill(new Ink(Token.CHART_1, opacity), left + 1, y - BAR / 2, Math.min(first, total), BAR);
        double low = left + 1 + clamp(index.get().total() - index.get().totalConfidence(), 1) * whole;
        double high = left + 1 + clamp(index.get().total() + index.get().totalConfidence(), 1) * whole;
        surface.stroke(LineStyle.of(Token.FG_DEFAULT, 1).withOpacity(0.8 * opacity), low, y, high, y);
    }

    private void drawOutline(Surface surface, String key, double y) {
        Optional<Selection> selection = model.selection().filter(now -> now.has(key));
        if (selection.isPresent()) {
            double left = x(selection.get().measure()) + 1;
            double right = left + column() - 2;
            LineStyle line = selection.get().knob().equals(key) ? LineStyle.of(Token.ACCENT_LINE, isFocused() ? 2 : 1.5) : LineStyle.of(Token.ACCENT_LINE, 1.5, 3.0, 2.0);
            surface.stroke(line, Polyline.of(left, y + 2, right, y + 2, right, y + row() - 2, left, y + row() - 2, left, y + 1.3));
        }
    }

    private Place place(double x, double y) {
        boolean isLeft = x < nameWidth();
        int column = isLeft ? -1 : (int) Math.floor((x - nameWidth() + across.getValue()) / column());
        int row = y < head() ? -1 : (int) Math.floor((y - head() + down.getValue()) / row());
        boolean isOutside = column >= columns() || row >= keys().size() || x > getWidth() - BAR_WIDTH;
        return isOutside ? Place.NOWHERE : new Place(row, column, isLeft && row >= 0 && x > nameWidth() - LOCK_PLACE);
    }

    /** Where a cell is drawn, in the plot's coordinates. */
    Point2D centre(String knob, int column) {
        return new Point2D(x(column) + column() / 2, head() + (keys().indexOf(knob) + 0.5) * row() - down.getValue());
    }

    /** Where a name is drawn. */
    Point2D nameCentre(String knob) {
        return new Point2D(40, centre(knob, 0).getY());
    }

    Point2D headCentre(int column) {
        return new Point2D(x(column) + column() / 2, head() / 2);
    }

    private void hover(Place place) {
        if (!place.equals(hover)) {
            hover = place;
            String tip = tip(place);
            if (!tip.equals(shownTip)) {
                shownTip = tip;
                tooltip.setText(tip);
                tooltip.hide();
            }
            tooltip.setOpacity(tip.isEmpty() ? 0 : 1);
            draw();
        }
    }

    private String tip(Place place) {
        if (!isReady() || place.row < -1) {
            return "";
        }
        if (place.row == -1) {
            return place.column < 0 ? "" : MatrixText.head(model.effects().goals().get(place.column), model.effects().effects().orElseThrow(), place.column);
        }
        String key = keys().get(place.row);
        if (place.isLock) {
            return "Lock or unlock: a locked knob is not part of a recipe";
        }
        EffectsViewModel.Effects effects = model.effects().effects().orElseThrow();
        int knob = effects.row(key);
        return place.column < 0 ? effects.matrix().knobs().get(knob).parameter().spec().doc()
                : kind == Kind.EFFECTS ? MatrixText.cell(effects, knob, place.column) + model.partners().text(key, place.column)
                : MatrixText.share(model.shares().sharesProperty().get(), key, place.column);
    }

    private List<ContextActions.Entry> offered() {
        if (hover.row < 0) {
            int column = hover.column;
            return column < 0 ? List.of() : List.of(new ContextActions.Entry("What moves this?", () -> model.askWhatMoves(model.effects().goals().get(column))));
        }
        String key = keys().get(hover.row);
        StudyKnob knob = knob(key);
        List<ContextActions.Entry> entries = new ArrayList<>();
        entries.add(new ContextActions.Entry("What does this change?", () -> model.askAbout(knob.parameter())));
        entries.add(new ContextActions.Entry("Go to knob", () -> model.goToKnob(key)));
        entries.add(new ContextActions.Entry(model.effects().isLocked(knob) ? "Unlock" : "Lock", () -> model.effects().toggleLock(knob.parameter())));
        model.selection().filter(selection -> !selection.knob().equals(key))
                .ifPresent(selection -> entries.add(new ContextActions.Entry("Map with " + knob(selection.knob()).parameter().label(), () -> model.selectSecond(key))));
        return entries;
    }

    private StudyKnob knob(String key) {
        EffectsViewModel.Effects effects = model.effects().effects().orElseThrow();
        return effects.matrix().knobs().get(effects.row(key));
    }

    private void press(MouseEvent event) {
        requestFocus();
        Place at = place(event.getX(), event.getY());
        if (event.getButton() != MouseButton.PRIMARY || at.equals(Place.NOWHERE)) {
            return;
        }
        if (at.row < 0) {
            if (at.column >= 0) {
                model.sort(at.column);
            }
        } else if (event.isShortcutDown()) {
            model.selectSecond(keys().get(at.row));
        } else if (at.isLock) {
            model.effects().toggleLock(knob(keys().get(at.row)).parameter());
        } else if (at.column < 0) {
            model.goToKnob(keys().get(at.row));
        } else {
            model.select(keys().get(at.row), at.column);
        }
        draw();
        event.consume();
    }

    private void key(KeyEvent event) {
        switch (event.getCode()) {
            case UP -> move(-1, 0, event);
            case DOWN -> move(1, 0, event);
            case LEFT -> move(0, -1, event);
            case RIGHT -> move(0, 1, event);
            case ENTER -> {
                model.selection().ifPresent(selection -> model.goToKnob(selection.knob()));
                event.consume();
            }
            default -> { }
        }
    }

    private void move(int rows, int columns, KeyEvent event) {
        if (!event.isShortcutDown() && !event.isAltDown()) {
            model.move(rows, columns);
            reveal();
            draw();
            event.consume();
        }
    }
}
