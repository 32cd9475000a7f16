package dev.goldenangle.presets;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import static dev.goldenangle.presets.PracticeParameter.FRICTION;
import static dev.goldenangle.presets.PracticeParameter.GRAVITY;
import static dev.goldenangle.presets.PracticeParameter.JUMP_SPEED;
import static dev.goldenangle.presets.PracticeParameter.STOP_SPEED;
import static dev.goldenangle.presets.PracticeParameter.TARGET;
import static dev.goldenangle.presets.PracticeParameter.TICK_RATE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Derived knobs in files that extend each other, in every form, and their order when written. A jump of 2 m in 0.4 s is 10 m/s under 25 m/s². */
class KnobFilesTest {
    private static final Group JUMP = GRAVITY.spec().group();
    /** Redundant with the stop distance. */
    private static final Derived STOP_TIME = new Derived("stop_time", FRICTION.spec().group(), Unit.SECONDS, "Time to a stop.", List.of(FRICTION),
            set -> 1 / set.get(FRICTION), (set, time) -> set.withInternal(FRICTION, 1 / time));
    /** In another group than the parameter it replaces. */
    private static final Derived SLOPE = new Derived("slope", JUMP, Unit.ANGLE, "Half the target.", List.of(TARGET),
            set -> set.get(TARGET) / 2, (set, slope) -> set.withInternal(TARGET, 2 * slope));
    private static final Derived CRAWL = new Derived("crawl", STOP_SPEED.spec().group(), Unit.METRES_PER_SECOND, "Half the stop speed.", List.of(STOP_SPEED),
            set -> set.get(STOP_SPEED) / 2, (set, speed) -> set.withInternal(STOP_SPEED, 2 * speed));
    private static final Derived FRAMES = new Derived("frames", TICK_RATE.spec().group(), Unit.HERTZ, "Half the tick rate.", List.of(TICK_RATE),
            set -> set.get(TICK_RATE) / 2, (set, rate) -> set.withInternal(TICK_RATE, 2 * rate));
    private static final PracticeModel MODEL = new PracticeModel(table());
    private static final String HEAD = "model = \"practice\"\n";
    private static final String HIGH = HEAD + "[jump]\njump_height = 2\ntime_to_apex = 0.4\n";

    private static ParameterTable table() {
        List<Derived> knobs = new ArrayList<>(PracticeParameter.TABLE.derived());
        knobs.addAll(List.of(STOP_TIME, SLOPE, CRAWL, FRAMES));
        return new ParameterTable(PracticeParameter.TOP_SPEED, PracticeParameter.TABLE.parameters(), knobs);
    }

    private final Map<String, String> files = new HashMap<>(Map.of("high", HIGH, "plain", HEAD));
    private final PresetReader reader = new PresetReader(id -> Optional.of(MODEL), id -> Optional.ofNullable(files.get(id)).map(text -> new PresetSource.PresetText(id, text)));

    private PresetReading reading(String text) {
        return reader.read("mine", "mine", text);
    }

    private Preset read(String text) {
        return reading(text).orThrow();
    }

    private Preset heir(String base, String lines) {
        return read(HEAD + "extends = \"" + base + "\"\n" + lines);
    }

    private static void assertJump(Preset preset, double gravity, double speed) {
        assertEquals(gravity, preset.parameters().get(GRAVITY), 1e-9);
        assertEquals(speed, preset.parameters().get(JUMP_SPEED), 1e-9);
    }

    @Test
    void extendingPresetKeepsTheKnobsOfItsBase() {
        Preset heir = heir("high", "[ground]\nfriction = 9\n");
        assertEquals(Map.of("jump_height", Value.of(2), "time_to_apex", Value.of(0.4)), heir.derived());
        assertJump(heir, 25, 10);
        String text = PresetWriter.write(heir);
        assertFalse(text.contains("jump"), "what is inherited is not written: " + text);
        assertEquals(heir, read(text));
    }

    /** Four metres in the same 0.4 s need 50 m/s² and 20 m/s. */
    @Test
    void changingOneInheritedKnobKeepsTheOther() {
        Preset heir = heir("high", "[jump]\njump_height = 4\n");
        assertJump(heir, 50, 20);
        String text = PresetWriter.write(heir);
        assertTrue(text.contains("\njump_height = 4\n") && !text.contains("time_to_apex"), text);
        assertEquals(heir, read(text));
    }

    @Test
    void rawValueReplacesTheInheritedKnobs() {
        Preset heir = heir("high", "[jump]\ngravity = 50\n");
        assertEquals(Map.of(), heir.derived());
        assertJump(heir, 50, 10);
        String text = PresetWriter.write(heir);
        assertTrue(text.contains("\ngravity = 50\n") && text.contains("\njump_speed = 10\n"), "what the base hides is written raw: " + text);
    }

    /** 8.4375 m/s under 25 m/s² takes 0.3375 s to the apex. */
    @Test
    void missingKnobOfAPairIsAddedOnlyWithoutABase() {
        assertEquals(Set.of("jump_height", "time_to_apex"), read(HEAD + "[jump]\njump_height = 2\n").derived().keySet());
        assertEquals(0.3375, read(HEAD + "[jump]\njump_height = 2\n").derived().get("time_to_apex").amount(), 1e-9);
        assertEquals(Set.of("jump_height"), heir("plain", "[jump]\njump_height = 2\n").derived().keySet());
    }

    @Test
    void onlyRedundantKnobsAreRefused() {
        assertEquals("""
                mine:3:1: ground.stop_distance: is redundant with other derived knobs in this file; remove one
                mine:4:1: ground.stop_time: is redundant with other derived knobs in this file; remove one""",
                reading(HEAD + "[ground]\nstop_distance = 2\nstop_time = 0.2\n[jump]\njump_height = 2\n").report());
        assertEquals(Set.of("stop_distance"), read(HEAD + "[ground]\nstop_distance = 2\n").derived().keySet(), "the second is not added to the first");
    }

    @Test
    void knobThatBreaksALimitIsNamed() {
        String report = reading(HEAD + "[ground]\nstop_distance = 2\n[jump]\njump_height = 1000\n").report();
        assertTrue(report.lines().allMatch(line -> line.startsWith("mine:5:1: jump.jump_height: makes ")), report);
    }

    @ParameterizedTest
    @CsvSource({"jump.slope, 20deg, 40deg", "ground.crawl, 0.1W, 0.2W", "run.frames, 16ms, 8ms"})
    void knobAcceptsTheFormsOfItsUnit(String key, String knob, String raw) {
        String[] path = key.split("\\.");
        Preset preset = read(HEAD + "[" + path[0] + "]\n" + path[1] + " = \"" + knob + "\"\n");
        assertEquals(Value.parse(knob), Optional.of(preset.derived().get(path[1])));
        double expected = Value.parse(raw).orElseThrow().resolve(10);
        assertEquals(expected, preset.parameters().get(MODEL.parameters().findDerived(path[1]).orElseThrow().replaces().get(0)), 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"jump.slope, 0.1W, W", "ground.crawl, 20deg, deg", "ground.crawl, 8ms, ms", "run.frames, 0.1W, W", "jump.jump_height, 0.1W, W"})
    void knobRefusesTheFormOfAnotherUnit(String key, String knob, String form) {
        String[] path = key.split("\\.");
        assertEquals("mine:3:1: " + key + ": cannot be written in " + form, reading(HEAD + "[" + path[0] + "]\n" + path[1] + " = \"" + knob + "\"\n").report());
    }

    @Test
    void schemaContainsTheFormsOfAKnob() throws IOException {
        JsonNode tables = new ObjectMapper().readTree(PresetSchema.of(List.of(MODEL))).at("/oneOf/0/properties");
        assertTrue("20deg".matches(tables.at("/jump/properties/slope/anyOf/1/pattern").textValue()));
        assertTrue("0.1W".matches(tables.at("/ground/properties/crawl/anyOf/1/pattern").textValue()));
        assertTrue(tables.at("/jump/properties/jump_height/anyOf/1").isMissingNode(), "a height has one form");
    }

    /** A knob is written in place of the parameter it replaces, or at the end of its group when that is in another group. */
    @Test
    void knobsAreWrittenInPlaceOfTheirParameters() {
        String text = PresetWriter.write(read(HIGH + "slope = \"20deg\"\n"));
        List<String> keys = text.lines().filter(line -> line.contains(" = ") && !line.startsWith("#") || line.startsWith("[")).map(line -> line.split(" = ")[0]).toList();
        assertEquals(List.of("name", "model", "description", "[ground]", "top_speed", "stop_speed", "friction", "[angle]", "grace", "mode",
                "[jump]", "jump_height", "time_to_apex", "auto_jump", "slope", "[run]", "tick_rate"), keys);
    }

    /** The height is half the square of the time, which gives gravity 1 m/s², its minimum; rounding often makes it slightly less. */
    @Test
    void roundingDoesNotBreakALimit() {
        for (int hundredths = 52; hundredths <= 120; hundredths++) {
            double time = hundredths / 100.0;
            Preset preset = read(HEAD + "[jump]\njump_height = " + Value.digits(time * time / 2) + "\ntime_to_apex = " + Value.digits(time) + "\n");
            assertEquals(1, preset.parameters().get(GRAVITY), 1e-12);
            assertTrue(preset.parameters().get(GRAVITY) >= 1);
        }
        String report = reading(HEAD + "[jump]\njump_height = 0.31999999\ntime_to_apex = 0.8\n").report();
        assertTrue(report.contains("makes gravity 0.9999999"), "a hair more than rounding: " + report);
    }
}
