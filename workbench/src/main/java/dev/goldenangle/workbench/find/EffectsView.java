package dev.goldenangle.workbench.find;

import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.shape.Circle;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.Arrays;
import java.util.Optional;

/** The sensitivity matrix with its title, progress and legend. */
final class EffectsView extends BorderPane {
    private static final double TITLE = 40;
    private static final double PROGRESS = 3;
    private static final double LEGEND = 30;
    private static final double ROOM_FOR_CAPTION = 500;
    private static final double ROOM_FOR_LEGEND = 440;
    private static final int ROWS = 12;
    private final FindViewModel model;
    private final MatrixPlot matrix;
    private final Label caption = Controls.label("", "caption");
    private final Label count = Controls.label("", "caption");
    private final Button action = new Button();
    private final ToggleButton sobol = new ToggleButton(Messages.text("find.detailed-analysis"));
    private final Label title = Controls.label(Messages.text("find.influence"), "pane-title");
    private final HBox header = new HBox(8);
    private final ProgressBar progress = new ProgressBar(0);
    private final HBox legend = new HBox(12);
    private final EmptyState empty = new EmptyState(MaterialDesignC.CHART_TIMELINE_VARIANT, Messages.text("find.no-goals.title"), Messages.text("find.influence.empty"));
    private final EmptyState waiting = new EmptyState(MaterialDesignC.CHART_TIMELINE_VARIANT, Messages.text("find.influence.waiting.title"), Messages.text("find.influence.waiting"));
    private Object shown;

    EffectsView(FindViewModel model, Appearance look) {
        this.model = model;
        matrix = new MatrixPlot(model, look);
        title.setMinWidth(Region.USE_PREF_SIZE);
        caption.setMinWidth(0);
        count.setId("effects-count");
        count.setMinWidth(Region.USE_PREF_SIZE);
        action.getStyleClass().add("small-button");
        action.setId("effects-action");
        action.setMinWidth(Region.USE_PREF_SIZE);
        sobol.getStyleClass().add("filter-pill");
        sobol.setId("effects-sobol");
        sobol.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(sobol, Messages.text("find.detailed-analysis.tip"));
        sobol.setOnAction(event -> toggleShares());
        header.getChildren().addAll(title, caption, Controls.space(), count, action, sobol);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("pane-header");
        progress.setMaxWidth(Double.MAX_VALUE);
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.getStyleClass().add("find-legend");
        setTop(new VBox(header, progress));
        setCenter(new StackPane(matrix, empty, waiting));
        setBottom(legend);
        setMinSize(0, 0);
        widthProperty().addListener(observable -> fit());
        model.selectionProperty().addListener(observable -> {
            matrix.reveal();
            matrix.update();
        });
        model.sortedProperty().addListener(observable -> matrix.update());
        model.partners().setOnFound(matrix::update);
        fillLegend();
    }

    private void toggleShares() {
        if (sobol.isSelected()) {
            model.shares().make(model.effects().goals());
        } else {
            model.shares().cancel();
        }
        matrix.show(sobol.isSelected() ? MatrixPlot.Kind.SHARES : MatrixPlot.Kind.EFFECTS);
        fillLegend();
        shown = null;
    }

    private void fillLegend() {
        legend.getChildren().clear();
        if (sobol.isSelected()) {
            legend.getChildren().addAll(entry(Messages.text("find.legend.own"), square(Token.CHART_1, 1)),
                    entry(Messages.text("find.legend.together"), square(Token.CHART_1, 0.4)), entry(Messages.text("find.legend.confidence"), null));
            return;
        }
        Circle ring = new Circle(2.4);
        ring.getStyleClass().add("find-ring");
        Circle dot = new Circle(2.8);
        dot.getStyleClass().add("find-dot");
        HBox dots = new HBox(3, ring, dot);
        dots.setAlignment(Pos.CENTER);
        legend.getChildren().addAll(entry(Messages.text("find.legend.towards"), square(Token.SUCCESS_FG, 1)),
                entry(Messages.text("find.legend.away"), square(Token.DANGER_FG, 1)), entry(Messages.text("find.legend.neutral"), square(Token.FG_SUBTLE, 1)),
                entry(Messages.text("find.legend.rises"), null), entry(Messages.text("find.legend.depends"), dots));
    }

    private static Node square(Token colour, double opacity) {
        Node square = Swatch.of(colour, null);
        square.setOpacity(opacity);
        return square;
    }

    private static Label entry(String text, Node mark) {
        Label label = Controls.label(text, mark, "legend-entry");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    /** Updates the pane; called once per frame. */
    void refresh() {
        EffectsViewModel effects = model.effects();
        boolean isEmpty = !effects.canAsk();
        boolean isWaiting = !isEmpty && effects.effects().isEmpty();
        empty.setVisible(isEmpty);
        waiting.setVisible(isWaiting);
        matrix.setVisible(!isEmpty && !isWaiting);
        Object state = Arrays.asList(effects.effects().orElse(null), effects.isStale(), effects.isRunning(), effects.goals(), model.locks(), model.shares().sharesProperty().get());
        if (!state.equals(shown)) {
            shown = state;
            matrix.update();
        }
        showProgress(effects);
    }

    private void showProgress(EffectsViewModel effects) {
        Optional<Progress> monitor = sobol.isSelected() && model.shares().isRunning() ? model.shares().progress() : effects.progress();
        progress.setProgress(monitor.filter(running -> running.total() > 0).map(running -> (double) running.done() / running.total()).orElse(0.0));
        progress.setVisible(monitor.isPresent());
        caption.setText(effects.isStale() && monitor.isEmpty() ? Messages.text("find.outdated")
                : sobol.isSelected() ? Messages.text("find.caption.shares") : Messages.text(effects.isEstimate() ? "find.caption.estimates" : "find.caption.effects", EffectsViewModel.SEEDS));
        count.setText(monitor.map(StudyWords::progress).orElseGet(this::made));
        boolean isHalf = effects.effects().filter(found -> !found.isComplete()).isPresent();
        action.setText(monitor.isPresent() ? Messages.text("find.cancel") : isHalf ? Messages.text("find.continue") : Messages.text("find.update"));
        boolean isOffered = monitor.isPresent() || effects.isStale() || isHalf;
        Controls.show(action, isOffered);
        action.setOnAction(event -> act(monitor.isPresent()));
        fit();
    }

    private void act(boolean isCancel) {
        if (isCancel) {
            model.effects().cancel();
            model.shares().cancel();
        } else {
            model.effects().update();
            if (sobol.isSelected()) {
                model.shares().make(model.effects().goals());
            }
        }
    }

    private String made() {
        if (sobol.isSelected()) {
            return Optional.ofNullable(model.shares().sharesProperty().get()).map(shares -> Messages.text("find.sample-pairs", shares.pairs())).orElse("");
        }
        return model.effects().effects().map(found -> Messages.text("find.runs-made", found.runs(), Numbers.fixed(found.seconds(), 1))).orElse("");
    }

    /** The height at which all rows fit. */
    double wantedHeight() {
        return TITLE + PROGRESS + matrix.places().heightFor(ROWS) + LEGEND;
    }

    /** Hides the caption, the legend or its last entries when there is not enough room. */
    private void fit() {
        caption.setVisible((getWidth() >= ROOM_FOR_CAPTION || model.effects().isStale()) && !progress.isVisible());
        caption.setManaged(caption.isVisible());
        legend.setVisible(getWidth() >= ROOM_FOR_LEGEND);
        legend.setManaged(legend.isVisible());
        double used = 0;
        for (Node entry : legend.getChildren()) {
            used += entry.prefWidth(-1) + legend.getSpacing();
            entry.setVisible(used <= getWidth() - 32 + legend.getSpacing());
        }
    }
}
