package dev.goldenangle.workbench.attack;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.attack.Worlds;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetReader;
import dev.goldenangle.presets.PresetSource;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.toolkit.library.BotSpec;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Random legal knobs within the hard limits of every model, five seconds each: no tick throws or takes long, and the
 * set can be written and read back.
 */
final class KnobAttack {
    private static final double SECONDS = 5;
    private static final long LONGEST_TICK_NANOS = 2_000_000;
    /** Slow ticks are measured again, because the compiler or the caches may have been busy with other code. */
    private static final int SECOND_LOOKS = 5;
    /** Time on the processor: on a busy machine, a thread also waits. */
    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private final Randomness random;

    KnobAttack(long seed) {
        random = new Randomness(seed);
    }

    List<Attack.Row> run(int sets) {
        List<Attack.Row> rows = new ArrayList<>();
        for (Model model : ModelCatalog.models()) {
            rows.add(attack(model, sets / ModelCatalog.models().size()));
        }
        return rows;
    }

    private Attack.Row attack(Model model, int sets) {
        List<String> broken = new ArrayList<>();
        List<Level> levels = Worlds.of(model);
        long ticks = 0;
        long longest = 0;
        for (int i = 0; i < sets; i++) {
            ParameterSet set = new RandomKnobs(random).set(model.parameters());
            Level level = levels.get(random.nextInt(levels.size()));
            long seed = random.nextInt(1 << 30);
            try {
                assertReadBack(model, set);
                long[] worst = play(model, set, level, seed);
                ticks += worst[1];
                longest = Math.max(longest, worst[0]);
                if (worst[0] > LONGEST_TICK_NANOS) {
                    broken.add("a tick of " + worst[0] / 1000 + " µs on " + level.name() + ", bot " + seed + ", " + differences(set));
                }
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError thrown) {
                broken.add(thrown + " on " + level.name() + ", bot " + seed + ", " + differences(set));
            }
        }
        return new Attack.Row("knobs of " + model.id() + ", 5 s each", sets, ticks + " ticks, longest " + longest / 1000 + " µs", broken);
    }

    /** The longest tick in nanoseconds, and the number of ticks. */
    private static long[] play(Model model, ParameterSet set, Level level, long seed) {
        int ticks = (int) Math.min(20_000, Math.ceil(SECONDS * set.get(model.tickRate())));
        long[] took = time(model, set, level, seed, ticks);
        long longest = longest(took);
        for (int look = 0; look < SECOND_LOOKS && longest > LONGEST_TICK_NANOS; look++) {
            long[] again = time(model, set, level, seed, ticks);
            for (int i = 0; i < ticks; i++) {
                took[i] = Math.min(took[i], again[i]);
            }
            longest = longest(took);
        }
        return new long[] {longest, ticks};
    }

    private static long longest(long[] took) {
        long longest = 0;
        for (long each : took) {
            longest = Math.max(longest, each);
        }
        return longest;
    }

    private static long[] time(Model model, ParameterSet set, Level level, long seed, int ticks) {
        BotType[] types = BotType.values();
        CommandSource bot = BotSpec.of(types[(int) (seed % types.length)]).withSeed(seed).create(model, set, level);
        Simulation simulation = new Simulation(model, set, level, bot);
        long[] took = new long[ticks];
        for (int i = 0; i < ticks; i++) {
            long begin = CLOCK.getCurrentThreadCpuTime();
            simulation.tick();
            took[i] = CLOCK.getCurrentThreadCpuTime() - begin;
        }
        if (!simulation.state().isFinite()) {
            throw new IllegalStateException("the state is no longer finite");
        }
        return took;
    }

    private static void assertReadBack(Model model, ParameterSet set) {
        String text = PresetWriter.write(Preset.of(model.id() + "/attack", model.id(), set));
        Optional<Preset> back = new PresetReader(ModelCatalog::find, PresetSource.NONE).read(model.id() + "/attack", "attack.toml", text).preset();
        if (back.isEmpty() || !back.get().parameters().equals(set)) {
            throw new IllegalStateException("the preset does not read back");
        }
    }

    private static String differences(ParameterSet set) {
        StringBuilder text = new StringBuilder();
        set.differences(set.table().defaults()).forEach(parameter -> text.append("--set ").append(parameter.key()).append('=').append(set.asText().get(parameter.key())).append(' '));
        return text.toString();
    }
}
