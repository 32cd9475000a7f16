package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Study files: their meaning, and messages about mistakes. */
class StudyReaderTest {
    private static final String GOOD = SmallStudy.toml(Design.SOBOL, 16);

    private static Study read(String text) throws BadInput {
        return StudyReader.read("x.toml", text, StudyInputs.beside(Path.of("."), PresetLibrary.shipped()));
    }

    @Test
    void studyFileIsRead() throws BadInput {
        Study study = read(GOOD);
        assertEquals(List.of("friction", "jump_buffer_window_ticks", "g_peak"), study.space().knobs().stream().map(StudyKnob::key).toList(), "sorted as in the model's table");
        assertEquals(List.of("friction", "jump_buffer_window_ticks", "g_peak", "Top speed@1", "Top speed@2", "Crisp stop"), study.columns());
        assertEquals(16, study.rows());
        assertEquals(1.5, study.measures().get(0).question().scenario().seconds());
        assertEquals(3, study.runsPerRow());
    }

    @Test
    void lockedKnobsAreNotVaried() throws BadInput {
        String text = GOOD.replaceFirst("(?s)\\[knobs].*?\\n\\n", "").replace("seeds = 2", "seeds = 2\nlocked = [\"friction\"]");
        List<String> keys = read(text).space().knobs().stream().map(StudyKnob::key).toList();
        assertTrue(keys.size() > 28 && !keys.contains("friction") && !keys.contains("tick_rate"), keys.toString());
    }

    @Test
    void orderOfLinesHasNoEffect() throws BadInput {
        String swapped = GOOD.replace("friction = [4, 10]\n", "").replace("[[scenario]]", "friction = [4, 10]\n\n[[scenario]]");
        assertEquals(StudyDigest.of(read(GOOD)), StudyDigest.of(read(swapped)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"points = 16 | points = 17 | plan", "[4, 10] | [4, 11] | plan", "design = \"sobol\" | design = \"random\" | plan",
        "arena/default | arena/floaty | preset", "bot = \"human-strafer\" | bot = \"human-strafer:angle_noise=9deg\" | bots", "seconds = 1.5 | seconds = 1.5;map = \"doorways\" | maps"})
    void digestCoversEverythingThatAffectsTheResults(String from, String to, String part) throws BadInput {
        StudyDigest before = StudyDigest.of(read(GOOD));
        String changed = GOOD.replace(from, to.replace(";", "\n"));
        assertFalse(changed.equals(GOOD));
        StudyDigest after = StudyDigest.of(read(changed));
        String was = switch (part) {
            case "plan" -> before.plan();
            case "preset" -> before.preset();
            case "bots" -> before.bots();
            default -> before.maps();
        };
        String is = switch (part) {
            case "plan" -> after.plan();
            case "preset" -> after.preset();
            case "bots" -> after.bots();
            default -> after.maps();
        };
        assertFalse(was.equals(is));
        assertFalse(before.whole().equals(after.whole()));
        assertEquals(before.core(), after.core());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "design = \"sobol\" | design = \"soboll\" | x.toml:3:1: design: there is no design \"soboll\"; did you mean sobol?",
        "friction = [4, 10] | frictoin = [4, 10] | x.toml:8:1: knobs.frictoin: there is no parameter frictoin; did you mean friction?",
        "friction = [4, 10] | friction = [10, 4] | x.toml:8:1: knobs.friction: the first value must be smaller than the second",
        "friction = [4, 10] | friction = [4, 1e9] | x.toml:8:1: knobs.friction: must lie between 0 and 1000",
        "points = 16 | points = 0 | x.toml:4:1: points: must be a whole number between 1 and 1000000000",
        "measure = \"top_speed\" | measure = \"top_sped\" | x.toml:17:1: measure.measure: there is no measure \"top_sped\" of arena; did you mean top_speed?",
        "bot = \"human-strafer\" | bot = \"robot\" | x.toml:13:1: scenario.bot: there is no bot robot",
        "preset = \"arena/default\" | preset = \"arena/nowhere\" | x.toml:2:1: preset: ",
        "seeds = 2 | seedz = 2 | x.toml:5:1: seedz: there is no such key; did you mean seed?"})
    void mistakeIsReportedWithLineAndColumn(String from, String to, String message) {
        assertTrue(GOOD.contains(from));
        BadInput refused = assertThrows(BadInput.class, () -> read(GOOD.replace(from, to)));
        assertTrue(refused.reasons().stream().anyMatch(reason -> reason.startsWith(message)), refused.getMessage());
    }

    @Test
    void allMistakesAreReportedTogether() {
        BadInput refused = assertThrows(BadInput.class, () -> read(GOOD.replace("points = 16", "points = -1").replace("friction", "frction").replace("crisp_stop", "crispy")));
        assertEquals(3, refused.reasons().size(), refused.getMessage());
    }

    @Test
    void mapNextToTheStudyIsIncluded(@TempDir Path folder) throws Exception {
        Files.writeString(folder.resolve("mine.map"), ProvingGround.text("gap-4").orElseThrow());
        Files.writeString(folder.resolve("s.toml"), GOOD.replace("seconds = 1.5", "seconds = 1.5\nmap = \"mine.map\""));
        Study study = StudyReader.read(folder.resolve("s.toml"), PresetLibrary.shipped());
        assertEquals(List.of("mine.map"), List.copyOf(study.maps().others().keySet()));
        assertTrue(Double.isFinite(study.maker().row(0)[3]));
    }
}
