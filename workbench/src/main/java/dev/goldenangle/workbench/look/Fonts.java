package dev.goldenangle.workbench.look;

import javafx.scene.text.Font;

import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The window's fonts, from the web jars. Each weight is a family of its own, because JavaFX knows only plain and bold. */
public final class Fonts {
    public static final String REGULAR = "Roboto";
    public static final String MEDIUM = "Roboto Medium";
    public static final String CODE = "JetBrains Mono";

    private static final String ROBOTO = "/META-INF/resources/webjars/roboto-fontface/0.9.0/fonts/roboto/Roboto-";
    private static final String JETBRAINS = "/META-INF/resources/webjars/fontsource__jetbrains-mono/4.5.11/files/jetbrains-mono-latin-400-normal.woff";
    private static boolean loaded;
    private static boolean loadedForCharts;

    private Fonts() {
    }

    /** Makes the families known to JavaFX, on any thread; once is enough. */
    public static synchronized void load() {
        if (!loaded) {
            loaded = true;
            load(ROBOTO + "Regular.ttf");
            load(ROBOTO + "Medium.ttf");
            load(ROBOTO + "Bold.ttf");
            load(JETBRAINS);
        }
    }

    /** Makes both weights known to AWT too, which measures and exports charts; once is enough. */
    public static synchronized void loadForCharts() {
        if (!loadedForCharts) {
            loadedForCharts = true;
            loadForCharts(ROBOTO + "Regular.ttf");
            loadForCharts(ROBOTO + "Medium.ttf");
        }
    }

    private static void loadForCharts(String resource) {
        try (InputStream in = Fonts.class.getResourceAsStream(resource)) {
            GraphicsEnvironment.getLocalGraphicsEnvironment().registerFont(java.awt.Font.createFont(java.awt.Font.TRUETYPE_FONT, in));
        } catch (IOException | FontFormatException broken) {
            throw new IllegalStateException("the chart font cannot be read", broken);
        }
    }

    private static void load(String resource) {
        try (InputStream in = Fonts.class.getResourceAsStream(resource)) {
            if (in != null) {
                Font.loadFont(in, 12);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    public static Font regular(double size) {
        return Font.font(REGULAR, size);
    }

    public static Font medium(double size) {
        return Font.font(MEDIUM, size);
    }
}
