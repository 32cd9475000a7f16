package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison.JumpRow;
import dev.goldenangle.analysis.Jump;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.LaneSignals;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/** The jumps of both runs in pairs. Clicking a row goes to the take-off; the jump at the cursor is selected and detailed below. */
final class JumpTable extends VBox {
    private static final PseudoClass LOSS = PseudoClass.getPseudoClass("loss");
    private static final double BAR = 30;
    private final CompareViewModel model;
    private final Label note = Controls.wrapped("", "caption");
    private final DataTable<JumpRow> table;
    private final PairTable detail;
    private Compared pair;
    private double largest;
    private JumpRow current;

    JumpTable(CompareViewModel model, Appearance look) {
        this.model = model;
        Label title = Controls.label(Messages.text("compare.jumps"), "strong");
        title.setMinWidth(USE_PREF_SIZE);
        HBox heading = new HBox(8, title, note);
        heading.getStyleClass().add("compare-heading");
        DoubleFunction<String> gain = change -> Numbers.signed(change, 2);
        table = new DataTable<>("compare-jumps", look, List.<TableColumn<JumpRow, ?>>of(
                DataColumn.<JumpRow>number("jump-number", "#", 34, JumpRow::number, row -> Integer.toString(row.number())).styled(row -> "muted"),
                sides("takeoff", Messages.text("compare.jump.takeoff"), 46, Jump::takeoffSpeed, this::speed), sides("landing", Messages.text("compare.jump.landing"), 46, Jump::landingSpeed, this::speed), sides("gain", Messages.text("compare.jump.gain"), 54, Jump::gain, gain),
                DataColumn.<JumpRow>number("jump-change", Messages.text("compare.change"), 54, JumpTable::change, row -> gain.apply(change(row))).styled(row -> "strong " + PairRows.tone(change(row))),
                DataColumn.<JumpRow>number("jump-bar", "", BAR + 12, JumpTable::change, row -> "").styled(row -> "bar-cell").drawn(this::bar)))
                .rowIds(row -> "jump-" + row.number()).onChoose(model::goTo).rowMenu(row -> model.goalsOf(row.jumps().get(1), pair.b())).fitToRows(2);
        table.setAccessibleText(title.getText());
        detail = new PairTable("jump-detail", Messages.text("compare.jump"), look, PairTable.Verdicts.HIDDEN);
        getChildren().addAll(heading, table, detail);
    }

    private TableColumn<JumpRow, ?> sides(String id, String title, double width, ToDoubleFunction<Jump> of, DoubleFunction<String> text) {
        TableColumn<JumpRow, JumpRow> both = new TableColumn<>(title);
        for (Side side : Side.values()) {
            ToDoubleFunction<JumpRow> value = row -> PairRows.value(row.jumps().get(side.ordinal()), of);
            DataColumn<JumpRow> column = DataColumn.<JumpRow>number("jump-" + id + side, side.name(), width, value, row -> text.apply(value.applyAsDouble(row)))
                    .styled(row -> side == Side.A ? "muted" : "strong").offering(row -> model.goalsOf(row.jumps().get(side.ordinal()), side == Side.A ? pair.a() : pair.b())).showing(row -> Optional.of(LaneSignals.SPEED));
            column.getStyleClass().add(side == Side.A ? "side-a" : "side-b");
            both.getColumns().add(column);
        }
        return both;
    }

    /** Quake's units are small, so its speeds need no decimals. */
    private String speed(double value) {
        return Numbers.fixed(value, pair.model().speedUnit() == Unit.UNITS_PER_SECOND ? 0 : 1);
    }

    private static double change(JumpRow row) {
        return Rounded.to(PairRows.value(row.jumps().get(1), Jump::gain), 2) - Rounded.to(PairRows.value(row.jumps().get(0), Jump::gain), 2);
    }

    private Region bar(JumpRow row) {
        double change = change(row);
        Region bar = new Region();
        bar.getStyleClass().add("jump-bar");
        bar.pseudoClassStateChanged(LOSS, change < 0);
        bar.setPrefSize(largest == 0 || Double.isNaN(change) ? 0 : Math.max(1, BAR * Math.abs(change) / largest), 6);
        bar.setMaxSize(Region.USE_PREF_SIZE, 6);
        return bar;
    }

    void show(Compared newPair) {
        pair = newPair;
        current = null;
        List<JumpRow> jumps = pair.comparison().jumps();
        long pairs = jumps.stream().filter(row -> row.jumps().stream().allMatch(Optional::isPresent)).count();
        note.setText(jumps.isEmpty() ? Messages.text("compare.jumps.none") : Messages.text("compare.jumps.note", pairs, pair.model().speedUnit().symbol()));
        largest = jumps.stream().mapToDouble(row -> Math.abs(change(row))).filter(change -> !Double.isNaN(change)).max().orElse(0);
        table.show(jumps);
        for (Region part : List.of(table, detail)) {
            Controls.show(part, !jumps.isEmpty());
        }
    }

    /** Selects the jump at A's cursor, that is, the last one that has begun. */
    void refresh() {
        JumpRow found = pair.comparison().jumps().stream().findFirst().orElse(null);
        for (JumpRow row : pair.comparison().jumps()) {
            found = row.jumps().get(0).filter(jump -> jump.takeoffTick() <= model.tickA()).isPresent() ? row : found;
        }
        if (found != current && found != null) {
            current = found;
            table.select(current);
            detail.setTitle(Messages.text("compare.jump.number", current.number()));
            detail.show("", PairRows.jump(current, pair.model()));
        }
    }
}
