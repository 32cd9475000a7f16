package dev.goldenangle.workbench.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.toolkit.theme.Theme;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.paint.Color;

import java.util.EnumMap;
import java.util.Map;

/** The current theme and text size. Views that draw by hand read colours here and redraw when the theme changes. */
public final class Appearance {
    public static final double SMALLEST_TEXT = 0.8;
    private static final double TEXT_STEP = 0.1;
    public static final double LARGEST_TEXT = 1.6;

    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(this, "theme", Theme.DARK);
    private final DoubleProperty textScale = new SimpleDoubleProperty(this, "textScale", 1) {
        @Override
        public void set(double scale) {
            super.set(Math.max(SMALLEST_TEXT, Math.min(LARGEST_TEXT, scale)));
        }
    };
    private final Map<Theme, Map<Token, Color>> colours = new EnumMap<>(Theme.class);

    public ObjectProperty<Theme> themeProperty() {
        return theme;
    }

    public Theme theme() {
        return theme.get();
    }

    /** Multiple of the normal text size. */
    public DoubleProperty textScaleProperty() {
        return textScale;
    }

    public void largerText() {
        textScale.set(textScale.get() + TEXT_STEP);
    }

    public void smallerText() {
        textScale.set(textScale.get() - TEXT_STEP);
    }

    public void toggleTheme() {
        theme.set(theme().other());
    }

    public Color color(Token token) {
        return colours.computeIfAbsent(theme(), ignored -> new EnumMap<>(Token.class)).computeIfAbsent(token, t -> Color.web(t.hex(theme())));
    }

    /** Applies theme and text size to a scene, now and whenever they change. */
    public void applyTheme(Scene scene) {
        Fonts.load();
        restyle(scene);
        theme.addListener((observable, old, chosen) -> restyle(scene));
        textScale.addListener((observable, old, scale) -> restyle(scene));
    }

    /** Sets the theme of all scenes. JavaFX would otherwise read its own theme when the first control is created. */
    public void useTheme() {
        Application.setUserAgentStylesheet(userAgentStylesheet(theme()));
    }

    /** The AtlantaFX theme that ours builds on. */
    static String userAgentStylesheet(Theme theme) {
        return (theme == Theme.DARK ? new PrimerDark() : new PrimerLight()).getUserAgentStylesheet();
    }

    private void restyle(Scene scene) {
        useTheme();
        scene.getStylesheets().setAll(StyleSheets.own(theme(), textScale.get()));
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            scene.getStylesheets().add(StyleSheets.OPAQUE_POPUPS);
        }
        scene.setFill(color(Token.WINDOW));
    }
}
