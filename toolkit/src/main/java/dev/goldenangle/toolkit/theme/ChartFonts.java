package dev.goldenangle.toolkit.theme;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.InputStream;

/** Registers the font of charts with AWT, which measures text and draws charts in files. */
public final class ChartFonts {
    public static final String REGULAR = "Roboto";
    public static final String MEDIUM = "Roboto Medium";
    /** The font's path in the web jar, without weight and ".ttf". */
    public static final String ROBOTO = "/META-INF/resources/webjars/roboto-fontface/0.9.0/fonts/roboto/Roboto-";
    private static boolean loaded;

    private ChartFonts() {
    }

    /** Safe to call more than once. */
    public static synchronized void load() {
        if (!loaded) {
            loaded = true;
            register("Regular");
            register("Medium");
        }
    }

    private static void register(String weight) {
        try (InputStream in = ChartFonts.class.getResourceAsStream(ROBOTO + weight + ".ttf")) {
            GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(Font.createFont(Font.TRUETYPE_FONT, in));
        } catch (IOException | FontFormatException broken) {
            throw new IllegalStateException("the chart font cannot be read", broken);
        }
    }
}
