package dev.goldenangle.toolkit.cli;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalResult;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.GoalText;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.sensitivity.Advice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

@Command(mixinStandardHelpOptions = true, description = "Checks a preset against its goals; exit code 1 when one is missed.")
final class CheckCommand extends AnsweringCommand {
    @Mixin
    private PresetOption chosen;

    @Option(names = "--goals", paramLabel = "SET", description = "Shipped goal set or a TOML file, instead of the set that the preset names.")
    private String goalsName;

    @Option(names = "--map", description = "Checks only the goals on this shipped map, or all goals on this map file.")
    private String map;

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--record", paramLabel = "DIR", description = "Writes one trace per goal into this folder.")
    private Path record;

    @Option(names = "--trace", paramLabel = "FILE", description = "Measures this input trace instead of running the bots.")
    private String traceName;

    @Option(names = "--junit", paramLabel = "FILE", description = "Writes a JUnit report for a build server.")
    private Path junit;

    @Override
    public Integer call() throws BadInput, IOException {
        Preset preset = presets().preset(chosen.presetName);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = PresetLibrary.override(preset.parameters(), settings);
        parameters.warnings().forEach(text -> err().println("warning: " + text));
        GoalSet set = onMap(goalsName == null ? GoalLibrary.of(preset) : GoalLibrary.of(preset, goalsName), model);
        List<GoalResult> results = traceName == null ? advised(new GoalRunner(model, MapLibrary.levels(model)).run(set, parameters), model, parameters) : scored(set, model, parameters);
        if (record != null) {
            write(results);
        }
        if (junit != null) {
            AtomicFile.write(junit, JunitReport.of(set, chosen.presetName, results));
        }
        PrintWriter out = out();
        if (isJson()) {
            Json.print(out, GoalJson.of(set, results));
        } else {
            print(out, set, results);
        }
        return tellMissed(results);
    }

    /** Adds advice to missed goals: the text of the tuning guide and the knobs that change the goal most, measured from here. */
    private static List<GoalResult> advised(List<GoalResult> results, Model model, ParameterSet parameters) {
        return results.stream().map(result -> !result.isMissed() || !result.isMeasured() ? result
                : result.withAdvice(Advice.of(result.goal(), model, parameters, MapLibrary.levels(model), new Progress()).text())).toList();
    }

    private int tellMissed(List<GoalResult> results) {
        List<String> missed = results.stream().filter(GoalResult::isMissed).map(result -> result.goal().name()).toList();
        if (missed.isEmpty()) {
            return Cli.DONE;
        }
        err().println("missed: " + String.join(", ", missed));
        return Cli.NO;
    }

    private GoalSet onMap(GoalSet set, Model model) throws BadInput {
        if (map == null) {
            return set;
        }
        if (MapLibrary.ids().contains(map)) {
            return set.withGoals(set.goals().stream().filter(goal -> goal.scenario().map().equals(map)).toList());
        }
        MapLibrary.level(map, model);
        return set.withGoals(set.goals().stream().map(goal -> goal.withScenario(goal.scenario().withMap(map))).toList());
    }

    /** Re-simulates the input trace with the preset and measures every goal that applies to it. */
    private List<GoalResult> scored(GoalSet set, Model model, ParameterSet parameters) throws BadInput {
        InputTrace trace = TraceLibrary.read(traceName);
        Level level = TraceLibrary.level(trace, map);
        Run run = TraceLibrary.whatIf(traceName, trace, model, parameters, level).run().requireFinite();
        List<Goal> readable = set.goals().stream().filter(goal -> goal.readsFrom(trace.header().source())).toList();
        if (readable.isEmpty()) {
            throw new BadInput(traceName + ": was recorded with \"" + trace.header().source() + "\", and no goal of " + set.id() + " can be measured on it");
        }
        GoalRunner runner = new GoalRunner(model, MapLibrary.levels(model));
        return readable.stream().map(goal -> runner.score(goal, run, level)).toList();
    }

    private void write(List<GoalResult> results) throws IOException {
        Files.createDirectories(record);
        for (int i = 0; i < results.size(); i++) {
            Optional<Run> run = results.get(i).run();
            String name = String.format(Locale.ROOT, "%02d-%s.trace", i + 1, results.get(i).goal().measure().key());
            if (run.isPresent()) {
                AtomicFile.write(record.resolve(name), TraceWriter.write(TraceReplay.traceOf(run.get(), chosen.presetName)));
            } else {
                err().println(results.get(i).goal().name() + " has no run to record");
            }
        }
    }

    static void print(PrintWriter out, GoalSet set, List<GoalResult> results) {
        int name = results.stream().mapToInt(result -> result.goal().name().length()).max().orElse(1);
        int value = results.stream().mapToInt(result -> GoalText.value(result).length()).max().orElse(1);
        for (GoalResult result : results) {
            String state = !result.goal().counts() ? "off" : result.pass() ? "pass" : "MISS";
            String spread = GoalText.spread(result);
            out.printf(Locale.ROOT, "%-4s  %-" + name + "s  %" + value + "s  %s%s%n", state, result.goal().name(), GoalText.value(result), result.goal().limits().text(),
                    spread.isEmpty() ? "" : "  (" + spread + ")");
            if (!result.pass()) {
                out.printf("      %s%n", result.why());
            }
        }
        List<GoalResult> counted = results.stream().filter(result -> result.goal().counts()).collect(Collectors.toList());
        long reached = counted.stream().filter(GoalResult::pass).count();
        out.printf("%s: %d of %d goals met%n", set.name(), reached, counted.size());
    }
}
