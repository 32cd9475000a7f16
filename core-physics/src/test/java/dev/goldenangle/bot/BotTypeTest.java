package dev.goldenangle.bot;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.Snapshot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Properties of every bot in the list. */
class BotTypeTest {
    private static final Set<BotType> BY_CHANCE = EnumSet.of(BotType.HUMAN_STRAFER, BotType.FUZZER);
    private static final int TICKS = 600;

    static Stream<Arguments> everyBotUnderEveryModel() {
        return ModelCatalog.models().stream().flatMap(model -> Arrays.stream(BotType.values()).map(type -> Arguments.of(model.id(), type)));
    }

    private static BotRun onASampleMap(String model, BotType type) {
        Model found = ModelCatalog.find(model).orElseThrow();
        return BotRun.of(found, BotRun.sample(found), type);
    }

    @Test
    void namesInSavedGoalsAndTracesStayValid() {
        for (String saved : List.of("runner", "optimal-strafer", "human-strafer", "fixed-yaw-strafer", "circle-jump", "zig-zag", "stop-and-go", "waypoint", "surfer", "freerunner", "fuzzer")) {
            assertTrue(BotType.find(saved).isPresent(), saved);
        }
        for (BotType type : BotType.values()) {
            assertEquals(type, BotType.find(type.id()).orElseThrow());
        }
        assertTrue(BotType.find("nobody").isEmpty());
    }

    @ParameterizedTest
    @MethodSource("everyBotUnderEveryModel")
    void sameSeedGivesTheSameRun(String model, BotType type) {
        BotRun run = onASampleMap(model, type);
        assertEquals(run.hashAfter(TICKS), run.hashAfter(TICKS));
    }

    @ParameterizedTest
    @MethodSource("everyBotUnderEveryModel")
    void everyModelCanBePlayed(String model, BotType type) {
        BotRun run = onASampleMap(model, type);
        Simulation simulation = run.simulation();
        float x = simulation.state().position.x;
        float y = simulation.state().position.y;
        float farthest = 0f;
        for (int tick = 0; tick < TICKS; tick++) {
            simulation.tick();
            assertTrue(simulation.state().isFinite());
            farthest = Math.max(farthest, Math.abs(simulation.state().position.x - x) + Math.abs(simulation.state().position.y - y));
        }
        assertTrue(farthest > run.model().unitsPerMetre() * 0.2f, "it stood still: " + farthest);
    }

    @ParameterizedTest
    @EnumSource(BotType.class)
    void seedMattersOnlyForRandomBots(BotType type) {
        BotRun run = onASampleMap("strafejump", type);
        assertEquals(!BY_CHANCE.contains(type), run.hashAfter(TICKS) == run.withSeed(2).hashAfter(TICKS));
    }

    @ParameterizedTest
    @EnumSource(BotType.class)
    void newBotResumesASavedRunIdentically(BotType type) {
        BotRun run = onASampleMap("strafejump", type);
        Simulation simulation = run.simulation();
        simulation.run(397);
        Snapshot saved = simulation.save();
        simulation.run(TICKS);
        Simulation takenUp = run.withSeed(99).simulation();
        takenUp.run(50);
        takenUp.restore(saved);
        takenUp.run(TICKS);
        assertEquals(simulation.hash(), takenUp.hash());
        assertEquals(simulation.state(), takenUp.state());
    }

    static Stream<Arguments> everyKnob() {
        return Arrays.stream(BotType.values()).flatMap(type -> type.parameters().parameters().stream().map(knob -> Arguments.of(type, knob)));
    }

    @ParameterizedTest
    @MethodSource("everyKnob")
    void everyParameterChangesSomeRun(BotType type, Parameter knob) {
        BotRun run = type == BotType.WAYPOINT && knob.key().equals("dashes") ? inWarsow(type) : knob.key().equals("abilities") ? withDash(type) : onItsMap(type);
        ParameterSet turned = turned(run.knobs(), knob);
        int longEnough = 8000;
        assertNotEquals(run.hashAfter(longEnough), run.with(turned).hashAfter(longEnough));
    }

    /** Warsow on straight lanes, where the waypoint bot dashes. */
    private static BotRun inWarsow(BotType type) {
        Model model = ModelCatalog.find("warsow").orElseThrow();
        return BotRun.of(model, GoldenRuns.level("doorways", model), type);
    }

    /** A map where the bot has something to do: slopes for the surfer, a model with buttons for the fuzzer, abilities for the freerunner. */
    private static BotRun onItsMap(BotType type) {
        if (type == BotType.FUZZER) {
            return onASampleMap("marathon", type);
        }
        if (type == BotType.FREERUNNER) {
            BotRun run = onASampleMap("arena", type).under(GoldenRuns.parameters("arena/boomer"));
            return run.with(run.knobs().with("slide_every", "1.5").with("slide_seconds", "0.4").with("blast_every", "1.2").with("hook_every", "1.6"));
        }
        Model model = new StrafejumpModel();
        return type == BotType.SURFER ? BotRun.of(model, GoldenRuns.level("surf", model), type) : onASampleMap("strafejump", type);
    }

    /** The parameter halfway to the farther end of its slider, a switch toggled. */
    private static BotRun withDash(BotType type) {
        return onASampleMap("arena", type).under(GoldenRuns.parameters("arena/default").with("dash", "true"));
    }

    private static ParameterSet turned(ParameterSet knobs, Parameter knob) {
        Spec spec = knob.spec();
        double now = knobs.get(knob);
        if (!spec.options().isEmpty()) {
            return knobs.withInternal(knob, now == 0 ? 1 : 0);
        }
        double low = spec.sliderMin().resolve(knobs.w());
        double high = spec.sliderMax().resolve(knobs.w());
        return knobs.withInternal(knob, now - low > high - now ? (now + low) / 2 : (now + high) / 2);
    }

    static Stream<Arguments> strafingModels() {
        return Stream.of(new StrafejumpModel(), new ArenaModel()).flatMap(model -> Arrays.stream(BotType.values()).map(type -> Arguments.of(model.id(), type)));
    }

    @ParameterizedTest
    @MethodSource("strafingModels")
    void warmBotAllocatesNothing(String model, BotType type) {
        Simulation simulation = onASampleMap(model, type).simulation();
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int pass = 0; pass < 6; pass++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            simulation.run(1500);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertEquals(0, least);
    }
}
