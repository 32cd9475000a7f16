package dev.goldenangle.workbench.sound;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** Settings of the gain sound: on or off, and volume. */
public final class SoundOptions {
    /** Whether the gain sound can be heard. */
    public enum State { ON, OFF, NO_DEVICE }

    private static final double USUAL_VOLUME = 0.4;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(this, "state", State.OFF);
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

    /** The actual state, which also depends on the device. */
    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /** Updates the state; called once per frame. */
    public void tell(GainSound sound) {
        state.set(!on.get() ? State.OFF : sound.hasDevice() ? State.ON : State.NO_DEVICE);
    }

    public void restoreDefaults() {
        on.set(false);
        volume.set(USUAL_VOLUME);
    }
}
