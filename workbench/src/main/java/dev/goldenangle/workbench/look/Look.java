package dev.goldenangle.workbench.look;

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

/** The theme and the size of text in force. Views that draw by hand read colours here and redraw when the theme changes. */
public final class Look {
    public static final double SMALLEST_TEXT = 0.8;
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

    public Color color(Token token) {
        return colours.computeIfAbsent(theme(), ignored -> new EnumMap<>(Token.class)).computeIfAbsent(token, t -> Color.web(t.hex(theme())));
    }

    /** Until a scene is dressed, controls have no style at all: before the first one is made this spares the loading of JavaFX's own theme. */
    public static void undress() {
        Application.setUserAgentStylesheet(StyleSheets.none());
    }

    /** Dresses a scene and keeps it dressed as theme and text size change. */
    public void dress(Scene scene) {
        Fonts.load();
        restyle(scene);
        theme.addListener((observable, old, chosen) -> restyle(scene));
        textScale.addListener((observable, old, scale) -> restyle(scene));
    }

    private void restyle(Scene scene) {
        Application.setUserAgentStylesheet(StyleSheets.primer(theme()));
        scene.getStylesheets().setAll(StyleSheets.own(theme(), textScale.get()));
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            scene.getStylesheets().add(StyleSheets.OPAQUE_POPUPS);
        }
        scene.setFill(color(Token.WINDOW));
    }
}
