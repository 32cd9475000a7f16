package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.attack.Worlds;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * A cached result stays valid if only parameters change that act in situations the run never entered: on all models,
 * maps and bots, with any values.
 */
class ActsWhenProperties {
    private static final int TICKS = 400;

    @Property(tries = 300, shrinking = ShrinkingMode.OFF)
    void parametersOfOtherSituationsDoNotChangeARun(@ForAll Model model, @ForAll long seed) {
        Randomness random = new Randomness(seed);
        List<Level> levels = Worlds.of(model);
        Level level = levels.get(random.nextInt(levels.size()));
        ParameterSet before = random.nextInt(2) == 0 ? model.parameters().defaults() : new RandomKnobs(random).set(model.parameters());
        BotType type = BotType.values()[random.nextInt(BotType.values().length)];
        Driver bot = new Driver(type, type.parameters().defaults(), 1 + random.nextInt(100));
        Trial trial = new Trial(model, before, level);
        Run run = run(trial, bot);
        trial.visited().ran(run);
        List<String> turned = new ArrayList<>();
        ParameterSet after = before;
        for (Parameter knob : model.parameters().parameters()) {
            Value other = trial.visited().matters(knob) ? after.value(knob) : new RandomKnobs(random).value(after, knob);
            if (!other.equals(after.value(knob)) && after.problem(knob, other).isEmpty()) {
                after = after.with(knob, other);
                turned.add(knob.key());
            }
        }
        assertEquals(-1, run.firstDifference(run(new Trial(model, after, level), bot)), () -> model.id() + " in " + level.name() + " by " + type.id() + ", turned " + turned);
    }

    private static Run run(Trial trial, Driver bot) {
        Simulation simulation = new Simulation(trial.model(), trial.parameters(), trial.level(), bot.create(trial));
        Recorder recorder = simulation.record("property");
        simulation.run(TICKS);
        return recorder.run();
    }
}
