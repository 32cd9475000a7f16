package dev.goldenangle.world.bsp;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Compares curved patches of real levels with the engine's results, bit for bit. */
class PatchTest {
    private static final Vec3 MINS = new Vec3(-15f, -15f, -24f);
    private final BoxMove move = new BoxMove();
    private final PatchSweep sweep = new PatchSweep(move);

    private static List<String[]> rows(String file) throws IOException {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(PatchTest.class.getResourceAsStream(file), StandardCharsets.UTF_8))) {
            return in.lines().filter(line -> !line.startsWith("#") && !line.startsWith("map,")).map(line -> line.split(",")).toList();
        }
    }

    private static Patch patch(String[] row) {
        String[] words = row[13].split(" ");
        float[] points = new float[words.length];
        for (int i = 0; i < points.length; i++) {
            points[i] = Float.parseFloat(words[i]);
        }
        return new Patch(points, Integer.parseInt(row[2]), Integer.parseInt(row[3]));
    }

    @Test
    void patchesHaveTheSamePlanesFacetsBordersAndBoundsAsInTheEngine() throws IOException {
        for (String[] row : rows("patches.csv")) {
            Patch patch = patch(row);
            String name = row[0] + " " + row[1];
            assertEquals(Arrays.asList(row).subList(4, 7), List.of("" + patch.planeCount(), "" + patch.facetCount(), "" + patch.borderCount()), name);
            for (int k = 0; k < 6; k++) {
                assertEquals(Float.parseFloat(row[7 + k]), patch.bound(k), name);
            }
        }
    }

    @Test
    void sweepsStopAtPatchesAsInTheEngine() throws IOException {
        Map<String, Patch> patches = new HashMap<>();
        for (String[] row : rows("patches.csv")) {
            patches.put(row[0] + row[1], patch(row));
        }
        for (String[] row : rows("patch-sweeps.csv")) {
            boolean isPoint = row[2].equals("point");
            Vec3 maxs = isPoint ? new Vec3() : new Vec3(15f, 15f, row[2].equals("crouch") ? 16f : 32f);
            move.begin(at(row, 3), at(row, 6), isPoint ? new Vec3() : MINS, maxs, 0.125f, -1);
            sweep.sweep(patches.get(row[0] + row[1]));
            String name = String.join(",", row);
            assertEquals(Float.parseFloat(row[9]), move.fraction, name);
            assertEquals(Float.parseFloat(row[10]) + 0f, move.nx + 0f, name);
            assertEquals(Float.parseFloat(row[11]) + 0f, move.ny + 0f, name);
            assertEquals(Float.parseFloat(row[12]) + 0f, move.nz + 0f, name);
        }
    }

    private static Vec3 at(String[] row, int i) {
        return new Vec3(Float.parseFloat(row[i]), Float.parseFloat(row[i + 1]), Float.parseFloat(row[i + 2]));
    }

    @Test
    void patchThatDeviatesLessThanSixteenUnitsIsFlat() {
        float[] points = new float[27];
        for (int i = 0; i < 9; i++) {
            points[3 * i] = 64 * (i % 3);
            points[3 * i + 1] = 64 * (i / 3);
            points[3 * i + 2] = i % 3 == 1 ? 31.9f : 0f;
        }
        assertEquals(1, new Patch(points, 3, 3).facetCount());
        for (int i = 0; i < 9; i++) {
            points[3 * i + 2] = i % 3 == 1 ? 32f : 0f;
        }
        assertEquals(2, new Patch(points, 3, 3).facetCount(), "a control point 32 above the chord splits it into two chords");
    }

    @Test
    void patchThatIsALineHasNoFacets() {
        float[] points = new float[27];
        for (int i = 0; i < 9; i++) {
            points[3 * i] = i;
        }
        assertEquals(0, new Patch(points, 3, 3).facetCount());
    }

    /** A roof 64 wide whose ridge, halfway to the control points at 64, is 24 above its eaves. */
    @Test
    void facetHasItsPlaneAndCorners() {
        float[] points = new float[27];
        for (int i = 0; i < 9; i++) {
            points[3 * i] = 32 * (i % 3);
            points[3 * i + 1] = 128 * (i / 3);
            points[3 * i + 2] = i % 3 == 1 ? 64f : 16f;
        }
        Patch roof = new Patch(points, 3, 3);
        assertEquals(2, roof.facetCount());
        for (int facet = 0; facet < 2; facet++) {
            float[] plane = roof.plane(facet);
            float[] corners = roof.polygon(facet);
            assertEquals(12, corners.length);
            assertEquals(1, Math.sqrt(plane[0] * plane[0] + plane[1] * plane[1] + plane[2] * plane[2]), 1e-6);
            assertEquals(facet == 0 ? -0.6 : 0.6, plane[0], 1e-6, "it rises 24 over 32");
            assertEquals(0.8, plane[2], 1e-6);
            for (int i = 0; i < 12; i += 3) {
                assertEquals(plane[3], plane[0] * corners[i] + plane[1] * corners[i + 1] + plane[2] * corners[i + 2], 1e-3);
            }
        }
    }
}
