package dev.goldenangle.toolkit.cli;

import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.recorded.Difference;
import dev.goldenangle.toolkit.library.recorded.FlightCheck;
import dev.goldenangle.toolkit.library.recorded.ImportedRun;
import dev.goldenangle.toolkit.library.recorded.RecordingCsv;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Imports a demo of another game (.dm_68, .dm_71, .replay): as a ghost, the recorded positions; "
        + "as a trace, its inputs re-simulated; exit code 1 when the two differ.")
final class ImportCommand extends AnsweringCommand {
    enum Kind { ghost, trace }

    @Parameters(paramLabel = "FILE", description = "Demo or replay.")
    private String name;

    @Option(names = "--as", paramLabel = "ghost|trace", description = "Import as (default: ${DEFAULT-VALUE}).", defaultValue = "trace")
    private Kind kind;

    @Option(names = "--map", description = "The map it was recorded on. Without it, airborne ticks are checked in empty space.")
    private String map;

    @Option(names = "--preset", description = "Preset to simulate with (default: ${DEFAULT-VALUE}).", defaultValue = "strafejump/vq3")
    private String presetName;

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes the recorded positions, one line per tick; - for standard output.")
    private String csv;

    @Option(names = "--record", paramLabel = "FILE", description = "Writes the inputs as a trace for simulate, replay and the window; needs --map.")
    private Path record;

    @Override
    public Integer call() throws BadInput, IOException {
        GameRecording recording = ImportedRun.read(name);
        writeTable(csv, text -> RecordingCsv.write(recording, text));
        boolean simulates = kind == Kind.trace && recording.game() == GameRecording.Game.DEFRAG_VQ3;
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ticks", recording.ticks());
        json.put("rate", recording.rate());
        json.put("model", simulates ? "strafejump" : null);
        json.put("game", recording.game().name().toLowerCase(Locale.ROOT));
        json.put("map", recording.map());
        json.put("keys", recording.hasKeys());
        boolean agrees = !simulates || simulate(recording, json);
        json.put("notes", recording.notes());
        if (!simulates) {
            json.put("agrees", null);
            json.put("first_difference", null);
        }
        if (kind == Kind.trace && recording.game() == GameRecording.Game.GOKZ) {
            putAirborne(FlightCheck.ofGokz(recording), json);
        }
        if (isJson()) {
            printJson(json);
        } else if (!isStandardOutput(csv)) {
            print(json, recording, simulates);
        }
        return agrees ? Cli.DONE : Cli.NO;
    }

    private boolean simulate(GameRecording recording, Map<String, Object> json) throws BadInput, IOException {
        Preset preset = presets().preset(presetName);
        Model model = PresetLibrary.model(preset);
        if (!model.id().equals("strafejump")) {
            throw new BadInput(presetName + ": a Quake III demo needs a preset of the strafejump model, not of " + model.id());
        }
        ParameterSet parameters = ImportedRun.atRate(recording, model, preset.parameters());
        FlightCheck check = FlightCheck.inEmptySpace(recording, model, parameters);
        int first = firstAirborne(recording, check);
        Difference cause = first < 0 ? Difference.EXACT : check.at(first);
        if (map != null) {
            Level level = MapLibrary.level(map, model);
            ImportedRun run = ImportedRun.make(recording, check, model, parameters, level);
            first = run.firstDifference();
            cause = run.cause();
            if (record != null) {
                AtomicFile.write(record, TraceWriter.write(ImportedRun.trace(recording, check, model, parameters, level, presetName)));
            }
        } else if (record != null) {
            throw new BadInput("--record needs --map, because the inputs are re-simulated on a map");
        }
        json.put("agrees", first < 0);
        json.put("first_difference", first < 0 ? null : Map.of("tick", first, "cause", cause.label()));
        putAirborne(check, json);
        return first < 0;
    }

    private static void putAirborne(FlightCheck check, Map<String, Object> json) {
        Map<String, Object> airborne = new LinkedHashMap<>();
        airborne.put("ticks", check.airborne());
        airborne.put("share", check.share());
        check.counts().forEach((kindOf, count) -> airborne.put(kindOf.key(), count));
        json.put("airborne", airborne);
    }

    private static int firstAirborne(GameRecording recording, FlightCheck check) {
        for (int tick = 1; tick < recording.ticks(); tick++) {
            if (check.at(tick) != null && !check.at(tick).isExplained()) {
                return tick;
            }
        }
        return -1;
    }

    private void print(Map<String, Object> json, GameRecording recording, boolean simulates) {
        PrintWriter out = out();
        out.printf(Locale.ROOT, "%s: %s on %s, %d ticks at %s Hz%s%n", name, recording.game().name().toLowerCase(Locale.ROOT).replace('_', ' '),
                recording.map().isEmpty() ? "an unnamed map" : recording.map(), recording.ticks(), recording.rate(), recording.hasKeys() ? "" : ", without inputs");
        recording.notes().forEach(out::println);
        if (json.get("airborne") instanceof Map<?, ?> airborne) {
            double share = 100 * (Double) airborne.get("share");
            out.printf(Locale.ROOT, Double.isNaN(share) ? "no airborne ticks%n" : "%s airborne ticks, %.2f %% match the simulation from the previous tick%n", airborne.get("ticks"), share);
            for (Difference kindOf : Difference.values()) {
                out.printf(Locale.ROOT, "  %-45s %6s%n", kindOf.label(), airborne.get(kindOf.key()));
            }
        }
        if (simulates) {
            Map<?, ?> first = (Map<?, ?>) json.get("first_difference");
            out.println(first == null ? "The simulation matches the recording." : "Differs first at tick " + first.get("tick") + ": " + first.get("cause") + ".");
        }
    }
}
