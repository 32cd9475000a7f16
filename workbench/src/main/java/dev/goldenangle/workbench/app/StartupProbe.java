package dev.goldenangle.workbench.app;

/**
 * Reports to the startup benchmark when the window is usable, which is at its second frame: the world plays, the bars
 * work and the first knobs respond. Other knobs, the HUD, the timeline and the tabs are added in later frames. When
 * everything in view is present, the process reports that too and exits.
 */
public final class StartupProbe {
    /** System property that turns the probe on. */
    public static final String PROPERTY = "goldenangle.startup-probe";
    public static final String USABLE = "window is usable";
    public static final String COMPLETE = "window is complete";
    private static final boolean ON = Boolean.getBoolean(PROPERTY);
    private static int frames;

    private StartupProbe() {
    }

    public static void frameShown(boolean complete) {
        if (!ON) {
            return;
        }
        if (++frames == 2) {
            System.out.println(USABLE);
        }
        if (frames > 2 && complete) {
            System.out.println(COMPLETE);
            Runtime.getRuntime().halt(0);
        }
    }
}
