package dev.goldenangle.workbench.pad;

import dev.goldenangle.workbench.text.Messages;

import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

import java.util.List;

/** The gamepad settings. Use them on the window's thread; {@link #tuning} returns a copy for other threads. */
public final class PadOptions {
    private static final double MOVE_POWER = 1;
    private final Dial deadZone = Dial.of("dead_zone", Messages.text("pad.dead-zone"), 0.15, 0, 0.5, 0.01);
    private final Dial response = Dial.of("response", Messages.text("pad.response"), 1.6, 1, 3, 0.1);
    private final Dial turnSpeed = Dial.of("turn_speed", Messages.text("pad.look-speed"), 220, 40, 600, 10);
    private final Dial acceleration = Dial.of("acceleration", Messages.text("pad.acceleration"), 0.25, 0, 1, 0.05);
    private final BooleanProperty inverted = new SimpleBooleanProperty(this, "inverted", false);
    private final BooleanProperty rumble = new SimpleBooleanProperty(this, "rumble", false);
    private final PadBindings bindings = new PadBindings();

    /** A numeric gamepad setting with a default and limits. @param key its key in the settings */
    public record Dial(String key, String label, double usual, double least, double most, double step, DoubleProperty valueProperty) {
        static Dial of(String key, String label, double usual, double least, double most, double step) {
            return new Dial(key, label, usual, least, most, step, new SimpleDoubleProperty(usual) {
                @Override
                public void set(double wanted) {
                    super.set(Double.isNaN(wanted) ? usual : Math.max(least, Math.min(most, wanted)));
                }
            });
        }

        void restoreDefault() {
            valueProperty.set(usual);
        }
    }

    /** Share of the stick's range around the centre that is ignored. */
    public Dial deadZone() {
        return deadZone;
    }

    /** Exponent of the look stick's response curve. */
    public Dial response() {
        return response;
    }

    /** Degrees per second. */
    public Dial turnSpeed() {
        return turnSpeed;
    }

    /** Seconds at full deflection until the view turns at full speed. */
    public Dial acceleration() {
        return acceleration;
    }

    /** All numbers, in the order on the card. */
    public List<Dial> dials() {
        return List.of(deadZone, response, turnSpeed, acceleration);
    }

    /** Whether pushing the stick up looks down. */
    public BooleanProperty invertedProperty() {
        return inverted;
    }

    /** Whether the pad rumbles on landings. */
    public BooleanProperty rumbleProperty() {
        return rumble;
    }

    public PadBindings bindings() {
        return bindings;
    }

    public void restoreDefaults() {
        dials().forEach(Dial::restoreDefault);
        inverted.set(false);
        rumble.set(false);
        bindings.restoreDefaults();
    }

    /** The action is called on every change. */
    public void addListener(Runnable action) {
        InvalidationListener listener = observable -> action.run();
        dials().forEach(dial -> dial.valueProperty().addListener(listener));
        inverted.addListener(listener);
        bindings.revisionProperty().addListener(listener);
    }

    /** An immutable copy of the settings. */
    public PadTuning tuning() {
        double dead = deadZone.valueProperty().get();
        return new PadTuning(new StickResponse(dead, MOVE_POWER), new StickResponse(dead, response.valueProperty().get()), Math.toRadians(turnSpeed.valueProperty().get()),
                acceleration.valueProperty().get(), inverted.get() ? -1 : 1, bindings.all());
    }
}
