package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Comparison.Verdict;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.ContextActions;
import dev.goldenangle.workbench.look.DataTable;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.LaneSignal;
import dev.goldenangle.workbench.look.LaneSignals;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/** A heading and a table of values of both runs: name, A, B, and B − A. Used for knobs, metrics, causes and the details of a jump. */
final class PairTable extends VBox {
    private final Label title = Controls.label("", "strong");
    private final Label note = Controls.wrapped("", "caption");
    private final DataTable<Row> table;

    /** A value for sorting, and its text. */
    record Value(double number, String text) {
    }

    /**
     * One row of the table.
     *
     * @param unit shown after the name; may be empty
     * @param tone the style class of the difference
     */
    record Row(String id, String name, String unit, Value a, Value b, Value change, String tone, Extra extra) {
        Row(String id, String name, String unit, Value a, Value b, Value change, String tone) {
            this(id, name, unit, a, b, change, tone, Extra.NONE);
        }

        Row with(Extra more) {
            return new Row(id, name, unit, a, b, change, tone, more);
        }
    }

    /**
     * Optional parts of a row.
     *
     * @param help    tooltip
     * @param verdict whether B is better
     * @param go      shows the tick that the row is about
     * @param menu    context menu entries for the value of a side
     * @param signal  the column that the row is computed from
     */
    record Extra(String help, Verdict verdict, Runnable go, Function<Side, List<ContextActions.Entry>> menu, Optional<LaneSignal> signal, boolean isSum) {
        static final Extra NONE = new Extra("", Verdict.NEITHER, () -> { }, side -> List.of(), Optional.empty(), false);
        static final Extra SUM = new Extra("", Verdict.NEITHER, () -> { }, side -> List.of(), Optional.of(LaneSignals.SPEED), true);

        static Extra leadingTo(Runnable go) {
            return new Extra("", Verdict.NEITHER, go, side -> List.of(), Optional.of(LaneSignals.SPEED), false);
        }
    }

    /** Whether there is a column for better or worse. */
    enum Verdicts { SHOWN, HIDDEN }

    PairTable(String id, String name, Appearance look, Verdicts verdicts, Node... beside) {
        setId(id);
        title.setText(name);
        title.setMinWidth(USE_PREF_SIZE);
        HBox heading = new HBox(8, title, note, Controls.space());
        heading.getChildren().addAll(beside);
        heading.getStyleClass().add("compare-heading");
        List<TableColumn<Row, ?>> columns = new ArrayList<>();
        columns.add(DataColumn.<Row>words("pair-name", Messages.text(id.equals("compare-knobs") ? "compare.knob" : "compare.name"), 120, Row::name).marked(row -> Controls.label(row.unit, "cell-unit")).showing(row -> row.extra.signal));
        columns.add(side(Side.A, Row::a));
        columns.add(side(Side.B, Row::b));
        columns.add(DataColumn.<Row>number("pair-change", Messages.text("compare.change"), 66, row -> row.change.number, row -> row.change.text).styled(row -> "strong " + row.tone));
        if (verdicts == Verdicts.SHOWN) {
            columns.add(DataColumn.<Row>words("pair-verdict", Messages.text("compare.verdict"), 76, row -> word(row.extra.verdict)).drawn(row -> chip(row.extra.verdict)));
        }
        table = new DataTable<>(id + "-table", look, columns).rowIds(Row::id).rowHelp(row -> row.extra.help).onChoose(row -> row.extra.go.run())
                .rowStyles(row -> row.extra.isSum ? "sum-row" : row.extra.verdict == Verdict.WORSE ? "worse-row" : "").pinLast(row -> row.extra.isSum)
                .rowMenu(row -> row.extra.menu.apply(Side.B)).whenEmpty("").fitToRows(1);
        table.accessibleTextProperty().bind(this.title.textProperty());
        getChildren().addAll(heading, table);
    }

    private static DataColumn<Row> side(Side side, Function<Row, Value> of) {
        DataColumn<Row> column = DataColumn.<Row>number("pair-" + side.name(), side.name(), 62, row -> of.apply(row).number, row -> of.apply(row).text)
                .styled(row -> side == Side.A ? "muted" : "strong").offering(row -> row.extra.menu.apply(side)).showing(row -> row.extra.signal);
        column.getStyleClass().add(side == Side.A ? "side-a" : "side-b");
        return column;
    }

    private static String word(Verdict verdict) {
        return switch (verdict) {
            case BETTER -> Messages.text("compare.better");
            case WORSE -> Messages.text("compare.worse");
            case SAME -> Messages.text("compare.same");
            case NEITHER -> "";
        };
    }

    private static Node chip(Verdict verdict) {
        Label chip = new Label(word(verdict));
        chip.setGraphic(verdict == Verdict.BETTER ? Icons.of(MaterialDesignC.CHECK) : verdict == Verdict.WORSE ? Icons.of(MaterialDesignC.CLOSE) : null);
        chip.getStyleClass().addAll("verdict", verdict == Verdict.BETTER || verdict == Verdict.WORSE ? verdict.name().toLowerCase(Locale.ROOT) : "muted");
        return chip;
    }

    void show(String noteText, List<Row> rows) {
        note.setText(noteText);
        table.show(rows);
        boolean some = !rows.isEmpty();
        Controls.show(table, some);
    }

    void setTitle(String text) {
        title.setText(text);
    }
}
