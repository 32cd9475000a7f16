package dev.goldenangle.workbench.app.snapshot;

import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Finds out whether a screen is available, without starting JavaFX. */
public final class Display {
    /** Held in a constant because the JDK garbage-collects unused loggers together with their level. */
    private static final Logger TOOLKIT_LOG = Logger.getLogger("javafx");

    private Display() {
    }

    public static boolean isPresent() {
        boolean chosen = System.getProperty("glass.platform") != null;
        boolean isLinux = System.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
        return chosen || !isLinux || isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    /** Hides JavaFX's warning that it was loaded from the class path. Call before JavaFX starts. */
    public static void quietToolkit() {
        TOOLKIT_LOG.setLevel(Level.SEVERE);
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isBlank();
    }

    /** Makes JavaFX draw into memory. Call before any JavaFX class is loaded. */
    static void drawOffScreen(int width, int height) {
        System.setProperty("glass.platform", "Monocle");
        System.setProperty("monocle.platform", "Headless");
        System.setProperty("headless.geometry", width + "x" + height + "-32");
        System.setProperty("prism.order", "sw");
        System.setProperty("prism.text", "t2k");
        System.setProperty("java.awt.headless", "true");
    }
}
