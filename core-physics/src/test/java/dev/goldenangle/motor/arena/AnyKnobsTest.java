package dev.goldenangle.motor.arena;

import dev.goldenangle.command.Command;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.simulation.Simulation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** Any set of parameters within the hard limits runs: nothing is thrown, and every state is finite. */
class AnyKnobsTest {
    private static final List<String> MAPS = List.of("strafe-lane", "arena-loop", "ramps", "stairs", "seams", "doorways", "flat", "torture");

    @Test
    void setsThatOnceOverflowedTheStackRun() {
        ParameterSet knobs = ArenaGround.DOCUMENT.with("ground_snap", "0").with("max_speed_ground", "100").with("tick_rate", "10").with("gravity", "1000");
        run(knobs, "strafe-lane", 1);
        run(knobs.with("max_slope", "0deg"), "strafe-lane", 2);
        run(knobs.with("radius", "0.05"), "arena-loop", 3);
    }

    @Test
    void randomSetsRun() {
        for (long seed = 0; seed < 150; seed++) {
            runRandom(seed);
        }
    }

    @Test
    @Tag("study")
    void manyRandomSetsRun() {
        for (long seed = 0; seed < Long.getLong("worlds", 20_000); seed++) {
            runRandom(seed);
        }
    }

    private static void runRandom(long seed) {
        Randomness random = new Randomness(seed);
        ParameterSet set = ArenaGround.DOCUMENT;
        for (Parameter parameter : ArenaGround.MODEL.parameters().parameters()) {
            Spec spec = parameter.spec();
            if (spec.kind() == Spec.Kind.NUMBER && random.nextInt(3) == 0) {
                double share = switch (random.nextInt(4)) {
                    case 0 -> 0;
                    case 1 -> 1;
                    default -> random.nextFloat();
                };
                double low = spec.min().resolve(set.w());
                double high = spec.max().resolve(set.w());
                set = set.withInternal(parameter, low + share * (high - low));
            }
        }
        run(set, MAPS.get(random.nextInt(MAPS.size())), seed);
    }

    private static void run(ParameterSet set, String map, long seed) {
        Randomness random = new Randomness(seed);
        Command held = new Command();
        Simulation simulation = ArenaGround.on(map, set, (tick, state, command) -> {
            if (tick % 7 == 0) {
                held.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(2), held.yaw + random.nextGaussian(), 0f, 0);
            }
            command.copyFrom(held);
        });
        int ticks = (int) Math.min(600, 5 * set.get(ArenaParameter.TICK_RATE));
        for (int i = 0; i < ticks; i++) {
            simulation.tick();
            assertTrue(simulation.state().position.isFinite(), () -> "seed " + seed + " on " + map);
        }
    }
}
