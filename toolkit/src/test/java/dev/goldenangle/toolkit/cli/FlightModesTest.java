package dev.goldenangle.toolkit.cli;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

/** The simulate command can fly in every model, and its trace replays to the same run. */
class FlightModesTest {
    @ParameterizedTest
    @ValueSource(strings = {"arena/default", "strafejump/vq3", "quakeworld/classic", "goldsrc/halflife", "marathon/default", "tilestep/default"})
    void flightIsRecordedAndReplayed(String preset, @TempDir Path folder) {
        String walked = hash(Shell.json(0, "simulate", "--preset", preset, "--seconds", 2, "--json"));
        for (String mode : new String[] {"noclip", "spectate"}) {
            String trace = folder.resolve(mode + ".trace").toString();
            String flown = hash(Shell.json(0, "simulate", "--preset", preset, "--mode", mode, "--seconds", 2, "--record", trace, "--json"));
            assertNotEquals(walked, flown);
            assertEquals(flown, hash(Shell.json(0, "simulate", "--preset", preset, "--trace", trace, "--json")));
        }
    }

    private static String hash(JsonNode report) {
        return report.findValue("hash").asText();
    }
}
