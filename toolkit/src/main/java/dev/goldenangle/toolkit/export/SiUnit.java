package dev.goldenangle.toolkit.export;

import dev.goldenangle.parameter.Unit;

/** Converts values to metres, seconds and radians. */
enum SiUnit {
    NUMBER(""),
    FACTOR("×"),
    SECOND("s"),
    TICK("ticks"),
    HERTZ("Hz"),
    PER_SECOND("1/s"),
    METRE("m"),
    METRE_PER_SECOND("m/s"),
    METRE_PER_SECOND_SQUARED("m/s²"),
    RADIAN("rad"),
    RADIAN_PER_SECOND("rad/s"),
    RADIAN_PER_TICK("rad/tick"),
    RADIAN_PER_SECOND_SQUARED("rad/s²");

    private static final double MILLI = 1e-3;
    private final String symbol;

    SiUnit(String symbol) {
        this.symbol = symbol;
    }

    String symbol() {
        return symbol;
    }

    static SiUnit of(Unit unit) {
        return switch (unit) {
            case NONE -> NUMBER;
            case RATIO -> FACTOR;
            case SECONDS, MILLISECONDS -> SECOND;
            case TICKS -> TICK;
            case HERTZ -> HERTZ;
            case PER_SECOND -> PER_SECOND;
            case METRES, UNITS, WORLD_UNITS, TILES -> METRE;
            case METRES_PER_SECOND, UNITS_PER_SECOND, WORLD_UNITS_PER_SECOND, TILES_PER_SECOND -> METRE_PER_SECOND;
            case METRES_PER_SECOND_SQUARED, UNITS_PER_SECOND_SQUARED, WORLD_UNITS_PER_SECOND_SQUARED, TILES_PER_SECOND_SQUARED -> METRE_PER_SECOND_SQUARED;
            case ANGLE -> RADIAN;
            case ANGLE_PER_SECOND, RADIANS_PER_SECOND -> RADIAN_PER_SECOND;
            case ANGLE_PER_TICK -> RADIAN_PER_TICK;
            case ANGLE_PER_SECOND_SQUARED -> RADIAN_PER_SECOND_SQUARED;
        };
    }

    /** @param internal the model's value: lengths in its own unit, angles in radians */
    static double convert(Unit unit, double internal, double unitsPerMetre) {
        return switch (of(unit)) {
            case METRE, METRE_PER_SECOND, METRE_PER_SECOND_SQUARED -> internal / unitsPerMetre;
            case SECOND -> unit == Unit.MILLISECONDS ? internal * MILLI : internal;
            default -> internal;
        };
    }
}
