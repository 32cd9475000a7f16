package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.workbench.text.Messages;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

/** The height at which a world is cut off, so that the floors of a building can be seen from outside. */
public final class Section {
    /** How the height of the cut is determined. */
    public enum Mode {
        AUTOMATIC("viewport.section.automatic"), WHOLE("viewport.section.whole"), BY_HAND("viewport.section.by-hand");

        private final String text;

        Mode(String text) {
            this.text = text;
        }

        public String label() {
            return Messages.text(text);
        }
    }

    /** The distance of the automatic cut above the mover's head, as a share of the mover's height. */
    private static final double ABOVE_HEAD = 0.35;
    /** Floors that differ by less than this share of the mover's height use the same cut. */
    private static final double STEP = 0.2;
    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(this, "mode", Mode.AUTOMATIC);
    private final DoubleProperty share = new SimpleDoubleProperty(this, "share", 1);
    private double last = Double.POSITIVE_INFINITY;

    public ObjectProperty<Mode> modeProperty() {
        return mode;
    }

    /** The height of a manual cut, from 0 at the lowest point of the world to 1 at the highest. */
    public DoubleProperty shareProperty() {
        return share;
    }

    /** Forgets the last cut when another world is opened. */
    public void reset() {
        last = Double.POSITIVE_INFINITY;
    }

    /**
     * The height of the cut; infinite for none.
     *
     * @param roofed  whether only roofs would be visible
     * @param ground  height of the floor that the mover is on
     * @param tall    height of the mover
     * @param ceiling height of the ceiling above the mover
     * @param low     lowest point of the world
     * @param high    highest point of the world
     */
    public double height(boolean roofed, double ground, double tall, double ceiling, double low, double high) {
        double wanted = switch (mode.get()) {
            case WHOLE -> Double.POSITIVE_INFINITY;
            case BY_HAND -> share.get() >= 1 ? Double.POSITIVE_INFINITY : low + share.get() * (high - low);
            case AUTOMATIC -> roofed ? Math.min(ceiling - 0.01 * tall, ground + (1 + ABOVE_HEAD) * tall) : Double.POSITIVE_INFINITY;
        };
        boolean same = mode.get() == Mode.AUTOMATIC && Math.abs(wanted - last) < STEP * tall && wanted >= last - 0.02 * tall;
        last = same ? last : wanted;
        return last;
    }
}
