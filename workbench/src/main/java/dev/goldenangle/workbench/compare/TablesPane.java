package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.Tip;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** What differs, in tables: knobs, metrics, jumps, and where speed came from and went. */
final class TablesPane extends VBox {
    private final Label verdict = new Label();
    private final HBox score = new HBox(2);
    private final ComparedKnobs parameters;
    private final MetricTable metrics;
    private final JumpTable jumps;
    private final CauseTable causes;
    private Compared shown;

    TablesPane(CompareViewModel model, Look look) {
        Cells cells = new Cells(look);
        parameters = new ComparedKnobs(cells);
        metrics = new MetricTable(model, cells);
        jumps = new JumpTable(model, cells);
        causes = new CauseTable(model, cells);
        look.textScaleProperty().addListener(observable -> shown = null);
        verdict.setId("compare-verdict");
        verdict.getStyleClass().add("strong");
        verdict.setMinWidth(0);
        VBox words = new VBox(6, verdict, score);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button keep = new Button("Keep B");
        keep.setId("compare-keep");
        keep.getStyleClass().add("primary");
        keep.setMinWidth(USE_PREF_SIZE);
        Tip.on(keep, "Set the knobs to B's values and keep its run in the list");
        keep.setOnAction(event -> model.keepB());
        Button export = new Button("Export");
        export.setId("compare-export");
        export.setMinWidth(USE_PREF_SIZE);
        Tip.on(export, "Write this comparison as one page with pictures, tables, presets and traces");
        export.setOnAction(event -> model.report());
        HBox header = new HBox(8, words, export, keep);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("compare-verdicts");
        VBox tables = new VBox(parameters, metrics, jumps, causes);
        tables.getStyleClass().add("compare-tables");
        ScrollPane scroll = new ScrollPane(tables);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("check-scroll");
        scroll.setId("compare-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        getChildren().addAll(header, scroll);
        getStyleClass().addAll("side-pane", "compare-side");
        setMinSize(0, 0);
    }

    void refresh(Compared pair) {
        if (pair != shown) {
            shown = pair;
            showVerdict(pair.comparison());
            parameters.show(pair);
            metrics.show(pair);
            jumps.show(pair);
            causes.show(pair);
        }
        jumps.refresh();
    }

    private void showVerdict(Comparison comparison) {
        long better = comparison.count(1, Comparison.Verdict.BETTER);
        long worse = comparison.count(1, Comparison.Verdict.WORSE);
        long same = comparison.count(1, Comparison.Verdict.SAME);
        verdict.setText(comparison.firstDivergence() < 0 ? "A and B are the same, bit for bit"
                : "B is better in " + better + ", worse in " + worse + ", same in " + same);
        score.getChildren().clear();
        add(better, "better");
        add(same, "same");
        add(worse, "worse");
    }

    private void add(long count, String styleClass) {
        for (int i = 0; i < count; i++) {
            Region mark = new Region();
            mark.getStyleClass().addAll("score-mark", styleClass);
            HBox.setHgrow(mark, Priority.ALWAYS);
            mark.setMaxWidth(18);
            score.getChildren().add(mark);
        }
    }
}
