package dev.goldenangle.workbench.cli;

import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.analysis.acceptance.Scorecard;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.library.PresetLibrary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;

@Command(mixinStandardHelpOptions = true, description = "Runs the acceptance checks of a preset; exit code 1 when one fails.")
final class CheckCommand implements Callable<Integer> {
    @Option(names = "--preset", required = true, description = "Shipped preset id or a TOML file.")
    private String presetName;

    @Option(names = "--map", description = "Runs only the checks of this map, or all of them on this map file.")
    private String map;

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Mixin
    private Output output;

    @CommandLine.ParentCommand
    private Cli cli;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws BadInput {
        Preset preset = cli.presets().preset(presetName);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = PresetLibrary.override(preset.parameters(), settings);
        Scorecard scorecard = run(model, parameters);
        if (output.json) {
            Json.print(spec.commandLine().getOut(), json(scorecard));
        } else {
            print(spec.commandLine().getOut(), scorecard);
        }
        return scorecard.pass() ? Cli.DONE : Cli.NO;
    }

    private Scorecard run(Model model, ParameterSet parameters) throws BadInput {
        if (map == null) {
            return Scorecard.of(model, parameters, MapLibrary.levels(model));
        }
        if (!MapLibrary.ids().contains(map)) {
            Optional<Level> level = Optional.of(MapLibrary.level(map, model));
            return Scorecard.of(model, parameters, id -> level);
        }
        Function<String, Optional<Level>> levels = MapLibrary.levels(model);
        Scorecard all = Scorecard.of(model, parameters, id -> id.equals(map) ? levels.apply(id) : Optional.empty());
        return new Scorecard(all.results().stream().filter(result -> result.check().map().equals(map)).toList());
    }

    private static Map<String, Object> json(Scorecard scorecard) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("checks", scorecard.results().stream().map(CheckCommand::json).toList());
        json.put("pass", scorecard.pass());
        return json;
    }

    private static Map<String, Object> json(CheckResult result) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", result.check().key());
        json.put("value", result.value());
        json.put("limit", result.check().limit());
        json.put("unit", result.check().unit());
        json.put("pass", result.pass());
        json.put("applies", result.applies());
        json.put("why", result.why());
        return json;
    }

    static void print(PrintWriter out, Scorecard scorecard) {
        int longest = scorecard.results().stream().mapToInt(result -> result.check().label().length()).max().orElse(1);
        for (CheckResult result : scorecard.results()) {
            String value = result.applies() ? String.format(Locale.ROOT, "%.3f %s", result.value(), result.check().unit()) : "–";
            out.printf(Locale.ROOT, "%-4s  %-" + longest + "s %12s  limit %s %.3f %s%n", result.applies() ? result.pass() ? "pass" : "FAIL" : "n/a",
                    result.check().label(), value, result.check().bound().symbol(), result.check().limit(), result.check().unit());
            if (!result.pass() || !result.applies()) {
                out.printf("      %s%n", result.why());
            }
        }
        long applicable = scorecard.results().stream().filter(CheckResult::applies).count();
        long failed = scorecard.results().stream().filter(result -> !result.pass()).count();
        out.printf("%d of %d pass%n", applicable - failed, applicable);
    }
}
