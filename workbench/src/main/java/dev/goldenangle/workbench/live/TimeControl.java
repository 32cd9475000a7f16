package dev.goldenangle.workbench.live;

import javafx.beans.property.DoubleProperty;
import javafx.beans.value.ObservableBooleanValue;

/** Something whose time can be played, stopped and stepped: live play, or runs that are compared. */
public interface TimeControl {
    ObservableBooleanValue playingProperty();

    /** Multiple of real time. */
    DoubleProperty speedProperty();

    /** Makes time pass so many times as fast. */
    default void multiplySpeed(double factor) {
        speedProperty().set(speedProperty().get() * factor);
    }

    /** The tick that is shown. */
    int cursor();

    /** Shows a tick; time stops meanwhile. */
    void seek(int tick);

    /** Plays, or stops playing. */
    void toggle();

    /** One tick on. */
    void step();

    /** One tick back. */
    void stepBack();

    /** Begins again. */
    void restart();
}
