package dev.goldenangle.workbench.app;

/**
 * Lets the benchmark of the start see when the window can be used: at its second frame the process says so and ends. By
 * then the world plays, the bars work and the first knobs turn; the other knobs, the timeline and the tabs join in the
 * frames after.
 */
public final class StartupProbe {
    /** System property that turns the probe on. */
    public static final String PROPERTY = "goldenangle.startup-probe";
    /** What the process prints. */
    public static final String USABLE = "window is usable";
    private static final boolean ON = Boolean.getBoolean(PROPERTY);
    private static int frames;

    private StartupProbe() {
    }

    static void frameShown() {
        if (ON && ++frames == 2) {
            System.out.println(USABLE);
            Runtime.getRuntime().halt(0);
        }
    }
}
