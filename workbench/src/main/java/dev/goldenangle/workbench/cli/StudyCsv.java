package dev.goldenangle.workbench.cli;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.workbench.study.StudyTable;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** Tables as text with commas. */
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

    /** A line of fields, in quotes where they need them. */
    static String line(List<String> fields) {
        return fields.stream().map(field -> field.matches("[^,\"\\n\\r]*") ? field : "\"" + field.replace("\"", "\"\"") + "\"").collect(Collectors.joining(",")) + "\n";
    }

    /** To a file, or to standard output for "-". */
    static void write(String target, String text, PrintWriter out) throws IOException {
        if (target.equals("-")) {
            out.print(text);
        } else {
            AtomicFile.write(Path.of(target), text);
        }
    }
}
