package dev.goldenangle.toolkit.cli;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import picocli.CommandLine.Option;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A command that prints a result: as text, or with --json as JSON. Tables go to a file or to standard output. */
abstract class AnsweringCommand extends CliCommand {
    static final String JSON = "--json";
    private static final String STANDARD_OUTPUT = "-";

    @Option(names = JSON, description = "Print one JSON object on standard output and nothing else.")
    private boolean json;

    final boolean isJson() {
        return json;
    }

    final void printJson(Object value) {
        Json.print(out(), value);
    }

    /** Writes the content of a table. */
    interface Content {
        void writeTo(Writer text) throws IOException;
    }

    /** Whether the table goes to standard output, so that nothing else may be printed. */
    static boolean isStandardOutput(String csv) {
        return STANDARD_OUTPUT.equals(csv);
    }

    /** Call this before the work starts: JSON and a table cannot both go to standard output. */
    final void checkTable(String csv) throws BadInput {
        if (json && isStandardOutput(csv)) {
            throw new BadInput("--json and --csv - cannot both write to standard output");
        }
    }

    /** Writes the table if --csv was given. */
    final void writeTable(String csv, Content content) throws IOException, BadInput {
        checkTable(csv);
        if (isStandardOutput(csv)) {
            content.writeTo(out());
        } else if (csv != null) {
            writeFile(Path.of(csv), content);
        }
    }

    static void writeFile(Path file, Content content) throws IOException, BadInput {
        Path folder = file.toAbsolutePath().getParent();
        if (!Files.isDirectory(folder)) {
            throw new BadInput(file + ": cannot be written: there is no folder " + folder);
        }
        AtomicFile.write(file, bytes -> {
            Writer text = new BufferedWriter(new OutputStreamWriter(bytes, StandardCharsets.UTF_8));
            content.writeTo(text);
            text.flush();
        });
    }
}
