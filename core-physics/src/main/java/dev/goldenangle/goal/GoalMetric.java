package dev.goldenangle.goal;

import dev.goldenangle.analysis.Metric.Better;
import dev.goldenangle.analysis.Metric.Quantity;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.motor.Model;

import java.util.Optional;
import java.util.function.Function;

/**
 * A metric of a preset, and how to measure it.
 *
 * @param key       name in files and commands
 * @param label     name on screen
 * @param words     everyday words under which a search finds it, besides its label and doc
 * @param quantity  the kind of number
 * @param better    which direction is better
 * @param doc       what the number means, one sentence
 * @param complaint what is wrong if the goal is missed, one sentence; may be empty
 * @param kind what else a goal must specify
 * @param usual     the default scenario; empty for a model that does not support it
 * @param taking    takes the measurement
 */
public record GoalMetric(String key, String label, String words, Quantity quantity, Better better, String doc, String complaint, Kind kind,
                      Function<Model, Optional<GoalScenario>> usual, Taking taking) {
    /** What a goal must specify about how it is measured. */
    public enum Kind {
        /** A metric of a run. The goal specifies map, bot, seconds and seed. */
        RUN,
        /** A metric of one landing of a run. The goal also specifies the number of the landing. */
        LANDING,
        /** A trial, which has its own input. The goal specifies only the map. */
        TRIAL
    }

    /** Takes a measurement. */
    @FunctionalInterface
    public interface Taking {
        TrialResult take(Trial trial, GoalScenario scenario, int landing);
    }

    public boolean fits(Model model) {
        return usual.apply(model).isPresent();
    }

    /** Why limits are invalid for this measure: only a change of speed can be negative, and a count is whole. */
    public Optional<String> problem(Limits limits, Model model) {
        if (!UnitScale.units(quantity, model).contains(limits.unit())) {
            return Optional.of("\"" + limits.unit() + "\" is not a unit of " + key + "; write it in "
                    + String.join(" or ", UnitScale.units(quantity, model).stream().map(unit -> unit.isEmpty() ? "a plain number" : unit).toList()));
        }
        if (quantity != Quantity.SPEED && limits.high() < 0) {
            return Optional.of(key + " is never below 0");
        }
        boolean holdsNoCount = quantity == Quantity.COUNT && Math.floor(limits.high()) < Math.ceil(limits.low());
        return holdsNoCount ? Optional.of(key + " is a whole number, and there is none within these limits") : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GoalMetric measure && key.equals(measure.key);
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
