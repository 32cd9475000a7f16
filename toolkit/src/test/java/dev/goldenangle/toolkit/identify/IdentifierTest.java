package dev.goldenangle.toolkit.identify;

import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldParameter;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.identify.ChangedGames.ChangedGame;
import dev.goldenangle.toolkit.identify.Identification.Match;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Which game made a recorded run. */
class IdentifierTest {
    /** One of each kind of rules; the study IdentifierStudy plays a hundred. */
    @ParameterizedTest
    @ValueSource(ints = {3, 6})
    void gameAndTwoChangedConstantsAreFound(int number) throws BadInput {
        ChangedGame game = ChangedGames.number(number, 4);
        Identification found = Identifier.identify(game.track(), () -> false);
        assertTrue(game.isFound(found), () -> game.text() + "\n" + String.join("\n", new IdentificationText(found).lines()));
    }

    @Test
    void noGameExplainsTheArena() throws BadInput {
        Preset arena = PresetLibrary.shipped().preset("arena/default");
        Identification found = Identifier.identify(ChangedGames.play(PresetLibrary.model(arena), arena.parameters(), 1, 1.5), () -> false);
        assertTrue(found.likeliest().isEmpty(), () -> String.join("\n", new IdentificationText(found).lines()));
        assertTrue(new IdentificationText(found).verdict().startsWith("None of these games"));
    }

    @Test
    void unchangedGameNeedsNoOtherConstants() throws BadInput {
        Preset preset = PresetLibrary.shipped().preset("goldsrc/halflife");
        Match best = Identifier.identify(ChangedGames.play(PresetLibrary.model(preset), preset.parameters(), 1, 4), () -> false).likeliest().orElseThrow();
        assertEquals("goldsrc/halflife", best.preset());
        assertEquals(List.of(), best.constants());
        assertEquals(1, best.explained());
        assertEquals(-1, best.firstUnexplained());
    }

    /** Gravity is 700 instead of 800, and nothing but positions and keys is known. Noise may move other constants by less than a hundredth. */
    @Test
    void positionsInCsvAreEnough() throws BadInput {
        Preset preset = PresetLibrary.shipped().preset("quakeworld/classic");
        Model model = PresetLibrary.model(preset);
        ParameterSet changed = preset.parameters().with("gravity", "700");
        RecordedMotion run = ChangedGames.play(model, changed, 3, 4);
        Match best = Identifier.identify(TrackCsv.of("run.csv", csv(run)), () -> false).likeliest().orElseThrow();
        assertEquals("quakeworld", best.preset().split("/")[0]);
        for (Parameter knob : List.of(QuakeworldParameter.GRAVITY, QuakeworldParameter.TOP_SPEED, QuakeworldParameter.FRICTION, QuakeworldParameter.JUMP_SPEED)) {
            assertEquals(changed.get(knob), best.values().get(knob), 0.01 * changed.get(knob), knob.key());
        }
    }

    /** The recorded point is the middle of the box; it does not matter how high the floor is. */
    private static List<String> csv(RecordedMotion run) {
        List<String> lines = new ArrayList<>(List.of("time_s,x,y,z,forward,right,up,yaw_deg,pitch_deg,buttons"));
        for (int i = 0; i < run.rows().size(); i++) {
            RecordedMotion.Row row = run.rows().get(i);
            lines.add(String.format(Locale.ROOT, "%.6f,%s,%s,%s,%s,%s,%s,%s,%s,%d", i / run.tickRate(), row.place()[0], row.place()[1], row.place()[2] + 100, row.command().forward,
                    row.command().right, row.command().up, (float) Math.toDegrees(row.command().yaw), (float) Math.toDegrees(row.command().pitch), row.command().buttons));
        }
        return lines;
    }

    @Test
    void csvErrorsNameTheLine() {
        assertEquals("a.csv:1: these columns are missing: z, right, up, time_s, yaw_deg", refusal("x,y,forward"));
        String head = "time_s,x,y,z,forward,right,up,yaw_deg";
        assertEquals("a.csv:3: 2 values, but 8 columns", refusal(head, "0,1,2,3,0,0,0,0", "1,2"));
        assertEquals("a.csv:2: y is not a number: north", refusal(head, "0,1,north,3,0,0,0,0"));
        assertEquals("a.csv:2: z is not finite", refusal(head, "0,1,2,NaN,0,0,0,0"));
        assertEquals("a.csv: the times in time_s do not increase", refusal(head, "0,1,2,3,0,0,0,0", "0,1,2,3,0,0,0,0"));
        assertEquals("only 1 ticks are recorded; at least 50 are needed", refusal(head, "0,1,2,3,0,0,0,0", "0.01,1,2,3,0,0,0,0"));
    }

    private static String refusal(String... lines) {
        return assertThrows(BadInput.class, () -> TrackCsv.of("a.csv", List.of(lines))).getMessage();
    }
}
