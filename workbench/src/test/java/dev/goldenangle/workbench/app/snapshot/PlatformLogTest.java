package dev.goldenangle.workbench.app.snapshot;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** What the JDK and the toolkit have to say reaches java.util.logging, which is not touched while they say nothing. */
class PlatformLogTest {
    private static final String SET_UP = "java.util.logging.LogManager ";

    /** A program of its own, because in a JVM of tests somebody has always logged before. */
    public static final class Warns {
        private Warns() {
        }

        public static void main(String[] args) {
            if (args[0].equals("quiet")) {
                Display.quietToolkit();
            }
            System.getLogger("javafx").log(System.Logger.Level.WARNING, "loaded from a class path");
            System.getLogger("javafx.css").log(System.Logger.Level.WARNING, "a sheet cannot be read");
            System.getLogger("java.net.http").log(System.Logger.Level.DEBUG, "a detail");
            if (args.length > 1) {
                System.getLogger("javafx").log(System.Logger.Level.ERROR, "it is broken");
            }
        }
    }

    /** What the program says, and which classes it loads. */
    private static String run(String... args) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xlog:class+load", "-cp", System.getProperty("java.class.path"),
                Warns.class.getName()));
        command.addAll(List.of(args));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    @Test
    void aQuietToolkitSetsUpNoLogAtAll() throws IOException, InterruptedException {
        String said = run("quiet");
        assertFalse(said.contains(SET_UP) || said.contains("class path\n") || said.contains("a sheet"), said);
        assertTrue(said.contains(PlatformLog.class.getName()), "it was asked");
    }

    @Test
    void aQuietToolkitStillTellsErrors() throws IOException, InterruptedException {
        String said = run("quiet", "broken");
        assertTrue(said.contains(SET_UP) && said.contains("SEVERE: it is broken"), said);
        assertFalse(said.contains("a sheet"), said);
    }

    @Test
    void aToolkitThatNobodyQuietedWarns() throws IOException, InterruptedException {
        String said = run("loud");
        assertTrue(said.contains("WARNING: loaded from a class path") && said.contains("WARNING: a sheet cannot be read"), said);
        assertFalse(said.contains("a detail"), said);
    }

    @Test
    void whatIsSaidArrivesWithWeightTextAndCause() {
        List<LogRecord> heard = new ArrayList<>();
        Logger log = Logger.getLogger("golden.test");
        log.setUseParentHandlers(false);
        log.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                heard.add(record);
            }

            @Override
            public void flush() {
            }

            @Override
            public void close() {
            }
        });
        System.Logger told = new PlatformLog().getLogger("golden.test", PlatformLogTest.class.getModule());
        Throwable cause = new IllegalStateException("broken");
        told.log(System.Logger.Level.ERROR, "with a cause", cause);
        told.log(System.Logger.Level.INFO, "{0} of {1}", 2, 3);
        told.log(System.Logger.Level.DEBUG, "a detail");
        assertEquals(2, heard.size());
        assertEquals(java.util.logging.Level.SEVERE, heard.get(0).getLevel());
        assertSame(cause, heard.get(0).getThrown());
        assertEquals("golden.test", heard.get(0).getSourceClassName());
        assertEquals("2 of 3", new java.util.logging.SimpleFormatter().formatMessage(heard.get(1)));
        assertTrue(told.isLoggable(System.Logger.Level.WARNING) && !told.isLoggable(System.Logger.Level.DEBUG) && !told.isLoggable(System.Logger.Level.OFF));
        assertEquals("golden.test", told.getName());
    }
}
