package dev.goldenangle.toolkit.library;

import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** File formats for exporting runs to other tools (docs/recordings.md). */
public enum RunFormat {
    CSV(".csv", "CSV", RunCsv::write),
    CHROME_TRACE(".trace.json", "Chrome trace", RunChromeTrace::write),
    JSON(".json", "JSON", RunJson::write);

    private interface Content {
        void write(Run run, Writer out) throws IOException;
    }

    private final String ending;
    private final String label;
    private final Content content;

    RunFormat(String ending, String label, Content content) {
        this.ending = ending;
        this.label = label;
        this.content = content;
    }

    /** The file ending with its dot. */
    public String ending() {
        return ending;
    }

    public String label() {
        return label;
    }

    public void write(Run run, Writer out) throws IOException {
        content.write(run, out);
    }

    /** The format of a file, judged by its ending. */
    public static Optional<RunFormat> of(String file) {
        return Arrays.stream(values()).filter(format -> file.endsWith(format.ending)).findFirst();
    }

    public static String endings() {
        return Arrays.stream(values()).map(RunFormat::ending).collect(Collectors.joining(", "));
    }
}
