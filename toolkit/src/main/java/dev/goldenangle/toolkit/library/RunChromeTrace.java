package dev.goldenangle.toolkit.library;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.goldenangle.state.Event;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/**
 * Writes a run in the trace event format of Chrome tracing, Perfetto and PlotJuggler: a counter for every changing column and an instant
 * for every event. Times are in microseconds.
 */
public final class RunChromeTrace {
    private RunChromeTrace() {
    }

    public static void write(Run run, Writer out) throws IOException {
        double tick = 1e6 / run.header().tickRate();
        try (JsonGenerator json = RunJson.generator(out)) {
            json.writeStartObject();
            json.writeStringField("displayTimeUnit", "ms");
            json.writeObjectFieldStart("otherData");
            json.writeStringField("model", run.header().model());
            json.writeStringField("map", run.header().map());
            json.writeStringField("source", run.header().source());
            json.writeEndObject();
            json.writeArrayFieldStart("traceEvents");
            begin(json, "M", "process_name");
            json.writeNumberField("tid", 1);
            json.writeObjectFieldStart("args");
            json.writeStringField("name", run.header().source());
            end(json);
            writeCounters(json, run, tick);
            for (Event event : run.events()) {
                begin(json, "i", event.kind().name().toLowerCase(Locale.ROOT));
                json.writeNumberField("tid", 1);
                json.writeStringField("s", "p");
                RunJson.writeNumber(json, "ts", (event.tick() + 1) * tick);
                json.writeObjectFieldStart("args");
                RunJson.writeNumber(json, "value", event.value());
                end(json);
            }
            json.writeEndArray();
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private static void writeCounters(JsonGenerator json, Run run, double tick) throws IOException {
        List<Column> columns = run.columns().list();
        for (int i = 2; i < columns.size(); i++) {
            Column column = columns.get(i);
            String unit = column.unit().symbol().isEmpty() ? "value" : column.unit().symbol();
            float last = Float.NaN;
            for (int t = 0; t < run.length(); t++) {
                float value = run.get(i, t);
                if (value != last) {
                    begin(json, "C", column.key());
                    json.writeNumberField("ts", Math.round((t + 1) * tick));
                    json.writeObjectFieldStart("args");
                    RunJson.writeNumber(json, unit, column.shown(value));
                    end(json);
                    last = value;
                }
            }
        }
    }

    private static void begin(JsonGenerator json, String phase, String name) throws IOException {
        json.writeStartObject();
        json.writeStringField("ph", phase);
        json.writeNumberField("pid", 1);
        json.writeStringField("name", name);
    }

    /** Ends the arguments and the event. */
    private static void end(JsonGenerator json) throws IOException {
        json.writeEndObject();
        json.writeEndObject();
    }
}
