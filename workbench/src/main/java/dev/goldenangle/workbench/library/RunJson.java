package dev.goldenangle.workbench.library;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.state.Event;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A run as one JSON object: what it is a function of, its columns with their units, its events. Angles are in degrees. */
public final class RunJson {
    static final String SCHEMA = "golden-angle-run/1";

    private RunJson() {
    }

    public static void write(Run run, Writer out) throws IOException {
        out.append("{\"schema\":").append(text(SCHEMA)).append(",\"model\":").append(text(run.header().model())).append(",\"map\":").append(text(run.header().map()))
                .append(",\"map_hash\":").append(text(Hash64.hex(run.header().mapHash()))).append(",\"source\":").append(text(run.header().source()))
                .append(",\"tick_rate\":").append(Double.toString(run.header().tickRate())).append(",\"ticks\":").append(Integer.toString(run.length()))
                .append(",\"hash\":").append(text(Hash64.hex(run.hash()))).append(",\"parameters\":{");
        String separator = "";
        for (Map.Entry<String, String> knob : run.header().parameters().asText().entrySet()) {
            out.append(separator).append(text(knob.getKey())).append(':').append(text(knob.getValue()));
            separator = ",";
        }
        out.append("},\"columns\":[");
        List<Column> columns = run.columns().list();
        for (int i = 0; i < columns.size(); i++) {
            Column column = columns.get(i);
            out.append(i == 0 ? "\n" : ",\n").append("{\"key\":").append(text(column.key())).append(",\"unit\":").append(text(column.unit().symbol()))
                    .append(",\"values\":[");
            for (int tick = 0; tick < run.length(); tick++) {
                out.append(tick == 0 ? "" : ",").append(number(column.shown(run.get(i, tick))));
            }
            out.append("]}");
        }
        out.append("\n],\"events\":[");
        separator = "\n";
        for (Event event : run.events()) {
            out.append(separator).append("{\"tick\":").append(Integer.toString(event.tick())).append(",\"kind\":")
                    .append(text(event.kind().name().toLowerCase(Locale.ROOT))).append(",\"value\":").append(number(event.value())).append('}');
            separator = ",\n";
        }
        out.append("\n]}\n");
    }

    /** JSON has no numbers that are not finite. */
    static String number(double value) {
        return !Double.isFinite(value) ? "null" : value == (long) value && Math.abs(value) < 1e9 ? Long.toString((long) value) : Float.toString((float) value);
    }

    static String text(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : value.toCharArray()) {
            if (c == '"' || c == '\\') {
                quoted.append('\\').append(c);
            } else if (c < ' ') {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('"').toString();
    }
}
