package dev.goldenangle.workbench.app.files;

import dev.goldenangle.toolkit.background.DaemonThreads;

import java.io.IOException;
import java.nio.file.Path;

/** Opens a file in the desktop's default program. */
public final class DesktopOpener {
    private DesktopOpener() {
    }

    public static void open(Path file) {
        DaemonThreads.start("open-file", () -> {
            try {
                if (java.awt.Desktop.isDesktopSupported()) {
                    java.awt.Desktop.getDesktop().open(file.toFile());
                }
            } catch (IOException | UnsupportedOperationException none) {
                System.err.println("Could not open " + file + ": " + none.getMessage());
            }
        });
    }
}
