package dev.goldenangle.presets;

import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.Test;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import static dev.goldenangle.presets.PracticeParameter.AUTO_JUMP;
import static dev.goldenangle.presets.PracticeParameter.GRACE;
import static dev.goldenangle.presets.PracticeParameter.GRAVITY;
import static dev.goldenangle.presets.PracticeParameter.MODE;
import static dev.goldenangle.presets.PracticeParameter.STOP_SPEED;
import static dev.goldenangle.presets.PracticeParameter.TARGET;
import static dev.goldenangle.presets.PracticeParameter.TICK_RATE;
import static dev.goldenangle.presets.PracticeParameter.TOP_SPEED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PresetReaderTest {
    private final Map<String, String> bases = new HashMap<>();
    private final PresetReader reader = new PresetReader(PracticeModel::find,
            id -> Optional.ofNullable(bases.get(id)).map(text -> new PresetSource.PresetText(id + ".toml", text)));

    private Preset read(String text) {
        return reader.read("practice/mine", "mine.toml", text).orThrow();
    }

    private String problems(String text) {
        return reader.read("practice/mine", "mine.toml", text).report();
    }

    @Test
    void everyFormIsRead() {
        Preset preset = read("""
                name = "Mine"
                model = "practice"
                description = "Try"
                [ground]
                top_speed = 20
                stop_speed = "0.30W"
                [angle]
                target = "40deg"
                grace = 3
                mode = "very-hard"
                [jump]
                auto_jump = true
                [run]
                tick_rate = "8ms"
                """);
        assertEquals(6.0, preset.parameters().get(STOP_SPEED), 1e-12);
        assertEquals(Value.ofW(0.3), preset.parameters().value(STOP_SPEED));
        assertEquals(40 * Math.PI / 180, preset.parameters().get(TARGET), 1e-12);
        assertEquals(3, preset.parameters().getInt(GRACE));
        assertEquals(PracticeParameter.Mode.VERY_HARD, preset.parameters().getChoice(MODE, PracticeParameter.Mode.class));
        assertTrue(preset.parameters().isOn(AUTO_JUMP));
        assertEquals(125.0, preset.parameters().get(TICK_RATE), 1e-9);
        assertEquals("Mine", preset.name());
        assertEquals("Try", preset.description());
    }

    @Test
    void plainNumberForAnAngleIsInRadians() {
        assertEquals(0.5, read("model = \"practice\"\n[angle]\ntarget = 0.5\n").parameters().get(TARGET));
    }

    @Test
    void allProblemsAreReportedAtOnceWithTheirPositions() {
        assertEquals("""
                mine.toml:3:1: ground.top_sped: there is no such key; did you mean top_speed?
                mine.toml:4:3: ground.stop_speed: must lie between 0 and 2W (here 0 to 20)
                mine.toml:7:1: angle.mode: must be one of "none", "soft", "very-hard"; did you mean soft?
                mine.toml:8:1: angle.grace: must be a whole number between 0 and 16
                mine.toml:9:1: angle.gravity: belongs in the table [jump]
                mine.toml:10:1: angle.target: write a plain number without quotes
                mine.toml:11:1: jmp: there is no such table or header key; did you mean jump?
                """.strip(), problems("""
                model = "practice"
                [ground]
                top_sped = 3
                  stop_speed = "2.5W"
                friction = 5
                [angle]
                mode = "sofd"
                grace = 1.5
                gravity = 10
                target = "0.5"
                [jmp]
                gravity = 10
                """));
    }

    @Test
    void syntaxErrorsAndOtherProblemsAreReportedTogether() {
        String report = problems("""
                model = "practice"
                [ground]
                top_speed = = 3
                stop_speed = "9W"
                friction = 7 7
                [angle]
                target = "35deg
                grace = 99
                """);
        List<String> places = report.lines().map(line -> line.split(": ")[0] + " " + line.split(": ")[1]).toList();
        assertEquals(List.of("mine.toml:3:13 ground.top_speed", "mine.toml:4:1 ground.stop_speed", "mine.toml:5:14 ground.friction",
                "mine.toml:7:16 angle.target", "mine.toml:8:1 angle.grace"), places);
    }

    @Test
    void duplicateKeyIsReportedAtItsSecondPosition() {
        assertEquals("mine.toml:4:1: ground.friction: this key is given twice, first in line 3",
                problems("model = \"practice\"\n[ground]\nfriction = 5\nfriction = 6\n"));
        assertEquals("mine.toml:4:1: ground: this table is given twice, first in line 2",
                problems("model = \"practice\"\n[ground]\nfriction = 5\n[ground]\nstop_speed = 1\n"));
    }

    @Test
    void wIsSetBeforeValuesRelativeToIt() {
        assertEquals(30, read("model = \"practice\"\n[ground]\nstop_speed = 30\ntop_speed = 20\n").parameters().get(STOP_SPEED));
        assertTrue(problems("model = \"practice\"\n[ground]\nstop_speed = 15\ntop_speed = 5\n").contains("mine.toml:3:1: ground.stop_speed: must lie"));
    }

    @Test
    void dottedQuotedAndInlineKeysAreFoundInTheText() {
        assertEquals("mine.toml:2:1: ground.fricton: there is no such key; did you mean friction?\n"
                + "mine.toml:3:1: jump.gravty: there is no such key; did you mean gravity?", problems("""
                model = "practice"
                ground . "fricton" = 5
                jump = { \tgravty = 3, jump_speed = 4 } # gravty = 4
                """));
        String text = "model = \"practice\"\ndescription = \"\"\"\n[ground]\nfricton = 1\n\"\"\"\n[ground] # x = 1\nfricton = 1\n";
        assertEquals("mine.toml:7:1: ground.fricton: there is no such key; did you mean friction?", problems(text));
    }

    @Test
    void presetHoldsOnlyDifferencesFromItsBase() {
        bases.put("practice/base", "model = \"practice\"\n[ground]\ntop_speed = 20\n[jump]\ngravity = 30\n");
        Preset preset = read("model = \"practice\"\nextends = \"practice/base\"\n[jump]\ngravity = 40\n");
        assertEquals(20, preset.parameters().get(TOP_SPEED));
        assertEquals(40, preset.parameters().get(GRAVITY));
        assertEquals(6, preset.parameters().get(STOP_SPEED), 1e-12);
        assertEquals("practice/base", preset.base().orElseThrow().id());
    }

    @Test
    void problemOfABaseIsReportedAtTheKeyThatNamesIt() {
        bases.put("practice/bad", "model = \"practice\"\n[ground]\nfriction = -1\n");
        bases.put("practice/a", "model = \"practice\"\nextends = \"practice/b\"\n");
        bases.put("practice/b", "model = \"practice\"\nextends = \"practice/a\"\n");
        String start = "model = \"practice\"\nextends = \"practice/";
        assertTrue(problems(start + "bad\"\n").startsWith("mine.toml:2:1: extends: the base has a problem: practice/bad.toml:3:1: ground.friction: must lie"));
        assertTrue(problems(start + "none\"\n").contains("mine.toml:2:1: extends: there is no preset \"practice/none\" to extend"));
        assertTrue(problems(start + "a\"\n").contains("practice/mine → practice/a → practice/b → practice/a"));
        assertTrue(problems(start + "mine\"\n").contains("in a circle"));
    }

    @Test
    void longChainOfBasesIsRefused() {
        for (int i = 0; i < 20; i++) {
            bases.put("practice/" + i, "model = \"practice\"\nextends = \"practice/" + (i + 1) + "\"\n");
        }
        bases.put("practice/20", "model = \"practice\"\n");
        assertTrue(problems(bases.get("practice/0")).contains("more than 8 presets extend one another"));
        assertEquals("practice/14", read(bases.get("practice/13")).base().orElseThrow().id(), "with seven bases they are eight");
        assertTrue(problems(bases.get("practice/12")).contains("more than 8 presets extend one another"));
    }

    @Test
    void wThatBreaksTheLimitOfAnInheritedValueIsReported() {
        bases.put("practice/base", "model = \"practice\"\n[ground]\nstop_speed = 15\n");
        assertEquals("mine.toml:4:1: ground.top_speed: makes stop_speed 15, which must lie between 0 and 2W (here 0 to 10)",
                problems("model = \"practice\"\nextends = \"practice/base\"\n[ground]\ntop_speed = 5\n"));
    }

    @Test
    void missingOrUnknownModelIsReported() {
        assertTrue(problems("name = \"x\"\n").contains("mine.toml:1:1: model: is missing"));
        assertEquals("mine.toml:2:1: model: there is no model \"practise\"", problems("name = \"x\"\nmodel = \"practise\"\n"));
        assertEquals("x:1:1: model: there is no model \"areno\"; did you mean arena?", new PresetReader().read("x", "x", "model = \"areno\"\n").report());
        assertTrue(problems("model = 3\n").contains("mine.toml:1:1: model: must be a text"));
    }

    @Test
    void invalidNumbersAreRefused() {
        for (String number : List.of("nan", "inf", "-inf", "1e999999999", "true", "[1]", "{}", "1979-05-27", "\"fast\"", "\"1e999W\"", "9".repeat(400))) {
            String report = problems("model = \"practice\"\n[ground]\nfriction = " + number + "\n");
            assertTrue(report.startsWith("mine.toml:3:1: ground.friction: "), number + " → " + report);
        }
    }

    @Test
    void sizeDepthAndNumberOfKeysAreLimited() {
        assertTrue(problems("#".repeat(300_000)).contains("longer than"));
        assertTrue(problems("model = \"practice\"\nx = " + "[".repeat(5000)).contains("nested more than"));
        assertTrue(problems("a" + ".a".repeat(5000) + " = 1").contains("nested more than"));
        StringBuilder many = new StringBuilder("model = \"practice\"\n");
        for (int i = 0; i < 5000; i++) {
            many.append('k').append(i).append(" = 1\n");
        }
        assertTrue(problems(many.toString()).contains("more than 4096 keys"));
    }

    @Test
    void keysAreCheckedEvenWithoutTheBase() {
        assertEquals("""
                mine.toml:2:1: extends: there is no preset "practice/none" to extend
                mine.toml:4:1: ground.fricton: there is no such key; did you mean friction?""",
                problems("model = \"practice\"\nextends = \"practice/none\"\n[ground]\nfricton = 3\n"));
    }

    /** With two letters wrong in both, the speed of the same table is suggested; otherwise the nearest key of any table, including derived knobs. */
    @Test
    void nearestKeyOfTheSameTableIsSuggestedFirst() {
        assertTrue(problems("model = \"practice\"\n[jump]\ntum_speed = 3\n").endsWith("did you mean jump_speed?"));
        assertTrue(problems("model = \"practice\"\n[ground]\ntum_speed = 3\n").endsWith("did you mean top_speed?"));
        assertTrue(problems("model = \"practice\"\n[ground]\njump_hight = 3\n").endsWith("did you mean jump_height?"));
        assertTrue(problems("model = \"practice\"\n[ground]\ntick_rat = 3\n").endsWith("did you mean tick_rate?"));
    }

    @Test
    void limitsIndependentOfWAreShownOnce() {
        assertEquals("mine.toml:3:1: ground.friction: must lie between 0.01 and 100", problems("model = \"practice\"\n[ground]\nfriction = 101\n"));
    }

    @Test
    void unreadablePresetThrowsWithAReason() {
        PresetReading reading = reader.read("practice/mine", "mine.toml", "model = 3\n");
        assertEquals(reading.report(), assertThrows(IllegalArgumentException.class, reading::orThrow).getMessage());
    }

    @Test
    void characterThatStopsTheParserIsReported() {
        String report = problems("model = \"practice\"\n[ground]\nfriction = 5\nstop_speed = \uD800\n");
        assertTrue(report.contains("mine.toml:4:1"), report);
    }
}
