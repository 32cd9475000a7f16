package dev.goldenangle.workbench.bench;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMemory;
import dev.goldenangle.goal.GoalRunner;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;

import java.util.List;

/** Time to check a preset against its goals: real time on all cores, as a user waits for it. */
final class GoalBenchmarks {
    private static final int WARM_UPS = 3;
    private static final int PASSES = 5;

    private GoalBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("goals.arena", "ms", files -> whole("arena/default")), Benchmark.lower("goals.strafejump", "ms", files -> whole("strafejump/vq3")),
                Benchmark.lower("goals.arena.air_knob", "ms", files -> afterAnAirKnob()));
    }

    private static double whole(String id) throws Exception {
        Preset preset = PresetLibrary.shipped().preset(id);
        Model model = PresetLibrary.model(preset);
        GoalSet set = GoalLibrary.of(preset);
        GoalRunner runner = new GoalRunner(model, MapLibrary.levels(model));
        return best(pass -> runner.run(set, preset.parameters()).size());
    }

    /** The same goals after changing a knob that only acts in the air: results on the ground are cached. */
    private static double afterAnAirKnob() throws Exception {
        Preset preset = PresetLibrary.shipped().preset("arena/default");
        Model model = PresetLibrary.model(preset);
        List<Goal.Question> questions = GoalLibrary.of(preset).goals().stream().map(Goal::question).toList();
        GoalMemory memory = new GoalMemory(new GoalRunner(model, MapLibrary.levels(model)));
        return best(pass -> {
            ParameterSet turned = preset.parameters().with("g_peak", String.valueOf(1.2 + pass * 0.01));
            return questions.parallelStream().mapToDouble(question -> memory.measure(question, turned).value()).sum();
        });
    }

    private interface Pass {
        double run(int pass) throws Exception;
    }

    private static double best(Pass work) throws Exception {
        double best = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < WARM_UPS + PASSES; pass++) {
            long start = System.nanoTime();
            double something = work.run(pass);
            double millis = (System.nanoTime() - start) * 1e-6;
            best = pass < WARM_UPS || Double.isNaN(something) && millis < 0 ? best : Math.min(best, millis);
        }
        return best;
    }
}
