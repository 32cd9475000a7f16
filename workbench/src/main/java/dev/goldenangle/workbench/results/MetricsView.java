package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.List;

/** The metrics before, faint, and now, with what the change means. */
final class MetricsView {
    private static final double NUMBER = 46;
    private static final double MARK = 14;
    private final MetricsViewModel model;
    private final Label summary = label("", "muted");
    private final VBox rows = new VBox();
    private final VBox root;
    private Comparison shown;

    MetricsView(MetricsViewModel model) {
        this.model = model;
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox header = new HBox(8, label("Metrics", "strong"), summary, space);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("metrics-header");
        ScrollPane scroll = new ScrollPane(rows);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("check-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        root = new VBox(header, line(label("", "caption"), "before", "now", "change", Comparison.Verdict.NEITHER, "caption"), scroll);
        root.setId("metrics");
        root.getStyleClass().add("metrics");
    }

    Region root() {
        return root;
    }

    void refresh() {
        model.update();
        if (model.comparison() != null && model.comparison() != shown) {
            shown = model.comparison();
            summary.setText(model.summary());
            Tip.on(summary, "Over the " + model.span());
            rows.getChildren().setAll(model.lines().stream().map(MetricsView::row).toList());
        }
    }

    private static HBox row(MetricsViewModel.Line line) {
        Label name = label(line.name(), "metric-name");
        Tip.on(name, line.doc());
        HBox row = line(name, line.before(), line.now(), line.change(), line.verdict(), "");
        ContextActions.on(row, () -> List.of(new ContextActions.Entry("Make a goal of this", line.makeGoal()), new ContextActions.Entry("What moves this?", line.explain())));
        return row;
    }

    private static HBox line(Label name, String before, String now, String change, Comparison.Verdict verdict, String style) {
        name.setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        String tone = switch (verdict) {
            case BETTER -> "pass";
            case WORSE -> "fail";
            case SAME, NEITHER -> "muted";
        };
        HBox line = new HBox(name, number(before, style.isEmpty() ? "muted" : style), number(now, style.isEmpty() ? "strong" : style), number(change, style.isEmpty() ? tone : style),
                mark(verdict));
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("metric-row");
        return line;
    }

    /** Better and worse by their shape, too. */
    private static Region mark(Comparison.Verdict verdict) {
        Label mark = new Label();
        mark.setMinWidth(MARK);
        mark.setAlignment(Pos.CENTER_RIGHT);
        if (verdict == Comparison.Verdict.BETTER || verdict == Comparison.Verdict.WORSE) {
            boolean better = verdict == Comparison.Verdict.BETTER;
            mark.setGraphic(Icons.of(better ? MaterialDesignA.ARROW_UP : MaterialDesignA.ARROW_DOWN, better ? "pass" : "fail"));
            mark.setAccessibleText(better ? "better" : "worse");
        }
        return mark;
    }

    private static Label number(String text, String styleClass) {
        Label label = label(text, styleClass);
        label.setMinWidth(NUMBER);
        label.setAlignment(Pos.CENTER_RIGHT);
        return label;
    }

    private static Label label(String text, String styleClass) {
        Label label = new Label(text);
        label.getStyleClass().add(styleClass);
        return label;
    }
}
