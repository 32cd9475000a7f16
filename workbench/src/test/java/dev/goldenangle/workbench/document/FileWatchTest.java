package dev.goldenangle.workbench.document;

import dev.goldenangle.workbench.tasks.Tasks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class FileWatchTest {
    @TempDir
    private Path folder;

    @Test
    void watchingContinuesAfterAnError() throws Exception {
        Path file = Files.writeString(folder.resolve("mine.toml"), "1");
        LinkedBlockingQueue<Integer> reports = new LinkedBlockingQueue<>();
        Tasks tasks = new Tasks(Runnable::run);
        try (FileWatch watch = new FileWatch(changed -> {
            reports.add(reports.size());
            throw new StackOverflowError("too deep");
        }, tasks)) {
            watch.follow(Optional.of(file));
            Files.writeString(file, "1, changed");
            assertNotNull(reports.poll(20, TimeUnit.SECONDS));
            Files.writeString(file, "1, changed again");
            assertNotNull(reports.poll(20, TimeUnit.SECONDS), "the second change is reported too");
        }
        assertTrue(tasks.notifications().all().get(0).text().contains("mine.toml") && tasks.notifications().all().get(0).text().contains("too deep"));
        assertEquals(0, reports.size());
    }
}
