package dev.goldenangle.motor.warsow;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.warsow.WarsowFigures.Row;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Every measured single tick of Warfork and Warsow 2, from random states in eight worlds. */
class WarsowTickFiguresTest {
    private static final float TOLERANCE = 1e-3f;

    @ParameterizedTest
    @CsvSource({"warfork, 2000", "warsow2, 1500"})
    void everyTickIsReproducedWithAllItsFlagsAndTimers(String variant, int count) {
        WarsowFigures.Benches benches = new WarsowFigures.Benches();
        List<Row> rows = WarsowFigures.rows("onestep.csv.gz").stream().filter(row -> row.text("variant").equals(variant)).toList();
        assertEquals(count, rows.size());
        for (Row row : rows) {
            Bench bench = benches.of(row, row.whole("msec"));
            WarsowFigures.place(bench.state, row, "s", "v", "");
            WarsowFigures.command(bench.command, row);
            bench.step();
            assertEquals(0f, WarsowFigures.worst(bench, row), TOLERANCE, () -> "position and velocity of " + row);
            assertEquals(WarsowFigures.condition(row), WarsowFigures.condition(bench), row::toString);
        }
    }
}
