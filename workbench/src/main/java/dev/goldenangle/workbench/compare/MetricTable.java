package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.ArrayList;
import java.util.List;

/** Every metric of both runs, the change against A, and whether it is for the better. A click goes to the tick it speaks of. */
final class MetricTable extends VBox {
    private static final double NUMBER = 52;
    private static final double VERDICT = 64;
    private final Cells cells;
    private final CompareViewModel model;
    private final Label note = new Label();
    private final VBox rows = new VBox();

    MetricTable(CompareViewModel model, Cells cells) {
        this.cells = cells;
        this.model = model;
        getChildren().addAll(cells.heading("Metrics", note), rows);
    }

    void show(Compared pair) {
        boolean alike = pair.a().run().header().model().equals(pair.b().run().header().model());
        note.setText(alike ? "B against A" : "B against A; each in the units of its model");
        List<Node> made = new ArrayList<>();
        made.add(cells.row("metrics-head", cells.name("", ""), cells.badge(Side.A, NUMBER), cells.badge(Side.B, NUMBER), cells.number("B − A", NUMBER, "caption"),
                cells.number("", VERDICT)));
        for (Comparison.MetricRow row : pair.comparison().metrics()) {
            made.add(row(pair, row));
        }
        rows.getChildren().setAll(made);
    }

    private Node row(Compared pair, Comparison.MetricRow row) {
        String id = "metric-" + row.metric().key();
        Comparison.Verdict verdict = row.verdict(1);
        boolean plain = row.metric().quantity() == Metric.Quantity.RATIO || !pair.a().run().header().model().equals(pair.b().run().header().model());
        String unit = plain ? "" : row.metric().symbol(pair.model().lengthUnit().symbol(), pair.model().speedUnit().symbol());
        String colour = verdict == Comparison.Verdict.BETTER ? "pass" : verdict == Comparison.Verdict.WORSE ? "fail" : "muted";
        Label first = cells.number(CellText.metric(row, 0), NUMBER, "cell-a");
        Label second = cells.number(CellText.metric(row, 1), NUMBER, "cell-b");
        ContextActions.on(first, () -> model.goalsOf(row, pair.a(), 0));
        ContextActions.on(second, () -> model.goalsOf(row, pair.b(), 1));
        Node[] columns = {cells.name(row.metric().label(), unit), first, second,
            cells.number(CellText.metricChange(row), NUMBER, "cell-change", colour), verdict(verdict)};
        Region made = model.leadsSomewhere(row) ? cells.link(id, () -> model.goTo(row), columns) : cells.row(id, columns);
        ContextActions.on(made, () -> model.goalsOf(row, pair.b(), 1));
        Tip.on(made, row.metric().doc());
        if (verdict == Comparison.Verdict.WORSE) {
            made.getStyleClass().add("worse-row");
        }
        return made;
    }

    private HBox verdict(Comparison.Verdict verdict) {
        Label label = switch (verdict) {
            case BETTER -> new Label("better", Icons.of(MaterialDesignC.CHECK));
            case WORSE -> new Label("worse", Icons.of(MaterialDesignC.CLOSE));
            case SAME -> new Label("same");
            case NEITHER -> new Label("");
        };
        label.getStyleClass().addAll("verdict", verdict == Comparison.Verdict.BETTER ? "better" : verdict == Comparison.Verdict.WORSE ? "worse" : "muted");
        HBox box = new HBox(label);
        box.setAlignment(Pos.CENTER_RIGHT);
        box.setMinWidth(cells.scaled(VERDICT));
        return box;
    }
}
