package dev.goldenangle.motor.goldsrc;

import dev.goldenangle.motor.Bench;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every published run of Half-Life and Counter-Strike, open loop: each tick continues from our own state. */
class GoldsrcRunFiguresTest {
    /** A run of 10 s in Counter-Strike can drift to 1.1e-3, because the game computes some products in double. */
    private static final Map<String, Float> TOLERANCES = Map.of("halflife", 1e-3f, "counterstrike", 1.2e-3f);

    @TestFactory
    Stream<DynamicTest> everyRunIsReproduced() {
        GoldsrcFigures figures = new GoldsrcFigures();
        return GoldsrcFigures.GAMES.stream().flatMap(game -> {
            Map<String, List<GoldsrcFigures.Row>> runs = GoldsrcFigures.rows(game + "_runs.csv.gz").stream()
                    .collect(Collectors.groupingBy(row -> row.get("variant") + " " + row.get("run"), LinkedHashMap::new, Collectors.toList()));
            return runs.entrySet().stream().map(run -> DynamicTest.dynamicTest(game + " " + run.getKey(), () -> replay(figures, run.getValue(), TOLERANCES.get(game))));
        });
    }

    private static void replay(GoldsrcFigures figures, List<GoldsrcFigures.Row> rows, float tolerance) {
        Bench bench = figures.bench(rows.get(1));
        GoldsrcFigures.begin(bench, rows.get(0), "o", "ov", "o", "oground");
        for (GoldsrcFigures.Row row : rows.subList(1, rows.size())) {
            GoldsrcFigures.press(bench, row);
            bench.step();
            GoldsrcFigures.expect(bench, row, tolerance);
        }
    }
}
