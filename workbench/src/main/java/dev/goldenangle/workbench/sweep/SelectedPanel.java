package dev.goldenangle.workbench.sweep;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.ArrayList;
import java.util.List;

/** The selected run: its knobs and measures next to the current ones, and buttons to preview, apply or save it. */
final class SelectedPanel extends VBox {
    private static final double NUMBER = 48;
    private static final double ARROW = 24;
    private static final double UNIT = 30;
    private final SweepViewModel model;
    private final Label title = Controls.label("", "pane-title");
    private final Label what = Controls.label("", "caption");
    private final VBox rows = new VBox();
    private final Button tryIt = new Button(Messages.text("sweep.selected.try"));
    private final Button save = new Button(Messages.text("sweep.selected.save"));
    private final Button apply = new Button(Messages.text("sweep.apply"));

    /**
     * @param onTry  called when the preview has begun
     * @param onSave writes the run's knobs as a preset
     */
    SelectedPanel(SweepViewModel model, Runnable onTry, Runnable onSave) {
        this.model = model;
        setId("sweep-selected");
        getStyleClass().add("sweep-selected");
        HBox heading = new HBox(6, title, what);
        heading.setAlignment(Pos.BASELINE_LEFT);
        heading.getStyleClass().add("sweep-heading");
        rows.getStyleClass().add("sweep-changes");
        ScrollPane scroll = Controls.scroll(rows);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        button(tryIt, "sweep-try", Messages.text("sweep.selected.try.help"), () -> {
            if (model.tryOut()) {
                onTry.run();
            }
        });
        button(save, "sweep-save-preset", Messages.text("sweep.selected.save.help"), onSave);
        button(apply, "sweep-apply", Messages.text("sweep.selected.apply.help"), model::apply);
        apply.getStyleClass().add("primary");
        HBox footer = new HBox(8, tryIt, save, Controls.space(), apply);
        footer.setAlignment(Pos.CENTER_LEFT);
        footer.getStyleClass().add("pane-footer");
        getChildren().addAll(heading, scroll, footer);
    }

    private static void button(Button button, String id, String help, Runnable action) {
        button.setId(id);
        button.setMinWidth(Region.USE_PREF_SIZE);
        Tip.on(button, help);
        button.setOnAction(event -> action.run());
    }

    void show() {
        OpenStudy study = model.study().orElseThrow();
        SweepRow row = model.runs().selected().orElse(null);
        title.setText(row == null ? Messages.text("sweep.selected.none") : row.name());
        what.setText(row == null || model.runs().isKept(row) ? Messages.text("sweep.selected") : Messages.text("sweep.selected.outside"));
        String problem = row == null ? "" : model.problem();
        for (Button button : List.of(tryIt, save, apply)) {
            button.setDisable(row == null || !problem.isEmpty());
        }
        List<Node> made = new ArrayList<>();
        if (row != null) {
            made.add(line("", cell(Messages.text("sweep.now"), NUMBER, "caption"), cell("", ARROW, "caption"), cell(Messages.text("sweep.selected.run"), NUMBER, "caption"), ""));
            study.knobs().forEach(axis -> made.add(change(axis, model.nowKnob(axis), row.value(axis))));
            Region rule = new Region();
            rule.getStyleClass().add("sweep-rule");
            made.add(rule);
            study.measures().forEach(axis -> made.add(change(axis, model.now(axis), row.value(axis))));
            notes(study, problem).forEach(text -> made.add(note(text)));
        }
        rows.getChildren().setAll(made);
    }

    private static HBox change(SweepAxis axis, double now, double run) {
        boolean isKnob = axis.kind() == SweepAxis.Kind.KNOB;
        String style = isKnob ? "gold" : axis.isMissed(run) ? "fail" : axis.limits().isPresent() ? "pass" : "strong";
        Label value = cell(axis.text(run), NUMBER, axis.text(now).equals(axis.text(run)) && isKnob ? "muted" : style);
        value.getStyleClass().add("strong");
        HBox line = line(axis.label(), cell(axis.text(now), NUMBER, "muted"), cell("→", ARROW, "muted"), value, axis.unit());
        line.setId("sweep-change-" + axis.index());
        return line;
    }

    private static HBox line(String name, Label now, Label arrow, Label run, String unit) {
        Label label = Controls.wrapped(name);
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        arrow.setAlignment(Pos.CENTER);
        HBox line = new HBox(label, now, arrow, run, cell(unit, UNIT, "cell-unit"));
        line.setAlignment(Pos.CENTER_LEFT);
        line.getStyleClass().add("sweep-change");
        return line;
    }

    private static Label cell(String text, double width, String style) {
        Label label = new Label(text);
        label.setMinWidth(width);
        label.setPrefWidth(width);
        label.setMaxWidth(width);
        label.setAlignment(Pos.CENTER_RIGHT);
        label.getStyleClass().add(style);
        return label;
    }

    private List<String> notes(OpenStudy study, String problem) {
        List<String> notes = new ArrayList<>();
        if (!problem.isEmpty()) {
            notes.add(problem);
        }
        List<Parameter> others = model.otherChanges();
        if (!others.isEmpty()) {
            notes.add(Messages.text("sweep.selected.others", String.join(", ", others.stream().limit(3).map(Parameter::label).toList()) + (others.size() > 3 ? ", …" : "")));
        }
        List<String> unmeasured = model.isOfThisModel() ? study.unmeasured(model.document().goals().set()) : List.of();
        if (!unmeasured.isEmpty()) {
            notes.add(Messages.text("sweep.selected.unmeasured", String.join(", ", unmeasured), model.document().goals().set().goals().size()));
        }
        return notes;
    }

    private static Label note(String text) {
        Label note = Controls.label(text, "subtle", "sweep-note");
        note.setWrapText(true);
        note.setMinHeight(USE_PREF_SIZE);
        return note;
    }
}
