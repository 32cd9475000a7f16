package dev.goldenangle.workbench.app;

/**
 * Lets the benchmark of the start see when the window can be used, which is at its second frame: by then the world plays,
 * the bars work and the first knobs turn. The other knobs, the HUD, the timeline and the tabs join in the frames after; when
 * all are there, the process says so too and ends.
 */
public final class StartupProbe {
    /** System property that turns the probe on. */
    public static final String PROPERTY = "goldenangle.startup-probe";
    /** What the process prints. */
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
