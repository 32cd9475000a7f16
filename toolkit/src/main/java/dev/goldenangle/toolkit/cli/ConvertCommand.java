package dev.goldenangle.toolkit.cli;

import dev.goldenangle.parameter.Form;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Rewrites a preset in another notation with the same values.")
final class ConvertCommand extends AnsweringCommand {
    enum To { DERIVED, RAW, ABSOLUTE, RELATIVE, STANDALONE }

    @Parameters(paramLabel = "PRESET", description = "Id or name of a preset, or a TOML file.")
    private String name;

    @Option(names = "--to", required = true, description = "One of ${COMPLETION-CANDIDATES}: derived knobs, raw knobs, plain numbers, multiples of W, or without a base preset.")
    private To to;

    @Option(names = "--out", paramLabel = "FILE", description = "File to write (default: standard output).")
    private Path file;

    @Override
    public Integer call() throws BadInput, IOException {
        Preset preset = presets().preset(name);
        Preset converted = switch (to) {
            case DERIVED -> preset.inDerivedForm();
            case RAW -> preset.inRawForm();
            case ABSOLUTE -> preset.inForm(Form.ABSOLUTE);
            case RELATIVE -> preset.inForm(Form.OF_W);
            case STANDALONE -> preset.standalone();
        };
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("preset", preset.id());
        json.put("to", to.name().toLowerCase(Locale.ROOT));
        PresetOutput.write(this, presets().store(), converted, file, json);
        return Cli.DONE;
    }
}
