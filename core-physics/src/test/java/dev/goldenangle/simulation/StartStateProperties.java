package dev.goldenangle.simulation;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.attack.Worlds;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** No tick throws, whatever state a trace begins with. */
class StartStateProperties {
    private static final float[] WILD = {0f, -0f, 1f, -1f, 1e-30f, 1e9f, -1e9f, 3e38f, -3e38f, 0.5f, 1024f, 1e6f};
    private static final int[] NUMBERS = {0, 1, -1, 2, 7, 100, -100, 65_535, 1 << 20, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x7fc00000};

    @Property(tries = 1000)
    void anyStateInAFileCanBeTicked(@ForAll Model model, @ForAll long seed) {
        Randomness random = new Randomness(seed);
        List<Level> levels = Worlds.of(model);
        Level level = levels.get(random.nextInt(levels.size()));
        ParameterSet set = random.nextInt(2) == 0 ? model.parameters().defaults() : new RandomKnobs(random).set(model.parameters());
        MoverState start = new Simulation(model, set, level, keys(random.nextInt(100))).state().copy();
        distort(start, random);
        Simulation simulation = new Simulation(model, set, level, keys(random.nextInt(100)), start);
        simulation.run(60);
        assertTrue(simulation.state().isFinite());
    }

    private static CommandSource keys(int kind) {
        return (tick, state, command) -> command.set((tick + kind) % 3 - 1, kind % 3 - 1, tick / 5 % 3 - 1, tick * 0.1f * kind, kind % 2, kind * 37 + tick & 1023);
    }

    private static void distort(MoverState state, Randomness random) {
        int parts = random.nextInt(4);
        for (int i = 0; i <= parts; i++) {
            float wild = WILD[random.nextInt(WILD.length)];
            switch (random.nextInt(11)) {
                case 0 -> state.position.set(wild, state.position.y, WILD[random.nextInt(WILD.length)]);
                case 1 -> state.velocity.set(wild, -wild, WILD[random.nextInt(WILD.length)]);
                case 2 -> state.yaw = wild;
                case 3 -> state.pitch = wild;
                case 4 -> state.groundNormal.set(wild, wild, 1f);
                case 5 -> state.grounded = !state.grounded;
                case 6 -> state.crouched = !state.crouched;
                case 7 -> state.mode = MoveMode.values()[random.nextInt(MoveMode.values().length)];
                case 8 -> state.courseStage = random.nextInt(1000);
                case 9 -> state.worldTick = NUMBERS[random.nextInt(NUMBERS.length)];
                default -> state.eyeHeight = wild;
            }
        }
        for (int i = random.nextInt(4); i > 0 && state.registerCount() > 0; i--) {
            state.setRegister(random.nextInt(state.registerCount()), NUMBERS[random.nextInt(NUMBERS.length)]);
        }
    }
}
