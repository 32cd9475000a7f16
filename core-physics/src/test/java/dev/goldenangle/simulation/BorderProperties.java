package dev.goldenangle.simulation;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.attack.Worlds;
import dev.goldenangle.bot.BotContext;
import dev.goldenangle.bot.BotType;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Angles;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.Mover;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.World;
import dev.goldenangle.world.brush.BrushWorld;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.Tag;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Movers never leave a shipped map, with any model, bot, parameters and spawn. Bodies in brush worlds are thrown
 * repeatedly, far and high, because bots alone seldom reach a border.
 */
class BorderProperties {
    private static final int SECONDS = 20;
    private static final int THROW_SECONDS = 2;
    private static final float FASTEST_THROW = 60f;
    /** Thickness of a fence in metres: a mover at this distance from the end of the world has not begun to cross it. */
    private static final float FENCE = 1f;

    @Property(tries = 250, shrinking = ShrinkingMode.OFF)
    void moverNeverLeavesAShippedMap(@ForAll long seed) {
        attack(seed);
    }

    @Tag("study")
    @Property(tries = 10_000, shrinking = ShrinkingMode.OFF)
    void moverNeverLeavesAShippedMapInTenThousandRuns(@ForAll long seed) {
        attack(seed);
    }

    private static void attack(long seed) {
        Randomness random = new Randomness(seed);
        Model model = anyOf(ModelCatalog.models(), random);
        Level level = anyOf(Worlds.of(model), random);
        ParameterSet knobs = random.nextInt(4) == 0 ? new RandomKnobs(random).set(model.parameters()) : model.parameters().defaults();
        BotType bot = anyOf(List.of(BotType.values()), random);
        Simulation simulation = simulation(model, level, knobs, bot, random);
        if (!isInside(simulation)) {
            return;             // a body of 20 m has no place under a low roof
        }
        int ticks = (int) (SECONDS * Math.min(128, simulation.tickRate()));
        int period = Math.max(1, (int) (THROW_SECONDS * simulation.tickRate()));
        for (int tick = 0; tick < ticks; tick++) {
            if (tick % period == 0 && level.world() instanceof BrushWorld) {
                hurl(simulation.state(), random, model.unitsPerMetre());
            }
            simulation.tick();
            assertTrue(isInside(simulation), () -> model.id() + ", " + bot.id() + " on " + level.name() + ": " + simulation.state().position + " with " + knobs.asText());
        }
    }

    private static Simulation simulation(Model model, Level level, ParameterSet knobs, BotType bot, Randomness random) {
        Mover mover = model.mover(knobs, level);
        MoverState start = new MoverState(model.registers().size());
        Spawn spawn = anyOf(level.spawns(), random);
        mover.spawn(start, spawn.x(), spawn.y(), spawn.z(), Angles.PI * (2 * random.nextFloat() - 1));
        BotContext context = new BotContext(model.theory(knobs), knobs.get(model.tickRate()), (float) knobs.w(), mover.body(start).radius(),
                level.waypoints().stream().map(place -> new BotContext.Place(place.feet(), place.move())).toList(), random.nextLong());
        CommandSource source = bot.create(context, bot.parameters().defaults());
        return new Simulation(model, knobs, level, source, start);
    }

    private static <T> T anyOf(List<T> list, Randomness random) {
        return list.get(random.nextInt(list.size()));
    }

    private static void hurl(MoverState state, Randomness random, float unitsPerMetre) {
        float speed = FASTEST_THROW * random.nextFloat() * unitsPerMetre;
        float yaw = Angles.PI * (2 * random.nextFloat() - 1);
        float pitch = Angles.PI / 2 * random.nextFloat();
        state.velocity.set(speed * Angles.cos(pitch) * Angles.cos(yaw), speed * Angles.cos(pitch) * Angles.sin(yaw), speed * Angles.sin(pitch));
        state.leaveGround();
    }

    private static boolean isInside(Simulation simulation) {
        World world = simulation.level().world();
        var at = simulation.state().position;
        if (!(world instanceof BrushWorld)) {
            return isBetween(at.x, world, 0, 0f) && isBetween(at.y, world, 1, 0f);
        }
        float fence = 0.99f * FENCE * simulation.model().unitsPerMetre();
        return isBetween(at.x, world, 0, fence) && isBetween(at.y, world, 1, fence) && at.z >= world.min(2) && at.z <= world.max(2) - fence;
    }

    private static boolean isBetween(float at, World world, int axis, float fence) {
        return at >= world.min(axis) + fence && at <= world.max(axis) - fence;
    }
}
