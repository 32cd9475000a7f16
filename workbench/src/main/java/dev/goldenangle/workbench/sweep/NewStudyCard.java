package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.FieldMarks;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyDraft;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.RangeSlider;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The form for a new study: knobs with ranges, goals to measure, sampling design and point count. Estimates how long it will take. */
final class NewStudyCard extends VBox {
    private static final double WIDTH = 920;
    private static final double BODY = 340;
    private static final double RIGHT = 300;
    private static final int MOST_REASONS = 3;
    private final FieldMarks marks = new FieldMarks();
    private final StudyForm form;
    private final Label verdict = new Label();
    private final Button start = new Button(Messages.text("sweep.new.run"));
    private final Button save = new Button(Messages.text("sweep.new.save"));
    private final LatestTask<StudyDraft, Cost> cost;

    /** @param seconds time for one row on one core */
    private record Cost(long rows, int runs, double seconds, String problem) {
    }

    /**
     * What the buttons do.
     *
     * @param start creates and runs the study
     * @param save  asks for a file and writes the study as a plan
     * @param open  opens a study file instead
     * @param close closes the card
     */
    record Actions(Consumer<StudyDraft> start, BiConsumer<String, StudyDraft> save, Runnable open, Runnable close) {
    }

    NewStudyCard(StudyForm form, Tasks tasks, Actions actions) {
        super(12);
        this.form = form;
        setId("new-study");
        getStyleClass().addAll("card", "export-card");
        setPrefWidth(WIDTH);
        cost = tasks.latest(250, (draft, isStale) -> measure(draft));
        cost.answerProperty().addListener(observable -> tell());
        Label about = Controls.label(Messages.text("sweep.new.about"), "muted");
        getChildren().addAll(line(Controls.label(Messages.text("sweep.new.title"), "pane-title"), about, Controls.space(), Controls.label(Messages.text("sweep.esc"), "key-cap")), body(), bottom(actions));
        form.parts().forEach(part -> part.addListener(observable -> look()));
        look();
    }

    private HBox body() {
        VBox left = new VBox(6, Controls.label(Messages.text("sweep.new.knobs"), "strong"), scroll(knobs()));
        HBox.setHgrow(left, Priority.ALWAYS);
        VBox right = new VBox(6, Controls.label(Messages.text("sweep.new.goals", form.setName()), "strong"), scroll(goals()), people(), design());
        right.setMinWidth(RIGHT);
        right.setPrefWidth(RIGHT);
        HBox body = new HBox(20, left, right);
        body.setPrefHeight(BODY);
        return body;
    }

    private static ScrollPane scroll(Region content) {
        ScrollPane scroll = Controls.scroll(content);
        scroll.getStyleClass().add("study-scroll");
        scroll.setMinHeight(60);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    private VBox knobs() {
        VBox rows = new VBox(2);
        for (StudyForm.KnobLine line : form.knobs()) {
            TextField low = field("study-low-" + line.knob.key(), line.low, 60, () -> line.lowProblem(form.base()));
            TextField high = field("study-high-" + line.knob.key(), line.high, 60, () -> line.highProblem(form.base()));
            Label unit = Controls.label(line.knob.unit(), "cell-unit");
            unit.setMinWidth(40);
            unit.setPrefWidth(40);
            HBox range = line(slider(line), low, Controls.label(Messages.text("sweep.new.to"), "muted"), high);
            range.setDisable(!line.isTyped());
            range.visibleProperty().bind(line.chosen);
            HBox row = line(check("study-knob-" + line.knob.key(), line.knob.parameter().label(), line.chosen), Controls.space(), range, unit);
            row.setMinHeight(28);
            rows.getChildren().add(row);
        }
        return rows;
    }

    /** A slider for the range. A typed range may exceed the slider's ends. */
    private static RangeSlider slider(StudyForm.KnobLine line) {
        RangeSlider slider = new RangeSlider(line.knob.low(), line.knob.high(), line.knob.low(), line.knob.high());
        slider.setId("study-range-" + line.knob.key());
        slider.setPrefWidth(130);
        slider.setMinWidth(130);
        InvalidationListener dragged = observable -> {
            if (slider.isLowValueChanging() || slider.isHighValueChanging() || slider.isFocusWithin()) {
                line.setRange(slider.getLowValue(), slider.getHighValue());
            }
        };
        slider.lowValueProperty().addListener(dragged);
        slider.highValueProperty().addListener(dragged);
        InvalidationListener typed = observable -> {
            boolean isTyped = !slider.isLowValueChanging() && !slider.isHighValueChanging() && !slider.isFocusWithin();
            if (isTyped && line.lowAmount() < line.highAmount()) {
                slider.setLowValue(slider.getMin());
                slider.setHighValue(line.highAmount());
                slider.setLowValue(line.lowAmount());
            }
        };
        line.low.addListener(typed);
        line.high.addListener(typed);
        return slider;
    }

    private VBox goals() {
        VBox rows = new VBox(2);
        form.goals().forEach(line -> {
            HBox row = line(check("study-goal-" + form.goals().indexOf(line), line.goal.name(), line.chosen), Controls.space(), Controls.label(line.goal.limits().text(), "muted"));
            row.setMinHeight(28);
            rows.getChildren().add(row);
        });
        if (form.goals().isEmpty()) {
            rows.getChildren().add(Controls.label(Messages.text("sweep.new.no-goals"), "muted"));
        }
        return rows;
    }

    private HBox people() {
        TextField seeds = field("study-seeds", form.seedsProperty(), 44, form::seedsProblem);
        seeds.visibleProperty().bind(form.peopleProperty());
        Label word = Controls.label(Messages.text("sweep.new.seeds"), "muted");
        word.setMinWidth(USE_PREF_SIZE);
        word.visibleProperty().bind(form.peopleProperty());
        CheckBox check = check("study-people", Messages.text("sweep.new.human"), form.peopleProperty());
        check.setWrapText(true);
        check.setMinHeight(USE_PREF_SIZE);
        Tip.on(check, Messages.text("sweep.new.human.help"));
        return line(check, Controls.space(), seeds, word);
    }

    private VBox design() {
        ComboBox<Design> designs = new ComboBox<>();
        designs.setId("study-design");
        designs.getItems().setAll(Design.values());
        designs.setConverter(new ChoiceText<>(Design::label));
        designs.valueProperty().bindBidirectional(form.designProperty());
        designs.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(designs, Priority.ALWAYS);
        Label counted = Controls.label("", "muted");
        form.designProperty().addListener((observable, old, chosen) -> counted.setText(chosen.counted()));
        counted.setText(form.designProperty().get().counted());
        TextField name = field("study-name", form.nameProperty(), 200, form::nameProblem);
        HBox.setHgrow(name, Priority.ALWAYS);
        designs.setMinHeight(USE_PREF_SIZE);
        return new VBox(6, line(word(Messages.text("sweep.new.name")), name), line(word(Messages.text("sweep.new.design")), designs),
                line(word(Messages.text("sweep.new.count")), field("study-points", form.pointsProperty(), 72, form::pointsProblem), counted, Controls.space(), Controls.label(Messages.text("sweep.new.seed"), "muted"), field("study-seed", form.seedProperty(), 44, form::seedProblem)));
    }

    private static Label word(String text) {
        Label label = Controls.label(text, "muted");
        label.setMinWidth(48);
        return label;
    }

    private TextField field(String id, StringProperty text, double width, Supplier<String> problem) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefWidth(width);
        field.setMinSize(width, USE_PREF_SIZE);
        field.textProperty().bindBidirectional(text);
        marks.check(field, problem);
        return field;
    }

    private static CheckBox check(String id, String text, BooleanProperty chosen) {
        CheckBox check = new CheckBox(text);
        check.setId(id);
        check.setMnemonicParsing(false);
        check.selectedProperty().bindBidirectional(chosen);
        return check;
    }

    private HBox bottom(Actions actions) {
        verdict.setId("study-verdict");
        verdict.setMinSize(0, USE_PREF_SIZE);
        Button open = new Button(Messages.text("sweep.open"));
        open.setId("study-open");
        open.setOnAction(event -> {
            actions.close.run();
            actions.open.run();
        });
        save.setId("study-save");
        save.setOnAction(event -> actions.save.accept(form.nameProperty().get(), form.draft()));
        start.setId("study-run");
        start.getStyleClass().add("primary");
        start.setDefaultButton(true);
        start.setOnAction(event -> {
            StudyDraft draft = form.draft();
            actions.close.run();
            actions.start.accept(draft);
        });
        for (Button button : new Button[] {open, save, start}) {
            button.setMinWidth(USE_PREF_SIZE);
        }
        return line(verdict, Controls.space(), open, save, start);
    }

    /** Checks the form; the time estimate is made in the background. */
    private void look() {
        List<String> problems = form.problems();
        marks.checkAll();
        start.setDisable(!problems.isEmpty());
        save.setDisable(!problems.isEmpty());
        if (problems.isEmpty()) {
            cost.ask(form.draft());
            say("…", "muted");
        } else {
            cost.cancel();
            int more = problems.size() - MOST_REASONS;
            say(String.join("\n", problems.subList(0, Math.min(MOST_REASONS, problems.size()))) + (more > 0 ? "\n" + Messages.text("sweep.new.more", more) : ""), "fail");
        }
    }

    private void say(String text, String style) {
        verdict.setText(text);
        verdict.getStyleClass().removeAll("muted", "fail");
        verdict.getStyleClass().add(style);
    }

    private static Cost measure(StudyDraft draft) {
        try {
            Study study = draft.bundle().study();
            Evaluator evaluator = study.evaluator();
            evaluator.take(study.space().base());
            long begun = System.nanoTime();
            evaluator.take(study.space().base());
            return new Cost(study.rows(), study.runsPerRow(), (System.nanoTime() - begun) * 1e-9, "");
        } catch (BadInput refused) {
            return new Cost(0, 0, 0, refused.getMessage());
        }
    }

    private void tell() {
        Cost found = cost.answerProperty().get();
        if (!form.problems().isEmpty()) {
            return;
        }
        if (!found.problem.isEmpty()) {
            start.setDisable(true);
            say(found.problem, "fail");
        } else {
            double seconds = found.rows * found.seconds / RowEngine.allCores();
            String time = seconds < 90 ? Numbers.withUnit(Numbers.fixed(Math.max(1, seconds), 0), "s")
                    : seconds < 5400 ? Numbers.withUnit(Numbers.fixed(seconds / 60, 0), "min") : Numbers.withUnit(Numbers.fixed(seconds / 3600, 0), "h");
            say(Messages.text("sweep.new.cost", found.rows, found.runs, time), "muted");
        }
    }

    private static HBox line(Node... nodes) {
        HBox line = new HBox(8, nodes);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }
}
