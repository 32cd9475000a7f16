package dev.goldenangle.workbench.app.files;

import java.io.IOException;
import java.nio.file.Path;

/** Opens a file in the desktop's default program. */
public final class DesktopOpener {
    private DesktopOpener() {
    }

    public static void open(Path file) {
        Thread opener = new Thread(() -> {
            try {
                if (java.awt.Desktop.isDesktopSupported()) {
                    java.awt.Desktop.getDesktop().open(file.toFile());
                }
            } catch (IOException | UnsupportedOperationException none) {
                System.err.println("Could not open " + file + ": " + none.getMessage());
            }
        }, "open-file");
        opener.setDaemon(true);
        opener.start();
    }
}
