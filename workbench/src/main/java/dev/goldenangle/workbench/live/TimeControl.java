package dev.goldenangle.workbench.live;

import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableBooleanValue;

/** Playback that can be started, stopped and stepped: live play, or compared runs. */
public interface TimeControl {
    ObservableBooleanValue playingProperty();

    /** Multiple of real time. */
    DoubleProperty speedProperty();

    default void multiplySpeed(double factor) {
        speedProperty().set(speedProperty().get() * factor);
    }

    /** The tick on screen. */
    int cursor();

    /** Shows a tick and pauses. */
    void seek(int tick);

    /** Starts or stops playing. */
    void toggle();

    /** One tick forward. */
    void step();

    void stepBack();

    void restart();
}
