package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.FieldMarks;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyDraft;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.StringProperty;
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

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The form for a new study: knobs with ranges, goals to measure, sampling design and point count. Estimates how long it will take. */
final class NewStudyCard extends VBox {
    private static final double WIDTH = 920;
    private static final double BODY = 420;
    private static final double RIGHT = 300;
    private static final double HEADING = 24;
    private static final int MOST_REASONS = 3;
    private final FieldMarks marks = new FieldMarks();
    private final StudyForm form;
    private final Label verdict = new Label();
    private final Button start = new Button(Messages.text("sweep.new.run"));
    private final Button save = new Button(Messages.text("sweep.new.save"));
    private final LatestTask<StudyDraft, Cost> cost;

    /** @param seconds expected time of all rows on this machine */
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
        cost = tasks.latest(250, NewStudyCard::measure);
        cost.answerProperty().addListener(observable -> tell());
        Label about = Controls.label(Messages.text("sweep.new.about"), "muted");
        getChildren().addAll(Controls.line(Controls.label(Messages.text("sweep.new.title"), "pane-title"), about, Controls.space(), Controls.label(Messages.text("sweep.esc"), "key-cap")), body(), bottom(actions));
        form.parts().forEach(part -> part.addListener(observable -> look()));
        look();
        // A closed card needs no estimate.
        sceneProperty().addListener((observable, old, scene) -> {
            if (scene == null) {
                cost.drop();
            }
        });
    }

    private HBox body() {
        StudyKnobList left = new StudyKnobList(form, this::field);
        HBox.setHgrow(left, Priority.ALWAYS);
        VBox right = new VBox(6, heading(Controls.label(Messages.text("sweep.new.goals", form.setName()), "strong")), scroll(goals()), people(), design());
        right.setMinWidth(RIGHT);
        right.setPrefWidth(RIGHT);
        HBox body = new HBox(20, left, right);
        body.setPrefHeight(BODY);
        VBox.setVgrow(body, Priority.ALWAYS);
        return body;
    }

    static HBox heading(Node... nodes) {
        HBox heading = Controls.line(nodes);
        heading.setMinHeight(HEADING);
        return heading;
    }

    private static ScrollPane scroll(Region content) {
        ScrollPane scroll = Controls.scroll(content);
        scroll.getStyleClass().add("study-scroll");
        scroll.setMinHeight(60);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    private VBox goals() {
        VBox rows = new VBox(2);
        form.goals().forEach(line -> {
            HBox row = Controls.line(check("study-goal-" + form.goals().indexOf(line), line.goal.name(), line.chosen), Controls.space(), Controls.label(line.goal.limits().text(), "muted"));
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
        return Controls.line(check, Controls.space(), seeds, word);
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
        return new VBox(6, Controls.line(word(Messages.text("sweep.new.name")), name), Controls.line(word(Messages.text("sweep.new.design")), designs),
                Controls.line(word(Messages.text("sweep.new.count")), field("study-points", form.pointsProperty(), 72, form::pointsProblem), counted, Controls.space(), Controls.label(Messages.text("sweep.new.seed"), "muted"), field("study-seed", form.seedProperty(), 44, form::seedProblem)));
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

    static CheckBox check(String id, String text, BooleanProperty chosen) {
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
        return Controls.line(verdict, Controls.space(), open, save, start);
    }

    /** Checks the form; the time estimate is made in the background. */
    private void look() {
        List<String> problems = form.problems();
        marks.checkAll();
        start.setDisable(!problems.isEmpty());
        save.setDisable(!problems.isEmpty());
        if (problems.isEmpty()) {
            cost.ask(form.draft());
            say(Messages.text("sweep.new.timing"), "muted");
        } else {
            cost.drop();
            int more = problems.size() - MOST_REASONS;
            say(String.join("\n", problems.subList(0, Math.min(MOST_REASONS, problems.size()))) + (more > 0 ? "\n" + Messages.text("sweep.new.more", more) : ""), "fail");
        }
    }

    private void say(String text, String style) {
        verdict.setText(text);
        verdict.getStyleClass().removeAll("muted", "fail");
        verdict.getStyleClass().add(style);
    }

    private static Cost measure(StudyDraft draft, BooleanSupplier isStale) {
        try {
            Study study = draft.bundle().study();
            return new Cost(study.rows(), study.runsPerRow(), StudyTime.seconds(study.maker(), study.rows(), RowEngine.allCores(), isStale), "");
        } catch (BadInput refused) {
            return new Cost(0, 0, 0, refused.getMessage());
        } catch (RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
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
            double seconds = found.seconds;
            String time = seconds < 90 ? Numbers.withUnit(Numbers.fixed(Math.max(1, seconds), 0), "s")
                    : seconds < 5400 ? Numbers.withUnit(Numbers.fixed(seconds / 60, 0), "min") : Numbers.withUnit(Numbers.fixed(seconds / 3600, 0), "h");
            say(Messages.text("sweep.new.cost", found.rows, found.runs, time, RowEngine.allCores()), "muted");
        }
    }
}
