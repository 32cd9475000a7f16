package dev.goldenangle.workbench.cli;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.BotSpec;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.library.RunMaker;
import dev.goldenangle.workbench.library.TraceLibrary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

@Command(mixinStandardHelpOptions = true,
        description = "Puts runs side by side: metrics with the better one marked, only the parameters that differ, the first tick of divergence.")
final class CompareCommand implements Callable<Integer> {
    @Parameters(arity = "2..*", paramLabel = "RUN", description = "Traces, or presets by id or file; each preset is run with the same bot on the same map.")
    private List<String> names;

    @Mixin
    private RunOptions options;

    @Mixin
    private Output output;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws BadInput {
        List<Run> runs = new ArrayList<>();
        for (String name : names) {
            runs.add(run(name));
        }
        Comparison comparison = Comparison.of(runs);
        if (output.json) {
            Json.print(spec.commandLine().getOut(), ComparisonJson.of(names, comparison));
        } else {
            new ComparisonText(names, comparison).print(spec.commandLine().getOut());
        }
        return comparison.firstDivergence() < 0 ? Cli.DONE : Cli.NO;
    }

    private Run run(String name) throws BadInput {
        if (TraceLibrary.isTrace(name)) {
            InputTrace trace = TraceLibrary.read(name);
            return TraceLibrary.replay(name, trace, TraceLibrary.level(trace, options.map)).run();
        }
        Preset preset = PresetLibrary.preset(name);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = options.apply(model, preset.parameters());
        Level level = MapLibrary.level(options.map == null ? MapLibrary.defaultFor(model) : options.map, model);
        BotSpec bot = options.bot("optimal-strafer");
        return RunMaker.make(model, parameters, level, bot.create(model, parameters, level), bot.text(), options.ticks(model, parameters, 10));
    }

    static String written(ParameterSet set, Parameter parameter) {
        List<String> options = parameter.spec().options();
        return options.isEmpty() ? set.value(parameter).text() : options.get(set.getInt(parameter));
    }
}
