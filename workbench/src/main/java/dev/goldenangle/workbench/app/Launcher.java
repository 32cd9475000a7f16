package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.snapshot.Display;
import dev.goldenangle.workbench.app.snapshot.SnapshotCommand;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.ModelPlugIns;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The entry point. With a command it acts as a command line and loads no JavaFX. Without one it opens the window, or
 * writes a picture of it if there is no display.
 */
public final class Launcher {
    private static final String PRESETS = "--presets";

    private Launcher() {
    }

    public static void main(String[] args) {
        if (!isForWindow(args)) {
            System.exit(Cli.run(args, Map.of("snapshot", SnapshotCommand.class)));
        }
        try {
            ModelPlugIns.load(named(args, ModelPlugIns.OPTION));
            List<Path> folders = named(args, PRESETS);
            open(folders.isEmpty() ? Optional.empty() : Optional.of(PresetLibrary.in(folders.get(folders.size() - 1))));
        } catch (BadInput | IllegalArgumentException refused) {
            System.err.println(refused.getMessage());
            System.exit(Cli.BAD_INPUT);
        }
    }

    /** Whether there are only options of the window, each followed by its value, and no command. */
    static boolean isForWindow(String[] args) {
        return args.length % 2 == 0 && IntStream.range(0, args.length / 2).allMatch(i -> args[2 * i].equals(PRESETS) || args[2 * i].equals(ModelPlugIns.OPTION));
    }

    private static List<Path> named(String[] args, String option) {
        return IntStream.range(0, args.length / 2).filter(i -> args[2 * i].equals(option)).mapToObj(i -> Path.of(args[2 * i + 1])).toList();
    }

    private static void open(Optional<PresetLibrary> presets) {
        if (Display.isPresent()) {
            WorkbenchApp.open(presets);
        } else {
            System.exit(HeadlessStart.run());
        }
    }
}
