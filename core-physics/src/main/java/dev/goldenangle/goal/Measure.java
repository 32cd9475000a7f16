package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.acceptance.Measured;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.motor.Model;

import java.util.Optional;
import java.util.function.Function;

/**
 * Something that can be measured of a preset.
 *
 * @param key      name in files and commands
 * @param label    name on screen
 * @param quantity what it is a number of
 * @param better   which way is better
 * @param doc      what the number is, one sentence
 * @param complaint what is wrong when the number is, one sentence; may be empty
 * @param kind     what has to be said besides
 * @param usual    where it is taken unless a goal says otherwise; empty for a model it cannot be taken of
 * @param taking   takes it
 */
public record Measure(String key, String label, Quantity quantity, Better better, String doc, String complaint, Kind kind,
                      Function<Model, Optional<GoalScenario>> usual, Taking taking) {
    /** What a goal may say about how it is measured. */
    public enum Kind {
        /** A metric of a run: map, bot, seconds and seed. */
        RUN,
        /** The same, and which landing. */
        LANDING,
        /** A trial with keys of its own: only the map. */
        TRIAL
    }

    /** How a number is come by. */
    @FunctionalInterface
    public interface Taking {
        Measured take(Trial trial, GoalScenario scenario, int landing);
    }

    public boolean fits(Model model) {
        return usual.apply(model).isPresent();
    }

    /** Why limits cannot be those of this measure: only a change of speed can be below nothing, and a count is whole. */
    public Optional<String> problem(Limits limits, Model model) {
        if (!UnitScale.units(quantity, model).contains(limits.unit())) {
            return Optional.of("\"" + limits.unit() + "\" is not a unit of " + key + "; write it in "
                    + String.join(" or ", UnitScale.units(quantity, model).stream().map(unit -> unit.isEmpty() ? "a plain number" : unit).toList()));
        }
        if (quantity != Quantity.SPEED && limits.high() < 0) {
            return Optional.of(key + " is never below 0");
        }
        boolean holdsNoCount = quantity == Quantity.COUNT && Math.floor(limits.high()) < Math.ceil(limits.low());
        return holdsNoCount ? Optional.of(key + " is a whole number, and none lies there") : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Measure measure && key.equals(measure.key);
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public String toString() {
        return key;
    }
}
