package dev.goldenangle.toolkit.cli;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceProblem;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.TraceLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;

@Command(mixinStandardHelpOptions = true,
        description = "Re-simulates a recorded run and checks that it is the same, bit for bit; exit code 1 when it is not.")
final class ReplayCommand extends AnsweringCommand {
    @Parameters(paramLabel = "TRACE", description = "Trace file.")
    private String name;

    @Option(names = "--preset", description = "Re-simulates the inputs with this preset instead: a what-if.")
    private String presetName;

    @Option(names = "--map", description = "Map file to use instead of the trace's map.")
    private String map;

    @Option(names = "--course", paramLabel = "FILE|none", description = "Course file to use instead of the one beside the map.")
    private String course;

    @Override
    public Integer call() throws BadInput {
        TraceReading reading = TraceLibrary.reading(name);
        InputTrace trace = reading.trace().orElseThrow();
        Level level = TraceLibrary.level(trace, map, course);
        TraceReplay.Result result = replay(trace, level);
        PrintWriter out = out();
        if (isJson()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("hash", Hash64.hex(result.run().hash()));
            json.put("matches", result.matches());
            json.put("first_difference", result.matches() ? null : result.firstDifference());
            json.put("ticks", result.run().length());
            json.put("same_map", TraceReplay.isSameMap(trace, level));
            json.put("other_map", TraceLibrary.otherMap(trace, level).orElse(null));
            json.put("complete", trace.isComplete());
            json.put("problems", reading.problems().stream().map(TraceProblem::toString).toList());
            Json.print(out, json);
        } else {
            out.printf("%d ticks, hash %s%n", result.run().length(), Hash64.hex(result.run().hash()));
            reading.problems().forEach(out::println);
            out.println(verdict(trace, result, reading.problems().isEmpty()));
            TraceLibrary.otherMap(trace, level).ifPresent(out::println);
        }
        result.run().requireFinite();
        return result.matches() && reading.problems().isEmpty() ? Cli.DONE : Cli.NO;
    }

    private static String verdict(InputTrace trace, TraceReplay.Result result, boolean isSound) {
        if (!result.matches()) {
            return "Differs from the recording at tick " + result.firstDifference() + ".";
        }
        if (!isSound) {
            return "The file is damaged: only its first " + trace.ticks() + " ticks can be read, and these are the same.";
        }
        return trace.isComplete() ? "The same run, bit for bit." : "The same run, bit for bit, up to where the recording was cut off, after " + trace.ticks() + " ticks.";
    }

    private TraceReplay.Result replay(InputTrace trace, Level level) throws BadInput {
        if (presetName == null) {
            return TraceLibrary.replay(name, trace, level);
        }
        Preset preset = presets().preset(presetName);
        return TraceLibrary.whatIf(name, trace, PresetLibrary.model(preset), preset.parameters(), level);
    }
}
