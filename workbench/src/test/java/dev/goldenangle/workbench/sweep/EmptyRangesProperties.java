package dev.goldenangle.workbench.sweep;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** When ranges leave no runs, the named ranges are the fewest whose removal brings runs back. */
class EmptyRangesProperties {
    private static final int AXES = 4;

    private static SweepAxis axis(int index) {
        return new SweepAxis(index, SweepAxis.Kind.KNOB, "axis " + index, "", 0, 1, 2, List.of(), Optional.empty(), dev.goldenangle.analysis.Metric.Better.NEITHER);
    }

    private static AxisBrushes without(AxisBrushes brushes, Iterable<Integer> axes) {
        AxisBrushes fewer = new AxisBrushes(AXES);
        IntStream.range(0, AXES).forEach(index -> brushes.range(index).ifPresent(range -> fewer.keep(axis(index), range)));
        axes.forEach(fewer::clear);
        return fewer;
    }

    @Property(tries = 300)
    void removingTheNamedRangesKeepsAsManyRunsAsPromised(@ForAll long seed, @ForAll @IntRange(min = 0, max = 12) int count) {
        Random random = new Random(seed);
        List<SweepRow> rows = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            rows.add(new SweepRow(number, random.doubles(AXES).toArray()));
        }
        AxisBrushes brushes = new AxisBrushes(AXES);
        for (int index = 0; index < AXES; index++) {
            double low = random.nextDouble();
            if (random.nextInt(4) > 0) {
                brushes.keep(axis(index), new SweepRange(low, low + 0.2 * random.nextDouble()));
            }
        }
        List<EmptyRanges> found = EmptyRanges.of(rows, brushes);
        assertEquals(rows.isEmpty() || rows.stream().anyMatch(brushes::keeps), found.isEmpty(), "named only if nothing is kept");
        for (EmptyRanges ranges : found) {
            assertEquals(ranges.runs(), rows.stream().filter(without(brushes, ranges.axes())::keeps).count());
            assertTrue(ranges.runs() > 0);
            for (int spared : ranges.axes()) {
                List<Integer> fewer = ranges.axes().stream().filter(axis -> axis != spared).toList();
                assertEquals(0, rows.stream().filter(without(brushes, fewer)::keeps).count(), "all of them are needed");
            }
        }
    }
}
