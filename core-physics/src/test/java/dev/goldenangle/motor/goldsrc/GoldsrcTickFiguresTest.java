package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.motor.Bench;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every published single tick of Half-Life and Counter-Strike, with all flags, timers, ground and water. */
class GoldsrcTickFiguresTest {
    private static final float TOLERANCE = 1e-3f;

    @TestFactory
    Stream<DynamicTest> everyTickIsReproduced() {
        return GoldsrcFigures.GAMES.stream().map(game -> DynamicTest.dynamicTest(game, () -> {
            GoldsrcFigures figures = new GoldsrcFigures();
            List<GoldsrcFigures.Row> rows = GoldsrcFigures.rows(game + "_onestep.csv.gz");
            assertTrue(rows.size() >= 2000, "the rows are there");
            List<String> wrong = new ArrayList<>();
            for (GoldsrcFigures.Row row : rows) {
                Bench bench = figures.bench(row);
                GoldsrcFigures.begin(bench, row, "s", "v", "", "wasground");
                GoldsrcFigures.press(bench, row);
                bench.step();
                try {
                    GoldsrcFigures.expect(bench, row, TOLERANCE);
                } catch (AssertionError difference) {
                    wrong.add(difference.getMessage());
                }
            }
            assertEquals(List.of(), wrong, () -> wrong.size() + " of " + rows.size());
        }));
    }
}
