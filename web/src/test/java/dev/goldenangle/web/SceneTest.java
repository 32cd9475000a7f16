package dev.goldenangle.web;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The polygons that the page draws, for every kind of world. */
class SceneTest {
    /** Each polygon is flat, its normal has length 1, and it is in metres: no shipped map is larger than a kilometre. */
    @ParameterizedTest
    @CsvSource({"arena, arena-loop", "strafejump, arena-loop", "marathon, sector-torture", "tilestep, tile-fort"})
    void polygonsLieInTheirPlanes(String modelId, String map) {
        Model model = ModelCatalog.find(modelId).orElseThrow();
        Level level = LevelReader.read(map, SampleMaps.fileOf(map).flatMap(SampleMaps::read).orElseThrow(), model.unitsPerMetre());
        float[] scene = Scene.of(level);
        int polygons = 0;
        for (int at = 0; at < scene.length; polygons++) {
            int corners = (int) scene[at + 1];
            assertTrue(corners >= 3, "corners of polygon " + polygons);
            assertEquals(1, Math.sqrt(dot(scene, at + 2, at + 2)), 1e-3, "length of normal " + polygons);
            double distance = dot(scene, at + 2, at + 5);
            for (int i = 0; i < corners; i++) {
                assertEquals(distance, dot(scene, at + 2, at + 5 + 3 * i), 0.02, "polygon " + polygons + " is not flat");
                assertTrue(Math.abs(scene[at + 5 + 3 * i]) < 1000, "polygon " + polygons + " is not in metres");
            }
            at += 5 + 3 * corners;
        }
        assertTrue(polygons > 20, () -> map + " has few polygons");
    }

    private static double dot(float[] numbers, int a, int b) {
        return (double) numbers[a] * numbers[b] + (double) numbers[a + 1] * numbers[b + 1] + (double) numbers[a + 2] * numbers[b + 2];
    }
}
