package dev.goldenangle.workbench.cli;

import dev.goldenangle.analysis.Comparison;
import dev.goldenangle.catalog.ModelCatalog;
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

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;

@Command(name = "compare", mixinStandardHelpOptions = true,
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
            Json.print(spec.commandLine().getOut(), json(comparison));
        } else {
            print(spec.commandLine().getOut(), comparison);
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

    private Map<String, Object> json(Comparison comparison) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("runs", names);
        json.put("metrics", comparison.metrics().stream().map(row -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("name", row.metric().key());
            entry.put("values", row.values());
            entry.put("better", row.best() < 0 ? null : row.best());
            return entry;
        }).toList());
        json.put("parameters", comparison.parameters().stream().map(row -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("key", row.parameter().key());
            entry.put("values", row.sets().stream().map(set -> written(set, row.parameter())).toList());
            return entry;
        }).toList());
        json.put("causes", comparison.causes().stream().map(row -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("name", row.cause().name().toLowerCase(Locale.ROOT));
            entry.put("values", row.values());
            return entry;
        }).toList());
        json.put("first_divergence", comparison.firstDivergence() < 0 ? null : comparison.firstDivergence());
        return json;
    }

    static String written(ParameterSet set, Parameter parameter) {
        List<String> options = parameter.spec().options();
        return options.isEmpty() ? set.value(parameter).text() : options.get(set.getInt(parameter));
    }

    private void print(PrintWriter out, Comparison comparison) {
        List<Model> models = comparison.runs().stream().map(run -> ModelCatalog.find(run.header().model()).orElseThrow()).toList();
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("", names));
        for (Comparison.MetricRow metric : comparison.metrics()) {
            List<String> cells = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
                cells.add((i == metric.best() ? "* " : "") + Texts.metric(metric.metric(), metric.values().get(i), models.get(i)));
            }
            rows.add(row(metric.metric().label(), cells));
        }
        out.print(Texts.table(rows));
        if (!comparison.parameters().isEmpty()) {
            out.printf("%nParameters that differ%n");
            out.print(Texts.table(comparison.parameters().stream()
                    .map(p -> row(p.parameter().key(), p.sets().stream().map(set -> written(set, p.parameter())).toList())).toList()));
        }
        out.printf("%nSpeed by cause%n");
        out.print(Texts.table(comparison.causes().stream().map(c -> row(c.cause().label(), c.values().stream().map(Texts::signed).toList())).toList()));
        out.printf("%n%s%n", comparison.firstDivergence() < 0 ? "The runs are the same, bit for bit." : "The runs part at tick " + comparison.firstDivergence() + ".");
    }

    private static List<String> row(String name, List<String> cells) {
        List<String> row = new ArrayList<>(List.of(name));
        row.addAll(cells);
        return row;
    }
}
