package dev.goldenangle.toolkit.library;

import dev.goldenangle.analysis.Metric;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Value;

import java.util.List;
import java.util.stream.Collectors;

/** Formats numbers, tables and command lines. */
public final class Texts {
    private Texts() {
    }

    public static String number(double value) {
        return value == Math.rint(value) ? Value.digits(value) : Decimals.fixed(value, 3);
    }

    public static String metric(Metric metric, double value, Model model) {
        if (Double.isNaN(value)) {
            return "–";
        }
        String symbol = metric.symbol(model.lengthUnit().symbol(), model.speedUnit().symbol());
        String digits = Decimals.fixed(metric.quantity().shown(value), metric.quantity().digits());
        return (digits + " " + symbol).strip();
    }

    /** Joins arguments for a shell, with quotes where needed. */
    public static String commandLine(List<String> arguments) {
        return arguments.stream().map(argument -> argument.matches("[\\w./:=,+@%-]+") ? argument : "'" + argument.replace("'", "'\\''") + "'")
                .collect(Collectors.joining(" "));
    }

    /** Aligns rows: the first column left, the others right. */
    public static String table(List<List<String>> rows) {
        int columns = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[columns];
        rows.forEach(row -> {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        });
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String pad = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? row.get(i) + pad : "  " + pad + row.get(i));
            }
            text.append(line.toString().stripTrailing()).append(System.lineSeparator());
        }
        return text.toString();
    }
}
