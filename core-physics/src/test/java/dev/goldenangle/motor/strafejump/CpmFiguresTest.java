package dev.goldenangle.motor.strafejump;

import dev.goldenangle.math.Angles;
import dev.goldenangle.motor.Bench;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every published tick and run of CPM, bit for bit. */
class CpmFiguresTest {
    private final CpmFigures figures = new CpmFigures();

    @Test
    void everySingleTickIsReproducedBitForBit() {
        List<Map<String, String>> rows = CpmFigures.rows("onestep.csv");
        assertEquals(2000, rows.size(), "the rows are there");
        List<String> wrong = new ArrayList<>();
        for (Map<String, String> row : rows) {
            Bench bench = figures.bench(row);
            place(bench, row);
            CpmFigures.command(bench, row);
            bench.step();
            expect(bench, row, "row " + row.get("row"), wrong);
        }
        assertTrue(wrong.isEmpty(), () -> wrong.size() + " of " + rows.size() + ":\n" + String.join("\n", wrong.subList(0, Math.min(20, wrong.size()))));
    }

    @TestFactory
    Stream<DynamicTest> everyRunIsReproducedBitForBit() {
        Map<String, List<Map<String, String>>> runs = CpmFigures.rows("runs.csv").stream()
                .collect(Collectors.groupingBy(row -> row.get("run"), LinkedHashMap::new, Collectors.toList()));
        assertEquals(24, runs.size(), "the runs are there");
        return runs.entrySet().stream().map(run -> DynamicTest.dynamicTest(run.getKey(), () -> replay(run.getValue())));
    }

    private void replay(List<Map<String, String>> rows) {
        Bench bench = figures.bench(rows.get(1));
        start(bench, rows.get(0));
        List<String> wrong = new ArrayList<>();
        for (Map<String, String> row : rows.subList(1, rows.size())) {
            CpmFigures.command(bench, row);
            bench.step();
            expect(bench, row, "tick " + row.get("tick"), wrong);
        }
        assertTrue(wrong.isEmpty(), () -> wrong.size() + " of " + rows.size() + ":\n" + String.join("\n", wrong.subList(0, Math.min(3, wrong.size()))));
    }

    /** Angles of 1° apart, at three speeds, for three sets of keys, in the open air. */
    @Test
    void gainsByAngleAreThePublishedOnes() {
        List<Map<String, String>> rows = CpmFigures.rows("gain.csv");
        assertEquals(2172, rows.size(), "the rows are there");
        Bench bench = new Bench(new StrafejumpModel(), CpmFigures.rules(8, "0"), Bench.level(List.of(Bench.floor())));
        for (Map<String, String> row : rows) {
            float speed = Float.parseFloat(row.get("speed"));
            float angle = (float) Math.toRadians(Double.parseDouble(row.get("wish_angle_deg")));
            bench.state.clearRegisters();
            bench.at(0, 0, 5000).moving(speed, 0, 0);
            bench.keys(row.get("keys").contains("forward") ? 1 : 0, row.get("keys").contains("right") ? 1 : 0, 0);
            bench.command.yaw = angle + Angles.atan2(bench.command.right, bench.command.forward);
            bench.step();
            assertEquals(Double.parseDouble(row.get("gain")), bench.state.velocity.horizontalLength() - speed, 1e-3, row::toString);
            assertEquals(Double.parseDouble(row.get("heading_deg")), Math.toDegrees(Math.atan2(bench.state.velocity.y, bench.state.velocity.x)), 1e-3, row::toString);
        }
    }

    private static void place(Bench bench, Map<String, String> row) {
        put(bench, CpmFigures.numbers(row, "sx", "sy", "sz", "vx", "vy", "vz", "contact", "crouched", "jumpheld", "land", "knockback", "timer", "jumptime"));
    }

    private static void start(Bench bench, Map<String, String> row) {
        put(bench, CpmFigures.numbers(row, "ox", "oy", "oz", "ovx", "ovy", "ovz", "ocontact", "ocrouched", "ojumpheld", "oland", "oknockback", "otimer", "ojumptime"));
    }

    private static void put(Bench bench, float[] s) {
        bench.state.clearRegisters();
        bench.command.clear();
        bench.at(s[0], s[1], s[2]).moving(s[3], s[4], s[5]);
        bench.state.crouched = s[7] == 1;
        bench.state.set(StrafejumpRegister.CONTACT, (int) s[6]);
        bench.state.set(StrafejumpRegister.JUMP_HELD, (int) s[8]);
        bench.state.set(StrafejumpRegister.LAND, (int) s[9]);
        bench.state.set(StrafejumpRegister.KNOCKBACK, (int) s[10]);
        bench.state.set(StrafejumpRegister.TIMER, (int) s[11]);
        bench.state.set(StrafejumpRegister.JUMP_TIME, (int) s[12]);
    }

    private static void expect(Bench bench, Map<String, String> row, String name, List<String> wrong) {
        String expected = CpmFigures.expected(row);
        String actual = CpmFigures.actual(bench);
        if (!expected.equals(actual)) {
            wrong.add(name + "\n  expected " + expected + "\n  got      " + actual + "\n  " + row);
        }
    }
}
