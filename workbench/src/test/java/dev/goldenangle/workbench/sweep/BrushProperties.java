package dev.goldenangle.workbench.sweep;

import dev.goldenangle.analysis.Metric.Better;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Random brushing, moving and flipping of axes keeps the same runs as a plain filter; the front is a true Pareto front. */
class BrushProperties {
    private static final int AXES = 5;

    /** A user action on an axis; places are shares of the axis height on screen. */
    record Gesture(Kind kind, int axis, int place, double from, double to) {
        enum Kind { BRUSH, MOVE, FLIP, CLEAR, CLEAR_ALL }
    }

    @Provide
    Arbitrary<List<Gesture>> gestures() {
        return Combinators.combine(Arbitraries.of(Gesture.Kind.values()), Arbitraries.integers().between(0, AXES - 1), Arbitraries.integers().between(-1, AXES + 1),
                Arbitraries.doubles().between(-0.2, 1.2), Arbitraries.doubles().between(-0.2, 1.2)).as(Gesture::new).list().ofMaxSize(30);
    }

    private static List<SweepAxis> axes(Random random) {
        return IntStream.range(0, AXES).mapToObj(i -> {
            double low = random.nextDouble() * 10 - 5;
            return new SweepAxis(i, i < 3 ? SweepAxis.Kind.KNOB : SweepAxis.Kind.MEASURE, "axis " + i, "", low, low + 0.01 + random.nextDouble() * 8, 2, List.of(), Optional.empty(),
                    Better.values()[random.nextInt(3)]);
        }).toList();
    }

    /** Includes values beyond the ends and missing values. */
    private static List<SweepRow> rows(List<SweepAxis> axes, Random random) {
        List<SweepRow> rows = new ArrayList<>();
        for (int number = 0; number < 200; number++) {
            double[] values = axes.stream().mapToDouble(axis -> random.nextInt(20) == 0 ? Double.NaN : axis.value(random.nextDouble() * 1.4 - 0.2)).toArray();
            rows.add(new SweepRow(number, values));
        }
        return rows;
    }

    @Property(tries = 300)
    void brushesKeepTheSameRowsAsAPlainFilter(@ForAll("gestures") List<Gesture> gestures, @ForAll long seed) {
        Random random = new Random(seed);
        List<SweepAxis> axes = axes(random);
        List<SweepRow> rows = rows(axes, random);
        AxisBrushes brushes = new AxisBrushes(AXES);
        Map<Integer, double[]> plain = new HashMap<>();
        boolean[] turned = new boolean[AXES];
        for (Gesture gesture : gestures) {
            SweepAxis axis = axes.get(gesture.axis);
            switch (gesture.kind) {
                case BRUSH -> {
                    brushes.brush(axis, gesture.from, gesture.to);
                    plain.put(gesture.axis, range(axis, gesture, turned[gesture.axis]));
                }
                case MOVE -> brushes.move(gesture.axis, gesture.place);
                case FLIP -> {
                    brushes.flip(gesture.axis);
                    turned[gesture.axis] = !turned[gesture.axis];
                }
                case CLEAR -> {
                    brushes.clear(gesture.axis);
                    plain.remove(gesture.axis);
                }
                case CLEAR_ALL -> {
                    brushes.clear();
                    plain.clear();
                }
            }
        }
        List<Long> kept = rows.stream().filter(brushes::keeps).map(SweepRow::number).toList();
        List<Long> expected = rows.stream().filter(row -> plain.entrySet().stream().allMatch(range -> row.values()[range.getKey()] >= range.getValue()[0]
                && row.values()[range.getKey()] <= range.getValue()[1])).map(SweepRow::number).toList();
        assertEquals(expected, kept);
        assertEquals(IntStream.range(0, AXES).boxed().toList(), brushes.order().stream().sorted().toList(), "every axis appears once");
        assertEquals(plain.size(), brushes.count());
    }

    /** Computed from the axis values, independently of screen places. */
    private static double[] range(SweepAxis axis, Gesture gesture, boolean isTurned) {
        double bottom = isTurned ? axis.high() : axis.low();
        double top = isTurned ? axis.low() : axis.high();
        double one = bottom + Math.max(0, Math.min(1, gesture.from)) * (top - bottom);
        double other = bottom + Math.max(0, Math.min(1, gesture.to)) * (top - bottom);
        double near = 0.004 * (axis.high() - axis.low());
        double low = Math.min(one, other);
        double high = Math.max(one, other);
        double hair = 1e-9 * (axis.high() - axis.low());
        return new double[] {low <= axis.low() + near ? Double.NEGATIVE_INFINITY : low - hair, high >= axis.high() - near ? Double.POSITIVE_INFINITY : high + hair};
    }

    @Property(tries = 200)
    void rangeIsDrawnWhereItWasDragged(@ForAll @DoubleRange(min = 0.01, max = 0.99) double from, @ForAll @DoubleRange(min = 0.01, max = 0.99) double to, @ForAll boolean isTurned, @ForAll long seed) {
        SweepAxis axis = axes(new Random(seed)).get(0);
        AxisBrushes brushes = new AxisBrushes(AXES);
        if (isTurned) {
            brushes.flip(0);
        }
        brushes.brush(axis, from, to);
        double[] places = brushes.places(axis).orElseThrow();
        assertEquals(Math.min(from, to), places[0], 1e-9);
        assertEquals(Math.max(from, to), places[1], 1e-9);
    }

    @Property(tries = 100)
    void frontIsUnbeatenAndEveryOtherRunIsBeaten(@ForAll long seed, @ForAll @IntRange(min = 1, max = 6) int steps) {
        Random random = new Random(seed);
        List<SweepAxis> axes = axes(random);
        List<SweepRow> rows = IntStream.range(0, 60).mapToObj(i -> new SweepRow(i, random.ints(AXES, 0, 1 + steps).asDoubleStream().toArray())).toList();
        SweepAxis first = axes.get(3);
        SweepAxis second = axes.get(4);
        List<SweepRow> front = ParetoFront.of(rows, first, second);
        assertTrue(!front.isEmpty());
        for (SweepRow row : rows) {
            boolean isBeaten = rows.stream().anyMatch(other -> beats(other, row, first, second));
            boolean hasTwin = front.stream().anyMatch(other -> other.value(first) == row.value(first) && other.value(second) == row.value(second));
            assertEquals(!isBeaten, hasTwin, row.toString());
        }
    }

    private static boolean beats(SweepRow one, SweepRow other, SweepAxis first, SweepAxis second) {
        double a = first.worth(one.value(first)) - first.worth(other.value(first));
        double b = second.worth(one.value(second)) - second.worth(other.value(second));
        return a >= 0 && b >= 0 && (a > 0 || b > 0);
    }
}
