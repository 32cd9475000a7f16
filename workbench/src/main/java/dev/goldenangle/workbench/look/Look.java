package dev.goldenangle.workbench.look;

import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.paint.Color;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/** The theme and the size of text in force. Views that draw by hand read colours here and redraw when the theme changes. */
public final class Look {
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
    /** What was read ahead, until it is applied. */
    private Scene ahead;
    private final Set<Scene> withPanes = Collections.newSetFromMap(new WeakHashMap<>());
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

    /** Light after dark, dark after light. */
    public void toggleTheme() {
        theme.set(theme().other());
    }

    public Color color(Token token) {
        return colours.computeIfAbsent(theme(), ignored -> new EnumMap<>(Token.class)).computeIfAbsent(token, t -> Color.web(t.hex(theme())));
    }

    /** Call before the first scene: spares the loading of the default theme of JavaFX; until a theme is applied, controls have no style. */
    public static void skipDefaultTheme() {
        Application.setUserAgentStylesheet(StyleSheets.none());
    }

    /**
     * Reads the window's style sheet and the code of the most used controls while preset and map are still being read: JavaFX shares what a
     * scene has read with others, and keeps it as long as that scene is there.
     */
    public void readAhead() {
        StackPane controls = new StackPane(new Label("a"), new Button("b"));
        Skins.give(controls);
        ahead = new Scene(controls);
        ahead.getStylesheets().setAll(StyleSheets.own(theme(), textScale.get()));
        controls.applyCss();
        controls.layout();
    }

    /** Applies theme and text size to a scene, and again when they change. */
    public void applyTheme(Scene scene) {
        Fonts.load();
        withPanes.add(scene);
        applyThemeAtFirst(scene);
    }

    /** The same for a scene that has only the {@link Fonts#loadFirst first fonts} in it so far, and none of the panes that join later. */
    public void applyThemeAtFirst(Scene scene) {
        Fonts.loadFirst();
        restyle(scene);
        ahead = null;
        theme.addListener((observable, old, chosen) -> restyle(scene));
        textScale.addListener((observable, old, scale) -> restyle(scene));
    }

    /** Before panes join a scene that had none at first. */
    public void admitPanes(Scene scene) {
        if (withPanes.add(scene)) {
            scene.getStylesheets().add(1, StyleSheets.panes(textScale.get()));
        }
    }

    private void restyle(Scene scene) {
        Application.setUserAgentStylesheet(StyleSheets.primer(theme()));
        scene.getStylesheets().setAll(StyleSheets.own(theme(), textScale.get()));
        if (withPanes.contains(scene)) {
            scene.getStylesheets().add(StyleSheets.panes(textScale.get()));
        }
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            scene.getStylesheets().add(StyleSheets.OPAQUE_POPUPS);
        }
        scene.setFill(color(Token.WINDOW));
    }
}
