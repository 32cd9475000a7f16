package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.look.Theme;

import java.io.IOException;
import java.nio.file.Path;

/** What the launcher does on a machine without a display: says so, and leaves a picture of the window. */
final class WithoutDisplay {
    private static final Path PICTURE = Path.of("workbench-snapshot.png");
    private static final double SECONDS = 6;

    private WithoutDisplay() {
    }

    /** Returns the exit code. */
    static int run() {
        System.out.println("There is no display here: writing a picture of the window to " + PICTURE + " instead.");
        try {
            WindowSnapshot.startToolkit((int) WorkbenchWindow.DEFAULT_WIDTH, (int) WorkbenchWindow.DEFAULT_HEIGHT);
            WindowSnapshot.write(new WindowSnapshot.Request(Opening.first(), "", SECONDS, (int) WorkbenchWindow.DEFAULT_WIDTH,
                    (int) WorkbenchWindow.DEFAULT_HEIGHT, Theme.DARK), PICTURE);
            return 0;
        } catch (IOException | IllegalArgumentException broken) {
            System.err.println(broken.getMessage());
            return 2;
        }
    }
}
