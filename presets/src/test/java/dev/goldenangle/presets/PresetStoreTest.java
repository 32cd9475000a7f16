package dev.goldenangle.presets;

import dev.goldenangle.io.AtomicFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import static dev.goldenangle.presets.PracticeParameter.FRICTION;
import static dev.goldenangle.presets.PracticeParameter.GRAVITY;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PresetStoreTest {
    @TempDir
    private Path folder;
    private PresetStore store;
    private final Preset preset = Preset.of("practice/mine", "practice", PracticeParameter.TABLE.defaults().with(GRAVITY, 33));

    @BeforeEach
    void open() {
        store = new PresetStore(folder, PracticeModel::find, PresetSource.NONE);
    }

    @Test
    void savedPresetIsFoundAgain() throws IOException {
        assertEquals(folder.resolve("practice/mine.toml"), store.save(preset));
        assertEquals(List.of("practice/mine"), store.ids());
        assertEquals(preset, store.read("practice/mine").orThrow());
        try (Stream<Path> files = Files.list(folder.resolve("practice"))) {
            assertEquals(1, files.count(), "no temporary file is left");
        }
    }

    @Test
    void presetCanExtendOneInTheFolderOrAFileBesideIt() throws IOException {
        store.save(preset);
        store.save(preset.extended("practice/child").withParameters(preset.parameters().with(FRICTION, 9)));
        assertEquals(33, store.read("practice/child").orThrow().parameters().get(GRAVITY));
        Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
        Files.writeString(elsewhere.resolve("a.toml"), "model = \"practice\"\n[jump]\ngravity = 40\n");
        Files.writeString(elsewhere.resolve("b.toml"), "model = \"practice\"\nextends = \"a\"\n[ground]\nfriction = 9\n");
        Preset child = store.read(elsewhere.resolve("b.toml").toString()).orThrow();
        assertEquals(40, child.parameters().get(GRAVITY));
        store.save(child, elsewhere.resolve("c.toml"));
        assertEquals(child.parameters(), store.read(elsewhere.resolve("c.toml")).orThrow().parameters());
    }

    @Test
    void savingKeepsFilePermissionsAndNewFilesGetTheUsualOnes() throws IOException {
        Assumptions.assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path plain = Files.createFile(folder.resolve("plain"));
        Path fresh = folder.resolve("fresh.toml");
        AtomicFile.write(fresh, "a");
        assertEquals(Files.getPosixFilePermissions(plain), Files.getPosixFilePermissions(fresh));
        Set<PosixFilePermission> shared = PosixFilePermissions.fromString("rw-rw-r--");
        Files.setPosixFilePermissions(fresh, shared);
        AtomicFile.write(fresh, "b");
        assertEquals(shared, Files.getPosixFilePermissions(fresh));
        assertEquals("b", Files.readString(fresh));
    }

    @Test
    void failedSaveKeepsTheOldFile() throws IOException {
        Path file = store.save(preset);
        String before = Files.readString(file);
        Preset orphan = preset.extended("practice/mine").withParameters(preset.parameters().with(FRICTION, 9));
        assertThrows(IOException.class, () -> store.save(orphan), "it would extend itself");
        assertEquals(before, Files.readString(file));
    }

    @Test
    void idCannotLeadOutOfTheFolder() {
        assertThrows(IOException.class, () -> store.save(preset.withId("../../mine")));
        assertThrows(IOException.class, () -> store.save(preset.withId("a\0b")));
        assertEquals(1, store.read("../../mine").problems().size());
    }

    @Test
    void unreadableFileIsAProblemNotAnException() throws IOException {
        Path file = folder.resolve("bad.toml");
        Files.write(file, new byte[] {'a', '=', (byte) 0xff, (byte) 0xfe});
        assertTrue(store.read(file).report().contains("not UTF-8"), store.read(file).report());
        Files.write(file, new byte[3_000_000]);
        assertTrue(store.read(file).report().contains("larger than the limit"), store.read(file).report());
        assertTrue(store.read(folder).report().contains("cannot be read"));
        assertTrue(store.read("no/such").report().contains("there is no preset and no file"));
        assertTrue(store.read("a\0b").report().contains("there is no preset and no file"));
    }

    @Test
    void oldTemporaryFilesAreRemovedAndNewOnesAreKept() throws IOException {
        Path old = Files.createDirectories(folder.resolve("practice")).resolve(".mine.toml.1.golden-angle.tmp");
        Path fresh = folder.resolve("practice/.mine.toml.2.golden-angle.tmp");
        Files.writeString(old, "half");
        Files.writeString(fresh, "half");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(3600)));
        store.save(preset);
        assertTrue(Files.notExists(old) && Files.exists(fresh));
    }

    @Test
    void unreadableFolderDoesNotHideOthers() throws IOException {
        Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        store.save(preset);
        Path closed = Files.createDirectories(folder.resolve("practice/closed"));
        Files.setPosixFilePermissions(closed, Set.of());
        assertEquals(List.of(preset.id()), store.ids());
        Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        // Permissions do not bind root, but some folders of process 1 are closed even then.
        assertEquals(List.of(), new PresetStore(Path.of("/proc/1")).ids());
    }
}
