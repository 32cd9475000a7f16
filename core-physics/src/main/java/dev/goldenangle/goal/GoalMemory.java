package dev.goldenangle.goal;

import dev.goldenangle.analysis.acceptance.Measured;
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
 * Measures goals and remembers what they came to, so that a turned knob makes only those runs anew that it can change.
 *
 * <p>How it works: a run is a function of the preset, and a parameter that acts only on what the run never went through cannot
 * have changed it. So an answer is remembered with what its runs went through, and holds for every preset that agrees with its
 * own in all parameters that act then.
 *
 * <p>It may be asked on several threads. The runs themselves are kept of the last few answers only, because they are large.
 */
public final class GoalMemory {
    private static final int ANSWERS = 64;
    private static final int RUNS = 2;
    private final GoalRunner runner;
    private final Map<Goal.Question, Deque<Answer>> answers = new ConcurrentHashMap<>();

    public GoalMemory(GoalRunner runner) {
        this.runner = runner;
    }

    private record Answer(Measured measured, ParameterSet under, Visited visited) {
        boolean holds(ParameterSet other) {
            for (Parameter parameter : under.table().parameters()) {
                if (under.get(parameter) != other.get(parameter) && visited.matters(parameter)) {
                    return false;
                }
            }
            return under.table() == other.table();
        }

        Answer withoutRun() {
            return new Answer(new Measured(measured.value(), measured.reason(), null), under, visited);
        }
    }

    /** The number, remembered or fresh; what is remembered may have lost its run. */
    public Measured measure(Goal.Question question, ParameterSet parameters) {
        return remembered(question, parameters).orElseGet(() -> fresh(question, parameters));
    }

    /** What is known without running anything. */
    public Optional<Measured> remembered(Goal.Question question, ParameterSet parameters) {
        Deque<Answer> known = answers.computeIfAbsent(question, any -> new ArrayDeque<>());
        synchronized (known) {
            return known.stream().filter(answer -> answer.holds(parameters)).findFirst().map(Answer::measured);
        }
    }

    /** The number with its run, made anew when that was not kept. */
    public Measured withRun(Goal.Question question, ParameterSet parameters) {
        return remembered(question, parameters).filter(measured -> measured.run() != null).orElseGet(() -> fresh(question, parameters));
    }

    private Measured fresh(Goal.Question question, ParameterSet parameters) {
        Visited visited = new Visited();
        Measured measured = runner.measure(question, parameters, visited);
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
