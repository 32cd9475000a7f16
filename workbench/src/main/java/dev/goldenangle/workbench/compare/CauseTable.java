package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.workbench.look.Numbers;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Change of speed by cause in both runs. The rounded numbers add up to the rounded total. */
final class CauseTable extends VBox {
    static final int DIGITS = 2;
    private static final double NUMBER = 74;
    private final Cells cells;
    private final CompareViewModel model;
    private final Label note = new Label();
    private final VBox rows = new VBox();

    CauseTable(CompareViewModel model, Cells cells) {
        this.cells = cells;
        this.model = model;
        getChildren().addAll(cells.heading("Speed by cause", note), rows);
    }

    void show(Compared pair) {
        note.setText("won and lost over the whole run, " + pair.model().speedUnit().symbol());
        List<Comparison.CauseRow> causes = pair.comparison().causes();
        double[] a = Rounded.parts(causes.stream().map(row -> row.values().get(0)).toList(), DIGITS);
        double[] b = Rounded.parts(causes.stream().map(row -> row.values().get(1)).toList(), DIGITS);
        List<Node> made = new ArrayList<>();
        made.add(cells.row("causes-head", cells.name("", ""), cells.badge(Side.A, NUMBER), cells.badge(Side.B, NUMBER), cells.number("B − A", NUMBER, "caption")));
        for (int i = 0; i < causes.size(); i++) {
            Comparison.CauseRow row = causes.get(i);
            made.add(cells.link("cause-" + row.cause().name().toLowerCase(Locale.ROOT), () -> model.goTo(row), changes(cells, row.cause().label(), a[i], b[i])));
        }
        made.add(cells.row("cause-sum", changes(cells, "Change of speed", pair.comparison().changeOfSpeed(0), pair.comparison().changeOfSpeed(1))));
        made.get(made.size() - 1).getStyleClass().add("sum-row");
        rows.getChildren().setAll(made);
    }

    /** A row of changes of speed. */
    static Node[] changes(Cells cells, String name, double a, double b) {
        double change = Rounded.to(b, DIGITS) - Rounded.to(a, DIGITS);
        String colour = change > 1e-9 ? "pass" : change < -1e-9 ? "fail" : "muted";
        return new Node[] {cells.name(name, ""), cells.number(Numbers.signed(a, DIGITS), NUMBER, "cell-a"),
            cells.number(Numbers.signed(b, DIGITS), NUMBER, "cell-b"), cells.number(CellText.change(a, b, DIGITS), NUMBER, "cell-change", colour)};
    }
}
