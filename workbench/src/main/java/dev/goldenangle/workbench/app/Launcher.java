package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.snapshot.Display;
import dev.goldenangle.workbench.app.snapshot.SnapshotCommand;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * The entry point. With a command it acts as a command line and loads no JavaFX. Without one it opens the window, or
 * writes a picture of it if there is no display.
 */
public final class Launcher {
    private Launcher() {
    }

    public static void main(String[] args) {
        boolean isFolderAlone = args.length == 2 && args[0].equals("--presets");
        if (args.length > 0 && !isFolderAlone) {
            System.exit(Cli.run(args, Map.of("snapshot", SnapshotCommand.class)));
        }
        try {
            open(isFolderAlone ? Optional.of(PresetLibrary.in(Path.of(args[1]))) : Optional.empty());
        } catch (BadInput | IllegalArgumentException refused) {
            System.err.println(refused.getMessage());
            System.exit(Cli.BAD_INPUT);
        }
    }

    private static void open(Optional<PresetLibrary> presets) {
        if (Display.isPresent()) {
            WorkbenchApp.open(presets);
        } else {
            System.exit(HeadlessStart.run());
        }
    }
}
