package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.math.Randomness;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Damaged files never throw or hang, and every problem has a position in the file. */
class MutatedPresetTest {
    private static final String SPITE = "[]{}=\"'#.,\\\n\r\t\0_+-eE:T019nifWdegms\uFEFF\uD800\uFFFF§ ";

    private final Randomness random = new Randomness(50_000);
    /** Texts of shipped presets, cached. */
    private final Map<String, Optional<PresetSource.PresetText>> shipped = new HashMap<>();
    private final PresetReader reader = new PresetReader(id -> PracticeModel.find(id).or(() -> ModelCatalog.find(id)),
            id -> shipped.computeIfAbsent(id, new ShippedPresets()::find));

    @Test
    void damagedFilesAreReadOrRefusedWithAPlace() {
        assertReadOrRefused(10_000);
    }

    @Tag("study")
    @Test
    void manyDamagedFilesAreReadOrRefusedWithAPlace() {
        assertReadOrRefused(50_000);
    }

    private void assertReadOrRefused(int files) {
        List<String> originals = originals();
        int refused = 0;
        for (int i = 0; i < files; i++) {
            String text = originals.get(i % originals.size());
            for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
                text = damaged(text);
            }
            String damaged = text;
            PresetReading reading = i % 1000 == 0
                    ? assertTimeoutPreemptively(Duration.ofSeconds(20), () -> reader.read("mine", "mine.toml", damaged)) : reader.read("mine", "mine.toml", damaged);
            refused += reading.preset().isEmpty() ? 1 : 0;
            assertPlaced(reading, damaged);
        }
        assertTrue(refused > files / 4, refused + " of " + files + " refused: the damage is too light to test anything");
    }

    private static List<String> originals() {
        List<String> originals = new ArrayList<>();
        Preset plain = Preset.of("mine", "practice", PracticeParameter.TABLE.defaults());
        originals.add(PresetWriter.write(plain));
        originals.add(PresetWriter.write(plain.inDerivedForm()));
        originals.add("model = \"practice\"\nground = { friction = 3, top_speed = 4 }\njump.gravity = 7\n'angle'.\"mode\" = '''soft'''\n[[x]]\ny = [1,\n2]\n");
        new ArrayList<>(ShippedPresets.ids()).forEach(id -> originals.add(new ShippedPresets().find(id).orElseThrow().text()));
        return originals;
    }

    private static void assertPlaced(PresetReading reading, String text) {
        assertTrue(reading.preset().isPresent() == reading.problems().isEmpty(), "a preset or a reason, never both or neither");
        long lines = text.chars().filter(c -> c == '\n').count() + 1;
        for (PresetProblem problem : reading.problems()) {
            assertTrue(problem.line() >= 1 && problem.line() <= lines && problem.column() >= 1, problem + " in\n" + text);
            assertFalse(problem.reason().isBlank());
        }
    }

    private String damaged(String text) {
        int at = random.nextInt(text.length() + 1);
        int end = Math.min(text.length(), at + 1 + random.nextInt(12));
        String spite = String.valueOf(SPITE.charAt(random.nextInt(SPITE.length())));
        return switch (random.nextInt(8)) {
            case 0 -> text.substring(0, at) + text.substring(end);
            case 1 -> text.substring(0, at) + spite + text.substring(at);
            case 2 -> text.substring(0, at) + spite + text.substring(Math.min(text.length(), at + 1));
            case 3 -> text.substring(0, at) + spite.repeat(1 + random.nextInt(40)) + text.substring(at);
            case 4 -> text.substring(0, at) + text.substring(random.nextInt(text.length() + 1));
            case 5 -> random.nextInt(20) == 0 ? text.substring(0, at) : text.substring(0, at) + text.substring(at, end) + text.substring(at);
            case 6 -> swappedLines(text);
            default -> text.substring(0, at) + random.nextLong() + text.substring(at);
        };
    }

    private String swappedLines(String text) {
        List<String> lines = new ArrayList<>(text.lines().toList());
        if (lines.isEmpty()) {
            return text;
        }
        lines.add(random.nextInt(lines.size()), lines.get(random.nextInt(lines.size())));
        lines.remove(random.nextInt(lines.size()));
        return String.join("\n", lines);
    }
}
