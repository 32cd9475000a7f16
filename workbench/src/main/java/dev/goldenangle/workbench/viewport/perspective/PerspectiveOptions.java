package dev.goldenangle.workbench.viewport.perspective;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** How the world looks through the mover's eyes. */
public final class PerspectiveOptions {
    public static final double NARROWEST = 60;
    public static final double WIDEST = 130;
    public static final double USUAL = 103;
    private final DoubleProperty fieldOfView = new SimpleDoubleProperty(this, "fieldOfView", USUAL) {
        @Override
        public void set(double degrees) {
            super.set(Math.max(NARROWEST, Math.min(WIDEST, degrees)));
        }
    };
    private final BooleanProperty bob = new SimpleBooleanProperty(this, "bob", false);
    private final BooleanProperty dip = new SimpleBooleanProperty(this, "dip", false);

    /** Degrees from the left border of the view to the right one. */
    public DoubleProperty fieldOfViewProperty() {
        return fieldOfView;
    }

    /** Whether the view sways with the steps. */
    public BooleanProperty bobProperty() {
        return bob;
    }

    /** Whether the view sinks when the mover lands. */
    public BooleanProperty dipProperty() {
        return dip;
    }
}
