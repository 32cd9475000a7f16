package dev.goldenangle.toolkit.study;

import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.design.DesignPoints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Knobs with ranges, a design that chooses points, and the measures taken at each point. A study is a pure function from a row number to
 * a row, so any part can run on any machine with the same result.
 *
 * @param name     shown to the user
 * @param preset   id of the preset, shown to the user
 * @param space    the base parameters and the knobs
 * @param count    number of points, in the design's unit
 * @param seed     seed of the design
 */
public record Study(String name, String preset, KnobSpace space, Design design, int count, long seed, List<StudyMeasure> measures, StudyMaps maps) {
    /** Larger studies could never finish. */
    public static final long MOST_ROWS = 1L << 40;

    /** @throws IllegalArgumentException with the reason, if the study cannot run */
    public Study {
        measures = List.copyOf(measures);
        if (measures.isEmpty()) {
            throw new IllegalArgumentException("a study needs at least one metric");
        }
        if (design.points(space.size(), count, seed).size() > MOST_ROWS) {
            throw new IllegalArgumentException(count + " points of each of " + space.size() + " knobs are too many to run");
        }
    }

    public long rows() {
        return points().size();
    }

    public DesignPoints points() {
        return design.points(space.size(), count, seed);
    }

    public Evaluator evaluator() {
        return new Evaluator(space.model(), levels(), measures);
    }

    /** Loads maps by name, in the model's units; each is built on first use. */
    public Function<String, Optional<Level>> levels() {
        return maps.levels(space.model());
    }

    public List<String> columns() {
        return table().columns();
    }

    /** An empty table for this study's rows. */
    public StudyTable table() {
        return new StudyTable(space.knobs(), measures);
    }

    /** Computes rows: the knob values, then the measures. Any thread may use it. */
    public RowEngine.Rows maker() {
        DesignPoints points = points();
        Evaluator evaluator = evaluator();
        return index -> evaluator.row(space, points.point(index));
    }

    /**
     * Runs the study in memory, from the table's end. The table fills while it runs; after a cancel it keeps the rows finished so far.
     *
     * @param onRow called after every row, on any thread
     */
    public StudyTable run(int threads, Progress monitor, StudyTable table, Runnable onRow) {
        monitor.expect(rows() - table.size());
        try {
            RowEngine.run(table.size(), rows(), threads, maker(), monitor, (index, row) -> {
                table.append(row);
                onRow.run();
            });
            return table;
        } catch (RuntimeException broken) {
            throw broken;
        } catch (Exception broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Runs the whole study in memory on all cores. */
    public StudyTable run(Progress monitor) {
        return run(RowEngine.allCores(), monitor, table(), () -> { });
    }

    /** The parameters of a row; empty if they are invalid. */
    public Optional<ParameterSet> parameters(double[] row) {
        return space.at(Arrays.copyOf(row, space.size()));
    }

    /** Simulations per row; a trial counts as one. */
    public int runsPerRow() {
        Stream<String> runs = measures.stream().flatMap(measure -> measure.seedList().stream()
                .map(seed -> measure.question().scenario().bot().isEmpty() ? measure.name() : measure.scenario(seed).toString()));
        return (int) runs.distinct().count();
    }

    public List<String> mapNames() {
        return new ArrayList<>(measures.stream().map(measure -> measure.question().scenario().map()).distinct().sorted().toList());
    }
}
