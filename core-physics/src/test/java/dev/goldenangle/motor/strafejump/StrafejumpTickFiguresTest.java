package dev.goldenangle.motor.strafejump;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.world.brush.FigureWorlds;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every published single tick of Quake III, with the shipped rules. */
class StrafejumpTickFiguresTest {
    private static final float TOLERANCE = 1e-3f;

    @Test
    void everyTickOfTheFieldAt8MillisecondsIsReproduced() {
        field("pmove_onestep_field_8ms.csv", Presets.vq3Unrounded());
    }

    @Test
    void everyTickOfTheFieldAt128HertzIsReproduced() {
        field("pmove_onestep_field_128hz.csv", Presets.vq3At128());
    }

    private static void field(String file, ParameterSet parameters) {
        Bench bench = new Bench(new StrafejumpModel(), parameters, Bench.level(FigureWorlds.field()));
        List<String[]> rows = FigureWorlds.rows(file);
        assertTrue(rows.size() >= 1500, "the rows are there");
        for (String[] row : rows) {
            place(bench, row);
            bench.state.set(StrafejumpRegister.CONTACT, true);
            bench.command.yaw = Angles.fromShort(integer(row, 6));
            bench.keys(integer(row, 7) / 127.0, integer(row, 8) / 127.0, integer(row, 9) / 127.0);
            bench.step();
            expectMotion(bench, row, 10);
            assertEquals(integer(row, 16) == 1, bench.state.grounded, () -> String.join(",", row));
        }
    }

    @Test
    void everyDifficultTickIsReproducedWithAllItsFlags() {
        Level level = Bench.level(FigureWorlds.q3Hard());
        Bench[] benches = new Bench[4];
        for (int i = 0; i < 4; i++) {
            ParameterSet set = Presets.vq3().with(StrafejumpParameter.VELOCITY_ROUNDING, i & 1);
            benches[i] = new Bench(new StrafejumpModel(), i >= 2 ? set.with(StrafejumpParameter.TICK_RATE, 128) : set, level);
        }
        List<String[]> rows = FigureWorlds.rows("q3_onestep_hard.csv");
        assertTrue(rows.size() >= 900, "the rows are there");
        for (String[] row : rows) {
            Bench bench = benches[integer(row, 18) + 2 * integer(row, 19)];
            place(bench, row);
            bench.state.mode = List.of(MoveMode.NORMAL, MoveMode.NOCLIP, MoveMode.SPECTATE).get(integer(row, 6));
            bench.state.set(StrafejumpRegister.CONTACT, integer(row, 7));
            bench.state.crouched = integer(row, 8) == 1;
            bench.state.set(StrafejumpRegister.JUMP_HELD, integer(row, 9));
            bench.state.set(StrafejumpRegister.LAND, integer(row, 10));
            bench.state.set(StrafejumpRegister.KNOCKBACK, integer(row, 11));
            bench.state.set(StrafejumpRegister.TIMER, integer(row, 12));
            bench.command.pitch = -Angles.fromShort(integer(row, 13));
            bench.command.yaw = Angles.fromShort(integer(row, 14));
            bench.keys(integer(row, 15) / 127.0, integer(row, 16) / 127.0, integer(row, 17) / 127.0);
            bench.step();
            expectMotion(bench, row, 20);
            String flags = bench.state.get(StrafejumpRegister.CONTACT) + "," + (bench.state.crouched ? 1 : 0) + ","
                    + bench.state.get(StrafejumpRegister.JUMP_HELD) + "," + bench.state.get(StrafejumpRegister.LAND) + ","
                    + bench.state.get(StrafejumpRegister.KNOCKBACK) + "," + bench.state.get(StrafejumpRegister.TIMER) + ","
                    + (int) bench.state.eyeHeight;
            assertEquals(String.join(",", List.of(row).subList(26, 33)), flags, () -> String.join(",", row));
        }
    }

    private static void place(Bench bench, String[] row) {
        bench.state.clearRegisters();
        bench.command.clear();
        bench.at(number(row, 0), number(row, 1), number(row, 2)).moving(number(row, 3), number(row, 4), number(row, 5));
    }

    private static void expectMotion(Bench bench, String[] row, int at) {
        for (int axis = 0; axis < 3; axis++) {
            assertEquals(number(row, at + axis), bench.state.position.get(axis), TOLERANCE, () -> String.join(",", row));
            assertEquals(number(row, at + 3 + axis), bench.state.velocity.get(axis), TOLERANCE, () -> String.join(",", row));
        }
    }

    private static float number(String[] row, int at) {
        return Float.parseFloat(row[at]);
    }

    private static int integer(String[] row, int at) {
        return Integer.parseInt(row[at]);
    }
}
