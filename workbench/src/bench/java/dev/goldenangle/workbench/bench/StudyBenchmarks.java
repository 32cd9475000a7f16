package dev.goldenangle.workbench.bench;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.goal.GoalMetrics;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.GoalSetReader;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.Evaluator;
import dev.goldenangle.toolkit.study.KnobSpace;
import dev.goldenangle.toolkit.study.RowEngine;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyMaps;
import dev.goldenangle.toolkit.study.StudyMeasure;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;
import dev.goldenangle.toolkit.study.reach.Reach;
import dev.goldenangle.toolkit.study.reach.ReachQuestion;

import java.util.List;

/** Speed of studies: ten-second runs on one core, and the two analyses a user waits for. */
final class StudyBenchmarks {
    private static final int RUNS = 200;
    private static final int TRAJECTORIES = 8;
    private static final String DUEL = """
            model = "arena"

            [[goal]]
            measure = "speed_at_landing"
            landing = 5
            at_least = "1.6W"

            [[goal]]
            measure = "stop_distance"
            at_most = "1m"

            [[goal]]
            measure = "jump_height"
            at_least = "1.6m"
            """;

    private StudyBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.higher("study.runs_per_second", "runs a second and core", files -> runsPerSecond("optimal-strafer")),
                Benchmark.higher("study.human_runs_per_second", "runs a second and core", files -> runsPerSecond("human-strafer")),
                Benchmark.lower("study.sensitivity.arena", "s", files -> sensitivity()).atMost(10), Benchmark.lower("study.reach.duel", "s", files -> reach()).atMost(10));
    }

    private static Preset preset() throws BadInput {
        return PresetLibrary.shipped().preset("arena/default");
    }

    private static double runsPerSecond(String bot) throws Exception {
        Preset preset = preset();
        Model model = PresetLibrary.model(preset);
        GoalMetric measure = GoalMetrics.find("top_speed").orElseThrow();
        StudyMeasure taken = StudyMeasure.of("top speed", new Goal.Question(measure, 0, new GoalScenario("flat", bot, 10, 1, 1)), "W");
        Evaluator evaluator = new Evaluator(model, MapLibrary.levels(model), List.of(taken));
        double nanos = Timing.nanosPerOperation(RUNS, () -> {
            double sum = 0;
            for (int i = 0; i < RUNS; i++) {
                sum += evaluator.take(preset.parameters())[0];
            }
            return sum;
        });
        return 1e9 / nanos;
    }

    /** All numeric knobs of the arena model against its goal set, on all cores, without warm-up. */
    private static double sensitivity() throws Exception {
        Preset preset = preset();
        KnobSpace space = KnobSpace.sliders(PresetLibrary.model(preset), preset.parameters(), List.of());
        List<StudyMeasure> measures = GoalLibrary.of(preset).goals().stream().map(StudyMeasure::of).toList();
        Progress monitor = new Progress();
        new Study("bench", preset.id(), space, Design.MORRIS, TRAJECTORIES, 1, measures, StudyMaps.shipped()).run(monitor);
        return monitor.seconds();
    }

    private static double reach() throws Exception {
        Preset preset = preset();
        Model model = PresetLibrary.model(preset);
        GoalSet duel = GoalSetReader.read("duel", "duel", DUEL).orThrow();
        KnobSpace space = KnobSpace.sliders(model, preset.parameters(), List.of());
        ReachQuestion question = new ReachQuestion(space, duel.goals(), GoalLibrary.of(preset).goals(), 3, MapLibrary.levels(model));
        return Reach.solve(question, RowEngine.allCores(), new Progress(), news -> { }).seconds();
    }
}
