package dev.goldenangle.workbench.curves;

import dev.goldenangle.toolkit.theme.Theme;
import javafx.scene.paint.Color;

/** The colours of the gain map for losses, zero and gains. Equal gains and losses have equal saturation. */
final class GainRamp {
    private static final int SHADES = 257;
    /** The saturation at the largest gain. */
    private static final double KNEE = 0.75;
    private static final String[] DARK = {"#E0633A", "#7D4333", "#20242C", "#1B5F53", "#30B98A"};
    private static final String[] LIGHT = {"#C8431A", "#EDB9A3", "#F4F5F7", "#8FCFB4", "#0B7C55"};
    private final int[] shades = new int[SHADES];

    GainRamp(Theme theme) {
        String[] stops = theme == Theme.DARK ? DARK : LIGHT;
        for (int i = 0; i < SHADES; i++) {
            double place = i * (stops.length - 1.0) / (SHADES - 1);
            int stop = Math.min(stops.length - 2, (int) place);
            shades[i] = argb(Color.web(stops[stop]).interpolate(Color.web(stops[stop + 1]), place - stop));
        }
    }

    private static int argb(Color color) {
        return 0xff000000 | (int) Math.round(color.getRed() * 255) << 16 | (int) Math.round(color.getGreen() * 255) << 8 | (int) Math.round(color.getBlue() * 255);
    }

    /** The colour of a speed change, given as a multiple of the largest gain. Beyond the largest gain, the saturation grows more and more slowly. */
    int of(double multiple) {
        double size = Math.abs(multiple);
        double depth = size <= 1 ? KNEE * size : 1 - (1 - KNEE) / size;
        return shades[(int) Math.round((Math.signum(multiple) * depth + 1) / 2 * (SHADES - 1))];
    }
}
