package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.workbench.look.EmptyState;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.PaneView;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;

import java.util.EnumMap;
import java.util.Map;

/** The acceptance checks, live: how many pass, and a row for each. */
public final class ScorecardView implements PaneView {
    private static final double SMALLEST_ROW = 64;
    private static final double LARGEST_ROW = 76;
    private static final double ROOM_FOR_MARKS = 300;
    private static final double TITLE_SIZE = 13;
    private final ScorecardViewModel model;
    private final BorderPane root = new BorderPane();
    private final Label title = new Label();
    private final Label caption = new Label();
    private final HBox marks = new HBox(3);
    private final VBox list = new VBox();
    private final Map<AcceptanceCheck, CheckRow> rows = new EnumMap<>(AcceptanceCheck.class);
    private String tookText = "";

    public ScorecardView(ScorecardViewModel model) {
        this.model = model;
        root.getStyleClass().add("scorecard-pane");
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            CheckRow row = new CheckRow(check, () -> model.show(check));
            VBox.setVgrow(row, Priority.ALWAYS);
            rows.put(check, row);
        }
        list.getChildren().addAll(rows.values());
        title.fontProperty().addListener((observable, old, font) -> fitRows(font.getSize() / TITLE_SIZE));
        fitRows(1);
        root.setCenter(new EmptyState(MaterialDesignC.CHECK_ALL, "The checks are running", "They take a moment the first time."));
        model.runningProperty().addListener(observable -> showRunning());
        model.cardsProperty().addListener((observable, old, cards) -> show(cards));
        if (model.cardsProperty().get() != null) {
            show(model.cardsProperty().get());
        }
    }

    /** Rows grow with the text. */
    private void fitRows(double scale) {
        for (CheckRow row : rows.values()) {
            row.setMinHeight(SMALLEST_ROW * scale);
            row.setPrefHeight(LARGEST_ROW * scale);
            row.setMaxHeight(LARGEST_ROW * scale);
        }
        list.setMinHeight(SMALLEST_ROW * scale * rows.size());
    }

    private void show(Cards cards) {
        if (root.getTop() == null) {
            ScrollPane scroll = new ScrollPane(list);
            scroll.getStyleClass().add("check-scroll");
            scroll.setFitToWidth(true);
            scroll.setFitToHeight(true);
            scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
            root.setTop(header());
            root.setCenter(scroll);
            root.setBottom(footer());
        }
        int applicable = cards.applicable().size();
        title.setText((applicable - cards.failures()) + " of " + applicable + " pass");
        tookText = applicable + " checks, " + Numbers.fixed(cards.seconds(), 1) + " s";
        showRunning();
        marks.getChildren().setAll(cards.applicable().stream().map(ScorecardView::mark).toList());
        for (CheckResult result : cards.now().results()) {
            rows.get(result.check()).show(result, cards.before(result.check()));
        }
    }

    /** What is shown while the checks run is of the knobs before the last change, and says so. */
    private void showRunning() {
        caption.setText(model.runningProperty().get() ? "running…" : tookText);
    }

    /** A green disc or a red square: told apart without their colours too. */
    private static Region mark(CheckResult result) {
        Region mark = new Region();
        mark.getStyleClass().addAll("check-mark", result.pass() ? "passed" : "failed");
        mark.setMinSize(9, 9);
        mark.setMaxSize(9, 9);
        return mark;
    }

    private Region header() {
        title.getStyleClass().add("pane-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        caption.getStyleClass().add("caption");
        marks.managedProperty().bind(marks.visibleProperty());
        marks.visibleProperty().bind(root.widthProperty().greaterThan(ROOM_FOR_MARKS));
        marks.setAlignment(Pos.CENTER);
        Button runAll = new Button("Run all", Icons.of(MaterialDesignP.PLAY));
        runAll.setMinWidth(Region.USE_PREF_SIZE);
        runAll.getStyleClass().add("run-all");
        runAll.setOnAction(event -> model.runAllWatched());
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        VBox words = new VBox(1, title, caption);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(Region.USE_PREF_SIZE);
        HBox header = new HBox(8, words, space, marks, runAll);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("check-header");
        return header;
    }

    private static Region footer() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox footer = new HBox(12, legend("limit", "margin-limit"), legend("before", "margin-before"), space, legend("right is better", null));
        footer.getStyleClass().add("check-footer");
        footer.setAlignment(Pos.CENTER_LEFT);
        return footer;
    }

    private static Label legend(String text, String tickClass) {
        Label label = new Label(text);
        label.getStyleClass().add("caption");
        if (tickClass != null) {
            Region tick = new Region();
            tick.getStyleClass().add(tickClass);
            tick.setMinSize(2, 10);
            tick.setMaxSize(2, 10);
            label.setGraphic(tick);
        }
        return label;
    }

    @Override
    public Region root() {
        return root;
    }
}
