package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.plot.Drawing;
import dev.goldenangle.workbench.canvas.CanvasPane;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Orientation;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

import java.util.ArrayList;
import java.util.List;

/**
 * The sensitivity matrix: one row for each knob, one column for each measure. A bar shows how the measure changes when the knob goes up
 * one step, and whether that is towards the goal; a dot marks effects that depend on other knobs. Alternatively shows which share of
 * the measure's variance over the full slider ranges each knob explains.
 */
final class MatrixPlot extends CanvasPane {
    private final FindViewModel model;
    private final ScrollBar across = new ScrollBar();
    private final ScrollBar down = new ScrollBar();
    private final MatrixLayout layout;
    private final Tooltip tooltip = new Tooltip();
    private Kind kind = Kind.EFFECTS;
    private MatrixLayout.Place hover = MatrixLayout.Place.NOWHERE;
    private String shownTip = "";

    /** What the bars show. */
    enum Kind { EFFECTS, SHARES }

    MatrixPlot(FindViewModel model, Appearance look) {
        super(look);
        this.model = model;
        layout = new MatrixLayout(model, look, this, across, down);
        setId("effects-matrix");
        getStyleClass().add("find-plot");
        setAccessibleText(Messages.text("find.matrix.accessible"));
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
        setOnMouseMoved(event -> hover(layout.place(event.getX(), event.getY())));
        setOnMouseExited(event -> hover(MatrixLayout.Place.NOWHERE));
        setOnMousePressed(this::press);
        setOnScroll(event -> {
            down.setValue(clamp(down.getValue() - event.getDeltaY(), down.getMax()));
            across.setValue(clamp(across.getValue() - event.getDeltaX(), across.getMax()));
        });
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        ContextActions.on(this, this::offered);
    }

    void show(Kind newKind) {
        kind = newKind;
        draw();
    }

    void update() {
        draw();
    }

    /** Scrolls to the selected row. */
    void reveal() {
        model.selection().ifPresent(selection -> {
            model.effects().effects().filter(effects -> effects.row(selection.knob()) >= 0 && selection.measure() < layout.columns())
                    .ifPresent(effects -> setAccessibleText(MatrixText.cell(effects, effects.row(selection.knob()), selection.measure())));
            int row = layout.keys().indexOf(selection.knob());
            double top = row * layout.row();
            double room = getHeight() - layout.head();
            if (row >= 0 && room > 0) {
                down.setMax(Math.max(0, layout.keys().size() * layout.row() - room));
                double least = top + layout.row() - room;
                down.setValue(clamp(Math.max(least, Math.min(top, down.getValue())), down.getMax()));
            }
        });
    }

    private static double clamp(double value, double high) {
        return Math.max(0, Math.min(high, value));
    }

    @Override
    protected boolean isReady() {
        return model.effects().effects().isPresent() && getWidth() > layout.nameWidth() && getHeight() > layout.head();
    }

    private void placeBars() {
        double wide = layout.columns() * layout.column();
        double high = layout.keys().size() * layout.row();
        double roomAcross = getWidth() - layout.nameWidth() - MatrixLayout.BAR_WIDTH;
        double roomDown = getHeight() - layout.head() - (layout.isTooWide() ? MatrixLayout.BAR_WIDTH : 0);
        place(across, wide, roomAcross);
        place(down, high, roomDown);
        across.resizeRelocate(layout.nameWidth(), getHeight() - MatrixLayout.BAR_WIDTH, Math.max(0, roomAcross), MatrixLayout.BAR_WIDTH);
        down.resizeRelocate(getWidth() - MatrixLayout.BAR_WIDTH, layout.head(), MatrixLayout.BAR_WIDTH, Math.max(0, roomDown));
    }

    private static void place(ScrollBar bar, double content, double room) {
        double most = Math.max(0, content - room);
        bar.setVisible(most > 0.5);
        bar.setMax(most);
        bar.setVisibleAmount(content <= 0 ? 0 : most * Math.min(1, room / content));
        bar.setUnitIncrement(MatrixLayout.ROW);
        bar.setValue(clamp(bar.getValue(), most));
    }

    @Override
    protected void draw(Drawing drawing) {
        placeBars();
        new MatrixPainter(drawing, model, layout, kind, hover).draw();
    }

    MatrixLayout places() {
        return layout;
    }

    private void hover(MatrixLayout.Place place) {
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

    private String tip(MatrixLayout.Place place) {
        if (!isReady() || place.row() < -1) {
            return "";
        }
        if (place.row() == -1) {
            return place.column() < 0 ? "" : MatrixText.head(model.effects().goals().get(place.column()), model.effects().effects().orElseThrow(), place.column());
        }
        String key = layout.keys().get(place.row());
        if (place.isLock()) {
            return Messages.text("find.lock.tip");
        }
        EffectsViewModel.Effects effects = model.effects().effects().orElseThrow();
        int knob = effects.row(key);
        return place.column() < 0 ? effects.matrix().knobs().get(knob).parameter().spec().doc()
                : kind == Kind.EFFECTS ? MatrixText.cell(effects, knob, place.column()) + model.partners().text(key, place.column())
                : MatrixText.share(model.shares().sharesProperty().get(), key, place.column());
    }

    private List<ContextActions.Entry> offered() {
        if (hover.row() < 0) {
            int column = hover.column();
            return column < 0 ? List.of() : menuOf(model.effects().goals().get(column));
        }
        String key = layout.keys().get(hover.row());
        StudyKnob knob = knob(key);
        List<ContextActions.Entry> entries = new ArrayList<>();
        entries.add(new ContextActions.Entry(Messages.text("find.what-knob-changes", knob.parameter().label()), () -> model.askAbout(knob.parameter())));
        entries.add(new ContextActions.Entry(Messages.text("find.go-to-knob"), () -> model.goToKnob(key)));
        entries.add(new ContextActions.Entry(Messages.text(model.effects().isLocked(knob) ? "parameters.unlock" : "parameters.lock"), () -> model.effects().toggleLock(knob.parameter())));
        model.selection().filter(selection -> !selection.knob().equals(key))
                .ifPresent(selection -> entries.add(new ContextActions.Entry(Messages.text("find.map-with", knob(selection.knob()).parameter().label()), () -> model.selectSecond(key))));
        return entries;
    }

    private List<ContextActions.Entry> menuOf(Goal goal) {
        return List.of(new ContextActions.Entry(Messages.text("find.which-knobs-change", goal.name()), () -> model.askWhatMoves(goal)));
    }

    private StudyKnob knob(String key) {
        EffectsViewModel.Effects effects = model.effects().effects().orElseThrow();
        return effects.matrix().knobs().get(effects.row(key));
    }

    private void press(MouseEvent event) {
        requestFocus();
        MatrixLayout.Place at = layout.place(event.getX(), event.getY());
        if (event.getButton() != MouseButton.PRIMARY || at.equals(MatrixLayout.Place.NOWHERE)) {
            return;
        }
        if (at.row() < 0) {
            if (at.column() >= 0) {
                model.sort(at.column());
            }
        } else if (event.isShortcutDown()) {
            model.selectSecond(layout.keys().get(at.row()));
        } else if (at.isLock()) {
            model.effects().toggleLock(knob(layout.keys().get(at.row())).parameter());
        } else if (at.column() < 0) {
            model.goToKnob(layout.keys().get(at.row()));
        } else {
            model.select(layout.keys().get(at.row()), at.column());
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
