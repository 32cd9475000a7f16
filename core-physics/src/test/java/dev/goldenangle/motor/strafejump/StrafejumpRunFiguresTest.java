package dev.goldenangle.motor.strafejump;

import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.StrafeRun;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.FigureWorlds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Whole runs of Quake III: strafe jumping, starting, stopping, stairs. */
class StrafejumpRunFiguresTest {
    private static final double REST = 24.125;

    @ParameterizedTest
    @ValueSource(strings = {"vq3_8ms_snap", "vq3_8ms_nosnap", "vq3_128hz_nosnap"})
    void optimalStraferLandsAtThePublishedSpeeds(String variant) {
        // Both sides are equal except for rounding, which depends on the compass direction. Only there it shows that
        // the published bot never changes sides: its rounded velocities, recognisable from the speeds as sums of two
        // squares, always turn the same way.
        StrafeRun.Side atJump = variant.endsWith("_snap") ? StrafeRun.Side.STAYS : StrafeRun.Side.CHANGES;
        expectLandings("strafejump.csv", variant, new StrafeRun(new StrafejumpModel(), variant(variant), REST, atJump));
    }

    /**
     * On the way to the 13th landing a component ends almost exactly at a half: in doubles it rounds up, in floats
     * down, and the bot repeats itself until it lands.
     */
    @Test
    void roundingAwareStraferLandsAtThePublishedSpeeds() {
        expectLandings("strafejump.csv", "vq3_8ms_snap_greedy_snapaware", new StrafeRun(new StrafejumpModel(), Presets.vq3(), REST,
                StrafeRun.Side.STAYS, StrafeRun.Angle.AFTER_ROUNDING));
    }

    @ParameterizedTest
    @CsvSource({"q3engine_qwair_8ms,vq3_8ms_nosnap", "q3engine_qwair_128hz,vq3_128hz_nosnap"})
    void optimalStraferUnderTheCapLandsAtThePublishedSpeeds(String variant, String base) {
        ParameterSet set = Presets.quakeWorldAir(variant(base));
        expectLandings("strafejump_q3engine_qwair.csv", variant, new StrafeRun(new StrafejumpModel(), set, REST, StrafeRun.Side.CHANGES));
    }

    private static void expectLandings(String file, String variant, StrafeRun run) {
        List<String[]> rows = rows(file, variant);
        assertEquals(20, rows.size());
        for (String[] row : rows) {
            float speed = run.land();
            assertEquals(Integer.parseInt(row[2]), run.tick(), () -> String.join(",", row));
            expectNear(Double.parseDouble(row[3]), speed, String.join(",", row));
        }
    }

    @Test
    void runningForwardGainsSpeedAsPublished() {
        String[] variants = {"vq3_8ms_snap", "vq3_8ms_nosnap", "vq3_128hz_nosnap"};
        for (int i = 0; i < variants.length; i++) {
            Bench bench = onFlatGround(variants[i]).keys(1, 0, 0);
            for (String[] row : FigureWorlds.rows("accel_forward.csv")) {
                expectNear(Double.parseDouble(row[1 + 2 * i]), bench.state.velocity.x, variants[i] + " " + String.join(",", row));
                expectNear(Double.parseDouble(row[2 + 2 * i]), bench.state.position.x, variants[i] + " " + String.join(",", row));
                bench.step();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vq3_8ms_snap", "vq3_8ms_nosnap", "vq3_128hz_nosnap"})
    void releasingTheKeysStopsAsPublished(String variant) {
        Bench bench = onFlatGround(variant).moving(320, 0, 0);
        for (String[] row : rows("stop_from_320.csv", variant)) {
            expectNear(Double.parseDouble(row[2]), bench.state.velocity.x, String.join(",", row));
            expectNear(Double.parseDouble(row[3]), bench.state.position.x, String.join(",", row));
            bench.step();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vq3_8ms_snap", "vq3_8ms_nosnap", "vq3_128hz_nosnap"})
    void stairsAreClimbedAsPublished(String variant) {
        for (String[] row : rows("stairs.csv", variant)) {
            Bench bench = new Bench(new StrafejumpModel(), variant(variant), Bench.level(stairs(Double.parseDouble(row[1]))));
            bench.at(0, 0, REST).moving(320, 0, 0).keys(1, 0, 0);
            // The published distance is that of 250 ticks, despite the name of the column.
            float slowest = Float.MAX_VALUE;
            for (int i = 0; i < 250; i++) {
                bench.step();
                slowest = Math.min(slowest, bench.state.velocity.horizontalLength());
            }
            expectNear(Double.parseDouble(row[3]), bench.state.position.z - REST, String.join(",", row));
            expectNear(Double.parseDouble(row[4]), slowest, String.join(",", row));
            expectNear(Double.parseDouble(row[5]), bench.state.velocity.horizontalLength(), String.join(",", row));
            expectNear(Double.parseDouble(row[6]), bench.state.position.x, String.join(",", row));
        }
    }

    /** Eight steps, 32 deep, the first 128 ahead. */
    private static List<Brush> stairs(double height) {
        List<Brush> brushes = new ArrayList<>(List.of(Bench.floor()));
        for (int i = 0; i < 8; i++) {
            brushes.add(Brush.box(128f + 32f * i, -512f, 0f, 4096f, 512f, (float) (height * (i + 1))));
        }
        return brushes;
    }

    private static Bench onFlatGround(String variant) {
        return new Bench(new StrafejumpModel(), variant(variant), Bench.level(List.of(Bench.floor()))).at(0, 0, REST);
    }

    private static ParameterSet variant(String name) {
        return switch (name) {
            case "vq3_8ms_snap" -> Presets.vq3();
            case "vq3_8ms_nosnap" -> Presets.vq3Unrounded();
            case "vq3_128hz_nosnap" -> Presets.vq3At128();
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static List<String[]> rows(String file, String variant) {
        List<String[]> rows = FigureWorlds.rows(file).stream().filter(row -> row[0].equals(variant)).toList();
        assertTrue(rows.size() >= 7, "the rows are there");
        return rows;
    }

    private static void expectNear(double expected, double actual, String what) {
        assertEquals(expected, actual, 1e-3 * Math.abs(expected) + 1e-6, what);
    }
}
