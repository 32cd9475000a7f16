package dev.goldenangle.motor.xonotic;

import dev.goldenangle.command.StrafeTheory;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Bench;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every published velocity of Xonotic, under the presets that are shipped. */
class XonoticFiguresTest {
    private static final double TOLERANCE = 1e-3;
    /** Floats of 32 bits blur this row: the speed limit cuts off most of a push. */
    private static final String NOISY_ROW = "1010";
    private static final Vec3 UP = new Vec3(0f, 0f, 1f);

    @Test
    void everySingleTickIsReproducedUnderTheShippedPresets() {
        List<String[]> rows = XonoticFigures.rows("onestep.csv");
        assertEquals(2000, rows.size(), "the rows are there");
        List<String> wrong = new ArrayList<>();
        Set<String> configs = new HashSet<>();
        for (String[] row : rows) {
            configs.add(row[0]);
            Bench bench = XonoticFigures.bench(row[0], row[2]).moving(number(row, 6), number(row, 7), number(row, 8));
            boolean inAir = row[3].equals("1");
            if (!inAir) {
                bench.state.standOn(UP);
            }
            bench.state.set(XonoticRegister.ON_SLICK, row[5].equals("1"));
            bench.looking(number(row, 9)).keys(number(row, 10) / 1000, number(row, 11) / 1000, row[4].equals("1") ? -1 : 0);
            bench.step();
            Vec3 v = bench.state.velocity;
            double fall = inAir ? gravity(row) * number(row, 2) : 0;
            double off = Math.max(Math.max(Math.abs(v.x - number(row, 12)), Math.abs(v.y - number(row, 13))), Math.abs(v.z + fall - number(row, 14)));
            if (off > (row[1].equals(NOISY_ROW) ? 2 * TOLERANCE : TOLERANCE)) {
                wrong.add(off + " " + v + " " + String.join(",", row));
            }
        }
        assertEquals(32, configs.size());
        assertTrue(wrong.isEmpty(), () -> wrong.size() + ":\n" + String.join("\n", wrong.subList(0, Math.min(20, wrong.size()))));
    }

    private static double gravity(String[] row) {
        return XonoticFigures.rules(row[0], row[2]).get(XonoticParameter.GRAVITY);
    }

    /**
     * Each tick from the published state, and the whole chain from the start. The wish is given as a compass direction, so
     * rounding of 32-bit floats grows along a chain: to 0.37 of 1,140 u/s at worst.
     */
    @Test
    void everyChainOfTicksIsReproduced() {
        Set<String> chains = new HashSet<>();
        Vec3 open = new Vec3();
        Vec3 published = new Vec3();
        for (String[] row : XonoticFigures.rows("runs.csv")) {
            if (chains.add(row[0])) {
                published.set((float) XonoticFigures.rules(row[0], row[3]).w(), 0f, 0f);
                open.set(published);
            }
            assertTrue(stepped(row, published) <= TOLERANCE, () -> String.join(",", row));
            double off = stepped(row, open);
            assertTrue(off <= 0.5, () -> off + " " + String.join(",", row));
            published.set((float) number(row, 7), (float) number(row, 8), 0f);
        }
        assertEquals(16, chains.size(), "the chains are there");
    }

    /** Moves a velocity by one tick, and returns its distance from the published one. */
    private static double stepped(String[] row, Vec3 velocity) {
        Bench bench = XonoticFigures.bench(row[0], row[3]).moving(velocity.x, velocity.y, 0);
        bench.looking(number(row, 4)).keys(number(row, 5) / 1000, number(row, 6) / 1000, 0).step();
        velocity.set(bench.state.velocity.x, bench.state.velocity.y, 0f);
        return Math.max(Math.abs(velocity.x - number(row, 7)), Math.abs(velocity.y - number(row, 8)));
    }

    /** The published gains are the best of angles half a degree apart. */
    @Test
    void bestGainOfEachKeyIsThePublishedOneAndTheTheoryFindsIt() {
        Map<String, String> angles = new HashMap<>();
        XonoticFigures.rows("summary.csv").stream().filter(row -> row[0].startsWith("best_angle_deg_")).forEach(row -> angles.put(row[0].substring(15) + row[1], row[2]));
        int checked = 0;
        for (String[] row : XonoticFigures.rows("summary.csv")) {
            String angle = row[0].startsWith("best_gain_per_tick_") ? angles.get(row[0].substring(19) + row[1]) : null;
            if (angle == null) {
                continue;
            }
            String[] variant = row[1].split("/");
            double speed = Double.parseDouble(row[0].substring(19));
            StrafeTheory theory = new XonoticModel().theory(XonoticFigures.rules(variant[0], "0.015625")).orElseThrow();
            Bench bench = XonoticFigures.bench(variant[0], "0.015625").moving(speed, 0, 0).keys(variant[1].contains("forward") ? 1 : 0, variant[1].contains("right") ? 1 : 0, 0);
            double possible = theory.bestGain(bench.state, bench.command);
            bench.looking(Double.parseDouble(angle) - Math.toDegrees(theory.wishOffset(bench.command))).step();
            double gain = bench.state.velocity.horizontalLength() - speed;
            assertEquals(Double.parseDouble(row[2]), gain, TOLERANCE, () -> String.join(",", row));
            assertTrue(possible >= gain - TOLERANCE, () -> possible + " " + String.join(",", row));
            assertEquals(possible, bench.report.gainPossible(), 1e-4);
            checked++;
        }
        assertTrue(checked > 90, "the rows are there: " + checked);
    }

    private static double number(String[] row, int at) {
        return Double.parseDouble(row[at]);
    }
}
