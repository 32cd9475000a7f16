package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.snapshot.WindowSnapshot;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Map;

/** The start on a machine without a display: writes a picture of the window and prints the scorecard. */
final class HeadlessStart {
    private static final Path PICTURE = Path.of("workbench-snapshot.png");
    private static final double SECONDS = 6;

    private HeadlessStart() {
    }

    /** Returns the exit code. */
    static int run() {
        System.out.println(Messages.text("app.no-display", PICTURE));
        try {
            WindowSnapshot.startToolkit((int) WorkbenchWindow.DEFAULT_WIDTH, (int) WorkbenchWindow.DEFAULT_HEIGHT);
            InitialContent first = InitialContent.first();
            WindowSnapshot.write(new WindowSnapshot.Request(first, "", Optional.empty(), SECONDS, (int) WorkbenchWindow.DEFAULT_WIDTH,
                    (int) WorkbenchWindow.DEFAULT_HEIGHT, Theme.DARK, first.document().values(), "", Optional.empty(), List.of(), List.of()), PICTURE);
            Cli.run(new String[] {"check", "--preset", InitialContent.FIRST_PRESET}, Map.of());
            return Cli.DONE;
        } catch (IOException | IllegalArgumentException broken) {
            System.err.println(broken.getMessage());
            return Cli.BAD_INPUT;
        }
    }
}
