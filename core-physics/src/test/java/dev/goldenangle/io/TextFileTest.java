package dev.goldenangle.io;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class TextFileTest {
    @TempDir
    private Path folder;

    private Path file(String name, byte... content) throws IOException {
        return Files.write(folder.resolve(name), content);
    }

    private static String reason(Path file, long most) {
        FileSystemException refused = assertThrows(FileSystemException.class, () -> TextFile.bytes(file, most));
        assertEquals(file.toString(), refused.getFile());
        return refused.getReason();
    }

    @Test
    void fileIsReadUnchanged() throws IOException {
        Path file = file("a", "zwei\nZeilen ü".getBytes(StandardCharsets.UTF_8));
        assertEquals(new TextFile("zwei\nZeilen ü", 0), TextFile.read(file, 100));
        assertEquals("zwei\nZeilen ü", TextFile.readStrictly(file, 100));
        assertEquals("", TextFile.readStrictly(file("empty"), 0));
    }

    /** Does not apply to the administrator, who may read everything. */
    @Test
    void fileWithoutPermissionIsRefusedWithThatReason() throws IOException {
        Path closed = Files.createDirectory(folder.resolve("closed"));
        Path inside = Files.write(closed.resolve("a"), new byte[3]);
        Path file = file("b", new byte[3]);
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, Set.of());
        assumeFalse(Files.isReadable(file));
        assertEquals("you have no permission to use it", reason(file, 10));
        Files.setPosixFilePermissions(closed, Set.of());
        try {
            assertEquals("you have no permission to use it", reason(inside, 10));
        } finally {
            Files.setPosixFilePermissions(closed, PosixFilePermissions.fromString("rwx------"));
        }
    }

    @Test
    void failureWithoutAMessageIsExplainedByItsType() {
        assertEquals("you have no permission to use it", TextFile.reason(new AccessDeniedException("a")));
        assertEquals("file system loop", TextFile.reason(new FileSystemLoopException("a")));
        assertEquals("full", TextFile.reason(new FileSystemException("a", null, "full")));
        assertEquals("broken", TextFile.reason(new IOException("broken")));
    }

    @Test
    void fileUpToTheLimitIsRead() throws IOException {
        Path file = file("a", new byte[3000]);
        assertArrayEquals(new byte[3000], TextFile.bytes(file, 3000));
        assertEquals("larger than the limit of 2 kB", reason(file, 2999));
        Path large = file("b", new byte[(3 << 20) + 1]);
        assertEquals("larger than the limit of 3 MB", reason(large, 3 << 20));
        assertEquals("larger than the limit of 1 MB", reason(large, 1 << 20));
    }

    /** The system reports some files as empty although they have content. */
    @Test
    void fileLongerThanItsReportedSizeIsStillTooLong() {
        Path odd = Path.of("/proc/self/status");
        assumeTrue(Files.isRegularFile(odd));
        assertEquals("larger than the limit of 0 kB", reason(odd, 10));
    }

    @Test
    void onlyRegularFilesAreOpened() throws Exception {
        assertEquals("is a folder, not a file", reason(folder, 10));
        Path pipe = folder.resolve("pipe");
        assertEquals(0, new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor());
        assertEquals("is not a regular file", assertTimeoutPreemptively(Duration.ofSeconds(20), () -> reason(pipe, 10)));
        Path absent = folder.resolve("absent");
        assertEquals("there is no such file", assertThrows(NoSuchFileException.class, () -> TextFile.bytes(absent, 10)).getReason());
    }

    @Test
    void firstLineThatIsNotUtf8IsNamedAndTextBeforeItKept() throws IOException {
        Path file = file("a", (byte) 'a', (byte) '\n', (byte) 'b', (byte) '\n', (byte) 'c', (byte) 0xff, (byte) '\n', (byte) 0xff);
        assertEquals(new TextFile("a\nb\nc", 3), TextFile.read(file, 100));
        assertEquals("line 3 is not UTF-8 text", assertThrows(FileSystemException.class, () -> TextFile.readStrictly(file, 100)).getReason());
        assertEquals(new TextFile("", 1), TextFile.decode(new byte[] {(byte) 0xc3}), "half a character");
    }
}
