package dev.goldenangle.motor.arena;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.TuningNote;
import dev.goldenangle.telemetry.Columns;
import org.junit.jupiter.api.Test;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Texts of the arena: its tuning advice, its warnings and the names of its columns. */
class ArenaNotesTest {
    private static final ArenaModel ARENA = new ArenaModel();

    @Test
    void guideContainsEveryNoteAndNotesNameParametersOfTheModel() throws Exception {
        Path here = Path.of("docs/tuning-guide.md");
        String guide = Files.readString(Files.exists(here) ? here : Path.of("../docs/tuning-guide.md"));
        for (TuningNote note : ARENA.parameters().notes()) {
            assertTrue(guide.contains("- " + note.text()), note.text());
            note.knobs().forEach(knob -> assertTrue(ARENA.parameters().find(knob).isPresent() && note.then().contains(knob), note.text()));
        }
    }

    @Test
    void notesOnScreenNameKnobsByTheirLabels() {
        String all = String.join("\n", ARENA.parameters().notes().stream().map(note -> note.shown(ARENA.parameters())).toList());
        assertTrue(all.contains("raise “Stop speed” before “Friction”."), all);
        assertTrue(all.contains("lower “Landing friction, best angle”."), all);
        ARENA.parameters().notes().stream().flatMap(note -> note.knobs().stream()).filter(key -> key.contains("_")).forEach(key -> assertFalse(all.contains(key), key));
    }

    @Test
    void sliderOfTheBestAngleEndsAtThePlainShareAndALargerValueWarns() {
        Parameter best = ArenaParameter.LANDING_FRICTION_SCALE_BEST_ANGLE;
        ParameterSet document = ARENA.parameters().defaults();
        assertEquals(0.25, document.sliderEnd(best));
        assertEquals(0.4, document.with("landing_friction_scale", "0.4").sliderEnd(best));
        assertEquals(0.6, document.with("landing_friction_scale", "0").sliderEnd(best), "no room: the slider keeps its own end");
        assertEquals(List.of(), document.with(best.key(), "0.25").warnings());
        assertEquals(List.of("landing_friction_scale_best_angle is above landing friction"), document.with(best.key(), "0.3").warnings());
    }

    @Test
    void arenaColumnsAreCalledIntentAndAlsoFoundAsWish() {
        Columns columns = new Columns(ARENA.lengthUnit(), ARENA.speedUnit(), 10, ARENA.signals(), ARENA.asked());
        for (String axis : List.of("x", "y", "speed")) {
            assertEquals("intent_" + axis, columns.find("wish_" + axis).orElseThrow().key());
            assertEquals("intent_" + axis, columns.find("intent_" + axis).orElseThrow().key());
        }
        assertTrue(columns.find("intent_mag").isPresent());
        assertTrue(columns.list().stream().noneMatch(column -> column.key().contains("wish")));
    }
}
