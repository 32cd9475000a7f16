package dev.goldenangle.toolkit.cli;

import dev.goldenangle.toolkit.study.StudyTable;

import java.util.List;
import java.util.stream.Collectors;

/** Formats study results as CSV. */
final class StudyCsv {
    private StudyCsv() {
    }

    static String of(StudyTable table) {
        StringBuilder text = new StringBuilder("point," + line(table.columns()));
        for (int row = 0; row < table.size(); row++) {
            text.append(row);
            for (double number : table.row(row)) {
                text.append(',').append(number);
            }
            text.append('\n');
        }
        return text.toString();
    }

    /** One CSV line; fields are quoted where needed. */
    static String line(List<String> fields) {
        return fields.stream().map(field -> field.matches("[^,\"\\n\\r]*") ? field : "\"" + field.replace("\"", "\"\"") + "\"").collect(Collectors.joining(",")) + "\n";
    }
}
