package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.FiredShots;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.Rounded;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.SpeedAccount;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.SpeedCause;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.ModeAtStart;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunCsv;
import dev.goldenangle.toolkit.library.RunFormat;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.library.Texts;
import dev.goldenangle.toolkit.library.TraceLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

@Command(mixinStandardHelpOptions = true, description = "Simulates one run and prints its metrics.")
final class SimulateCommand extends AnsweringCommand {
    private static final int CHANGE_DIGITS = 2;

    @Mixin
    private PresetOption chosen;

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes all columns of every tick; - for standard output.")
    private String csv;

    @Option(names = "--out", paramLabel = "FILE", description = "Writes the run for other tools. The extension decides: .csv, .json, or .trace.json for Perfetto and Chrome's tracing page.")
    private Path out;

    @Option(names = "--trace", paramLabel = "FILE", description = "Uses this input trace instead of a bot.")
    private String traceName;

    @Option(names = "--record", paramLabel = "FILE", description = "Writes the inputs as a trace.")
    private Path record;

    @Option(names = "--mode", paramLabel = "normal|noclip|spectate", description = "How the bot moves: by the model's rules, flying through everything, or flying with collisions.")
    private String mode;

    @Mixin
    private RunOptions options;

    @Override
    public Integer call() throws BadInput, IOException {
        checkTable(csv);
        Preset preset = presets().preset(chosen.presetName);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = options.apply(model, preset.parameters());
        parameters.warnings().forEach(text -> err().println("warning: " + text));
        InputTrace trace = traceName == null ? null : TraceLibrary.read(traceName);
        Level level = level(model, trace);
        Run run = trace == null ? withBot(model, parameters, level) : withTrace(trace, model, parameters, level);
        if (record != null && trace != null) {
            AtomicFile.write(record, TraceWriter.write(TraceReplay.traceOf(run, chosen.presetName)));
        }
        PrintWriter printed = out();
        writeTable(csv, text -> RunCsv.write(run, text));
        if (out != null) {
            RunFormat format = RunFormat.of(out.toString()).orElseThrow(() -> new BadInput(out + ": unknown file extension; use one of " + RunFormat.endings()));
            writeFile(out, text -> format.write(run, text));
        }
        if (isJson()) {
            printJson(model.gunnery(parameters, level).isPresent() ? Report.of(run, chosen.presetName, shots(run, model, parameters, level)) : Report.of(run, chosen.presetName));
        } else if (!isStandardOutput(csv)) {
            print(printed, run, model, level);
            printShots(printed, shots(run, model, parameters, level), model);
        }
        run.requireFinite();
        return Cli.DONE;
    }

    private static List<FiredShots.Fired> shots(Run run, Model model, ParameterSet parameters, Level level) {
        return model.gunnery(parameters, level).map(gunnery -> FiredShots.of(new RunReader(run), gunnery)).orElse(List.of());
    }

    private static void printShots(PrintWriter out, List<FiredShots.Fired> shots, Model model) {
        if (shots.isEmpty()) {
            return;
        }
        out.printf("%n%d shots, %d hits%n", shots.size(), shots.stream().filter(FiredShots.Fired::isHit).count());
        for (FiredShots.Fired shot : shots) {
            float[] path = shot.flight().path();
            int last = path.length - 3;
            out.printf("  tick %d  %s: %s after %s s at %s %s %s, %d bounces%n", shot.tick(), shot.kind(), shot.flight().end().isEmpty() ? "still flying" : shot.flight().end(),
                    Decimals.fixed(shot.flight().ticks() / 30.0, 2), Decimals.fixed(path[last], 2), Decimals.fixed(path[last + 1], 2),
                    Decimals.fixed(path[last + 2], 2) + " " + model.lengthUnit().symbol(), shot.flight().bounces());
        }
    }

    private Run withBot(Model model, ParameterSet parameters, Level level) throws BadInput, IOException {
        BotSpec bot = options.bot("runner");
        CommandSource source = new ModeAtStart(bot.create(model, parameters, level), mode());
        if (record != null) {
            return RunMaker.record(model, parameters, level, source, bot.text(), options.ticks(model, parameters, 10), record, chosen.presetName);
        }
        return RunMaker.make(model, parameters, level, source, bot.text(), options.ticks(model, parameters, 10));
    }

    private MoveMode mode() throws BadInput {
        return mode == null ? MoveMode.NORMAL : Arrays.stream(MoveMode.values()).filter(known -> known.name().equalsIgnoreCase(mode)).findFirst()
                .orElseThrow(() -> new BadInput("--mode " + mode + ": must be one of normal, noclip, spectate"));
    }

    private Level level(Model model, InputTrace traceOrNull) throws BadInput {
        Level level = MapLibrary.level(mapName(model, traceOrNull), options.course, model);
        return traceOrNull == null || options.course != null ? level : TraceLibrary.asRecorded(traceOrNull, level);
    }

    /** The map given by the option; otherwise the map of the trace, if the model supports it. */
    private String mapName(Model model, InputTrace traceOrNull) {
        if (options.map != null) {
            return options.map;
        }
        boolean isNamed = traceOrNull != null && traceOrNull.header().model().equals(model.id()) && MapLibrary.ids().contains(traceOrNull.header().map());
        return isNamed ? traceOrNull.header().map() : MapLibrary.defaultFor(model);
    }

    private Run withTrace(InputTrace trace, Model model, ParameterSet parameters, Level level) throws BadInput {
        if (options.bot != null) {
            throw new BadInput("--bot and --trace cannot both be given");
        }
        if (mode != null) {
            throw new BadInput("--mode and --trace cannot both be given; the trace contains the mode");
        }
        boolean whole = options.ticks == null && options.seconds == null;
        if (whole && options.rate == null && trace.header().model().equals(model.id())) {
            return TraceLibrary.whatIf(traceName, trace, model, parameters, level).run();
        }
        int ticks = whole ? trace.ticks() : options.ticks(model, parameters, 10);
        return RunMaker.make(model, parameters, level, trace.source(), "trace " + traceName, ticks);
    }

    private void print(PrintWriter out, Run run, Model model, Level level) {
        RunReader reader = new RunReader(run);
        out.printf("%s on %s, %s: %d ticks at %s Hz (%s s)%n", chosen.presetName, RunOptions.describe(level), run.header().source(), run.length(),
                Texts.number(run.header().tickRate()), Decimals.fixed(run.seconds(), 2));
        out.printf("hash %s%n%n", Hash64.hex(run.hash()));
        for (Metric metric : Metric.values()) {
            double value = metric.of(reader);
            if (!Double.isNaN(value)) {
                out.printf("%-20s %s%n", metric.label(), Texts.metric(metric, value, model));
            }
        }
        SpeedAccount account = SpeedAccount.of(reader);
        out.printf("%nSpeed by cause, %s%n", model.speedUnit().symbol());
        List<SpeedCause> causes = Arrays.stream(SpeedCause.values()).filter(cause -> account.total(cause) != 0 || account.lost(cause) != 0).toList();
        double[] shown = Rounded.parts(causes.stream().map(account::total).toList(), CHANGE_DIGITS);
        for (int i = 0; i < shown.length; i++) {
            out.printf("%-20s %10s%n", causes.get(i).label(), Decimals.signed(shown[i], CHANGE_DIGITS));
        }
        out.printf("%-20s %10s%n", "Sum", Decimals.signed(account.total(), CHANGE_DIGITS));
    }
}
