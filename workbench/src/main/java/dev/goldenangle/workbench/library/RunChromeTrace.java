package dev.goldenangle.workbench.library;

import dev.goldenangle.state.Event;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/**
 * A run in the trace event format that Chrome's tracing page, Perfetto and PlotJuggler's readers take: a counter for every column that
 * changes, an instant for every event. Times are microseconds of the run.
 */
public final class RunChromeTrace {
    private RunChromeTrace() {
    }

    public static void write(Run run, Writer out) throws IOException {
        double tick = 1e6 / run.header().tickRate();
        out.append("{\"displayTimeUnit\":\"ms\",\"otherData\":{\"model\":").append(RunJson.text(run.header().model())).append(",\"map\":")
                .append(RunJson.text(run.header().map())).append(",\"source\":").append(RunJson.text(run.header().source())).append("},\"traceEvents\":[\n");
        out.append("{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"process_name\",\"args\":{\"name\":").append(RunJson.text(run.header().source())).append("}}");
        List<Column> columns = run.columns().list();
        for (int i = 2; i < columns.size(); i++) {
            float last = Float.NaN;
            for (int t = 0; t < run.length(); t++) {
                float value = run.get(i, t);
                if (value != last) {
                    counter(out, columns.get(i), (t + 1) * tick, value);
                    last = value;
                }
            }
        }
        for (Event event : run.events()) {
            out.append(",\n{\"ph\":\"i\",\"pid\":1,\"tid\":1,\"s\":\"p\",\"ts\":").append(RunJson.number((event.tick() + 1) * tick)).append(",\"name\":")
                    .append(RunJson.text(event.kind().name().toLowerCase(Locale.ROOT))).append(",\"args\":{\"value\":").append(RunJson.number(event.value())).append("}}");
        }
        out.append("\n]}\n");
    }

    private static void counter(Writer out, Column column, double micros, float value) throws IOException {
        String unit = column.unit().symbol().isEmpty() ? "value" : column.unit().symbol();
        out.append(",\n{\"ph\":\"C\",\"pid\":1,\"ts\":").append(Long.toString(Math.round(micros))).append(",\"name\":").append(RunJson.text(column.key()))
                .append(",\"args\":{").append(RunJson.text(unit)).append(':').append(RunJson.number(column.shown(value))).append("}}");
    }
}
