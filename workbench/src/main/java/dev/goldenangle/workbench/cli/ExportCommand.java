package dev.goldenangle.workbench.cli;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.export.ExportFormat;
import dev.goldenangle.workbench.export.GameFile;
import dev.goldenangle.workbench.export.GamePreset;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.PresetLibrary;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

@Command(mixinStandardHelpOptions = true, description = "Writes a preset's values as files that a game engine reads.")
final class ExportCommand implements Callable<Integer> {
    @Option(names = "--preset", required = true, description = "Shipped preset id or a TOML file.")
    private String name;

    @Option(names = "--to", required = true, description = "One of ${COMPLETION-CANDIDATES}.")
    private ExportFormat format;

    @Option(names = "--out", paramLabel = "FILE", description = "File for the values; what the engine needs beside them is written into its folder. Standard output without it.")
    private Path out;

    @CommandLine.ParentCommand
    private Cli cli;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Override
    public Integer call() throws BadInput, IOException {
        Preset preset = cli.presets().preset(name);
        List<GameFile> files = format.files(new GamePreset(preset, PresetLibrary.model(preset)));
        List<GameFile> others = files.subList(1, files.size());
        if (out == null) {
            spec.commandLine().getOut().print(files.get(0).text());
            others.forEach(file -> spec.commandLine().getErr().println("needs " + file.name() + " beside it: --out FILE writes both"));
            return Cli.DONE;
        }
        AtomicFile.write(out, files.get(0).text());
        for (GameFile file : others) {
            AtomicFile.write(out.resolveSibling(file.name()), file.text());
        }
        return Cli.DONE;
    }
}
