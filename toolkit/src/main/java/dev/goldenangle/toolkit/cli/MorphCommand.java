package dev.goldenangle.toolkit.cli;

import dev.goldenangle.parameter.Morph;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Blends two presets of one model into a new one. Numbers are mixed; switches, choices and tick rates change at the middle.")
final class MorphCommand extends AnsweringCommand {
    @Parameters(index = "0", paramLabel = "FROM", description = "Id or name of a preset, or a TOML file.")
    private String fromName;

    @Parameters(index = "1", paramLabel = "TO", description = "Id or name of a preset, or a TOML file.")
    private String toName;

    @Option(names = "--at", paramLabel = "SHARE", description = "0 is FROM, 1 is TO (default ${DEFAULT-VALUE}).")
    private double at = 0.5;

    @Option(names = "--set", paramLabel = "key=value", description = "Changes one parameter of the result; may be repeated.")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE", description = "File to write (default: standard output).")
    private Path file;

    @Override
    public Integer call() throws BadInput, IOException {
        if (!(at >= 0 && at <= 1)) {
            throw new BadInput("--at " + at + ": must be between 0 and 1");
        }
        Preset from = presets().preset(fromName);
        Preset to = presets().preset(toName);
        if (!from.model().equals(to.model())) {
            throw new BadInput(fromName + " is a preset of " + from.model() + ", and " + toName + " of " + to.model() + "; only presets of one model can be morphed");
        }
        Morph morph = new Morph(from.parameters(), to.parameters());
        ParameterSet values = PresetLibrary.override(morph.at(at), settings);
        values.warnings().forEach(text -> err().println("warning: " + text));
        Preset blended = Preset.of(from.model() + "/morph", from.model(), values)
                .withHeader("Morph", Texts.number(100 * at) + " % of the way from " + from.id() + " to " + to.id() + ".");
        PresetOutput.write(this, presets().store(), blended, file, json(from, to, morph, values));
        return Cli.DONE;
    }

    private Map<String, Object> json(Preset from, Preset to, Morph morph, ParameterSet values) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("from", from.id());
        json.put("to", to.id());
        json.put("at", at);
        json.put("parameters", morph.moving().stream().map(parameter -> {
            Map<String, Object> entry = new LinkedHashMap<>();
            entry.put("key", parameter.key());
            entry.put("from", CompareCommand.written(from.parameters(), parameter));
            entry.put("to", CompareCommand.written(to.parameters(), parameter));
            entry.put("value", CompareCommand.written(values, parameter));
            return entry;
        }).toList());
        return json;
    }
}
