package dev.goldenangle.toolkit.library;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes a run as CSV: all columns, angles in degrees, one line per tick. */
public final class RunCsv {
    private RunCsv() {
    }

    public static void write(Run run, Writer out) throws IOException {
        List<Column> columns = run.columns().list();
        StringBuilder line = new StringBuilder(1024);
        for (Column column : columns) {
            line.append(line.isEmpty() ? "" : ",").append(column.key());
        }
        out.append(line).append('\n');
        for (int tick = 0; tick < run.length(); tick++) {
            line.setLength(0);
            for (int i = 0; i < columns.size(); i++) {
                if (i > 0) {
                    line.append(',');
                }
                number(line, columns.get(i), run.get(i, tick));
            }
            out.append(line).append('\n');
        }
    }

    private static void number(StringBuilder line, Column column, float value) {
        if (value == (int) value && (!column.unit().isAngle() || value == 0f)) {
            line.append((int) value);
        } else {
            line.append((float) column.shown(value));
        }
    }
}
