package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.TextFile;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds files that are installed with the program, such as the manual and licences. */
public final class InstalledFiles {
    private static final int MOST_UP = 6;
    private static final int MOST_BYTES = 1 << 20;

    private InstalledFiles() {
    }

    /** The text of an installed file; empty if it is not installed. */
    public static Optional<String> text(String name) {
        return find(name).flatMap(file -> {
            try {
                return Optional.of(TextFile.readStrictly(file, MOST_BYTES));
            } catch (IOException unreadable) {
                return Optional.empty();
            }
        });
    }

    /** A file in the installed folder, or in the source folder of a development build. */
    public static Optional<Path> find(String name) {
        try {
            Path folder = Path.of(InstalledFiles.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            for (int up = 0; up < MOST_UP && folder != null; up++) {
                if (Files.isRegularFile(folder.resolve(name))) {
                    return Optional.of(folder.resolve(name));
                }
                folder = folder.getParent();
            }
            return Optional.empty();
        } catch (URISyntaxException | IllegalArgumentException noFolder) {
            return Optional.empty();
        }
    }
}
