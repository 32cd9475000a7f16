package dev.goldenangle.workbench.sound;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** Settings of the gain sound: on or off, and volume. */
public final class SoundOptions {
    private static final double USUAL_VOLUME = 0.4;
    private final BooleanProperty on = new SimpleBooleanProperty(this, "on", false);
    private final DoubleProperty volume = new SimpleDoubleProperty(this, "volume", USUAL_VOLUME) {
        @Override
        public void set(double value) {
            super.set(Double.isNaN(value) ? USUAL_VOLUME : Math.max(0, Math.min(1, value)));
        }
    };

    public BooleanProperty onProperty() {
        return on;
    }

    /** From 0 to 1. */
    public DoubleProperty volumeProperty() {
        return volume;
    }

    public void restoreDefaults() {
        on.set(false);
        volume.set(USUAL_VOLUME);
    }
}
