package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMemory;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.workbench.tasks.LatestTask;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.function.Consumer;

/** Measures goals for before and now, two at a time, and caches the results until the model changes. */
final class GoalMeasurer implements LatestTask.Work<GoalMeasurer.Request, Scores> {
    /** At low priority, so that drawing and playing are not slowed down. */
    private static final ForkJoinPool POOL = new ForkJoinPool(2, pool -> {
        ForkJoinWorkerThread thread = ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(pool);
        thread.setName("goals");
        thread.setDaemon(true);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    }, null, false);
    private volatile Memory memory;
    private Scores last;

    /** The cached results of one model. */
    private record Memory(Model model, GoalRunner runner, GoalMemory goals) {
    }

    /** What to measure. */
    record Request(Model model, ParameterSet before, ParameterSet values, List<Goal.Question> wanted) {
    }

    /** Keeps the previous results when cancelled. Synchronized, because a stale request may still be running when the next one starts. */
    @Override
    public synchronized Scores answer(Request request, Progress progress, Consumer<Scores> news) {
        progress.expect(request.wanted.size());
        Memory known = of(request.model);
        Optional<Map<Goal.Question, TrialResult>> now = all(known, request, request.values, progress);
        Optional<Map<Goal.Question, TrialResult>> was = request.values.equals(request.before) ? now : all(known, request, request.before, progress);
        if (now.isPresent() && was.isPresent()) {
            last = new Scores(request.model, request.before, request.values, was.get(), now.get());
        }
        return last;
    }

    private Memory of(Model model) {
        Memory known = memory;
        if (known == null || known.model != model) {
            GoalRunner runner = new GoalRunner(model, MapLibrary.levels(model));
            known = new Memory(model, runner, new GoalMemory(runner));
            memory = known;
        }
        return known;
    }

    private static Optional<Map<Goal.Question, TrialResult>> all(Memory known, Request request, ParameterSet values, Progress progress) {
        Map<Goal.Question, TrialResult> found = new ConcurrentHashMap<>();
        POOL.submit(() -> request.wanted.parallelStream().forEach(question -> {
            if (!progress.isCancelled()) {
                found.put(question, measured(known, question, values));
                if (values == request.values) {
                    progress.advance();
                }
            }
        })).join();
        return found.size() == Set.copyOf(request.wanted).size() ? Optional.of(found) : Optional.empty();
    }

    /** Results on a map file are not cached, because the file may have changed. */
    private static TrialResult measured(Memory known, Goal.Question question, ParameterSet values) {
        boolean isOurs = MapLibrary.isShipped(question.scenario().map());
        return isOurs ? known.goals.measure(question, values) : new GoalRunner(known.model, MapLibrary.levels(known.model)).measure(question, values);
    }

    /** The run behind a result. Simulates it again if it was not kept, which takes a while. */
    TrialResult withRun(Model model, Goal.Question question, ParameterSet values) {
        boolean isOurs = MapLibrary.isShipped(question.scenario().map());
        return isOurs ? of(model).goals.withRun(question, values) : measured(of(model), question, values);
    }
}
