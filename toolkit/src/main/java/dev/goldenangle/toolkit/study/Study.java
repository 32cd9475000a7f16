package dev.goldenangle.toolkit.study;

import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.design.DesignPoints;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * What to look at: knobs with their ranges, a design that chooses points, and the measures taken at each. It is a pure function from
 * the number of a point to a row of numbers, so any part of it can be made anywhere and comes out the same.
 *
 * @param name     for people
 * @param preset   id of the preset, for people
 * @param space    the preset's values and the knobs
 * @param design   how points are chosen
 * @param count    how many, as the design counts
 * @param seed     decides everything about the design that looks like chance
 * @param measures what is taken
 * @param maps     the maps that it needs
 */
public record Study(String name, String preset, KnobSpace space, Design design, int count, long seed, List<StudyMeasure> measures, StudyMaps maps) {
    /** Beyond this no machine comes to an end. */
    public static final long MOST_ROWS = 1L << 40;

    /** @throws IllegalArgumentException with the reason, when nobody could run it */
    public Study {
        measures = List.copyOf(measures);
        if (measures.isEmpty()) {
            throw new IllegalArgumentException("a study needs something to measure");
        }
        if (design.points(space.size(), count, seed).size() > MOST_ROWS) {
            throw new IllegalArgumentException(count + " points of each of " + space.size() + " knobs are more than anybody can run");
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

    /** The maps by their names, in the model's units, each built when it is first asked for. */
    public Function<String, Optional<Level>> levels() {
        return maps.levels(space.model());
    }

    /** The names of the columns of a row. */
    public List<String> columns() {
        return table().columns();
    }

    /** A table for its rows, still empty. */
    public StudyTable table() {
        return new StudyTable(space.knobs(), measures);
    }

    /** Makes rows: the amounts of the knobs, then the values of the measures. Any thread may use it. */
    public RowEngine.Rows maker() {
        DesignPoints points = points();
        Evaluator evaluator = evaluator();
        return index -> evaluator.row(space, points.point(index));
    }

    /**
     * Runs it in memory. Rows arrive in the table while it runs; after a cancel it holds those that were made, from the first on.
     *
     * @param onRow hears after every row, on any thread
     */
    public StudyTable run(int threads, StudyMonitor monitor, StudyTable table, Runnable onRow) {
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

    /** As above on all cores, from the beginning. */
    public StudyTable run(StudyMonitor monitor) {
        return run(RowEngine.allCores(), monitor, table(), () -> { });
    }

    /** A row as a preset: what was measured there, to be opened or applied. */
    public Optional<ParameterSet> parameters(double[] row) {
        return space.at(Arrays.copyOf(row, space.size()));
    }

    /** Simulations that one row takes, counting a trial as one. */
    public int runsPerRow() {
        Stream<String> runs = measures.stream().flatMap(measure -> measure.seedList().stream()
                .map(seed -> measure.question().scenario().bot().isEmpty() ? measure.name() : measure.scenario(seed).toString()));
        return (int) runs.distinct().count();
    }

    /** The names of the maps it runs on. */
    public List<String> mapNames() {
        return new ArrayList<>(measures.stream().map(measure -> measure.question().scenario().map()).distinct().sorted().toList());
    }
}
