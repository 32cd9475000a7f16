package dev.goldenangle.command;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads trace files. A line counts only with its line end, so a file that was cut off anywhere gives everything up to its last
 * whole line; a damaged line in the body ends the trace there, with a problem.
 */
public final class TraceReader {
    static final long MAX_BYTES = 256L << 20;
    private static final int MAX_LINE = 8192;
    private static final int MAX_HEADER_LINES = 5000;

    private final String file;
    private final String text;
    private final List<TraceProblem> problems = new ArrayList<>();
    private int at;
    private int line;

    private TraceReader(String file, String text) {
        this.file = file;
        this.text = text;
    }

    public static TraceReading read(Path file) {
        try {
            if (Files.size(file) > MAX_BYTES) {
                return failed(file.toString(), "the file is longer than " + (MAX_BYTES >> 20) + " MiB");
            }
            return read(file.toString(), new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            return failed(file.toString(), "cannot be read: " + unreadable.getMessage());
        }
    }

    private static TraceReading failed(String file, String reason) {
        return new TraceReading(Optional.empty(), List.of(new TraceProblem(file, 1, reason)));
    }

    /**
     * @param file name for messages
     * @param text its content
     */
    public static TraceReading read(String file, String text) {
        TraceReader reader = new TraceReader(file, text);
        Optional<InputTrace> trace = reader.header().map(reader::body);
        return new TraceReading(trace, List.copyOf(reader.problems));
    }

    private void problem(String reason) {
        problems.add(new TraceProblem(file, Math.max(1, line), reason));
    }

    /** The next whole line, or empty at the end or at the cut. */
    private Optional<String> nextLine() {
        int end = text.indexOf('\n', at);
        if (end < 0) {
            return Optional.empty();
        }
        line++;
        int stop = end > at && text.charAt(end - 1) == '\r' ? end - 1 : end;
        String found = text.substring(at, Math.min(stop, at + MAX_LINE));
        at = end + 1;
        return Optional.of(found);
    }

    private Optional<TraceHeader> header() {
        Optional<String> first = nextLine();
        if (first.isEmpty() || !first.get().equals(TraceText.MAGIC + " " + TraceText.VERSION)) {
            problem("is not a trace: the first line must be \"" + TraceText.MAGIC + " " + TraceText.VERSION + "\"");
            return Optional.empty();
        }
        TraceHeaderReader header = new TraceHeaderReader(this::problem);
        for (int i = 0; i < MAX_HEADER_LINES; i++) {
            Optional<String> next = nextLine();
            if (next.isEmpty()) {
                problem("the file stops in its header");
                return Optional.empty();
            }
            if (next.get().equals(TraceText.INPUT)) {
                return header.finish().filter(found -> problems.isEmpty());
            }
            header.line(next.get());
        }
        problem("the header is longer than " + MAX_HEADER_LINES + " lines");
        return Optional.empty();
    }

    private InputTrace body(TraceHeader header) {
        TraceBodyReader body = new TraceBodyReader();
        for (Optional<String> next = nextLine(); next.isPresent(); next = nextLine()) {
            Optional<String> trouble = body.line(next.get());
            if (trouble.isPresent()) {
                problem(trouble.get() + "; the trace ends before this line");
                break;
            }
            if (body.isComplete()) {
                break;
            }
        }
        return body.trace(header);
    }
}
