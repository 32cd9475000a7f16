package dev.goldenangle.workbench.find;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Amount;
import dev.goldenangle.goal.Limits;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.goal.Relation;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.study.StudyKnob;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.study.sensitivity.KnobSlice;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.awt.geom.PathIterator;
import java.util.List;
import java.util.stream.IntStream;

/** Texts, interpolation and contour lines of slices and maps with known values. */
class SliceWordsTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();
    private static final ParameterSet BASE = ARENA.parameters().defaults();
    private static final StudyKnob FRICTION = new StudyKnob(BASE.table().find("friction").orElseThrow(), BASE.value(BASE.table().find("friction").orElseThrow()).form(), 4, 10);

    /** A slice whose value is 10 minus the friction. */
    private static KnobSlice falling() {
        StudyMeasure measure = StudyMeasure.usual(GoalMetrics.find("stop_distance").orElseThrow(), ARENA, BASE);
        return new KnobSlice(FRICTION, List.of(measure), List.of(IntStream.rangeClosed(0, 12).mapToObj(i -> 4 + 0.5 * i).map(amount -> new KnobSlice.Point(amount, 10 - amount, 9 - amount, 11 - amount)).toList()), 13);
    }

    @ParameterizedTest
    @CsvSource({"Run speed W, run speed W", "Target angle θ, target angle θ", "Friction, friction"})
    void knobInsideASentenceKeepsItsSymbol(String label, String said) {
        Assertions.assertEquals(said, StudyWords.lower(label));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"AT_MOST|2|Meets the goal from 8 upwards.", "AT_LEAST|2|Meets the goal up to 8.", "AT_MOST|7|Meets the goal everywhere in its range.",
            "AT_LEAST|7|Never meets the goal in its range."})
    void aSliceSaysWhereItsGoalIsMet(Relation relation, double limit, String said) {
        Assertions.assertEquals(said, SliceVerdict.of(falling(), 0, Limits.one(relation, new Amount(limit, "m"))));
    }

    @Property(tries = 100)
    void sliceInterpolatesLinearlyBetweenPoints(@ForAll @DoubleRange(min = 4, max = 10) double amount) {
        Assertions.assertEquals(10 - amount, falling().mean(0, amount), 1e-9);
    }

    @Property(tries = 200)
    void knobIsRoundedToANearbyValueWithinItsRange(@ForAll @DoubleRange(min = -5, max = 20) double amount) {
        double rounded = SliceViewModel.rounded(FRICTION, amount);
        Assertions.assertTrue(rounded >= 4 && rounded <= 10);
        Assertions.assertEquals(Math.max(4, Math.min(10, amount)), rounded, 0.006);
        Assertions.assertEquals(Math.rint(rounded * 100) / 100, rounded, 1e-12);
    }

    /** On a plane, every point of the contour line has the requested value. */
    @Property(tries = 100)
    void everyPointOfAContourLineHasItsValue(@ForAll @DoubleRange(min = -3, max = 3) double a, @ForAll @DoubleRange(min = 0.1, max = 3) double b, @ForAll @DoubleRange(min = -2, max = 4) double level) {
        int size = 9;
        double[] values = new double[size * size];
        for (int i = 0; i < values.length; i++) {
            values[i] = a * (i % size) / (size - 1) + b * (i / size) / (size - 1);
        }
        int count = 0;
        double[] point = new double[6];
        for (PathIterator line = IsoLines.at(level, values, size).getPathIterator(null); !line.isDone(); line.next()) {
            line.currentSegment(point);
            Assertions.assertEquals(level, a * point[0] + b * point[1], 1e-9);
            count++;
        }
        boolean isCrossed = level > Math.min(0, a) + 1e-6 && level < Math.max(0, a) + b - 1e-6;
        boolean isMissed = level < Math.min(0, a) - 1e-6 || level > Math.max(0, a) + b + 1e-6;
        Assertions.assertTrue(isCrossed ? count > 0 : !isMissed || count == 0);
    }
}
