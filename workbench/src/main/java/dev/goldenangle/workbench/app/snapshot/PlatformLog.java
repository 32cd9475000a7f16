package dev.goldenangle.workbench.app.snapshot;

import java.util.ResourceBundle;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Takes what the JDK and JavaFX log and hands it to java.util.logging, as they would themselves, but sets that up only when there is something to
 * say: the first log of a process costs a start more than twenty milliseconds. Found by the JDK as a service.
 */
public final class PlatformLog extends System.LoggerFinder {
    private static final String TOOLKIT = "javafx";
    /** Whoever configures the JDK's logs himself may want to see more than they show by default. */
    private static final boolean CONFIGURED = System.getProperty("java.util.logging.config.file") != null || System.getProperty("java.util.logging.config.class") != null;
    private static volatile boolean toolkitIsQuiet;

    /** From now on the toolkit tells errors alone. */
    static void quietToolkit() {
        toolkitIsQuiet = true;
    }

    /** Whether something of such weight may be said in a log of such a name, as far as can be told without setting it up. */
    static boolean mayTell(String name, System.Logger.Level level) {
        boolean isToolkit = name.equals(TOOLKIT) || name.startsWith(TOOLKIT + ".");
        System.Logger.Level least = toolkitIsQuiet && isToolkit ? System.Logger.Level.ERROR : CONFIGURED ? System.Logger.Level.ALL : System.Logger.Level.INFO;
        return level.compareTo(least) >= 0 && level != System.Logger.Level.OFF;
    }

    @Override
    public System.Logger getLogger(String name, Module module) {
        return new Log(name);
    }

    /** One log; that of java.util.logging is asked for when there is something for it. */
    private record Log(String name) implements System.Logger {
        @Override
        public String getName() {
            return name;
        }

        @Override
        public boolean isLoggable(Level level) {
            return mayTell(name, level) && Logger.getLogger(name).isLoggable(inJdk(level));
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String message, Throwable thrown) {
            if (mayTell(name, level)) {
                Logger.getLogger(name).logrb(inJdk(level), name, null, bundle, message, thrown);
            }
        }

        @Override
        public void log(Level level, ResourceBundle bundle, String format, Object... parameters) {
            if (mayTell(name, level)) {
                Logger.getLogger(name).logrb(inJdk(level), name, null, bundle, format, parameters);
            }
        }
    }

    private static java.util.logging.Level inJdk(System.Logger.Level level) {
        return switch (level) {
            case ALL -> Level.ALL;
            case TRACE -> Level.FINER;
            case DEBUG -> Level.FINE;
            case INFO -> Level.INFO;
            case WARNING -> Level.WARNING;
            case ERROR -> Level.SEVERE;
            case OFF -> Level.OFF;
        };
    }
}
