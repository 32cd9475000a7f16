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

/** Change of speed by cause in both runs; what stands there adds up to the whole change, as it stands there. */
final class CauseTable extends VBox {
    static final int DIGITS = 2;
    private static final double NUMBER = 74;
    private final CompareViewModel model;
    private final Label note = new Label();
    private final VBox rows = new VBox();

    CauseTable(CompareViewModel model) {
        this.model = model;
        getChildren().addAll(Cells.heading("Speed by cause", note), rows);
    }

    void show(Compared pair) {
        note.setText("won and lost over the whole run, " + pair.model().speedUnit().symbol());
        List<Comparison.CauseRow> causes = pair.comparison().causes();
        double[] a = Rounded.parts(causes.stream().map(row -> row.values().get(0)).toList(), DIGITS);
        double[] b = Rounded.parts(causes.stream().map(row -> row.values().get(1)).toList(), DIGITS);
        List<Node> made = new ArrayList<>();
        made.add(Cells.row("causes-head", Cells.name("", ""), Cells.badge(Side.A, NUMBER), Cells.badge(Side.B, NUMBER), Cells.number("B − A", NUMBER, "caption")));
        for (int i = 0; i < causes.size(); i++) {
            Comparison.CauseRow row = causes.get(i);
            made.add(Cells.link("cause-" + row.cause().name().toLowerCase(Locale.ROOT), () -> model.goTo(row), cells(row.cause().label(), a[i], b[i])));
        }
        made.add(Cells.row("cause-sum", cells("Change of speed", pair.comparison().changeOfSpeed(0), pair.comparison().changeOfSpeed(1))));
        made.get(made.size() - 1).getStyleClass().add("sum-row");
        rows.getChildren().setAll(made);
    }

    /** A row of changes of speed. */
    static Node[] cells(String name, double a, double b) {
        double change = Rounded.to(b, DIGITS) - Rounded.to(a, DIGITS);
        String colour = change > 1e-9 ? "pass" : change < -1e-9 ? "fail" : "muted";
        return new Node[] {Cells.name(name, ""), Cells.number(Numbers.signed(a, DIGITS), NUMBER, "cell-a"),
            Cells.number(Numbers.signed(b, DIGITS), NUMBER, "cell-b"), Cells.number(CellText.change(a, b, DIGITS), NUMBER, "cell-change", colour)};
    }
}
