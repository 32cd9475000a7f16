package dev.goldenangle.toolkit.library;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceProblem;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.map.CoursedMap;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.TraceReplay;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Loads and replays input traces. */
public final class TraceLibrary {
    private static final String ENDING = ".trace";
    private static final byte[] BEGINNING = "golden-angle-trace ".getBytes(StandardCharsets.US_ASCII);

    private TraceLibrary() {
    }

    /** Whether a command-line argument is a trace and not a preset, judged by its ending or the start of the file. */
    public static boolean isTrace(String name) {
        return name.endsWith(ENDING) || beginsAsTrace(name);
    }

    private static boolean beginsAsTrace(String name) {
        try (InputStream file = Files.isRegularFile(Path.of(name)) ? Files.newInputStream(Path.of(name)) : InputStream.nullInputStream()) {
            return Arrays.equals(file.readNBytes(BEGINNING.length), BEGINNING);
        } catch (IOException | InvalidPathException noFile) {
            return false;
        }
    }

    /** Reads a trace; any problem is an error. */
    public static InputTrace read(String name) throws BadInput {
        TraceReading reading = reading(name);
        if (!reading.problems().isEmpty()) {
            throw new BadInput(reading.problems().stream().map(TraceProblem::toString).toList());
        }
        return reading.trace().orElseThrow();
    }

    /** Reads as much of a trace as possible and lists the problems found. */
    public static TraceReading reading(String name) throws BadInput {
        try {
            TraceReading reading = TraceReader.read(Path.of(name));
            if (reading.trace().isEmpty()) {
                throw new BadInput(reading.problems().stream().map(TraceProblem::toString).toList());
            }
            return reading;
        } catch (InvalidPathException notAPath) {
            throw new BadInput("there is no trace file " + name);
        }
    }

    public static Model model(InputTrace trace) throws BadInput {
        String id = trace.header().model();
        return ModelCatalog.find(id).orElseThrow(() -> new BadInput("the trace uses an unknown model: " + id));
    }

    /** Replays a trace with its recorded parameters. */
    public static TraceReplay.Result replay(String name, InputTrace trace, Level level) throws BadInput {
        RunMemory.refuseTooLong(name, trace.ticks());
        try {
            return TraceReplay.asRecorded(trace, model(trace), level).run();
        } catch (IllegalArgumentException refused) {
            throw new BadInput(name + ": " + refused.getMessage());
        }
    }

    /** Re-simulates the inputs with other parameters of the given model. */
    public static TraceReplay.Result whatIf(String name, InputTrace trace, Model model, ParameterSet parameters, Level level) throws BadInput {
        RunMemory.refuseTooLong(name, trace.ticks());
        try {
            return TraceReplay.whatIf(trace, model, parameters, level).run();
        } catch (IllegalArgumentException refused) {
            throw new BadInput(name + ": " + refused.getMessage());
        }
    }

    /** Like {@link #level(InputTrace, String, String)} with the course next to the map. */
    public static Level level(InputTrace trace, String mapOrNull) throws BadInput {
        return level(trace, mapOrNull, null);
    }

    /** The map a trace was recorded on, or a map named instead. A trace may only name shipped maps, so that it cannot open other files. */
    public static Level level(InputTrace trace, String mapOrNull, String courseOrNull) throws BadInput {
        String map = mapOrNull == null ? trace.header().map() : mapOrNull;
        if (mapOrNull == null && !MapLibrary.isShipped(map)) {
            throw new BadInput("the trace was recorded on " + map + ", which is not a shipped map; name its file with --map");
        }
        Level level = MapLibrary.level(map, courseOrNull, model(trace));
        return courseOrNull == null ? asRecorded(trace, level) : level;
    }

    /** Removes a course that was added after the trace was recorded. */
    public static Level asRecorded(InputTrace trace, Level level) {
        return trace.header().mapHash() == level.bare().hash() ? level.bare() : level;
    }

    /** How a level differs from the one a trace was recorded on; empty if it does not. */
    public static Optional<String> otherMap(InputTrace trace, Level level) {
        if (TraceReplay.isSameMap(trace, level)) {
            return Optional.empty();
        }
        if (!CoursedMap.isSameMap(trace.header().mapHash(), level.hash())) {
            return Optional.of("The map differs from the one in the recording.");
        }
        return Optional.of(level.course().isEmpty() ? "The map is the same, but its course is missing: put the course next to the map, or name it with --course."
                : "The map is the same, but its course has changed since the recording.");
    }
}
