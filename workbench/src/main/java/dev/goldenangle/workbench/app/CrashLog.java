package dev.goldenangle.workbench.app;

import dev.goldenangle.io.LogFile;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * Handles uncaught exceptions. The first of each kind is written to the log with its stack trace and reported with
 * the location of the log. Repeats are ignored, because a fault in drawing would occur on every frame.
 */
final class CrashLog implements Thread.UncaughtExceptionHandler {
    private final Path file;
    private final BiConsumer<String, Throwable> teller;
    private final Set<String> known = new HashSet<>();

    /** @param teller shows the message and the exception; called on the thread that failed */
    CrashLog(Path file, BiConsumer<String, Throwable> teller) {
        this.file = file;
        this.teller = teller;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        if (isNew(fault)) {
            teller.accept(log(thread, fault), fault);
        }
    }

    private synchronized boolean isNew(Throwable fault) {
        StackTraceElement[] trace = fault.getStackTrace();
        return known.add(fault.getClass().getName() + (trace.length == 0 ? "" : " " + trace[0]));
    }

    private static String sentence(Throwable fault) {
        String words = fault.getMessage();
        return words == null || words.isBlank() ? fault.getClass().getSimpleName() : words;
    }

    private synchronized String log(Thread thread, Throwable fault) {
        StringWriter text = new StringWriter();
        text.append(LocalDateTime.now() + ", " + thread.getName() + System.lineSeparator());
        fault.printStackTrace(new PrintWriter(text, true));
        System.err.print(text);
        try {
            LogFile.append(file, text.toString());
            return Messages.text("app.crash-logged", sentence(fault), file);
        } catch (IOException unwritable) {
            return Messages.text("app.crash-unlogged", sentence(fault), file);
        }
    }
}
