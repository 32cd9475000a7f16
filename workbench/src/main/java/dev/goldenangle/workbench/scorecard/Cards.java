package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.analysis.acceptance.Scorecard;
import dev.goldenangle.parameter.ParameterSet;

import java.util.List;

/**
 * The checks under the preset and under the knobs as they are.
 *
 * @param before  under the preset
 * @param now     under the knobs; the same object while no knob is turned
 * @param saved   the knobs before
 * @param values  the knobs
 * @param seconds how long it took to find out
 */
public record Cards(Scorecard before, Scorecard now, ParameterSet saved, ParameterSet values, double seconds) {
    List<CheckResult> applicable() {
        return now.results().stream().filter(CheckResult::applies).toList();
    }

    int failures() {
        return (int) now.results().stream().filter(result -> !result.pass()).count();
    }

    CheckResult before(AcceptanceCheck check) {
        return before.of(check);
    }
}
