package dev.goldenangle.analysis.curve;

import dev.goldenangle.motor.Model;
import dev.goldenangle.telemetry.CommonColumn;

/** The reference of the strafe angle. */
public enum StrafeAngle {
    TO_VIEW("Angle between velocity and view", "theta"),
    TO_WISH("Angle between velocity and wish", CommonColumn.ANGLE.key());

    private final String label;
    private final String column;

    StrafeAngle(String label, String column) {
        this.label = label;
        this.column = column;
    }

    /** The angle that a model's gains depend on: the view if it reports that angle. */
    public static StrafeAngle of(Model model) {
        return model.signals().stream().anyMatch(signal -> signal.key().equals(TO_VIEW.column)) ? TO_VIEW : TO_WISH;
    }

    public String label() {
        return label;
    }

    /** The run's column with this angle. */
    public String column() {
        return column;
    }
}
