package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.report.ComparisonReport;
import dev.goldenangle.toolkit.report.ReportRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@Command(mixinStandardHelpOptions = true,
        description = "Compares runs: metrics with the best one marked, the parameters that differ, and the tick at which the runs diverge.")
final class CompareCommand extends AnsweringCommand {
    @Parameters(arity = "2..*", paramLabel = "RUN", description = "Input traces, or presets by id or file. All presets run with the same bot on the same map.")
    private List<String> names;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Also writes the comparison as a web page with pictures, tables, presets and traces.")
    private Path report;

    @Option(names = "--goals", paramLabel = "SET", description = "Goal set of the report: shipped or a TOML file, instead of the sets that the presets name.")
    private String goalsName;

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() throws BadInput, IOException {
        List<Made> made = new ArrayList<>();
        for (String name : names) {
            made.add(make(name));
        }
        Comparison comparison = Comparison.of(made.stream().map(each -> each.run.run()).toList());
        if (report != null) {
            writeReport(made);
        }
        if (isJson()) {
            printJson(ComparisonJson.of(names, comparison));
        } else {
            new ComparisonText(names, comparison).print(out());
        }
        made.forEach(each -> each.run.run().requireFinite());
        return comparison.firstDivergence() < 0 ? Cli.DONE : Cli.NO;
    }

    private record Made(ReportRun run, Level level) {
    }

    private Made make(String name) throws BadInput {
        if (TraceLibrary.isTrace(name)) {
            InputTrace trace = TraceLibrary.read(name);
            Level level = TraceLibrary.level(trace, options.map, options.course);
            return new Made(new ReportRun(name, TraceLibrary.replay(name, trace, level).run(), trace.header().preset()), level);
        }
        Preset preset = presets().preset(name);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = options.apply(model, preset.parameters());
        Level level = MapLibrary.level(options.map == null ? MapLibrary.defaultFor(model) : options.map, options.course, model);
        BotSpec bot = options.bot("optimal-strafer");
        Run run = RunMaker.make(model, parameters, level, bot.create(model, parameters, level), bot.text(), options.ticks(model, parameters, 10));
        return new Made(new ReportRun(name, run, name), level);
    }

    /** The goal sets of the report: the named one, or those of the presets. A preset whose set cannot be read has none. */
    private List<GoalSet> goals(List<Made> made) throws BadInput {
        if (goalsName != null) {
            return List.of(GoalLibrary.read(goalsName));
        }
        Map<String, GoalSet> sets = new LinkedHashMap<>();
        for (Made each : made) {
            try {
                GoalSet set = GoalLibrary.of(presetOf(each.run));
                sets.put(set.id(), set);
            } catch (BadInput none) {
                err().println("warning: no goals in the report for " + each.run.name() + ": " + none.getMessage());
            }
        }
        return List.copyOf(sets.values());
    }

    /** The preset that a run names, or one with its parameters if that cannot be read any more. */
    private Preset presetOf(ReportRun run) {
        try {
            return presets().preset(run.preset());
        } catch (BadInput gone) {
            return Preset.of(run.name(), run.run().header().model(), run.run().header().parameters());
        }
    }

    private void writeReport(List<Made> made) throws BadInput, IOException {
        boolean oneMap = made.stream().map(each -> each.level.hash() + " " + each.level.unitsPerMetre()).distinct().count() == 1;
        String command = "workbench " + Texts.commandLine(arguments());
        new ComparisonReport(made.stream().map(Made::run).toList(), oneMap ? Optional.of(made.get(0).level) : Optional.empty(),
                options.map == null ? "" : options.map, goals(made), List.of(command)).write(report);
        err().println("wrote " + report);
    }

    static String written(ParameterSet set, Parameter parameter) {
        List<String> options = parameter.spec().options();
        return options.isEmpty() ? set.value(parameter).text() : options.get(set.getInt(parameter));
    }
}
