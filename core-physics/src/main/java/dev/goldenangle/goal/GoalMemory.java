package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Visited;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Measures goals and caches the results, so that changing a parameter repeats only the runs it can affect.
 *
 * <p>How it works: a run depends on the preset, and a parameter that acts only in situations which the run never
 * entered cannot change it. So a result is stored with the situations of its runs, and is valid for every preset that
 * agrees in all parameters acting in those situations.
 *
 * <p>Thread-safe. Only the runs of the last few results are kept, because they are large.
 */
public final class GoalMemory {
    private static final int ANSWERS = 64;
    private static final int RUNS = 2;
    private final GoalRunner runner;
    private final Map<Goal.Question, Deque<Answer>> answers = new ConcurrentHashMap<>();

    public GoalMemory(GoalRunner runner) {
        this.runner = runner;
    }

    private record Answer(TrialResult measured, ParameterSet under, Visited visited) {
        boolean holds(ParameterSet other) {
            for (Parameter parameter : under.table().parameters()) {
                if (under.get(parameter) != other.get(parameter) && visited.matters(parameter)) {
                    return false;
                }
            }
            return under.table() == other.table();
        }

        Answer withoutRun() {
            return new Answer(measured.withoutRun(), under, visited);
        }
    }

    /** The number, cached or new; a cached result may have no run any more. */
    public TrialResult measure(Goal.Question question, ParameterSet parameters) {
        return remembered(question, parameters).orElseGet(() -> fresh(question, parameters));
    }

    /** The cached result, without running anything. */
    public Optional<TrialResult> remembered(Goal.Question question, ParameterSet parameters) {
        Deque<Answer> known = answers.computeIfAbsent(question, any -> new ArrayDeque<>());
        synchronized (known) {
            return known.stream().filter(answer -> answer.holds(parameters)).findFirst().map(Answer::measured);
        }
    }

    /** The number with its run, which is repeated if it was not kept. */
    public TrialResult withRun(Goal.Question question, ParameterSet parameters) {
        return remembered(question, parameters).filter(measured -> measured.run() != null).orElseGet(() -> fresh(question, parameters));
    }

    private TrialResult fresh(Goal.Question question, ParameterSet parameters) {
        Visited visited = new Visited();
        TrialResult measured = runner.measure(question, parameters, visited);
        Deque<Answer> known = answers.computeIfAbsent(question, any -> new ArrayDeque<>());
        synchronized (known) {
            known.removeIf(answer -> answer.holds(parameters));
            known.addFirst(new Answer(measured, parameters, visited));
            if (known.size() > ANSWERS) {
                known.removeLast();
            }
            forgetOldRuns(known);
        }
        return measured;
    }

    private static void forgetOldRuns(Deque<Answer> known) {
        int place = 0;
        for (Answer answer : List.copyOf(known)) {
            known.removeFirst();
            known.addLast(place++ < RUNS ? answer : answer.withoutRun());
        }
    }
}
