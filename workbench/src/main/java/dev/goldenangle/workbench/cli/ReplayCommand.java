package dev.goldenangle.workbench.cli;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.library.TraceLibrary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;

@Command(mixinStandardHelpOptions = true,
        description = "Makes a recorded run again and says whether it is the same, bit for bit; exit code 1 when it is not.")
final class ReplayCommand implements Callable<Integer> {
    @Parameters(paramLabel = "TRACE", description = "Trace file.")
    private String name;

    @Option(names = "--preset", description = "Replays the same inputs under this preset instead: a what-if.")
    private String presetName;

    @Option(names = "--map", description = "Map file to use instead of the one the trace names.")
    private String map;

    @Mixin
    private Output output;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws BadInput {
        InputTrace trace = TraceLibrary.read(name);
        Level level = TraceLibrary.level(trace, map);
        TraceReplay.Result result = replay(trace, level);
        PrintWriter out = spec.commandLine().getOut();
        if (output.json) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("hash", Hash64.hex(result.run().hash()));
            json.put("matches", result.matches());
            json.put("first_difference", result.matches() ? null : result.firstDifference());
            json.put("ticks", result.run().length());
            json.put("same_map", TraceReplay.isSameMap(trace, level));
            json.put("complete", trace.isComplete());
            Json.print(out, json);
        } else {
            out.printf("%d ticks, hash %s%n", result.run().length(), Hash64.hex(result.run().hash()));
            out.println(result.matches() ? "The same run, bit for bit." : "Differs from the recording at tick " + result.firstDifference() + ".");
            if (!TraceReplay.isSameMap(trace, level)) {
                out.println("The map is not the one it was recorded on.");
            }
        }
        return result.matches() ? Cli.DONE : Cli.NO;
    }

    private TraceReplay.Result replay(InputTrace trace, Level level) throws BadInput {
        if (presetName == null) {
            return TraceLibrary.replay(name, trace, level);
        }
        Preset preset = PresetLibrary.preset(presetName);
        return TraceLibrary.whatIf(name, trace, PresetLibrary.model(preset), preset.parameters(), level);
    }
}
