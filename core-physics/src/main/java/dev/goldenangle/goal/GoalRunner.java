package dev.goldenangle.goal;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.analysis.acceptance.Visited;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.StateNotFinite;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Measures goals of one model. The goals of a set are independent of each other, so they can run in parallel. */
public final class GoalRunner {
    private final Model model;
    private final Function<String, Optional<Level>> maps;

    /** @param maps finds a map by its id in the model's units; proving grounds are built in */
    public GoalRunner(Model model, Function<String, Optional<Level>> maps) {
        this.model = model;
        this.maps = maps;
    }

    public Model model() {
        return model;
    }

    /** Measures all goals of a set, in order. */
    public List<GoalResult> run(GoalSet set, ParameterSet parameters) {
        return set.goals().parallelStream().map(goal -> run(goal, parameters)).toList();
    }

    public GoalResult run(Goal goal, ParameterSet parameters) {
        return GoalResult.of(goal, measureOrReason(goal.question(), parameters), model, parameters.w());
    }

    private TrialResult measureOrReason(Goal.Question question, ParameterSet parameters) {
        try {
            return measure(question, parameters);
        } catch (StateNotFinite fault) {
            return TrialResult.nothing(fault.getMessage() + ".");
        }
    }

    /**
     * Measures the number alone, in the units of runs: one value for all seeds of a random bot.
     *
     * @throws StateNotFinite if the model's state was not finite on some tick
     */
    public TrialResult measure(Goal.Question question, ParameterSet parameters) {
        return measure(question, parameters, new Visited());
    }

    /** @param visited receives the situations of the runs */
    TrialResult measure(Goal.Question question, ParameterSet parameters, Visited visited) {
        String map = question.scenario().map();
        return level(map).map(level -> allSeeds(question, trial(question, parameters, level, Optional.empty(), visited)))
                .orElseGet(() -> TrialResult.nothing(model.label() + " cannot move on the map " + map + "."));
    }

    /** Keeps only the first run, because runs are large. */
    private static TrialResult allSeeds(Goal.Question question, Trial trial) {
        List<TrialResult> each = new ArrayList<>();
        for (long seed : question.scenario().seedList()) {
            TrialResult one = question.measure().taking().take(trial, question.scenario().only(seed), question.landing());
            each.add(each.isEmpty() ? one : one.withoutRun());
        }
        return TrialResult.of(each, question.scenario().statistic());
    }

    /** Measures a goal on a recorded run alone: one seed, if the goal has several. */
    public GoalResult score(Goal goal, Run run, Level level) {
        Trial trial = trial(goal.question(), run.header().parameters(), level, Optional.of(new RunReader(run)), new Visited());
        TrialResult measured = goal.measure().taking().take(trial, goal.scenario(), goal.landing());
        return GoalResult.of(goal, measured, model, run.header().parameters().w());
    }

    private Trial trial(Goal.Question question, ParameterSet parameters, Level level, Optional<RunReader> recorded, Visited visited) {
        return new Trial(model, parameters, level, recorded, question.source(), visited);
    }

    private Optional<Level> level(String map) {
        return maps.apply(map).filter(level -> model.worldType().isInstance(level.world())).or(() -> ProvingGround.level(map, model));
    }
}
