package dev.goldenangle.workbench.viewport.scenery;

/** Where the light goes, horizontally, per unit of height it falls. */
public final class Light {
    public static final double X = 0.42;
    public static final double Y = -0.30;

    private Light() {
    }
}
