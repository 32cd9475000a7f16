package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.world.brush.FigureWorlds;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every published single tick of QuakeWorld. */
class QuakeworldTickFiguresTest {
    private static final float TOLERANCE = 1e-3f;

    @Test
    void everyDifficultTickIsReproducedWithAllItsFlags() {
        Level level = Bench.level(FigureWorlds.qwHard());
        ParameterSet set = new QuakeworldModel().parameters().defaults();
        Bench[] benches = {
            new Bench(new QuakeworldModel(), set.with(QuakeworldParameter.TICK_RATE, Value.milliseconds(8)), level),
            new Bench(new QuakeworldModel(), set.with(QuakeworldParameter.TICK_RATE, 128), level)};
        List<String[]> rows = FigureWorlds.rows("qw_onestep_hard.csv");
        assertTrue(rows.size() >= 900, "the rows are there");
        for (String[] row : rows) {
            Bench bench = benches[integer(row, 14)];
            bench.at(number(row, 0), number(row, 1), number(row, 2)).moving(number(row, 3), number(row, 4), number(row, 5));
            bench.state.set(QuakeworldRegister.JUMP_HELD, integer(row, 6));
            bench.state.set(QuakeworldRegister.YAW_OFFSET, 0);
            boolean spectates = integer(row, 8) == 1;
            bench.state.mode = spectates ? MoveMode.SPECTATE : MoveMode.NORMAL;
            bench.command.pitch = -Angles.fromShort(integer(row, 9));
            bench.command.yaw = Angles.fromShort(integer(row, 10));
            bench.keys(integer(row, 11) / 400.0, integer(row, 12) / 400.0, spectates ? integer(row, 13) / 400.0 : integer(row, 7));
            bench.step();
            for (int axis = 0; axis < 3; axis++) {
                assertEquals(number(row, 15 + axis), bench.state.position.get(axis), TOLERANCE, () -> String.join(",", row));
                assertEquals(number(row, 18 + axis), bench.state.velocity.get(axis), TOLERANCE, () -> String.join(",", row));
            }
            assertEquals(integer(row, 21) == 1, bench.state.grounded, () -> String.join(",", row));
            assertEquals(integer(row, 22), bench.state.get(QuakeworldRegister.JUMP_HELD), () -> String.join(",", row));
        }
    }

    private static float number(String[] row, int at) {
        return Float.parseFloat(row[at]);
    }

    private static int integer(String[] row, int at) {
        return Integer.parseInt(row[at]);
    }
}
