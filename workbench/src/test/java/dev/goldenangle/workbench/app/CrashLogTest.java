package dev.goldenangle.workbench.app;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class CrashLogTest {
    @TempDir
    private Path folder;
    private final List<String> told = new ArrayList<>();

    private static void failIn(CrashLog log) throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("the bot fell asleep");
        }, "bot");
        thread.setUncaughtExceptionHandler(log);
        thread.start();
        thread.join();
    }

    @Test
    void uncaughtExceptionIsReportedWithTheLogFile() throws InterruptedException, IOException {
        Path file = folder.resolve("settings").resolve("workbench.log");
        failIn(new CrashLog(file, (sentence, fault) -> told.add(sentence)));
        assertEquals(List.of("the bot fell asleep. Details are in " + file), told);
        String text = Files.readString(file);
        assertTrue(text.contains(", bot") && text.contains("IllegalStateException") && text.contains("CrashLogTest"), text);
    }

    @Test
    void repeatedFaultIsReportedOnce() throws InterruptedException, IOException {
        Path file = folder.resolve("workbench.log");
        CrashLog log = new CrashLog(file, (sentence, fault) -> told.add(sentence));
        failIn(log);
        long size = Files.size(file);
        failIn(log);
        assertEquals(1, told.size());
        assertEquals(size, Files.size(file));
        log.uncaughtException(Thread.currentThread(), new ArithmeticException());
        assertEquals(2, told.size(), "a different fault is reported");
    }

    @Test
    void faultIsReportedEvenIfTheLogCannotBeWritten() throws InterruptedException, IOException {
        Path inTheWay = Files.createFile(folder.resolve("file"));
        failIn(new CrashLog(inTheWay.resolve("workbench.log"), (sentence, fault) -> told.add(sentence)));
        assertTrue(told.get(0).contains("could not be written"), told.toString());
    }
}
