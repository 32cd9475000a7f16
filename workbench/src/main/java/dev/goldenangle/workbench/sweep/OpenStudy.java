package dev.goldenangle.workbench.sweep;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.StudyRunner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** A study that is looked at: its runner, the rows that have come so far, and the axes over them. It belongs to the window's thread. */
final class OpenStudy {
    /** Of a larger study every so manieth row is shown. */
    private static final long MOST_SHOWN = 100_000;
    private final StudyFolder folder;
    private final Study study;
    private final Optional<GoalSet> ownGoals;
    private final StudyRunner runner;
    private final Queue<SweepRow> arriving = new ConcurrentLinkedQueue<>();
    private final List<SweepRow> rows = new ArrayList<>();
    private final AxisBrushes brushes;
    private List<SweepAxis> axes = List.of();

    /** @param notices hears sentences for people, on any thread */
    OpenStudy(StudyFolder folder, Consumer<String> notices) {
        this.folder = folder;
        study = folder.study();
        ownGoals = folder.bundle().goalSet();
        long every = 1 + (study.rows() - 1) / MOST_SHOWN;
        runner = new StudyRunner(folder, (number, row) -> {
            if (number % every == 0) {
                arriving.add(new SweepRow(number, means(row)));
            }
        }, notices);
        brushes = new AxisBrushes(study.space().size() + study.measures().size());
    }

    /** The knobs and the mean of each measure over its seeds. */
    private double[] means(double[] row) {
        int knobs = study.space().size();
        double[] values = Arrays.copyOf(row, knobs + study.measures().size());
        int column = knobs;
        for (int i = 0; i < study.measures().size(); i++) {
            int seeds = study.measures().get(i).seeds();
            values[knobs + i] = Arrays.stream(row, column, column + seeds).sum() / seeds;
            column += seeds;
        }
        return values;
    }

    Study study() {
        return study;
    }

    StudyFolder folder() {
        return folder;
    }

    StudyRunner runner() {
        return runner;
    }

    AxisBrushes brushes() {
        return brushes;
    }

    /** Takes over what has come; returns whether there was anything. */
    boolean takeArrived() {
        int before = rows.size();
        for (SweepRow row = arriving.poll(); row != null; row = arriving.poll()) {
            rows.add(row);
        }
        return rows.size() > before;
    }

    /** In the order in which they came. */
    List<SweepRow> rows() {
        return rows;
    }

    /** The axes anew, over what has come so far and with the goals as they are. */
    void scale(GoalSet goals) {
        List<SweepAxis> made = new ArrayList<>();
        for (StudyKnob knob : study.space().knobs()) {
            made.add(SweepAxis.of(made.size(), knob));
        }
        for (StudyMeasure measure : study.measures()) {
            int index = made.size();
            made.add(SweepAxis.of(index, measure, limits(measure, goals), rows.stream().mapToDouble(row -> row.values()[index]).toArray()));
        }
        axes = List.copyOf(made);
    }

    /** Of the goal in use that asks the same, or of the study's own. */
    private Optional<Limits> limits(StudyMeasure measure, GoalSet goals) {
        Stream<Goal> asking = Stream.concat(goals.goals().stream(), ownGoals.stream().flatMap(own -> own.goals().stream()));
        return asking.filter(goal -> asksFor(goal, measure)).map(Goal::limits).findFirst();
    }

    /** A person's run is judged by the limits of the goal that it was made of. */
    private static boolean asksFor(Goal goal, StudyMeasure measure) {
        boolean isSame = goal.measure().equals(measure.question().measure()) && goal.landing() == measure.question().landing() && goal.limits().unit().equals(measure.unit());
        return isSame && goal.scenario().map().equals(measure.question().scenario().map());
    }

    /** Goals that the study does not measure. */
    List<String> unmeasured(GoalSet goals) {
        return goals.goals().stream().filter(goal -> goal.counts() && study.measures().stream().noneMatch(measure -> asksFor(goal, measure))).map(Goal::name).toList();
    }

    /** All axes, by the index of their value. */
    List<SweepAxis> axes() {
        return axes;
    }

    /** From left to right, as they were put. */
    List<SweepAxis> ordered() {
        return brushes.order().stream().map(axes::get).toList();
    }

    List<SweepAxis> knobs() {
        return axes.stream().filter(axis -> axis.kind() == SweepAxis.Kind.KNOB).toList();
    }

    List<SweepAxis> measures() {
        return axes.stream().filter(axis -> axis.kind() == SweepAxis.Kind.MEASURE).toList();
    }

    /** The knob of an axis. */
    StudyKnob knob(SweepAxis axis) {
        return study.space().knobs().get(axis.index());
    }
}
