package dev.goldenangle.parameter;

/**
 * The unit of a number. Values are kept in the internal unit; the symbol and factor are for the screen and files. The
 * two differ only for angles (radians inside, degrees outside).
 */
public enum Unit {
    NONE(""),
    RATIO("×"),
    SECONDS("s"),
    MILLISECONDS("ms"),
    TICKS("ticks"),
    HERTZ("Hz"),
    PER_SECOND("1/s"),
    METRES("m"),
    METRES_PER_SECOND("m/s"),
    METRES_PER_SECOND_SQUARED("m/s²"),
    UNITS("u"),
    UNITS_PER_SECOND("u/s"),
    UNITS_PER_SECOND_SQUARED("u/s²"),
    WORLD_UNITS("WU"),
    WORLD_UNITS_PER_SECOND("WU/s"),
    WORLD_UNITS_PER_SECOND_SQUARED("WU/s²"),
    TILES("tiles"),
    TILES_PER_SECOND("tiles/s"),
    TILES_PER_SECOND_SQUARED("tiles/s²"),
    ANGLE("°", 180 / Math.PI),
    ANGLE_PER_SECOND("°/s", 180 / Math.PI),
    ANGLE_PER_TICK("°/tick", 180 / Math.PI),
    ANGLE_PER_SECOND_SQUARED("°/s²", 180 / Math.PI),
    RADIANS_PER_SECOND("rad/s");

    private final String symbol;
    private final double shownPerInternal;

    Unit(String symbol) {
        this(symbol, 1);
    }

    Unit(String symbol, double shownPerInternal) {
        this.symbol = symbol;
        this.shownPerInternal = shownPerInternal;
    }

    /** Empty for a number without unit. */
    public String symbol() {
        return symbol;
    }

    public double toShown(double internal) {
        return internal * shownPerInternal;
    }

    public double toInternal(double shown) {
        return shown / shownPerInternal;
    }

    /** Whether values are usually written in degrees. */
    public boolean isAngle() {
        return shownPerInternal != 1;
    }
}
