package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

import java.util.List;

/** The scorecard pane: a live row for each goal of the open set, how many goals are reached, and the actions of the set. */
public final class ScorecardView implements PaneView {
    private static final double ROOM_FOR_LEGEND = 560;
    private final ScorecardViewModel model;
    private final BorderPane root = new BorderPane();
    private final GoalList list;
    private final ScrollPane scroll;
    private final EmptyState empty = new EmptyState(MaterialDesignT.TARGET, Messages.text("find.no-goals.title"), Messages.text("scorecard.empty"));
    private final SearchableChoice<GoalChoice> add;
    private final Label title = Controls.label("", "pane-title");
    private final Label caption = Controls.label("", "caption");
    private final HBox marks = new HBox(3);
    private final Button reach = new Button(Messages.text("scorecard.reach"));

    public ScorecardView(ScorecardViewModel model) {
        this.model = model;
        root.getStyleClass().add("scorecard-pane");
        list = new GoalList(model, new GoalRow.Edits() {
            @Override
            public void editLimit(int index) {
                ScorecardView.this.editLimit(index);
            }

            @Override
            public void showScenario(int index, Node anchor) {
                ScorecardView.this.showScenario(index, anchor);
            }
        });
        // Later, because the form would otherwise receive the key or click that chose the measure.
        add = new SearchableChoice<>(GoalChoice::label, GoalChoice::caption, GoalChoice::words, () -> GoalChoice.of(model.model()), choice -> Platform.runLater(() -> add(choice)));
        scroll = Controls.scroll(list);
        root.setTop(new SetRow(model));
        root.setCenter(new StackPane(scroll, empty));
        root.setBottom(new VBox(addRow(), reachRow(), legend()));
        model.linesProperty().addListener((observable, old, lines) -> show(lines));
        model.runningProperty().addListener(observable -> showSummary(model.linesProperty().get()));
        model.goals().addedProperty().addListener((observable, old, index) -> {
            if (index.intValue() >= 0) {
                editLimit(index.intValue());
            }
        });
        show(model.linesProperty().get());
    }

    private void show(List<GoalLine> lines) {
        list.show(lines);
        boolean isEmpty = lines.isEmpty();
        empty.setVisible(isEmpty && !model.goals().open().isNone());
        scroll.setVisible(!isEmpty);
        add.setDisable(model.goals().open().isNone());
        showSummary(lines);
    }

    private void showSummary(List<GoalLine> lines) {
        List<GoalLine> counted = lines.stream().filter(line -> line.goal().counts()).toList();
        long missed = counted.stream().filter(GoalLine::isMissed).count();
        boolean isKnown = !counted.isEmpty() && counted.stream().allMatch(line -> line.now().isPresent());
        title.setText(isKnown ? Messages.text("find.reached", counted.size() - missed, counted.size()) : Messages.text("scorecard.goals", counted.size()));
        boolean isRunning = model.runningProperty().get();
        caption.setText(counted.isEmpty() ? "" : isRunning || !isKnown ? Messages.text("scorecard.measuring") : Messages.text("scorecard.missed", missed));
        marks.getChildren().setAll(counted.stream().map(ScorecardView::mark).toList());
        fitMarks();
        reach.setDisable(missed == 0);
        Controls.show(reach, model.canReach());
    }

    /** Hides the marks in a narrow pane, where the count is enough. */
    private void fitMarks() {
        marks.setVisible(marks.getWidth() >= marks.prefWidth(-1) - 0.5);
    }

    /** A green disc or a red square, so that they differ without colour too. */
    private static Region mark(GoalLine line) {
        Region mark = new Region();
        mark.getStyleClass().add("check-mark");
        if (line.isMissed()) {
            mark.getStyleClass().add("failed");
        }
        mark.setMinSize(9, 9);
        mark.setMaxSize(9, 9);
        return mark;
    }

    private Region addRow() {
        add.setId("add-goal");
        add.setPromptText(Messages.text("scorecard.add"));
        add.setAccessibleText(Messages.text("scorecard.add"));
        add.setVisibleRowCount(6);
        add.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(add, Priority.ALWAYS);
        HBox row = new HBox(add);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("add-row");
        return row;
    }

    private Region reachRow() {
        title.setId("goals-reached");
        title.setMinWidth(Region.USE_PREF_SIZE);
        caption.setMinWidth(Region.USE_PREF_SIZE);
        marks.setAlignment(Pos.CENTER_RIGHT);
        marks.setMinWidth(0);
        marks.widthProperty().addListener(observable -> fitMarks());
        reach.setId("reach");
        reach.setMinWidth(Region.USE_PREF_SIZE);
        reach.setOnAction(event -> model.reach());
        VBox words = new VBox(1, title, caption);
        words.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(marks, Priority.ALWAYS);
        HBox row = new HBox(8, words, marks, reach);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("reach-row");
        return row;
    }

    private Region legend() {
        Label rule = legend(Messages.text("scorecard.legend"), null);
        rule.setWrapText(true);
        rule.setMinWidth(0);
        HBox legend = new HBox(12, legend(Messages.text("scorecard.legend.limit"), "margin-limit"), legend(Messages.text("scorecard.legend.before"), "margin-before"), Controls.space(), rule);
        legend.getStyleClass().add("check-footer");
        legend.setAlignment(Pos.CENTER_LEFT);
        legend.visibleProperty().bind(root.heightProperty().greaterThanOrEqualTo(ROOM_FOR_LEGEND - 40));
        legend.managedProperty().bind(legend.visibleProperty());
        return legend;
    }

    private static Label legend(String text, String tickClass) {
        Label label = Controls.label(text, "caption");
        label.setMinWidth(Region.USE_PREF_SIZE);
        if (tickClass != null) {
            Region tick = new Region();
            tick.getStyleClass().add(tickClass);
            tick.setMinSize(2, 10);
            tick.setMaxSize(2, 10);
            label.setGraphic(tick);
        }
        return label;
    }

    private void editLimit(int index) {
        if (index >= 0 && index < list.size()) {
            reveal(index);
            list.row(index).edit();
        }
    }

    /** Scrolls no further than needed. */
    private void reveal(int index) {
        root.applyCss();
        root.layout();
        Bounds row = list.row(index).getBoundsInParent();
        double height = scroll.getViewportBounds().getHeight();
        double hidden = list.getHeight() - height;
        if (hidden > 0) {
            double top = scroll.getVvalue() * hidden;
            double wanted = row.getMinY() < top ? row.getMinY() : row.getMaxY() > top + height ? row.getMaxY() - height : top;
            scroll.setVvalue(wanted / hidden);
        }
    }

    private void showScenario(int index, Node anchor) {
        Goal goal = model.goals().set().goals().get(index);
        new ScenarioForm(goal.measure(), goal.scenario(), goal.landing(), model.model(), Messages.text("find.apply"), (scenario, landing) -> model.setScenario(index, scenario, landing)).show(anchor);
    }

    private void add(GoalChoice choice) {
        choice.wish().ifPresentOrElse(this::addWish, () -> chooseScenario(choice.metric()));
    }

    private void addWish(Wish wish) {
        if (wish.asks(model.model())) {
            open(new ScenarioForm(wish, model.model(), Messages.text("scorecard.add-goal"), (scenario, landing) -> model.add(wish, scenario, landing)));
        } else {
            model.add(wish, wish.scenario(model.model()), 0);
        }
    }

    private void chooseScenario(GoalMetric measure) {
        GoalScenario usual = measure.usual().apply(model.model()).orElseThrow();
        open(new ScenarioForm(measure, usual, measure.kind() == GoalMetric.Kind.LANDING ? Goal.USUAL_LANDING : 0, model.model(), Messages.text("scorecard.add-goal"),
                (scenario, landing) -> model.add(measure, scenario, landing)));
    }

    private void open(ScenarioForm form) {
        form.setArrowLocation(PopOver.ArrowLocation.RIGHT_BOTTOM);
        form.show(add);
    }

    @Override
    public Region root() {
        return root;
    }
}
