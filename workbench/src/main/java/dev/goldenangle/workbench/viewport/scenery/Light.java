package dev.goldenangle.workbench.viewport.scenery;

/** The direction of the light: horizontal movement per unit of height. */
public final class Light {
    public static final double X = 0.42;
    public static final double Y = -0.30;

    private Light() {
    }
}
