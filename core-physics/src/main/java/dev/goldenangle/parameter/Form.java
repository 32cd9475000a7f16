package dev.goldenangle.parameter;

/** How a value is written: as a plain number, as a multiple of W (the model's ground top speed), in degrees, or as a tick length. */
public enum Form {
    ABSOLUTE(""),
    OF_W("W"),
    DEGREES("deg"),
    MILLISECONDS("ms");

    private final String suffix;

    Form(String suffix) {
        this.suffix = suffix;
    }

    /** The suffix after the number in a file; empty for absolute values, which are plain numbers. */
    public String suffix() {
        return suffix;
    }

    double resolve(double amount, double w) {
        return switch (this) {
            case ABSOLUTE -> amount;
            case OF_W -> amount * w;
            case DEGREES -> amount * (Math.PI / 180);
            case MILLISECONDS -> 1000 / amount;
        };
    }

    /** The amount that resolves to the given internal value: the inverse of {@link #resolve}, up to rounding. */
    double express(double internal, double w) {
        return switch (this) {
            case ABSOLUTE -> internal;
            case OF_W -> internal / w;
            case DEGREES -> internal * (180 / Math.PI);
            case MILLISECONDS -> 1000 / internal;
        };
    }
}
