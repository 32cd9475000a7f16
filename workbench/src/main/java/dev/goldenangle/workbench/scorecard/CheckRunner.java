package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.analysis.acceptance.Scorecard;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Progress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Runs the checks twice, for before and now; keeps the maps of a model and the last scorecard of before. */
final class CheckRunner implements LatestTask.Work<CheckRunner.Question, Cards> {
    private Model mapsOf;
    private Function<String, Optional<Level>> maps;
    private ParameterSet savedKnown;
    private Scorecard beforeKnown;

    private Cards last;

    /**
     * What the checks are run for.
     *
     * @param progress counts the checks that are done; when it is cancelled, the answer of before stays
     */
    record Question(Model model, ParameterSet saved, ParameterSet values, Progress progress) {
    }

    /** Two questions may overlap for a moment, so one waits for the other. */
    @Override
    public synchronized Cards answer(Question question, BooleanSupplier isStale) {
        long start = System.nanoTime();
        if (question.model != mapsOf) {
            mapsOf = question.model;
            maps = MapLibrary.levels(question.model);
        }
        BooleanSupplier isGivenUp = () -> isStale.getAsBoolean() || question.progress.isCancelled();
        Scorecard now = run(question, question.values, isGivenUp);
        Scorecard before = question.values.equals(question.saved) ? now : before(question, isGivenUp);
        if (before == null || now == null) {
            return last;
        }
        savedKnown = question.saved;
        beforeKnown = before;
        last = new Cards(before, now, question.saved, question.values, (System.nanoTime() - start) * 1e-9);
        return last;
    }

    private Scorecard before(Question question, BooleanSupplier isStale) {
        return question.saved.equals(savedKnown) ? beforeKnown : run(question, question.saved, isStale);
    }

    private Scorecard run(Question question, ParameterSet parameters, BooleanSupplier isStale) {
        List<CheckResult> results = new ArrayList<>();
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            if (isStale.getAsBoolean()) {
                return null;
            }
            results.add(check.run(question.model, parameters, maps));
            if (parameters == question.values) {
                question.progress.advance();
            }
        }
        return new Scorecard(List.copyOf(results));
    }
}
