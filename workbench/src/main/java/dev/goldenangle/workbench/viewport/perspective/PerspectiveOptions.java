package dev.goldenangle.workbench.viewport.perspective;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** The options of the first-person view. */
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

    /** Horizontal field of view in degrees. */
    public DoubleProperty fieldOfViewProperty() {
        return fieldOfView;
    }

    /** Whether the view bobs with the steps. */
    public BooleanProperty bobProperty() {
        return bob;
    }

    /** Whether the view dips when the mover lands. */
    public BooleanProperty dipProperty() {
        return dip;
    }
}
