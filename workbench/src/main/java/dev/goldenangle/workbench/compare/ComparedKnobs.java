package dev.goldenangle.workbench.compare;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;

/** The knobs of both runs: only those that differ, or all. */
final class ComparedKnobs extends VBox {
    private static final double NUMBER = 74;
    private final Cells cells;
    private final Label note = new Label();
    private final ToggleButton differencesOnly = new ToggleButton("differences only");
    private final VBox rows = new VBox();
    private Compared pair;

    ComparedKnobs(Cells cells) {
        this.cells = cells;
        differencesOnly.setId("differences-only");
        differencesOnly.setSelected(true);
        differencesOnly.getStyleClass().add("filter-pill");
        differencesOnly.selectedProperty().addListener(observable -> fill());
        getChildren().addAll(cells.heading("Parameters", note, differencesOnly), rows);
    }

    void show(Compared newPair) {
        pair = newPair;
        fill();
    }

    private void fill() {
        if (pair == null) {
            return;
        }
        ParameterSet a = pair.a().run().header().parameters();
        ParameterSet b = pair.b().run().header().parameters();
        boolean alike = a.table() == b.table();
        int differing = pair.comparison().parameters().size();
        note.setText(alike ? differing + " of " + a.table().parameters().size() + " differ" : "two models, no knobs in common");
        List<Node> made = new ArrayList<>();
        List<Parameter> shown = !alike ? List.of() : !differencesOnly.isSelected() ? a.table().parameters()
                : pair.comparison().parameters().stream().map(row -> row.parameter()).toList();
        if (!shown.isEmpty()) {
            made.add(cells.row("parameters-head", cells.name("", ""), cells.badge(Side.A, NUMBER), cells.badge(Side.B, NUMBER), cells.number("B − A", NUMBER, "caption")));
        }
        for (Parameter parameter : shown) {
            made.add(cells.row("parameter-" + parameter.key(), cells.name(parameter.label(), CellText.knobUnit(parameter, b, a)),
                    cells.number(CellText.knob(parameter, a, b), NUMBER, "cell-a"), cells.number(CellText.knob(parameter, b, a), NUMBER, "cell-b"),
                    cells.number(CellText.knobChange(parameter, a, b), NUMBER, "cell-change", "gold")));
        }
        rows.getChildren().setAll(made);
    }
}
