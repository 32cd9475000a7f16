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

/** What the commands that look for something have in common: a preset, goals, knobs, and where the answer goes. */
final class StudyOptions {
    @Mixin
    PresetOption preset;

    @Option(names = "--goals", paramLabel = "SET", description = "Shipped goal set or a TOML file, instead of the set that the preset names.")
    String goalsName;

    @Option(names = "--knobs", paramLabel = "a,b,…", split = ",", description = "Knobs that may be turned; all that are numbers unless said.")
    List<String> knobs = new ArrayList<>();

    @Option(names = "--locked", paramLabel = "a,b,…", split = ",", description = "Knobs to leave alone.")
    List<String> locked = new ArrayList<>();

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter first; may be repeated.")
    List<String> settings = new ArrayList<>();

    @Option(names = "--threads", paramLabel = "N", description = "How many threads; as many as there are cores unless said. The answer is the same.")
    int threads = RowEngine.allCores();

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes the numbers as a table; - is standard output.")
    String csv;

    @Option(names = "--report", paramLabel = "FILE.html", description = "Writes a page with pictures and the commands that repeat it.")
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
            throw new BadInput("--threads " + threads + ": at least 1 is needed");
        }
        try {
            KnobSpace all = knobs.isEmpty() ? KnobSpace.sliders(model, base, List.of()) : KnobSpace.named(model, base, knobs);
            KnobSpace free = all.only(all.knobs().stream().filter(knob -> !locked.contains(knob.key())).toList());
            if (free.knobs().isEmpty()) {
                throw new BadInput("there is no knob left to turn");
            }
            return free;
        } catch (IllegalArgumentException refused) {
            throw new BadInput("--knobs: " + refused.getMessage());
        }
    }

    /** The options that were given, to repeat the command. */
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
