package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.stream.Collectors;

/** Shown instead of kept runs when there are none: names the ranges that exclude all runs, each with a button that removes it. */
final class EmptyRangesPane extends VBox {
    private static final int MOST = 3;

    EmptyRangesPane(SweepViewModel model) {
        super(4);
        setId("sweep-no-runs");
        setAlignment(Pos.CENTER);
        OpenStudy study = model.study().orElseThrow();
        List<EmptyRanges> found = EmptyRanges.of(study.rows(), study.brushes());
        getChildren().add(Controls.label(Messages.text(found.isEmpty() ? "sweep.kept.none-yet" : "sweep.kept.empty"), "muted"));
        found.stream().limit(MOST).map(ranges -> line(model, study, ranges)).forEach(getChildren()::add);
    }

    private static HBox line(SweepViewModel model, OpenStudy study, EmptyRanges ranges) {
        String names = ranges.axes().stream().map(index -> name(study, study.axes().get(index))).collect(Collectors.joining(", "));
        Button remove = new Button(Messages.text("sweep.kept.remove", ranges.axes().size()));
        remove.setId("sweep-remove-" + ranges.axes().stream().map(String::valueOf).collect(Collectors.joining("-")));
        remove.setOnAction(event -> model.runs().change(brushes -> ranges.axes().forEach(brushes::clear)));
        HBox line = Controls.line(Controls.label(names, "strong"), Controls.label(Messages.text("sweep.kept.without", ranges.axes().size(), ranges.runs()), "muted"), remove);
        line.setAlignment(Pos.CENTER);
        return line;
    }

    /** The axis and its range, such as "Stop ≤ 0.7 m". */
    private static String name(OpenStudy study, SweepAxis axis) {
        SweepRange range = study.brushes().range(axis.index()).orElseThrow();
        String amounts = Double.isInfinite(range.low()) ? "≤ " + axis.text(range.high()) : Double.isInfinite(range.high()) ? "≥ " + axis.text(range.low()) : axis.text(range.low()) + "–" + axis.text(range.high());
        return (axis.label() + " " + amounts + " " + axis.unit()).strip();
    }
}
