package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.Spec;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Sliders have the ranges of document 001, section 10, or the page of deviations lists both ranges. */
class DocumentSlidersTest {
    private static final Path DEVIATIONS = Path.of("docs/deviations.md");

    /** Speeds are in W, angles in degrees. */
    @ParameterizedTest
    @CsvSource({"MAX_SPEED_AIR, 0.9, 1.1", "GROUND_ACCEL, 10, 25", "FRICTION, 4, 10", "STOP_SPEED, 0.25, 0.4", "AIR_ACCEL_BASE, 4, 14", "AIR_RESISTANCE, 0, 1",
            "AIR_RESISTANCE_SPEED_SCALE, 1, 4", "THETA_TARGET, 20, 55", "G_MIN, 0.7, 1", "G_PEAK, 1.05, 1.6", "BONUS_SCALE, 0.1, 1", "BLEND_SPEED_START, 0.8, 1.2",
            "BLEND_SPEED_END, 1.2, 1.8", "SHAPING_STRENGTH, 0, 3", "MIN_SPEED_FOR_SHAPING, 0.6, 1.2", "MAX_SHAPING_ANGLE_PER_TICK, 0.5, 4", "MIN_ALIGNMENT, -0.2, 0.5",
            "JUMP_BUFFER_WINDOW_TICKS, 2, 6", "LANDING_GRACE_TICKS, 0, 4", "LANDING_FRICTION_SCALE, 0, 0.6", "LANDING_FRICTION_SCALE_BEST_ANGLE, 0, 0.25"})
    void sliderHasTheDocumentsRangeOrIsListed(ArenaParameter parameter, double low, double high) throws IOException {
        Spec spec = parameter.spec();
        boolean same = Math.abs(spec.sliderMin().amount() - low) < 1e-6 && Math.abs(spec.sliderMax().amount() - high) < 1e-6;
        Path page = Files.exists(DEVIATIONS) ? DEVIATIONS : Path.of("..").resolve(DEVIATIONS);
        List<String> rows = Files.readAllLines(page).stream().filter(line -> line.startsWith("| `" + parameter.key() + "` |")).toList();
        assertEquals(same ? 0 : 1, rows.size(), () -> parameter.key() + ": " + spec.sliderMin().text() + " to " + spec.sliderMax().text());
        for (String row : rows) {
            String[] cells = row.split("\\|");
            assertEquals(List.of(spec.sliderMin().amount(), spec.sliderMax().amount()), numbers(cells[2]), row);
            assertEquals(List.of(low, high), numbers(cells[3]), row);
        }
    }

    private static List<Double> numbers(String cell) {
        return Pattern.compile("[0-9.]+").matcher(cell).results().map(found -> Double.valueOf(found.group())).toList();
    }
}
