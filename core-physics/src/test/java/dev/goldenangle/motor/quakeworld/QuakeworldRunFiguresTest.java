package dev.goldenangle.motor.quakeworld;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.StrafeRun;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.world.brush.FigureWorlds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Whole runs of QuakeWorld: strafe jumping and starting. */
class QuakeworldRunFiguresTest {
    private static final double REST = 24.03125;

    @ParameterizedTest
    @ValueSource(strings = {"qw_8ms", "qw_128hz", "qw_13ms"})
    void optimalStraferLandsAtThePublishedSpeeds(String variant) {
        StrafeRun run = new StrafeRun(new QuakeworldModel(), variant(variant), REST, StrafeRun.Side.CHANGES);
        List<String[]> rows = FigureWorlds.rows("strafejump_qw.csv").stream().filter(row -> row[0].equals(variant)).toList();
        assertEquals(20, rows.size());
        for (String[] row : rows) {
            float speed = run.land();
            assertEquals(Integer.parseInt(row[2]), run.tick(), () -> String.join(",", row));
            expectNear(Double.parseDouble(row[3]), speed, String.join(",", row));
        }
    }

    @Test
    void runningForwardGainsSpeedAsPublished() {
        String[] variants = {"qw_8ms", "qw_128hz", "qw_13ms"};
        for (int i = 0; i < variants.length; i++) {
            Bench bench = new Bench(new QuakeworldModel(), variant(variants[i]), Bench.level(List.of(Bench.floor()))).at(0, 0, REST).keys(1, 0, 0);
            for (String[] row : FigureWorlds.rows("accel_forward_qw.csv")) {
                expectNear(Double.parseDouble(row[1 + 2 * i]), bench.state.velocity.x, variants[i] + " " + String.join(",", row));
                expectNear(Double.parseDouble(row[2 + 2 * i]), bench.state.position.x, variants[i] + " " + String.join(",", row));
                bench.step();
            }
        }
    }

    private static ParameterSet variant(String name) {
        ParameterSet classic = new QuakeworldModel().parameters().defaults();
        return switch (name) {
            case "qw_8ms" -> classic.with(QuakeworldParameter.TICK_RATE, Value.milliseconds(8));
            case "qw_128hz" -> classic.with(QuakeworldParameter.TICK_RATE, 128);
            case "qw_13ms" -> classic.with(QuakeworldParameter.TICK_RATE, Value.milliseconds(13));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static void expectNear(double expected, double actual, String what) {
        assertEquals(expected, actual, 1e-3 * Math.abs(expected) + 1e-6, what);
    }
}
