package dev.goldenangle.workbench.look;

import dev.goldenangle.toolkit.theme.ChartFonts;
import javafx.scene.text.Font;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/**
 * The window's fonts, from the web jars. Each weight is a separate family, because JavaFX knows only plain and bold.
 */
public final class Fonts {
    public static final String REGULAR = ChartFonts.REGULAR;
    public static final String MEDIUM = ChartFonts.MEDIUM;
    public static final String CODE = "JetBrains Mono";

    private static final String JETBRAINS = "/META-INF/resources/webjars/fontsource__jetbrains-mono/4.5.11/files/jetbrains-mono-latin-400-normal.woff";
    private static boolean loaded;

    private Fonts() {
    }

    /** Registers the fonts with JavaFX. May be called on any thread, and more than once. */
    public static synchronized void load() {
        if (!loaded) {
            loaded = true;
            load(ChartFonts.ROBOTO + "Regular.ttf");
            load(ChartFonts.ROBOTO + "Medium.ttf");
            load(ChartFonts.ROBOTO + "Bold.ttf");
            load(JETBRAINS);
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
