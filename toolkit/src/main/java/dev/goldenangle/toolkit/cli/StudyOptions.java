package dev.goldenangle.toolkit.cli;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Options shared by the sensitivity and reach commands: preset, goals, knobs and outputs. */
final class StudyOptions {
    @Mixin
    PresetOption preset;

    @Option(names = "--goals", paramLabel = "SET", description = "Shipped goal set or a TOML file, instead of the set that the preset names.")
    String goalsName;

    @Option(names = "--knobs", paramLabel = "a,b,…", split = ",", description = "Knobs that may change (default: all numeric knobs).")
    List<String> knobs = new ArrayList<>();

    @Option(names = "--locked", paramLabel = "a,b,…", split = ",", description = "Knobs that must not change.")
    List<String> locked = new ArrayList<>();

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter first; may be repeated.")
    List<String> settings = new ArrayList<>();

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads (default: all cores). It does not change the result.")
    int threads = RowEngine.allCores();

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes the numbers as a table; - for standard output.")
    String csv;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Writes a web page with pictures and the commands to repeat the study.")
    Path report;

    Preset preset(PresetLibrary presets) throws BadInput {
        return presets.preset(preset.presetName);
    }

    GoalSet goals(Preset preset) throws BadInput {
        return goalsName == null ? GoalLibrary.of(preset) : GoalLibrary.of(preset, goalsName);
    }

    KnobSpace space(Preset preset) throws BadInput {
        Model model = PresetLibrary.model(preset);
        ParameterSet base = PresetLibrary.override(preset.parameters(), settings);
        for (String key : locked) {
            model.parameters().find(key).orElseThrow(() -> new BadInput("--locked " + key + ": there is no parameter " + key));
        }
        if (threads < 1) {
            throw new BadInput("--threads " + threads + ": must be at least 1");
        }
        try {
            KnobSpace all = knobs.isEmpty() ? KnobSpace.sliders(model, base, List.of()) : KnobSpace.named(model, base, knobs);
            KnobSpace free = all.only(all.knobs().stream().filter(knob -> !locked.contains(knob.key())).toList());
            if (free.knobs().isEmpty()) {
                throw new BadInput("--locked: every knob is locked, but at least one must be free to change");
            }
            return free;
        } catch (IllegalArgumentException refused) {
            throw new BadInput("--knobs: " + refused.getMessage());
        }
    }

    /** The given options, for repeating the command. */
    List<String> arguments(String command) {
        List<String> arguments = new ArrayList<>(List.of("workbench", command, "--preset", preset.presetName));
        if (goalsName != null) {
            arguments.addAll(List.of("--goals", goalsName));
        }
        if (!knobs.isEmpty()) {
            arguments.addAll(List.of("--knobs", String.join(",", knobs)));
        }
        if (!locked.isEmpty()) {
            arguments.addAll(List.of("--locked", String.join(",", locked)));
        }
        settings.forEach(setting -> arguments.addAll(List.of("--set", setting)));
        return arguments;
    }
}
