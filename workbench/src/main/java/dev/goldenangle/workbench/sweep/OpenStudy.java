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

/** The study on screen: its runner, the rows received so far and their axes. Use on the JavaFX thread only. */
final class OpenStudy {
    /** Larger studies are thinned evenly to this many rows. */
    private static final long MOST_SHOWN = 100_000;
    private final StudyFolder folder;
    private final Study study;
    private final Optional<GoalSet> ownGoals;
    private final StudyRunner runner;
    private final Queue<SweepRow> arriving = new ConcurrentLinkedQueue<>();
    private final List<SweepRow> rows = new ArrayList<>();
    private final AxisBrushes brushes;
    private List<SweepAxis> axes = List.of();

    /** @param notices receives messages for the user, on any thread */
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

    /** The knobs, then the mean of each measure over its seeds. */
    private double[] means(double[] row) {
        int knobs = study.space().size();
        double[] values = Arrays.copyOf(row, knobs + study.measures().size());
        int column = knobs;
        for (int i = 0; i < study.measures().size(); i++) {
            int seeds = study.measures().get(i).seeds();
            values[knobs + i] = study.measures().get(i).value(Arrays.copyOfRange(row, column, column + seeds));
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

    /** Adds the rows that have arrived; returns whether there were any. */
    boolean takeArrived() {
        int before = rows.size();
        for (SweepRow row = arriving.poll(); row != null; row = arriving.poll()) {
            rows.add(row);
        }
        return rows.size() > before;
    }

    /** In order of arrival. */
    List<SweepRow> rows() {
        return rows;
    }

    /** Recomputes the axes from the rows so far and the current goals. */
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

    /** The limits of the current goal for this measure, or else of the study's own goal. */
    private Optional<Limits> limits(StudyMeasure measure, GoalSet goals) {
        Stream<Goal> asking = Stream.concat(goals.goals().stream(), ownGoals.stream().flatMap(own -> own.goals().stream()));
        return asking.filter(goal -> asksFor(goal, measure)).map(Goal::limits).findFirst();
    }

    /** Human runs use the limits of the goal they were derived from. */
    private static boolean asksFor(Goal goal, StudyMeasure measure) {
        boolean isSame = goal.measure().equals(measure.question().measure()) && goal.landing() == measure.question().landing() && goal.limits().unit().equals(measure.unit());
        return isSame && goal.scenario().map().equals(measure.question().scenario().map());
    }

    /** Goals that the study does not measure. */
    List<String> unmeasured(GoalSet goals) {
        return goals.goals().stream().filter(goal -> goal.counts() && study.measures().stream().noneMatch(measure -> asksFor(goal, measure))).map(Goal::name).toList();
    }

    /** All axes, in the order of a row's values. */
    List<SweepAxis> axes() {
        return axes;
    }

    /** The axes from left to right on screen. */
    List<SweepAxis> ordered() {
        return brushes.order().stream().map(axes::get).toList();
    }

    List<SweepAxis> knobs() {
        return axes.stream().filter(axis -> axis.kind() == SweepAxis.Kind.KNOB).toList();
    }

    List<SweepAxis> measures() {
        return axes.stream().filter(axis -> axis.kind() == SweepAxis.Kind.MEASURE).toList();
    }

    StudyKnob knob(SweepAxis axis) {
        return study.space().knobs().get(axis.index());
    }
}
