package dev.goldenangle.toolkit.cli;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.StrafeErrors;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.goal.BotFit;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.library.recorded.GhostRun;
import dev.goldenangle.toolkit.library.recorded.ImportedRun;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Measures a player's strafing errors in a run and prints a human-strafer bot with the same errors; exit code 1 when the run has too little strafing.")
final class FitBotCommand extends AnsweringCommand {
    @Parameters(paramLabel = "RUN", description = "An input trace, or a demo of another game.")
    private String name;

    @Option(names = "--map", description = "Map file to use instead of the trace's map.")
    private String map;

    @Override
    public Integer call() throws BadInput {
        StrafeErrors errors = StrafeErrors.of(new RunReader(run()));
        Driver driver = BotFit.of(errors).orElse(null);
        String bot = driver == null ? null : new BotSpec(driver.type(), driver.knobs(), driver.seed()).text();
        PrintWriter out = out();
        if (isJson()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("bot", bot);
            json.put("measured", measured(errors));
            Json.print(out, json);
        } else if (bot == null) {
            out.println("Only " + errors.ticks() + " ticks of strafing: too few to measure.");
        } else {
            measured(errors).forEach((what, value) -> out.printf(Locale.ROOT, "%-22s %s%n", what.replace('_', ' '), value == null ? "–" : value));
            out.println(bot);
        }
        return bot == null ? Cli.NO : Cli.DONE;
    }

    private Run run() throws BadInput {
        if (TraceLibrary.isTrace(name)) {
            InputTrace trace = TraceLibrary.read(name);
            return TraceLibrary.replay(name, trace, TraceLibrary.level(trace, map)).run();
        }
        GameRecording recording = ImportedRun.read(name);
        Preset preset = presets().preset(recording.game() == GameRecording.Game.GOKZ ? "quakeworld/classic" : "strafejump/vq3");
        Model model = PresetLibrary.model(preset);
        ParameterSet parameters = ImportedRun.atRate(recording, model, preset.parameters());
        return GhostRun.of(recording, model, parameters);
    }

    private static Map<String, Object> measured(StrafeErrors errors) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("strafe_ticks", errors.ticks());
        put(json, "error_mean_deg", errors.mean());
        put(json, "error_sd_deg", errors.deviation());
        put(json, "error_median_deg", errors.median());
        put(json, "inside_share", errors.inside());
        put(json, "gain_share", errors.gain());
        put(json, "correlation_40ms", errors.after40());
        put(json, "correlation_96ms", errors.after96());
        put(json, "correlation_200ms", errors.after200());
        put(json, "turn_rate_deg_s", errors.turnRate());
        put(json, "key_gap_s", errors.gap());
        put(json, "press_lead_s", errors.pressLead());
        put(json, "press_spread_s", errors.pressSpread());
        put(json, "jump_hold_s", errors.jumpHold());
        put(json, "missed_share", errors.missed());
        return json;
    }

    private static void put(Map<String, Object> json, String key, double value) {
        json.put(key, Double.isFinite(value) ? Math.round(value * 1e4) / 1e4 : null);
    }
}
