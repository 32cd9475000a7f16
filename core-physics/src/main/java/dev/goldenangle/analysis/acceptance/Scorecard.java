package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The answer of all checks for one preset.
 *
 * @param results one per check, in the order of the table
 */
public record Scorecard(List<CheckResult> results) {
    /**
     * Runs every check.
     *
     * @param maps the sample maps by id, in the model's scale; empty for an id that is not there or a world of another kind
     */
    public static Scorecard of(Model model, ParameterSet parameters, Function<String, Optional<Level>> maps) {
        return new Scorecard(Arrays.stream(AcceptanceCheck.values()).map(check -> check.run(model, parameters, maps)).toList());
    }

    public boolean pass() {
        return results.stream().allMatch(CheckResult::pass);
    }

    public CheckResult of(AcceptanceCheck check) {
        return results.get(check.ordinal());
    }
}
