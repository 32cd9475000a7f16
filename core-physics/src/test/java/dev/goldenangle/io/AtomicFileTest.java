package dev.goldenangle.io;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

class AtomicFileTest {
    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void linkIsFollowedAndKept() throws IOException {
        Path target = Files.writeString(folder.resolve("target"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        Path chain = Files.createSymbolicLink(folder.resolve("chain"), link);
        AtomicFile.write(chain, "new");
        assertEquals("new", Files.readString(target));
        assertTrue(Files.isSymbolicLink(link) && Files.isSymbolicLink(chain));
        Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of("later"));
        AtomicFile.write(dangling, "made");
        assertEquals("made", Files.readString(folder.resolve("later")));
        Files.createSymbolicLink(folder.resolve("ring"), Path.of("ring"));
        assertThrows(FileSystemException.class, () -> AtomicFile.write(folder.resolve("ring"), "x"));
    }

    @Test
    void irregularFilesAreRefusedAndNotChanged() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        for (Path odd : List.of(pipe, folder)) {
            FileSystemException refused = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThrows(FileSystemException.class, () -> AtomicFile.write(odd, "x")));
            assertEquals(odd.toString(), refused.getFile());
            assertEquals(odd.equals(folder) ? "is a folder, not a file" : "is not a regular file", refused.getReason());
        }
        assertTrue(Files.exists(pipe) && !Files.isRegularFile(pipe));
    }

    @Test
    void permissionsAreKept() throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        AtomicFile.write(file, "new");
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    }

    @Test
    void failureKeepsTheOldFileAndNamesIt() throws IOException {
        Path file = Files.writeString(folder.resolve("kept"), "old");
        FileSystemException full = assertThrows(FileSystemException.class, () -> AtomicFile.write(file, out -> {
            out.write(new byte[100_000]);
            throw new IOException("No space left on device");
        }));
        assertEquals(file + ": No space left on device", full.getMessage());
        assertEquals("old", Files.readString(file));
        assertEquals(List.of("kept"), names());
        Path inFile = file.resolve("below");
        assertTrue(assertThrows(FileSystemException.class, () -> AtomicFile.write(inFile, "x")).getMessage().startsWith(inFile.toString().substring(0, 5)));
    }

    @Test
    void oldTemporaryFilesAreRemovedAndRecentOnesKept() throws IOException {
        Path old = Files.writeString(folder.resolve(".other.12ab" + AtomicFile.ENDING), "half");
        Path fresh = Files.writeString(folder.resolve(".other.34cd" + AtomicFile.ENDING), "half");
        Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(600)));
        Path own = Files.writeString(folder.resolve("an old file of one's own"), "whole");
        Files.setLastModifiedTime(own, FileTime.from(Instant.now().minusSeconds(600)));
        AtomicFile.write(folder.resolve("file"), "x");
        assertEquals(List.of(fresh.getFileName().toString(), own.getFileName().toString(), "file"), names());
    }

    @Test
    void concurrentSavesOfOneFileNeverFail() {
        Path file = folder.resolve("shared");
        List<CompletableFuture<Void>> savers = IntStream.range(0, 4).mapToObj(saver -> CompletableFuture.runAsync(() -> {
            try {
                for (int i = 0; i < 150; i++) {
                    AtomicFile.write(file, "saver " + saver);
                }
            } catch (IOException failed) {
                throw new AssertionError(failed);
            }
        })).toList();
        savers.forEach(CompletableFuture::join);
        assertEquals(List.of("shared"), assertNames());
    }

    /** Each in its own process, like two windows. */
    @Test
    void concurrentProcessesSavingOneFileNeverFail() throws IOException, InterruptedException {
        Path file = folder.resolve("shared");
        List<Process> savers = new ArrayList<>();
        for (String text : List.of("first", "second")) {
            savers.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto", "-XX:TieredStopAtLevel=1",
                    "-cp", System.getProperty("java.class.path"), SavingProcess.class.getName(), file.toString(), text, "400").inheritIO().start());
        }
        for (Process saver : savers) {
            assertEquals(0, saver.waitFor(), "a saver failed");
        }
        assertTrue(List.of("first", "second").contains(Files.readString(file)));
        assertEquals(List.of("shared"), assertNames());
    }

    private List<String> assertNames() {
        try {
            return names();
        } catch (IOException unreadable) {
            throw new AssertionError(unreadable);
        }
    }

    @Test
    void leftoverThatCannotBeRemovedDoesNotBlockSaving() throws IOException {
        Path stuck = Files.createDirectories(folder.resolve("stuck" + AtomicFile.ENDING));
        Files.writeString(stuck.resolve("inside"), "a folder that is not empty cannot be deleted");
        Files.setLastModifiedTime(stuck, FileTime.from(Instant.now().minus(Duration.ofHours(1))));
        AtomicFile.write(folder.resolve("preset.toml"), "saved");
        assertEquals("saved", Files.readString(folder.resolve("preset.toml")));
    }

    @Test
    void longNameIsNotCutWithinAnEmoji() throws IOException {
        Path file = folder.resolve("x".repeat(59) + "\uD83D\uDE00.toml");
        AtomicFile.write(file, "saved");
        assertEquals(List.of(file.getFileName().toString()), names());
    }

    @Test
    void longFileNamesWork() throws IOException {
        Path file = folder.resolve("n".repeat(250));
        AtomicFile.write(file, "x");
        assertEquals("x", Files.readString(file));
    }

    @Test
    void growingFileReplacesTheOldOneWhenClosed() throws IOException {
        Path file = Files.writeString(folder.resolve("run.trace"), "old");
        GrowingFile growing = GrowingFile.open(file);
        growing.write("new".getBytes());
        assertEquals("old", Files.readString(file));
        assertEquals("new", Files.readString(folder.resolve("run.trace" + GrowingFile.UNFINISHED)));
        growing.close();
        assertEquals("new", Files.readString(file));
        assertEquals(List.of("run.trace"), names());
    }

    @Test
    void growingFileFollowsLinksKeepsPermissionsAndRefusesPipes() throws Exception {
        Path target = Files.writeString(folder.resolve("target"), "old");
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString("rw-r-----"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("target"));
        try (GrowingFile growing = GrowingFile.open(link)) {
            growing.write("new".getBytes());
        }
        assertTrue(Files.isSymbolicLink(link));
        assertEquals("new", Files.readString(target));
        assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(target)));
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertTimeoutPreemptively(Duration.ofSeconds(20), () -> assertThrows(FileSystemException.class, () -> GrowingFile.open(pipe)));
    }

    @Test
    void unfinishedFilesAreKeptAndConcurrentRecordingsAreComplete() throws IOException {
        Path left = Files.writeString(folder.resolve("run.trace" + GrowingFile.UNFINISHED), "of a killed program");
        GrowingFile one = GrowingFile.open(folder.resolve("run.trace"));
        GrowingFile other = GrowingFile.open(folder.resolve("run.trace"));
        one.write("one".getBytes());
        other.write("other".getBytes());
        one.close();
        assertEquals("one", Files.readString(folder.resolve("run.trace")));
        other.close();
        assertEquals("other", Files.readString(folder.resolve("run.trace")));
        assertEquals("of a killed program", Files.readString(left));
        assertEquals(List.of("run.trace", "run.trace" + GrowingFile.UNFINISHED), names());
    }

    @Test
    void failureWithoutReasonIsDescribedByItsType() {
        Path file = folder.resolve("a");
        assertEquals("you have no permission to use it", TextFile.named(file, new AccessDeniedException("b")).getReason());
        assertEquals("no such file", TextFile.named(file, new NoSuchFileException("b")).getReason());
    }

    @Test
    void newFileCanBeWrittenUnderItsFinalNameByteByByte() throws IOException {
        Path file = folder.resolve("log");
        try (GrowingFile growing = GrowingFile.create(file)) {
            growing.write('a');
            growing.write('b');
            assertEquals("ab", Files.readString(file));
        }
        assertEquals("ab", Files.readString(file));
        assertThrows(FileAlreadyExistsException.class, () -> GrowingFile.create(file));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void growingFileWhoseFolderIsDeletedIsWrittenAgain() throws IOException {
        Path file = folder.resolve("traces").resolve("run.txt");
        Files.createDirectories(file.getParent());
        try (GrowingFile growing = GrowingFile.create(file)) {
            growing.write("first\n".getBytes(StandardCharsets.UTF_8));
            Files.delete(file);
            Files.delete(file.getParent());
            growing.write("second\n".getBytes(StandardCharsets.UTF_8));
        }
        assertEquals("first\nsecond\n", Files.readString(file));
        try (GrowingFile growing = GrowingFile.open(file)) {
            growing.write("third\n".getBytes(StandardCharsets.UTF_8));
            Files.delete(file);
            Files.delete(file.resolveSibling("run.txt.unfinished"));
            Files.delete(file.getParent());
        }
        assertEquals("third\n", Files.readString(file));
    }

    /** The clock was set back, or the file comes from a machine whose clock is ahead. */
    @Test
    void fileTimesInTheFutureDoNotBlockSaving() throws IOException {
        Path file = Files.writeString(folder.resolve("preset.toml"), "old");
        Path leftover = Files.writeString(folder.resolve(".preset.toml.1" + AtomicFile.ENDING), "cut off");
        FileTime tomorrow = FileTime.from(Instant.now().plus(Duration.ofDays(1)));
        Files.setLastModifiedTime(file, tomorrow);
        Files.setLastModifiedTime(leftover, tomorrow);
        AtomicFile.write(file, "new");
        assertEquals("new", Files.readString(file));
        assertTrue(Files.exists(leftover), "another program may be writing it");
    }
}
