package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.snapshot.Display;
import dev.goldenangle.workbench.app.snapshot.SnapshotCommand;
import dev.goldenangle.workbench.cli.Cli;

import java.util.Map;

/**
 * Where the process begins. With arguments it is a command line and loads no JavaFX; without, it opens the window, or on
 * a machine without a display says so and leaves a picture of the window instead.
 */
public final class Launcher {
    private Launcher() {
    }

    public static void main(String[] args) {
        if (args.length > 0) {
            System.exit(Cli.run(args, Map.of("snapshot", SnapshotCommand.class)));
        }
        if (Display.isPresent()) {
            WorkbenchApp.open();
        } else {
            System.exit(HeadlessStart.run());
        }
    }
}
