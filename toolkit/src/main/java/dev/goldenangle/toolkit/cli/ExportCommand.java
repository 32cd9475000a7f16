package dev.goldenangle.toolkit.cli;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.export.ExportFormat;
import dev.goldenangle.toolkit.export.GameFile;
import dev.goldenangle.toolkit.export.GamePreset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

@Command(mixinStandardHelpOptions = true, description = "Exports a preset's values as files for a game engine.")
final class ExportCommand extends CliCommand {
    @Parameters(paramLabel = "PRESET", arity = "0..1", description = "Shipped preset id or a TOML file.")
    private String named;

    @Option(names = "--preset", paramLabel = "PRESET", description = "Same as PRESET.")
    private String chosen;

    @Option(names = "--to", required = true, description = "One of ${COMPLETION-CANDIDATES}.")
    private ExportFormat format;

    @Option(names = "--out", paramLabel = "FILE", description = "File for the values; other files the engine needs go into the same folder (default: standard output).")
    private Path out;

    @Override
    public Integer call() throws BadInput, IOException {
        if ((named == null) == (chosen == null)) {
            throw new BadInput("give one preset: workbench export --to " + format + " PRESET");
        }
        Preset preset = presets().preset(named == null ? chosen : named);
        GamePreset game = new GamePreset(preset, PresetLibrary.model(preset));
        if (out == null) {
            List<GameFile> files = format.files(game);
            out().print(files.get(0).text());
            files.stream().skip(1).forEach(file -> err().println("also needs " + file.name() + "; --out FILE writes both"));
        } else {
            format.write(game, out);
        }
        return Cli.DONE;
    }
}
