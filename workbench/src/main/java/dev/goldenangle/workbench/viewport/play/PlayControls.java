package dev.goldenangle.workbench.viewport.play;

import dev.goldenangle.workbench.pad.PadOptions;
import dev.goldenangle.workbench.sound.SoundOptions;
import dev.goldenangle.workbench.viewport.perspective.PerspectiveOptions;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** The player's settings: key bindings, mouse sensitivity, gamepad, sound, and the first-person view. */
public final class PlayControls {
    public static final double LEAST_SENSITIVITY = 0.02;
    public static final double MOST_SENSITIVITY = 0.5;
    private static final double DEFAULT_SENSITIVITY = 0.12;
    private final KeyBindings keys = new KeyBindings();
    private final DoubleProperty sensitivity = new SimpleDoubleProperty(this, "sensitivity", DEFAULT_SENSITIVITY) {
        @Override
        public void set(double degrees) {
            super.set(Math.max(LEAST_SENSITIVITY, Math.min(MOST_SENSITIVITY, degrees)));
        }
    };

    private final PerspectiveOptions eyes = new PerspectiveOptions();

    private final PadOptions pad = new PadOptions();
    private final SoundOptions sound = new SoundOptions();

    public PadOptions pad() {
        return pad;
    }

    public SoundOptions sound() {
        return sound;
    }

    public PerspectiveOptions eyes() {
        return eyes;
    }

    public KeyBindings keys() {
        return keys;
    }

    /** Degrees per pixel of mouse movement. */
    public DoubleProperty sensitivityProperty() {
        return sensitivity;
    }

    public void restoreDefaults() {
        keys.restoreDefaults();
        sensitivity.set(DEFAULT_SENSITIVITY);
        pad.restoreDefaults();
        sound.restoreDefaults();
    }
}
