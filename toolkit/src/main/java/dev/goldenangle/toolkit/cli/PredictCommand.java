package dev.goldenangle.toolkit.cli;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.simulation.Correction;
import dev.goldenangle.simulation.Network;
import dev.goldenangle.simulation.Prediction;
import dev.goldenangle.simulation.PredictionRun;
import dev.goldenangle.simulation.Reconciliation;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Plays a bot on a predicting client and its server over a simulated network, and measures how far they are apart.")
final class PredictCommand extends AnsweringCommand {
    @Mixin
    private PresetOption chosen;

    @Mixin
    private RunOptions options;

    @Option(names = "--latency", paramLabel = "MS", description = "One-way latency (default ${DEFAULT-VALUE}).")
    private double latency = 80;

    @Option(names = "--jitter", paramLabel = "MS", description = "Largest random extra latency (default ${DEFAULT-VALUE}).")
    private double jitter = 20;

    @Option(names = "--loss", paramLabel = "PERCENT", description = "Lost packets (default ${DEFAULT-VALUE}).")
    private double loss = 4;

    @Option(names = "--redundancy", paramLabel = "N", description = "Past commands repeated in each packet (default ${DEFAULT-VALUE}).")
    private int redundancy;

    @Option(names = "--network-seed", paramLabel = "N", description = "Decides which packets are late or lost (default ${DEFAULT-VALUE}).")
    private long networkSeed = 1;

    @Option(names = "--correction", description = "What the client does about a different state: ${COMPLETION-CANDIDATES} (default ${DEFAULT-VALUE}).")
    private Correction policy = Correction.REPLAY;

    @Option(names = "--tolerance", paramLabel = "METRES", description = "Errors up to this distance are not corrected (default ${DEFAULT-VALUE}).")
    private double tolerance = 0.02;

    @Option(names = "--blend", paramLabel = "MS", description = "Time in which a blended correction fades to a third (default ${DEFAULT-VALUE}).")
    private double blend = 120;

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes error and correction of every tick; - for standard output.")
    private String csv;

    @Override
    public Integer call() throws BadInput, IOException {
        checkTable(csv);
        Preset preset = presets().preset(chosen.presetName);
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = options.apply(model, preset.parameters());
        Level level = MapLibrary.level(options.map == null ? MapLibrary.defaultFor(model) : options.map, options.course, model);
        BotSpec bot = options.bot("runner");
        int ticks = options.ticks(model, parameters, 10);
        Prediction prediction = prediction(model, parameters, level, bot);
        PredictionRun run = prediction.run(ticks);
        double rate = parameters.get(model.tickRate());
        writeTable(csv, text -> write(run, rate, text));
        if (isJson()) {
            printJson(json(run, prediction.serverDelay(), rate, level, bot, model));
        } else if (!isStandardOutput(csv)) {
            print(run, prediction.serverDelay(), rate, level, bot, model);
        }
        return Cli.DONE;
    }

    private Prediction prediction(Model model, ParameterSet parameters, Level level, BotSpec bot) throws BadInput {
        try {
            Network network = new Network(latency, jitter, loss / 100, redundancy, networkSeed);
            Reconciliation reconciliation = new Reconciliation(policy, (float) (tolerance * level.unitsPerMetre()), blend);
            return new Prediction(model, parameters, level, bot.create(model, parameters, level), network, reconciliation);
        } catch (IllegalArgumentException refused) {
            throw new BadInput(refused.getMessage());
        }
    }

    private void print(PredictionRun run, int delay, double rate, Level level, BotSpec bot, Model model) {
        String unit = " " + model.lengthUnit().symbol();
        int ticks = run.client().size();
        out().printf("%s on %s, %s: %d ticks at %s Hz%n", chosen.presetName, level.name(), bot.text(), ticks, Texts.number(rate));
        out().printf("server behind by     %d ticks (%.0f ms)%n", delay, 1000 * delay / rate);
        out().printf("largest error        %.3f%s%n", run.worstError(), unit);
        out().printf("mean error           %.3f%s%n", run.meanError(), unit);
        out().printf("corrections          %d (%.1f per second)%n", run.corrections(), run.corrections() * rate / ticks);
        out().printf("largest correction   %.3f%s%n", run.largestCorrection(), unit);
    }

    private Map<String, Object> json(PredictionRun run, int delay, double rate, Level level, BotSpec bot, Model model) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("preset", chosen.presetName);
        json.put("map", level.name());
        json.put("bot", bot.text());
        json.put("ticks", run.client().size());
        json.put("rate", rate);
        json.put("server_delay_ticks", delay);
        json.put("largest_error", run.worstError());
        json.put("mean_error", run.meanError());
        json.put("corrections", run.corrections());
        json.put("largest_correction", run.largestCorrection());
        json.put("unit", model.lengthUnit().symbol());
        return json;
    }

    private static void write(PredictionRun run, double rate, Writer text) throws IOException {
        text.write("tick,time_s,error,correction\n");
        for (int tick = 0; tick < run.error().length; tick++) {
            String error = Float.isNaN(run.error()[tick]) ? "" : Float.toString(run.error()[tick]);
            text.write(tick + "," + (tick + 1) / rate + "," + error + "," + run.correction()[tick] + "\n");
        }
    }
}
