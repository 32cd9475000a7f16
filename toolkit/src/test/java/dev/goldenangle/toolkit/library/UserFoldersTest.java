package dev.goldenangle.toolkit.library;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

class UserFoldersTest {
    @TempDir
    private Path home;

    private static UserFolders folders(Map<String, String> environment, String os, String userHome) {
        Map<String, String> properties = Map.of("os.name", os, "user.home", userHome, "java.io.tmpdir", "/tmp");
        return UserFolders.of(environment::get, key -> properties.getOrDefault(key, ""));
    }

    private UserFolders linux() {
        return folders(Map.of("HOME", home.toString()), "Linux", home.toString());
    }

    @Test
    void linuxFollowsTheXdgVariables() {
        assertEquals(new UserFolders(Path.of("/h/.config/golden-angle"), Path.of("/h/.local/share/golden-angle"), Path.of("/h/.local/state/golden-angle"), Path.of("/u/.config/golden-angle")),
                folders(Map.of("HOME", "/h"), "Linux", "/u"));
        assertEquals(new UserFolders(Path.of("/c/golden-angle"), Path.of("/d/golden-angle"), Path.of("/s/golden-angle"), Path.of("/c/golden-angle")),
                folders(Map.of("HOME", "/h", "XDG_CONFIG_HOME", "/c", "XDG_DATA_HOME", "/d", "XDG_STATE_HOME", "/s"), "Linux", "/h"));
        assertEquals(Path.of("/h/.config/golden-angle"), folders(Map.of("HOME", "/h", "XDG_CONFIG_HOME", "relative"), "Linux", "/h").config(), "a relative path is ignored");
    }

    @Test
    void macAndWindowsHaveTheirOwnPlaces() {
        assertEquals(UserFolders.in(Path.of("/h/Library/Application Support/golden-angle")), folders(Map.of("HOME", "/h"), "Mac OS X", "/h"));
        UserFolders windows = folders(Map.of("APPDATA", "/roaming", "LOCALAPPDATA", "/local"), "Windows 11", "/u");
        assertEquals(new UserFolders(Path.of("/roaming/golden-angle"), Path.of("/roaming/golden-angle"), Path.of("/local/golden-angle"), Path.of("/roaming/golden-angle")), windows);
    }

    /** Java gives "?" as the home of a user whom the system does not know. */
    @Test
    void unknownUserHasAbsoluteFolders() {
        assertTrue(folders(Map.of(), "Linux", "?").config().isAbsolute());
        assertEquals(Path.of("/h/.config/golden-angle"), folders(Map.of("HOME", "/h"), "Linux", "?").config());
    }

    private Map<String, String> contentOf(Path root) throws IOException {
        Map<String, String> content = new HashMap<>();
        try (var files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                content.put(root.relativize(file).toString(), Files.readString(file));
            }
        }
        return content;
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void everyOldFileMovesToItsNewFolder() throws IOException {
        Path old = linux().old();
        for (String name : List.of("settings.json", "runs/run-1.trace", "courses/a/b.toml", "models/m.jar", "sweeps/s/plan.toml", "studies/x", "workbench.log", "unsaved.toml", "left-behind-1.toml", "other.txt")) {
            write(old.resolve(name), name);
        }
        assertEquals(List.of(), FolderMigration.run(linux()));
        Map<String, String> now = contentOf(home);
        assertEquals(10, now.size(), now.toString());
        assertEquals("settings.json", now.get(".config/golden-angle/settings.json"));
        assertEquals("other.txt", now.get(".config/golden-angle/other.txt"), "unknown files stay");
        for (String name : List.of("runs/run-1.trace", "courses/a/b.toml", "models/m.jar", "sweeps/s/plan.toml")) {
            assertEquals(name, now.get(".local/share/golden-angle/" + name));
        }
        for (String name : List.of("studies/x", "workbench.log", "unsaved.toml", "left-behind-1.toml")) {
            assertEquals(name, now.get(".local/state/golden-angle/" + name));
        }
        assertEquals(List.of(), FolderMigration.run(linux()));
        assertEquals(now, contentOf(home), "a second start changes nothing");
    }

    @Test
    void newFilesAreNeverOverwritten() throws IOException {
        write(linux().old().resolve("runs/a"), "old a");
        write(linux().old().resolve("runs/b"), "old b");
        write(linux().data().resolve("runs/a"), "new a");
        FolderMigration.run(linux());
        assertEquals(Map.of(".config/golden-angle/runs/a", "old a", ".local/share/golden-angle/runs/a", "new a", ".local/share/golden-angle/runs/b", "old b"), contentOf(home));
    }

    @Test
    void filesInAnotherHomeAreCopiedOnce() throws IOException {
        Path other = home.resolve("other");
        write(other.resolve(".config/golden-angle/settings.json"), "{}");
        write(other.resolve(".config/golden-angle/runs/a"), "a");
        UserFolders folders = folders(Map.of("HOME", home.resolve("mine").toString()), "Linux", other.toString());
        FolderMigration.run(folders);
        assertEquals("{}", Files.readString(folders.config().resolve("settings.json")));
        assertEquals("a", Files.readString(folders.data().resolve("runs/a")));
        assertEquals(2, contentOf(other).size(), "the other home keeps its files");
        Files.delete(folders.data().resolve("runs/a"));
        FolderMigration.run(folders);
        assertFalse(Files.exists(folders.data().resolve("runs/a")), "a deleted run does not come back");
    }

    @Test
    void unreadableOldFolderIsReportedAndLeft() throws IOException {
        write(linux().old().resolve("runs/a"), "a");
        Path runs = linux().old().resolve("runs");
        Files.setPosixFilePermissions(runs, PosixFilePermissions.fromString("---------"));
        try {
            assumeFalse(Files.isReadable(runs), "this user reads everything");
            List<String> problems = FolderMigration.run(linux());
            assertEquals(1, problems.size());
            assertTrue(problems.get(0).contains(runs.toString()), problems.toString());
        } finally {
            Files.setPosixFilePermissions(runs, PosixFilePermissions.fromString("rwx------"));
        }
        assertEquals(Map.of("a", "a"), contentOf(runs));
    }

    @Test
    void fileInTheWayIsReportedAndNothingIsLost() throws IOException {
        write(linux().old().resolve("runs/a"), "a");
        write(linux().data(), "a file where a folder should be");
        assertEquals(1, FolderMigration.run(linux()).size());
        assertEquals("a", Files.readString(linux().old().resolve("runs/a")));
    }
}
