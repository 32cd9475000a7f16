package dev.goldenangle.io;

import dev.goldenangle.attack.LockHolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

class OneAtATimeTest {
    private static final int EACH = 100;
    @TempDir
    private Path folder;

    private Path zero() throws IOException {
        return Files.writeString(folder.resolve("count"), "0");
    }

    @Test
    void processesThatCountInOneFileLoseNothing() throws Exception {
        Path file = zero();
        List<Process> counters = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            counters.add(new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xshare:auto", "-XX:TieredStopAtLevel=1",
                    "-cp", System.getProperty("java.class.path"), CountingProcess.class.getName(), file.toString(), Integer.toString(EACH)).inheritIO().start());
        }
        for (Process counter : counters) {
            assertEquals(0, counter.waitFor());
        }
        assertEquals(Integer.toString(3 * EACH), Files.readString(file));
    }

    @Test
    void threadsThatCountInOneFileLoseNothing() throws Exception {
        Path file = zero();
        List<CompletableFuture<Void>> counters = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            counters.add(CompletableFuture.runAsync(() -> {
                try {
                    CountingProcess.main(new String[] {file.toString(), Integer.toString(EACH)});
                } catch (IOException refused) {
                    throw new AssertionError(refused);
                }
            }));
        }
        counters.forEach(CompletableFuture::join);
        assertEquals(Integer.toString(4 * EACH), Files.readString(file));
    }

    @Test
    void lockThatDoesNotWorkDoesNotStopTheWork() throws Exception {
        Path file = zero();
        try (FileChannel channel = FileChannel.open(folder.resolve(".count" + OneAtATime.ENDING), StandardOpenOption.CREATE, StandardOpenOption.WRITE); FileLock held = channel.lock()) {
            CountingProcess.addOne(file);
            assertEquals("1", Files.readString(file), "with " + held);
        }
        Files.delete(folder.resolve(".count" + OneAtATime.ENDING));
        Files.createDirectory(folder.resolve(".count" + OneAtATime.ENDING));
        CountingProcess.addOne(file);
        assertEquals("2", Files.readString(file));
    }

    @Test
    void workIsRefusedWhileAnotherProgramHoldsTheLockAndDoneAfterItsEnd() throws Exception {
        Path file = zero();
        Process holder = LockHolder.start(file);
        try {
            IOException refused = assertThrows(IOException.class, () -> OneAtATime.run(file, Duration.ofMillis(50), () -> Files.writeString(file, "9")));
            assertEquals(file + " is being changed by another program", refused.getMessage());
            assertEquals("0", Files.readString(file));
        } finally {
            holder.destroyForcibly().waitFor();
        }
        CountingProcess.addOne(file);
        assertEquals("1", Files.readString(file));
    }

    @Test
    void failedWorkReleasesTheLock() throws Exception {
        Path file = zero();
        assertThrows(IOException.class, () -> OneAtATime.run(file, Duration.ofMinutes(10), () -> {
            throw new IOException("no space left");
        }));
        CountingProcess.addOne(file);
        assertEquals("1", Files.readString(file));
    }
}
