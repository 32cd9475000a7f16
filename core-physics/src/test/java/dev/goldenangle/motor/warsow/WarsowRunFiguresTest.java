package dev.goldenangle.motor.warsow;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.warsow.WarsowFigures.Row;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Every measured run of Warfork and Warsow 2, with the measured keys and no correction between ticks. */
class WarsowRunFiguresTest {
    private static final float TOLERANCE = 1e-3f;

    @Test
    void everyRunStaysOnItsPathFromTheFirstTickToTheLast() {
        WarsowFigures.Benches benches = new WarsowFigures.Benches();
        Bench bench = null;
        Row start = null;
        int runs = 0;
        int ticks = 0;
        for (Row row : WarsowFigures.rows("runs.csv.gz")) {
            if (row.whole("tick") == 0) {
                start = row;
                runs++;
                continue;
            }
            if (row.whole("tick") == 1) {
                bench = benches.of(row, row.whole("msec"));
                WarsowFigures.place(bench.state, start, "o", "ov", "o");
            }
            WarsowFigures.command(bench.command, row);
            bench.step();
            assertEquals(0f, WarsowFigures.worst(bench, row), TOLERANCE, () -> "position and velocity of " + row);
            assertEquals(WarsowFigures.condition(row), WarsowFigures.condition(bench), row::toString);
            ticks++;
        }
        assertEquals(66, runs);
        assertEquals(11_456, ticks);
    }
}
