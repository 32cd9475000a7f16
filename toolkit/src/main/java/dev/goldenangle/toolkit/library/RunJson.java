package dev.goldenangle.toolkit.library;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.state.Event;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Writes a run as one JSON object: its inputs, columns with units, and events. Angles are in degrees. */
public final class RunJson {
    static final String SCHEMA = "golden-angle-run/1";

    private RunJson() {
    }

    public static void write(Run run, Writer out) throws IOException {
        try (JsonGenerator json = generator(out)) {
            json.writeStartObject();
            json.writeStringField("schema", SCHEMA);
            json.writeStringField("model", run.header().model());
            json.writeStringField("map", run.header().map());
            json.writeStringField("map_hash", Hash64.hex(run.header().mapHash()));
            json.writeStringField("source", run.header().source());
            json.writeNumberField("tick_rate", run.header().tickRate());
            json.writeNumberField("ticks", run.length());
            json.writeStringField("hash", Hash64.hex(run.hash()));
            json.writeObjectFieldStart("parameters");
            for (Map.Entry<String, String> knob : run.header().parameters().asText().entrySet()) {
                json.writeStringField(knob.getKey(), knob.getValue());
            }
            json.writeEndObject();
            writeColumns(json, run);
            json.writeArrayFieldStart("events");
            for (Event event : run.events()) {
                json.writeStartObject();
                json.writeNumberField("tick", event.tick());
                json.writeStringField("kind", event.kind().name().toLowerCase(Locale.ROOT));
                writeNumber(json, "value", event.value());
                json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private static void writeColumns(JsonGenerator json, Run run) throws IOException {
        json.writeArrayFieldStart("columns");
        List<Column> columns = run.columns().list();
        for (int i = 0; i < columns.size(); i++) {
            json.writeStartObject();
            json.writeStringField("key", columns.get(i).key());
            json.writeStringField("unit", columns.get(i).unit().symbol());
            json.writeArrayFieldStart("values");
            for (int tick = 0; tick < run.length(); tick++) {
                writeNumber(json, columns.get(i).shown(run.get(i, tick)));
            }
            json.writeEndArray();
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** Closing the generator leaves the writer open. */
    static JsonGenerator generator(Writer out) throws IOException {
        return new JsonFactory().createGenerator(out).disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
    }

    static void writeNumber(JsonGenerator json, String field, double value) throws IOException {
        json.writeFieldName(field);
        writeNumber(json, value);
    }

    /** Writes whole numbers without a fraction and others as the shortest float; NaN and infinities become null. */
    private static void writeNumber(JsonGenerator json, double value) throws IOException {
        if (!Double.isFinite(value)) {
            json.writeNull();
        } else if (value == (long) value && Math.abs(value) < 1e9) {
            json.writeNumber((long) value);
        } else {
            json.writeNumber((float) value);
        }
    }
}
