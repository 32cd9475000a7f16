package dev.goldenangle.map;

import dev.goldenangle.bot.BotRun;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Random ground of triangles is walked like the same ground of brushes, whatever the order of the triangles. */
class MeshWalkProperties {
    private static final int CELLS = 16;
    private static final double CELL = 1.5;
    private static final double MILLIMETRE = 0.001;

    /** A grid of corners at random heights; each cell is cut along a random diagonal. */
    private record Ground(double[][] heights, boolean[][] isRising, double yaw) {
        static Ground of(long seed) {
            Randomness random = new Randomness(seed);
            double steepness = random.nextFloat() * 0.35;
            double[][] heights = new double[CELLS + 1][CELLS + 1];
            boolean[][] isRising = new boolean[CELLS][CELLS];
            for (int i = 0; i <= CELLS; i++) {
                for (int j = 0; j <= CELLS; j++) {
                    heights[i][j] = steepness * random.nextFloat();
                    if (i < CELLS && j < CELLS) {
                        isRising[i][j] = random.nextInt(2) == 0;
                    }
                }
            }
            return new Ground(heights, isRising, random.nextFloat() * 360);
        }

        double[] corner(int i, int j) {
            return new double[] {(i - CELLS / 2) * CELL, (j - CELLS / 2) * CELL, heights[i][j]};
        }

        /** Triangles as i, j of three corners, counter-clockwise seen from above. */
        List<int[]> triangles() {
            List<int[]> all = new ArrayList<>();
            for (int i = 0; i < CELLS; i++) {
                for (int j = 0; j < CELLS; j++) {
                    if (isRising[i][j]) {
                        all.add(new int[] {i, j, i + 1, j, i + 1, j + 1});
                        all.add(new int[] {i, j, i + 1, j + 1, i, j + 1});
                    } else {
                        all.add(new int[] {i, j, i + 1, j, i, j + 1});
                        all.add(new int[] {i + 1, j, i + 1, j + 1, i, j + 1});
                    }
                }
            }
            return all;
        }

        Level mesh(List<int[]> triangles) {
            MeshText text = new MeshText(MeshText.Sides.CLOSED);
            text.spawn(0.2, 0.3, heights[CELLS / 2][CELLS / 2] + 0.5, yaw);
            for (int[] t : triangles) {
                for (int k = 0; k < 6; k += 2) {
                    double[] at = corner(t[k], t[k + 1]);
                    text.vertex(at[0], at[1], at[2]);
                }
            }
            for (int i = 0; i < triangles.size(); i++) {
                text.triangle(3 * i, 3 * i + 1, 3 * i + 2, "ground");
            }
            return LevelReader.read("ground", text.toString(), 1f);
        }

        Level brushes(Level mesh) {
            List<Brush> columns = triangles().stream().map(t -> MeshReaderTest.column(corner(t[0], t[1]), corner(t[2], t[3]), corner(t[4], t[5]))).toList();
            return new Level("ground", 1, 1f, BrushWorld.of(columns), mesh.spawns(), List.of(), List.of(), List.of());
        }
    }

    private static Run walk(Level level) {
        return BotRun.of(new ArenaModel(), level, BotType.RUNNER).record(1);
    }

    @Property(tries = 25)
    void randomGroundIsWalkedLikeTheSameGroundOfBrushes(@ForAll long seed) {
        compare(seed);
    }

    /** A study: `./gradlew study`. */
    @Property(tries = 3000)
    @Tag("study")
    void manyRandomMeshesAreWalkedLikeEqualBrushes(@ForAll long seed) {
        compare(seed);
    }

    private static void compare(long seed) {
        Ground ground = Ground.of(seed);
        Level mesh = ground.mesh(ground.triangles());
        assertEquals(List.of(), mesh.problems());
        Run one = walk(mesh);
        Run two = walk(ground.brushes(mesh));
        for (int tick = 0; tick < one.length(); tick++) {
            double dx = one.get(CommonColumn.X, tick) - two.get(CommonColumn.X, tick);
            double dy = one.get(CommonColumn.Y, tick) - two.get(CommonColumn.Y, tick);
            double dz = one.get(CommonColumn.Z, tick) - two.get(CommonColumn.Z, tick);
            assertTrue(Math.sqrt(dx * dx + dy * dy + dz * dz) < MILLIMETRE, "seed " + seed + ", tick " + tick + ": " + dx + " " + dy + " " + dz);
        }
    }

    @Property(tries = 15)
    void orderOfTrianglesDoesNotMatter(@ForAll long seed) {
        Ground ground = Ground.of(seed);
        List<int[]> shuffled = new ArrayList<>(ground.triangles());
        Collections.shuffle(shuffled, new Random(seed));
        assertEquals(walk(ground.mesh(ground.triangles())).hash(), walk(ground.mesh(shuffled)).hash(), "seed " + seed);
    }
}
