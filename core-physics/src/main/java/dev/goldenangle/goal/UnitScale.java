package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.motor.Model;

import java.util.List;
import java.util.OptionalDouble;

/** The units in which a quantity can be written, and their factors to the unit of runs. */
public final class UnitScale {
    private static final String W = "W";
    private static final String METRE = "m";

    private UnitScale() {
    }

    /** Symbols; the first is the default of a new goal. */
    public static List<String> units(Quantity quantity, Model model) {
        String length = model.lengthUnit().symbol();
        String speed = model.speedUnit().symbol();
        return switch (quantity) {
            case SPEED -> speed.equals("m/s") ? List.of(W, speed) : List.of(W, speed, "m/s");
            case LENGTH -> length.equals(METRE) ? List.of(METRE) : List.of(length, METRE);
            case SECONDS -> List.of("s", "ms");
            case PERCENT -> List.of("%");
            case RATIO -> List.of("", "×");
            case COUNT -> List.of("");
        };
    }

    /** The factor from a unit to the unit of runs, for a model whose ground top speed is w; empty for a unit of another quantity. */
    public static OptionalDouble factor(Quantity quantity, String unit, Model model, double w) {
        if (!units(quantity, model).contains(unit)) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(switch (unit) {
            case W -> w;
            case METRE, "m/s" -> model.unitsPerMetre();
            case "ms" -> 1e-3;
            case "%" -> 1e-2;
            default -> 1;
        });
    }
}
