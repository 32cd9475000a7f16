package dev.goldenangle.workbench.viewport.frame;

import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Where a world is cut off above, so that the floors of a building can be seen from outside. */
public final class Section {
    /** How the height of the cut is found. */
    public enum Mode {
        AUTOMATIC("Cut above the mover"), WHOLE("Whole world"), BY_HAND("Cut by hand");

        private final String label;

        Mode(String label) {
            this.label = label;
        }

        public String label() {
            return label;
        }
    }

    /** How far above the mover's head the automatic cut lies, as a share of the mover's height. */
    private static final double ABOVE_HEAD = 0.35;
    /** Floors that differ by less than this share of the mover's height share one cut. */
    private static final double STEP = 0.2;
    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(this, "mode", Mode.AUTOMATIC);
    private final DoubleProperty share = new SimpleDoubleProperty(this, "share", 1);
    private double last = Double.POSITIVE_INFINITY;

    public ObjectProperty<Mode> modeProperty() {
        return mode;
    }

    /** The height of a cut by hand, from 0 at the lowest point of the world to 1 at the highest. */
    public DoubleProperty shareProperty() {
        return share;
    }

    /** Forgets the last cut, for another world. */
    public void reset() {
        last = Double.POSITIVE_INFINITY;
    }

    /**
     * The height to cut at; endless to cut nothing.
     *
     * @param roofed  whether the world would show only roofs
     * @param ground  height of the floor the mover is on
     * @param tall    height of the mover
     * @param ceiling height of the ceiling over it
     * @param low     lowest point of the world
     * @param high    highest point
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
