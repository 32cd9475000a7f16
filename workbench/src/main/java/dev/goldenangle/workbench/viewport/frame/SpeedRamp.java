package dev.goldenangle.workbench.viewport.frame;

/**
 * Maps a speed to the colour ramp: the first third up to W, the rest from W to the top. The top is 1.8 W, or a round number above the
 * fastest tick of a faster run.
 *
 * @param topW as a multiple of W
 */
public record SpeedRamp(double topW) {
    static final double USUAL_TOP = 1.8;
    private static final double SHARE_UP_TO_W = 0.34;
    private static final double[] TOPS = {USUAL_TOP, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50, 100};

    /** The smallest ramp that includes a speed, given as a multiple of W. */
    static SpeedRamp reaching(double speedW) {
        for (double top : TOPS) {
            if (speedW <= top) {
                return new SpeedRamp(top);
            }
        }
        return new SpeedRamp(TOPS[TOPS.length - 1]);
    }

    /** The position of a speed, given as a multiple of W, from 0 to 1. */
    public double share(double speedW) {
        double share = speedW <= 1 ? speedW * SHARE_UP_TO_W : SHARE_UP_TO_W + (speedW - 1) / (topW - 1) * (1 - SHARE_UP_TO_W);
        return Math.max(0, Math.min(1, share));
    }
}
