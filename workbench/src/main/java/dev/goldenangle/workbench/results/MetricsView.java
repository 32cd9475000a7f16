package dev.goldenangle.workbench.results;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.results.MetricsViewModel.Line;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

import java.util.List;
import java.util.function.Function;

/** The metrics of the previous and the current run, and whether each change is an improvement. */
final class MetricsView {
    private final MetricsViewModel model;
    private final Label summary = Controls.label("", "muted");
    private final DataTable<Line> table;
    private final VBox root;
    private Comparison shown;

    MetricsView(MetricsViewModel model, Appearance look) {
        this.model = model;
        HBox header = new HBox(8, Controls.label(Messages.text("compare.metrics"), "strong"), summary);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("metrics-header");
        table = new DataTable<Line>("metrics-table", look, List.of(DataColumn.<Line>words("metric-name", Messages.text("results.metrics.name"), 92, Line::name).showing(Line::signal), number("metric-before", Messages.text("results.metrics.before"), 50, Line::before).styled(line -> "muted"),
                number("metric-now", Messages.text("results.metrics.now"), 50, Line::now).styled(line -> "strong"), number("metric-change", Messages.text("results.metrics.change"), 64, Line::change).styled(line -> tone(line.verdict())).marked(line -> mark(line.verdict()))))
                .rowHelp(Line::doc).whenEmpty(Messages.text("results.metrics.empty"))
                .rowMenu(line -> List.of(new ContextActions.Entry(Messages.text("results.make-goal", line.label()), line.makeGoal()), new ContextActions.Entry(Messages.text("results.explain", line.label()), line.explain())));
        table.setAccessibleText(Messages.text("compare.metrics"));
        VBox.setVgrow(table, Priority.ALWAYS);
        root = new VBox(header, table);
        root.setId("metrics");
        root.getStyleClass().add("metrics");
    }

    private static DataColumn<Line> number(String id, String title, double width, Function<Line, MetricsViewModel.Number> of) {
        return DataColumn.<Line>number(id, title, width, line -> of.apply(line).value(), line -> of.apply(line).text()).showing(Line::signal);
    }

    Region root() {
        return root;
    }

    void refresh() {
        model.update();
        if (model.comparison() != null && model.comparison() != shown) {
            shown = model.comparison();
            summary.setText(model.summary());
            Tip.on(summary, model.span());
            table.show(model.lines());
        }
    }

    private static String tone(Comparison.Verdict verdict) {
        return switch (verdict) {
            case BETTER -> "pass";
            case WORSE -> "fail";
            case SAME, NEITHER -> "muted";
        };
    }

    /** Shows better and worse by shape as well as by colour. */
    private static Node mark(Comparison.Verdict verdict) {
        return switch (verdict) {
            case BETTER -> Icons.of(MaterialDesignA.ARROW_UP, "pass");
            case WORSE -> Icons.of(MaterialDesignA.ARROW_DOWN, "fail");
            case SAME, NEITHER -> new Region();
        };
    }
}
