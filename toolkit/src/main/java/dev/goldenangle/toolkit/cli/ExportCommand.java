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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

@Command(mixinStandardHelpOptions = true, description = "Exports a preset's values as files for a game engine.")
final class ExportCommand extends AnsweringCommand {
    @Parameters(paramLabel = "PRESET", arity = "0..1", description = "Id or name of a preset, or a TOML file.")
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
        List<GameFile> files = format.files(game);
        List<Path> paths = out == null ? List.of() : format.write(game, out);
        if (isJson()) {
            printJson(json(preset, files, paths));
        } else if (out == null) {
            out().print(files.get(0).text());
            files.stream().skip(1).forEach(file -> err().println("also needs " + file.name() + "; --out FILE writes both"));
        }
        return Cli.DONE;
    }

    /** The files written, or their text if nothing was written. */
    private Map<String, Object> json(Preset preset, List<GameFile> files, List<Path> paths) {
        List<Map<String, Object>> each = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            each.add(paths.isEmpty() ? Map.of("name", files.get(i).name(), "text", files.get(i).text()) : Map.of("name", files.get(i).name(), "file", paths.get(i).toString()));
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("preset", preset.id());
        json.put("format", format.id());
        json.put("files", each);
        return json;
    }
}
