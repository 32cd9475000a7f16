package dev.goldenangle.toolkit.study;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.analysis.acceptance.TrialResult;
import dev.goldenangle.analysis.acceptance.Trial;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Recorder;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Computes a study's measures for a parameter set. Gives the same numbers as {@link GoalRunner}, but faster: measures in the same scenario
 * share one run, and a run needed only for landings ends with the last of them. Stateless, so any thread may use it.
 */
public final class Evaluator {
    private final Model model;
    private final Function<String, Optional<Level>> maps;
    private final GoalRunner trials;
    private final List<StudyMeasure> measures;
    private final int columns;

    /** @param maps loads a map by id, in the model's units */
    public Evaluator(Model model, Function<String, Optional<Level>> maps, List<StudyMeasure> measures) {
        this.model = model;
        this.maps = maps;
        this.trials = new GoalRunner(model, maps);
        this.measures = List.copyOf(measures);
        this.columns = measures.stream().mapToInt(StudyMeasure::seeds).sum();
    }

    public List<StudyMeasure> measures() {
        return measures;
    }

    /** An evaluator of other measures with the same model and maps. */
    public Evaluator of(List<StudyMeasure> others) {
        return new Evaluator(model, maps, others);
    }

    /** All values for a parameter set, measure by measure and seed by seed, each in its unit; NaN if not measurable. */
    public double[] take(ParameterSet parameters) {
        Map<GoalScenario, Optional<RunReader>> runs = new HashMap<>();
        double[] values = new double[columns];
        int column = 0;
        for (StudyMeasure measure : measures) {
            double factor = measure.factor(model, parameters.w());
            for (long seed : measure.seedList()) {
                Goal.Question question = new Goal.Question(measure.question().measure(), measure.question().landing(), measure.scenario(seed));
                values[column++] = value(question, parameters, runs) / factor;
            }
        }
        return values;
    }

    /** A table row: the knob values of a point, then all measures; these are NaN if the knob values are invalid together. */
    public double[] row(KnobSpace space, double[] point) {
        return rowAt(space, space.amounts(point));
    }

    /** The same for knob values instead of shares of their ranges. */
    public double[] rowAt(KnobSpace space, double[] amounts) {
        double[] row = Arrays.copyOf(amounts, amounts.length + columns);
        Arrays.fill(row, amounts.length, row.length, Double.NaN);
        space.at(amounts).ifPresent(allowed -> System.arraycopy(take(allowed), 0, row, amounts.length, columns));
        return row;
    }

    private double value(Goal.Question question, ParameterSet parameters, Map<GoalScenario, Optional<RunReader>> runs) {
        if (question.measure().kind() == GoalMetric.Kind.TRIAL) {
            return trials.measure(question, parameters).value();
        }
        Optional<Level> level = maps.apply(question.scenario().map());
        Optional<RunReader> run = runs.computeIfAbsent(question.scenario(), scenario -> level.map(on -> run(scenario, parameters, on)));
        return run.map(made -> read(question, parameters, level.orElseThrow(), made).value()).orElse(Double.NaN);
    }

    private TrialResult read(Goal.Question question, ParameterSet parameters, Level level, RunReader run) {
        Trial trial = new Trial(model, parameters, level, Optional.of(run), question.source());
        return question.measure().taking().take(trial, question.scenario(), question.landing());
    }

    private RunReader run(GoalScenario scenario, ParameterSet parameters, Level level) {
        Trial trial = new Trial(model, parameters, level);
        Driver driver = Driver.parse(scenario.bot()).withSeed(scenario.seed());
        Simulation simulation = new Simulation(model, parameters, level, driver.create(model, parameters, level), trial.at(level.spawns().get(0), 0, 0));
        Recorder recorder = simulation.record("study by " + scenario.bot());
        int ticks = (int) Math.ceil(scenario.seconds() * trial.tickRate());
        int landings = landings(scenario);
        int part = Math.max(1, (int) trial.tickRate() / 4);
        for (int tick = 0; tick < ticks && recorder.run().events(EventKind.LAND).size() < landings; tick += part) {
            simulation.run(Math.min(part, ticks - tick));
        }
        return new RunReader(recorder.run().requireFinite());
    }

    /** The number of landings after which the run may end; unlimited if another measure needs the run. */
    private int landings(GoalScenario scenario) {
        List<StudyMeasure> asked = measures.stream().filter(measure -> measure.scenario(scenario.seed()).equals(scenario) && measure.question().measure().kind() != GoalMetric.Kind.TRIAL).toList();
        boolean onlyLandings = asked.stream().allMatch(measure -> measure.question().measure().kind() == GoalMetric.Kind.LANDING);
        return onlyLandings ? asked.stream().mapToInt(measure -> measure.question().landing()).max().orElse(0) : Integer.MAX_VALUE;
    }

    /** The value of each measure: the mean or percentile over its seeds; NaN if any seed is NaN. */
    public double[] means(double[] values) {
        double[] means = new double[measures.size()];
        int column = 0;
        for (int i = 0; i < means.length; i++) {
            int seeds = measures.get(i).seeds();
            means[i] = measures.get(i).value(Arrays.copyOfRange(values, column, column + seeds));
            column += seeds;
        }
        return means;
    }

    /** The values of one measure, seed by seed. */
    public double[] seedsOf(int measure, double[] values) {
        int from = measures.subList(0, measure).stream().mapToInt(StudyMeasure::seeds).sum();
        return Arrays.copyOfRange(values, from, from + measures.get(measure).seeds());
    }
}
