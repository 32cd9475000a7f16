package dev.goldenangle.command;

import dev.goldenangle.io.FileKind;
import dev.goldenangle.io.TextFile;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads input trace files. Only lines with a line end count, so a truncated file gives everything up to its last whole
 * line. A damaged line in the body ends the trace there, with a problem. A trace read without a problem is safe to play
 * and has digests for all its ticks.
 */
public final class TraceReader {
    static final long MAX_BYTES = 256L << 20;
    private static final int MAX_LINE = 8192;
    private static final int MAX_HEADER_LINES = 5000;
    /** Replaces a line that is too long. */
    private static final String TOO_LONG = "\u2026";

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
            byte[] content = TextFile.bytes(file, MAX_BYTES);
            Optional<String> other = FileKind.mismatch(content, "an input trace", Set.of(FileKind.TRACE));
            return other.isPresent() ? failed(file.toString(), other.get()) : read(file.toString(), TextFile.decode(content));
        } catch (FileSystemException refused) {
            return failed(file.toString(), "cannot be read: " + refused.getReason());
        } catch (IOException unreadable) {
            return failed(file.toString(), "cannot be read: " + unreadable.getMessage());
        }
    }

    /** Reads up to the last line before the first byte that is not text. */
    private static TraceReading read(String name, TextFile file) {
        TraceReading reading = read(name, file.badLine() == 0 ? file.text() : file.text().substring(0, file.text().lastIndexOf('\n') + 1));
        if (file.badLine() == 0) {
            return reading;
        }
        List<TraceProblem> problems = new ArrayList<>(reading.problems());
        problems.add(new TraceProblem(name, file.badLine(), "is not UTF-8 text; the trace ends before this line"));
        return new TraceReading(reading.trace(), List.copyOf(problems));
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

    /** The next whole line; empty at the end of the file or if the last line is cut off. */
    private Optional<String> nextLine() {
        int end = text.indexOf('\n', at);
        if (end < 0) {
            return Optional.empty();
        }
        line++;
        int stop = end > at && text.charAt(end - 1) == '\r' ? end - 1 : end;
        String found = stop - at > MAX_LINE ? TOO_LONG : text.substring(at, stop);
        at = end + 1;
        return Optional.of(found);
    }

    private static String firstLine(int version) {
        return TraceText.MAGIC + " " + version;
    }

    /** The version that a first line states, or 0 if it is not one that can be read. */
    private static int version(String line) {
        for (int version = 1; version <= TraceHeader.NEWEST_VERSION; version++) {
            if (line.equals(firstLine(version))) {
                return version;
            }
        }
        return 0;
    }

    private Optional<TraceHeader> header() {
        int version = version(nextLine().orElse(""));
        if (version == 0) {
            problem("is not an input trace of version 1 to " + TraceHeader.NEWEST_VERSION + ": the first line must be \"" + firstLine(TraceHeader.NEWEST_VERSION) + "\"");
            return Optional.empty();
        }
        TraceHeaderReader header = new TraceHeaderReader(version, this::problem);
        for (int i = 0; i < MAX_HEADER_LINES; i++) {
            Optional<String> next = nextLine();
            if (next.isEmpty()) {
                problem("the file ends inside its header");
                return Optional.empty();
            }
            if (next.get().equals(TraceText.INPUT)) {
                return header.finish().filter(found -> problems.isEmpty());
            }
            if (next.get().equals(TOO_LONG)) {
                problem("the line is longer than " + MAX_LINE + " characters");
                return Optional.empty();
            }
            header.line(next.get());
        }
        problem("the header is longer than " + MAX_HEADER_LINES + " lines");
        return Optional.empty();
    }

    private InputTrace body(TraceHeader header) {
        TraceBodyReader body = new TraceBodyReader(header);
        for (Optional<String> next = nextLine(); next.isPresent(); next = nextLine()) {
            Optional<String> trouble = next.get().equals(TOO_LONG) ? Optional.of("the line is longer than " + MAX_LINE + " characters") : body.line(next.get());
            if (trouble.isPresent()) {
                problem(trouble.get() + "; the trace ends before this line");
                break;
            }
            if (body.isComplete()) {
                refuseMore();
                break;
            }
        }
        return body.trace(header);
    }

    private void refuseMore() {
        if (at < text.length()) {
            line++;
            problem("there is text after the closing line");
        }
    }
}
