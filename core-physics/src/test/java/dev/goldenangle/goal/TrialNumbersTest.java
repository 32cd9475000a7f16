package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The number of every trial with each model's defaults: exact for the Quake models, whose rules do not change, within a
 * twentieth for the others. The numbers were recorded once and are right where {@link GoalMetricsTest} computes them; here
 * they pin the trials and their maps. When rules change on purpose, {@link #main} prints the new table.
 */
class TrialNumbersTest {
    private static Optional<Level> map(String id, Model model) {
        return SampleMaps.fileOf(id).flatMap(SampleMaps::read).filter(text -> LevelReader.worldType(text) == model.worldType())
                .map(text -> LevelReader.read(id, text, model.unitsPerMetre()));
    }

    private static TrialResult measured(Model model, GoalTrial trial) {
        Goal.Question question = new Goal.Question(trial.measure(), 0, trial.measure().usual().apply(model).orElseThrow());
        ParameterSet defaults = model.parameters().defaults();
        return new GoalRunner(model, id -> map(id, model)).measure(question, defaults);
    }

    private static String ticks(TrialResult measured) {
        return measured.run() == null ? "-" : Integer.toString(measured.run().length());
    }

    @ParameterizedTest
    @CsvFileSource(resources = "trial-numbers.csv", numLinesToSkip = 1)
    void trialGivesItsNumber(String model, String trial, double value, String ticks) {
        TrialResult measured = measured(ModelCatalog.find(model).orElseThrow(), GoalTrial.valueOf(trial));
        boolean exact = model.equals("strafejump") || model.equals("quakeworld");
        assertEquals(value, measured.value(), exact ? 0 : Math.max(0.5, Math.abs(value)) / 20);
        if (exact) {
            assertEquals(ticks, ticks(measured));
        }
    }

    public static void main(String[] arguments) {
        System.out.println("model,trial,value,ticks");
        for (Model model : ModelCatalog.models()) {
            for (GoalTrial trial : GoalTrial.values()) {
                if (trial.measure().fits(model)) {
                    TrialResult measured = measured(model, trial);
                    System.out.println(model.id() + "," + trial + "," + measured.value() + "," + ticks(measured));
                }
            }
        }
    }

    @Test
    void provingGroundsHaveTheSizeOfTheirName() {
        assertTrue(ProvingGround.text("ledge-1.25").orElseThrow().contains("( 640.000000 256.000000 40.000000 )"), "1.25 m is 40 units");
        assertTrue(ProvingGround.text("gap-4").orElseThrow().contains("( 128.000000 -256.000000 -64.000000 )"), "4 m is 128 units");
        assertTrue(ProvingGround.text("ramp-45").orElseThrow().contains("( 256.000000 -2048.000000 256.000000 )"), "as high as long");
        assertTrue(ProvingGround.text("ramp").orElseThrow().contains("( 256.000000 -2048.000000 147.801669 )"), "256 · tan 30°");
        assertEquals(ProvingGround.text("ledge-1"), ProvingGround.text("ledge"));
        assertTrue(ProvingGround.text("ledge").orElseThrow().contains("\"origin\" \"-384.000000 0 24\""), "12 m before it");
        assertTrue(ProvingGround.text("sector-ledge-341").orElseThrow().contains("floor = 341\n"));
        assertTrue(ProvingGround.text("sector-gap-500").orElseThrow().contains("vertices = [[0, -1024], [500, -1024], [500, 1024], [0, 1024]]\nfloor = -4000"));
        assertTrue(ProvingGround.text("tile-ledge-0.5").orElseThrow().contains("level_height = 0.500000\n"));
        assertTrue(ProvingGround.text("tile-gap-3").orElseThrow().contains("\"#1111111111111100011111111#\""));
        for (String edge : List.of("ramp-89.9", "sector-ledge-5000", "sector-gap-1", "sector-gap-8000", "tile-gap-64")) {
            assertTrue(ProvingGround.text(edge).isPresent(), edge);
        }
        for (String beyond : List.of("sector-ledge-5001", "sector-gap-0", "sector-gap-8001", "tile-gap-65", "ramp-90")) {
            assertTrue(ProvingGround.text(beyond).isEmpty(), beyond);
        }
        assertEquals(1.25, ProvingGround.size("ledge-1.25"));
        assertEquals(0, ProvingGround.size("ledge"));
        assertEquals(0, ProvingGround.size("elsewhere"));
    }
}
