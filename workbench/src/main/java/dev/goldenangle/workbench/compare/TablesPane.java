package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;

/** Tables of the differences: knobs, metrics, jumps, and causes of speed changes. */
final class TablesPane extends VBox {
    private final Label verdict = Controls.wrapped("", "strong");
    private final HBox score = new HBox(2);
    private final ToggleButton differencesOnly = new ToggleButton(Messages.text("compare.knobs.differences"));
    private final PairTable knobs;
    private final PairTable metrics;
    private final JumpTable jumps;
    private final PairTable causes;
    private final PairRows rows;
    private Compared shown;

    TablesPane(CompareViewModel model, Appearance look) {
        rows = new PairRows(model);
        differencesOnly.setId("differences-only");
        differencesOnly.setSelected(true);
        differencesOnly.getStyleClass().add("filter-pill");
        differencesOnly.selectedProperty().addListener(observable -> showKnobs());
        knobs = new PairTable("compare-knobs", Messages.text("compare.knobs"), look, PairTable.Verdicts.HIDDEN, differencesOnly);
        metrics = new PairTable("compare-metrics", Messages.text("compare.metrics"), look, PairTable.Verdicts.SHOWN);
        jumps = new JumpTable(model, look);
        causes = new PairTable("compare-causes", Messages.text("compare.causes"), look, PairTable.Verdicts.HIDDEN);
        verdict.setId("compare-verdict");
        VBox words = new VBox(6, verdict, score);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        Button keep = new Button(Messages.text("compare.use-b"));
        keep.setId("compare-keep");
        keep.getStyleClass().add("primary");
        keep.setMinWidth(USE_PREF_SIZE);
        Tip.on(keep, Messages.text("compare.use-b.help"));
        keep.setOnAction(event -> model.keepB());
        Button export = new Button(Messages.text("compare.export"));
        export.setId("compare-export");
        export.setMinWidth(USE_PREF_SIZE);
        Tip.on(export, Messages.text("compare.export.help"));
        export.setOnAction(event -> model.report());
        HBox header = new HBox(8, words, export, keep);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("compare-verdicts");
        VBox tables = new VBox(knobs, metrics, jumps, causes);
        tables.getStyleClass().add("compare-tables");
        ScrollPane scroll = Controls.scroll(tables);
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
            showKnobs();
            metrics.show(Messages.text(pair.hasOneModel() ? "compare.metrics.note" : "compare.metrics.note-models"), pair.comparison().metrics().stream().map(row -> rows.metric(pair, row)).toList());
            jumps.show(pair);
            causes.show(Messages.text("compare.causes.note", pair.model().speedUnit().symbol()), rows.causes(pair));
        }
        jumps.refresh();
    }

    private void showKnobs() {
        if (shown != null) {
            ParameterSet a = shown.a().run().header().parameters();
            ParameterSet b = shown.b().run().header().parameters();
            boolean isComparable = a.table() == b.table();
            List<Parameter> differing = shown.comparison().parameters().stream().map(row -> row.parameter()).toList();
            List<Parameter> wanted = !isComparable ? List.of() : differencesOnly.isSelected() ? differing : a.table().parameters();
            knobs.show(isComparable ? Messages.text("compare.knobs.note", differing.size(), a.table().parameters().size()) : Messages.text("compare.knobs.models"),
                    wanted.stream().map(parameter -> PairRows.knob(parameter, a, b)).toList());
        }
    }

    private void showVerdict(Comparison comparison) {
        long better = comparison.count(1, Comparison.Verdict.BETTER);
        long worse = comparison.count(1, Comparison.Verdict.WORSE);
        long same = comparison.count(1, Comparison.Verdict.SAME);
        verdict.setText(comparison.firstDivergence() < 0 ? Messages.text("compare.verdict.same") : Messages.text("compare.verdict.counts", better, worse, same));
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
