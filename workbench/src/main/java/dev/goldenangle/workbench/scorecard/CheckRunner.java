package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.analysis.acceptance.Scorecard;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.session.Newest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Runs the checks twice, for before and now; keeps the maps of a model and the last scorecard of before. */
final class CheckRunner implements Newest.Work<CheckRunner.Question, Cards> {
    private Model mapsOf;
    private Function<String, Optional<Level>> maps;
    private ParameterSet savedKnown;
    private Scorecard beforeKnown;

    /** What the checks are run for. */
    record Question(Model model, ParameterSet saved, ParameterSet values) {
    }

    /** Two questions may overlap for a moment, so one waits for the other. */
    @Override
    public synchronized Cards answer(Question question, BooleanSupplier isStale) {
        long start = System.nanoTime();
        if (question.model != mapsOf) {
            mapsOf = question.model;
            maps = MapLibrary.levels(question.model);
        }
        Scorecard now = run(question.model, question.values, isStale);
        Scorecard before = question.values.equals(question.saved) ? now : before(question, isStale);
        if (before == null || now == null) {
            return null;
        }
        savedKnown = question.saved;
        beforeKnown = before;
        return new Cards(before, now, (System.nanoTime() - start) * 1e-9);
    }

    private Scorecard before(Question question, BooleanSupplier isStale) {
        return question.saved.equals(savedKnown) ? beforeKnown : run(question.model, question.saved, isStale);
    }

    private Scorecard run(Model model, ParameterSet parameters, BooleanSupplier isStale) {
        List<CheckResult> results = new ArrayList<>();
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            if (isStale.getAsBoolean()) {
                return null;
            }
            results.add(check.run(model, parameters, maps));
        }
        return new Scorecard(List.copyOf(results));
    }
}
