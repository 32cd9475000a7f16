package dev.goldenangle.workbench.find;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.sensitivity.KnobMap;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The slice or map of the selected cell, with its title and a sentence about the goal. */
final class SliceView extends BorderPane {
    /** Seconds before progress is shown; shorter work would only flicker. */
    private static final double WORTH_TELLING = 0.3;
    private final FindViewModel model;
    private final SlicePlot line;
    private final MapPlot map;
    private final Label title = Controls.label("", "pane-title");
    private final Label caption = Controls.label("", "caption");
    private final Label count = Controls.label("", "caption");
    private final Label verdict = Controls.label("", "strong");
    private final Label hint = Controls.wrapped("", "muted");
    private final Button cancel = new Button(Messages.text("find.cancel"));
    private Object shown;

    SliceView(FindViewModel model, Appearance look) {
        this.model = model;
        line = new SlicePlot(model, look);
        map = new MapPlot(model, look);
        title.setId("slice-title");
        title.setMinWidth(Region.USE_PREF_SIZE);
        caption.setMinWidth(0);
        count.setMinWidth(0);
        count.setId("slice-count");
        Tip.on(count, count.textProperty());
        cancel.getStyleClass().add("small-button");
        cancel.setMinWidth(Region.USE_PREF_SIZE);
        cancel.setOnAction(event -> model.slice().cancel());
        HBox header = new HBox(8, title, caption, Controls.space(), count, cancel);
        header.setAlignment(Pos.CENTER_LEFT);
        header.getStyleClass().add("slice-header");
        verdict.setId("slice-verdict");
        verdict.setMinWidth(Region.USE_PREF_SIZE);
        hint.setMinWidth(0);
        HBox footer = new HBox(6, verdict, hint);
        footer.setAlignment(Pos.CENTER_LEFT);
        footer.getStyleClass().add("slice-footer");
        StackPane plots = new StackPane(line, map);
        plots.setMinSize(0, 0);
        getStyleClass().add("slice-view");
        setTop(header);
        setCenter(plots);
        setBottom(footer);
        setMinSize(0, 0);
    }

    /** Updates the pane; called once per frame. */
    void refresh() {
        Optional<Progress> running = model.slice().progress().filter(monitor -> monitor.seconds() > WORTH_TELLING);
        Controls.show(cancel, running.isPresent());
        SliceViewModel.Answer answer = model.slice().answerProperty().get();
        Optional<Selection> selection = model.selection();
        List<Goal> goals = model.effects().goals();
        boolean isThere = selection.isPresent() && answer != null && selection.get().measure() < goals.size() && answer.question().measures().size() == goals.size();
        Object state = Arrays.asList(isThere ? answer : null, selection.orElse(null), goals, model.slice().marksProperty().get(), model.values(), model.slice().isRunning());
        running.ifPresent(monitor -> count.setText(StudyWords.progress(monitor)));
        if (state.equals(shown)) {
            return;
        }
        shown = state;
        line.setVisible(isThere && answer.slice().isPresent());
        map.setVisible(isThere && answer.map().isPresent());
        if (isThere) {
            show(answer, goals.get(selection.get().measure()), selection.get().measure());
        } else {
            count.setText(selection.isPresent() ? Messages.text("find.measuring") : "");
            selection.filter(wanted -> wanted.measure() < goals.size()).ifPresent(wanted -> title.setText(goals.get(wanted.measure()).name()));
        }
    }

    private void show(SliceViewModel.Answer answer, Goal goal, int measure) {
        StudyMeasure taken = answer.map().map(KnobMap::measures).orElse(answer.question().measures()).get(measure);
        title.setText(goal.name());
        answer.slice().ifPresent(slice -> {
            line.show(slice, goal, measure);
            caption.setText(StudyWords.joined(taken.unit(), Messages.text("find.slice.caption", name(slice.knob()))));
            count.setText(Messages.text("find.slice.count", slice.points().get(measure).size(), taken.seeds()));
            verdict.setText(goal.counts() ? SliceVerdict.of(slice, measure, goal.limits()) : "");
            hint.setText(Messages.text(model.isLocked(slice.knob()) ? "find.slice.locked" : "find.slice.hint", words(slice.knob())));
        });
        answer.map().ifPresent(plane -> {
            map.show(plane, goal, measure);
            caption.setText(StudyWords.joined(taken.unit(), Messages.text("find.map.caption", name(plane.across()), name(plane.up()))));
            count.setText(Messages.text("find.map.count", plane.size(), taken.seeds()) + StudyWords.estimate(taken));
            verdict.setText("");
            hint.setText(goal.counts() ? Messages.text("find.map.hint.goal", goal.limits().text()) : Messages.text("find.map.hint"));
        });
        String spoken = title.getText() + " " + caption.getText() + ". " + verdict.getText() + " " + hint.getText();
        line.setAccessibleText(spoken);
        map.setAccessibleText(spoken);
    }

    private static String words(StudyKnob knob) {
        return StudyWords.lower(knob.parameter().label());
    }

    private static String name(StudyKnob knob) {
        return Numbers.withUnit(words(knob), knob.unit().startsWith("°") ? " " + knob.unit() : knob.unit()).replace("  ", " ");
    }
}
