package dev.goldenangle.map;

import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Decimal;

import java.util.Optional;

/** Reads positions, angles and numbers from an entity's values and reports unreadable ones. Quake units, radians. */
final class EntityValues {
    private final Problems problems;

    EntityValues(Problems problems) {
        this.problems = problems;
    }

    void problem(MapSource.Entity entity, String reason) {
        String name = entity.classname().isEmpty() ? "entity" : entity.classname();
        problems.add(entity.line(), entity.column(), name + ": " + reason);
    }

    /** The "origin", when it is three numbers within the limits. */
    Optional<double[]> origin(MapSource.Entity entity) {
        double[] point = numbers(entity.text("origin"), 3);
        if (point == null) {
            problem(entity, entity.has("origin") ? "\"origin\" is not three numbers; ignored" : "has no \"origin\"; ignored");
            return Optional.empty();
        }
        for (double coordinate : point) {
            if (Math.abs(coordinate) > MapLimits.MAX_COORDINATE) {
                problem(entity, "\"origin\" beyond " + (int) MapLimits.MAX_COORDINATE + "; ignored");
                return Optional.empty();
            }
        }
        return Optional.of(point);
    }

    /** Pitch (positive looks down, as Quake writes it) and yaw, in radians, from "angles", "mangle" or "angle". */
    double[] pitchAndYaw(MapSource.Entity entity) {
        for (String key : new String[] {"angles", "mangle"}) {
            if (entity.has(key)) {
                double[] angles = numbers(entity.text(key), 3);
                if (angles != null) {
                    return new double[] {Angles.toRadians(angles[0]), Angles.toRadians(angles[1])};
                }
                problem(entity, "\"" + key + "\" is not three numbers; using 0");
            }
        }
        return new double[] {0, Angles.toRadians(number(entity, "angle", 0))};
    }

    float yaw(MapSource.Entity entity) {
        return Angles.wrap((float) pitchAndYaw(entity)[1]);
    }

    double number(MapSource.Entity entity, String key, double otherwise) {
        if (!entity.has(key)) {
            return otherwise;
        }
        double[] value = numbers(entity.text(key), 1);
        if (value == null) {
            problem(entity, "\"" + key + "\" is not a number; using " + otherwise);
            return otherwise;
        }
        return value[0];
    }

    private static double[] numbers(String text, int count) {
        String[] words = text.strip().split("\\s+");
        if (words.length != count) {
            return null;
        }
        double[] values = new double[count];
        for (int i = 0; i < count; i++) {
            values[i] = Decimal.parse(words[i], 0, words[i].length());
            if (Double.isNaN(values[i])) {
                return null;
            }
        }
        return values;
    }
}
