package dev.goldenangle.map;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushBuilder;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Movement on meshes equals movement on the same ground built from brushes. */
class MeshReaderTest {
    private static final int CELLS = 24;
    private static final double CELL = 1.5;

    /** Gentle hills, the steepest about 25 degrees. */
    private static double height(int i, int j, double steepness) {
        return steepness * (Math.sin(i * 0.9) + Math.cos(j * 0.7) + 0.5 * Math.sin(i * 0.4 + j * 0.6));
    }

    private static double[] corner(int i, int j, double steepness) {
        return new double[] {(i - CELLS / 2) * CELL, (j - CELLS / 2) * CELL, height(i, j, steepness)};
    }

    private static Level mesh(double steepness) {
        MeshText text = new MeshText(MeshText.Sides.CLOSED);
        text.spawn(0.2, 0.3, height(CELLS / 2, CELLS / 2, steepness) + 0.4, 20);
        for (int i = 0; i <= CELLS; i++) {
            for (int j = 0; j <= CELLS; j++) {
                double[] at = corner(i, j, steepness);
                text.vertex(at[0], at[1], at[2]);
            }
        }
        for (int i = 0; i < CELLS; i++) {
            for (int j = 0; j < CELLS; j++) {
                int a = i * (CELLS + 1) + j;
                text.triangle(a, a + CELLS + 1, a + CELLS + 2, "ground");
                text.triangle(a, a + CELLS + 2, a + 1, "ground");
            }
        }
        return LevelReader.read("hills", text.toString(), 1f);
    }

    private static Level brushes(Level mesh, double steepness) {
        List<Brush> columns = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            for (int j = 0; j < CELLS; j++) {
                double[] a = corner(i, j, steepness);
                double[] b = corner(i + 1, j, steepness);
                double[] c = corner(i + 1, j + 1, steepness);
                double[] d = corner(i, j + 1, steepness);
                columns.add(column(a, b, c));
                columns.add(column(a, c, d));
            }
        }
        return new Level("hills", 1, 1f, BrushWorld.of(columns), mesh.spawns(), List.of(), List.of(), List.of());
    }

    /** A column under the triangle, counter-clockwise seen from above, down to a floor far below. */
    static Brush column(double[]... t) {
        BrushBuilder builder = new BrushBuilder(1 / 32.0);
        builder.addFace(t[0][0], t[0][1], t[0][2], t[2][0], t[2][1], t[2][2], t[1][0], t[1][1], t[1][2], "ground");
        builder.addPlane(0, 0, -1, 10, "ground");
        for (int k = 0; k < 3; k++) {
            double[] from = t[k];
            double[] to = t[(k + 1) % 3];
            double nx = to[1] - from[1];
            double ny = from[0] - to[0];
            builder.addPlane(nx, ny, 0, nx * from[0] + ny * from[1], "ground");
        }
        return builder.build().brush();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.2, 0.3})
    void hillsOfTrianglesAreWalkedLikeHillsOfBrushes(double steepness) {
        Level mesh = mesh(steepness);
        assertEquals(List.of(), mesh.problems());
        Run one = BotRun.of(new ArenaModel(), mesh, BotType.RUNNER).record(2);
        Run two = BotRun.of(new ArenaModel(), brushes(mesh, steepness), BotType.RUNNER).record(2);
        for (int tick = 0; tick < one.length(); tick++) {
            double dx = one.get(CommonColumn.X, tick) - two.get(CommonColumn.X, tick);
            double dy = one.get(CommonColumn.Y, tick) - two.get(CommonColumn.Y, tick);
            double dz = one.get(CommonColumn.Z, tick) - two.get(CommonColumn.Z, tick);
            assertTrue(Math.sqrt(dx * dx + dy * dy + dz * dz) < 0.001, "tick " + tick + ": " + dx + " " + dy + " " + dz);
        }
        assertTrue(one.get(CommonColumn.SPEED, one.length() - 1) > 3, "it walks: " + one.get(CommonColumn.SPEED, one.length() - 1));
    }

    @Test
    void flatFloorOfManyTrianglesDoesNotSlowTheMover() {
        Run run = BotRun.of(new ArenaModel(), mesh(0), BotType.RUNNER).record(2);
        double top = 0;
        for (int tick = 100; tick < run.length(); tick++) {
            assertTrue(run.get(CommonColumn.SPEED, tick) >= top - 1e-3, "slowed at tick " + tick);
            top = Math.max(top, run.get(CommonColumn.SPEED, tick));
        }
    }

    @Test
    void unreadableLinesAreReportedWithTheirNumber() {
        Level level = LevelReader.read("bad", "golden-angle-mesh 1\nv 0 0 zero\nv 1 0 0\nv 0 1 0\nt 0 1 2\nt 1 2 9\nsing\n", 1f);
        assertEquals(List.of(2, 5, 6, 7, 1), level.problems().stream().map(MapProblem::line).toList());
    }
}
