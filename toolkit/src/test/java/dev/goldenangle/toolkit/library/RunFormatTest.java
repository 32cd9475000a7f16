package dev.goldenangle.toolkit.library;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Exported runs contain everything for other tools. */
class RunFormatTest {
    private static final String SOURCE = "a \"runner\"\n\\ of ü";
    private final Run run = run();

    private static Run run() {
        try {
            Preset preset = PresetLibrary.shipped().preset("arena/default");
            Model model = PresetLibrary.model(preset);
            Level level = MapLibrary.level("flat", model);
            return RunMaker.make(model, preset.parameters(), level, BotSpec.parse("runner").create(model, preset.parameters(), level), SOURCE, 60);
        } catch (BadInput impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private JsonNode written(RunFormat format) throws IOException {
        StringWriter text = new StringWriter();
        format.write(run, text);
        assertTrue(text.toString().endsWith("}\n"));
        return new ObjectMapper().readTree(text.toString());
    }

    @Test
    void jsonContainsHeaderAndEveryValueAsFloatText() throws IOException {
        JsonNode json = written(RunFormat.JSON);
        assertEquals(RunJson.SCHEMA, json.get("schema").asText());
        assertEquals(SOURCE, json.get("source").asText());
        assertEquals(Hash64.hex(run.hash()), json.get("hash").asText());
        assertEquals(60, json.get("ticks").asInt());
        List<Column> columns = run.columns().list();
        assertEquals(columns.size(), json.get("columns").size());
        for (int i = 0; i < columns.size(); i++) {
            JsonNode column = json.get("columns").get(i);
            assertEquals(columns.get(i).key(), column.get("key").asText());
            for (int tick = 0; tick < run.length(); tick++) {
                double shown = columns.get(i).shown(run.get(i, tick));
                String expected = shown == Math.rint(shown) ? Long.toString((long) shown) : Float.toString((float) shown);
                assertEquals(expected, column.get("values").get(tick).asText(), column.get("key") + " at " + tick);
            }
        }
        assertEquals(run.events().size(), json.get("events").size());
    }

    @Test
    void chromeTraceHasACounterForEachChangeAndAnInstantForEachEvent() throws IOException {
        JsonNode json = written(RunFormat.CHROME_TRACE);
        assertEquals(SOURCE, json.at("/traceEvents/0/args/name").asText());
        int instants = 0;
        double last = 0;
        for (JsonNode event : json.get("traceEvents")) {
            instants += event.get("ph").asText().equals("i") ? 1 : 0;
            if (event.get("name").asText().equals("speed")) {
                assertEquals("C", event.get("ph").asText());
                assertTrue(event.get("ts").asDouble() > last, "counters are sorted by time");
                last = event.get("ts").asDouble();
            }
        }
        assertTrue(last > 0, "the runner's speed changes");
        assertEquals(run.events().size(), instants);
    }
}
