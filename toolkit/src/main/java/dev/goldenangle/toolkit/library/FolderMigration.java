package dev.goldenangle.toolkit.library;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Moves the files of older versions, which kept everything in one folder, to the {@link UserFolders}. Nothing is overwritten: a file that
 * exists in both places stays in both. Files in another home folder are copied, and only once. What cannot be moved stays where it is and is reported.
 */
public final class FolderMigration {
    private final UserFolders folders;
    private final boolean isOtherHome;
    private final List<String> problems = new ArrayList<>();

    private FolderMigration(UserFolders folders) {
        this.folders = folders;
        isOtherHome = !folders.old().equals(folders.config());
    }

    /** Returns a sentence for each file that could not be moved. */
    public static List<String> run(UserFolders folders) {
        FolderMigration migration = new FolderMigration(folders);
        Path old = folders.old();
        boolean isCopied = migration.isOtherHome && Files.exists(folders.config());
        if (!folders.equals(UserFolders.in(old)) && Files.isDirectory(old) && !isCopied) {
            migration.moveAll();
        }
        return migration.problems;
    }

    private void moveAll() {
        try (Stream<Path> files = Files.list(folders.old())) {
            // Settings come last: if they are there, everything else is.
            files.sorted(Comparator.comparing((Path file) -> target(file.getFileName().toString()).startsWith(folders.config())).thenComparing(file -> file)).toList()
                    .forEach(file -> move(file, target(file.getFileName().toString())));
        } catch (IOException | UncheckedIOException unreadable) {
            report(folders.old(), unreadable instanceof IOException plain ? plain : ((UncheckedIOException) unreadable).getCause());
        }
    }

    private Path target(String name) {
        Map<String, Path> places = Map.of("runs", folders.data(), "courses", folders.data(), "sweeps", folders.data(), "models", folders.data(), "presets", folders.data(),
                "studies", folders.state(), "workbench.log", folders.state());
        boolean isAutosave = name.startsWith("unsaved") || name.startsWith("left-behind-");
        return (isAutosave ? folders.state() : places.getOrDefault(name, folders.config())).resolve(name);
    }

    private void move(Path from, Path to) {
        try {
            if (from.equals(to)) {
                return;
            }
            if (Files.isDirectory(from, LinkOption.NOFOLLOW_LINKS)) {
                moveFolder(from, to);
            } else if (Files.notExists(to, LinkOption.NOFOLLOW_LINKS)) {
                Files.createDirectories(to.getParent());
                if (isOtherHome) {
                    copy(from, to);
                } else {
                    Files.move(from, to);
                }
            }
        } catch (NoSuchFileException movedByAnotherWindow) {
            // nothing is left to do
        } catch (IOException stuck) {
            report(from, stuck);
        }
    }

    /** Settings hold the token of the live link, so only their owner may read the copy. */
    private static void copy(Path from, Path to) throws IOException {
        if (from.getFileName().toString().equals("settings.json")) {
            AtomicFile.writePrivately(to, Files.readString(from));
        } else {
            try (InputStream in = Files.newInputStream(from)) {
                AtomicFile.write(to, in::transferTo);
            }
        }
    }

    private void moveFolder(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            files.sorted().toList().forEach(file -> move(file, to.resolve(file.getFileName().toString())));
        }
        if (!isOtherHome && isEmpty(from)) {
            Files.delete(from);
        }
    }

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private void report(Path file, IOException reason) {
        problems.add(file + ": cannot be moved to the new folder of the workbench: " + TextFile.reason(reason));
    }
}
