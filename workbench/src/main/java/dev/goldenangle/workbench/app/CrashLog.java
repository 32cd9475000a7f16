package dev.goldenangle.workbench.app;

import dev.goldenangle.io.LogFile;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Takes exceptions that nobody caught. The first of each kind goes to the log with its stack trace, and one sentence says
 * what happened and where the log is; a fault that comes again with every frame is not written or told again.
 */
final class CrashLog implements Thread.UncaughtExceptionHandler {
    private final Path file;
    private final Consumer<String> teller;
    private final Set<String> known = new HashSet<>();

    /** @param teller shows a sentence; called on the thread that failed */
    CrashLog(Path file, Consumer<String> teller) {
        this.file = file;
        this.teller = teller;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable fault) {
        if (isNew(fault)) {
            teller.accept("Something went wrong: " + sentence(fault) + ". " + log(thread, fault));
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
        text.append(LocalDateTime.now() + " in " + thread.getName() + System.lineSeparator());
        fault.printStackTrace(new PrintWriter(text, true));
        System.err.print(text);
        try {
            LogFile.append(file, text.toString());
            return "The log is " + file;
        } catch (IOException unwritable) {
            return "It could not be logged to " + file;
        }
    }
}
