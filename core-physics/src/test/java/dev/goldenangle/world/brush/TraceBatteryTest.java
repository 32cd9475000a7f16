package dev.goldenangle.world.brush;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.math.Vec3;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All sweeps of the reference set, with the results of Quake III's own code. */
class TraceBatteryTest {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private static final Vec3 MAXS = new Vec3(15f, 15f, 32f);

    @ParameterizedTest
    @EnumSource
    void everyRowIsReproduced(IndexKind kind) {
        BoxTracer tracer = new BoxTracer(BrushWorld.of(FigureWorlds.field(), kind));
        SweepHit trace = new SweepHit();
        List<String[]> rows = FigureWorlds.rows("trace_battery_field.csv");
        assertTrue(rows.size() > 1900, "the reference set is there");
        for (String[] row : rows) {
            tracer.sweep(vector(row, 1), vector(row, 4), MINS, MAXS, 0.125f, trace);
            String what = String.join(",", row);
            assertEquals(Float.parseFloat(row[7]), trace.fraction, 1e-4f, what);
            assertNear(vector(row, 8), trace.end, 1e-3f, what);
            assertNear(vector(row, 11), trace.normal, 1e-4f, what);
            assertEquals(row[14].equals("1"), trace.startSolid, what);
            assertEquals(row[15].equals("1"), trace.allSolid, what);
        }
    }

    private static void assertNear(Vec3 expected, Vec3 actual, float tolerance, String what) {
        assertEquals(expected.x, actual.x, tolerance, what);
        assertEquals(expected.y, actual.y, tolerance, what);
        assertEquals(expected.z, actual.z, tolerance, what);
    }

    private static Vec3 vector(String[] row, int at) {
        return new Vec3(Float.parseFloat(row[at]), Float.parseFloat(row[at + 1]), Float.parseFloat(row[at + 2]));
    }
}
