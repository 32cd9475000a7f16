package dev.goldenangle.simulation;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.QuakeCourse;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.util.List;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Guarantees of the tick loop for every model in brush worlds. */
class SimulationTest {
    private static final CommandSource FORWARD = (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, 0);
    private static final CommandSource ZIG_ZAG =
            (tick, state, command) -> command.set(1f, tick / 50 % 3 - 1, tick % 40 == 0 ? 1f : 0f, tick * 0.01f, 0f, 0);

    static List<Model> models() {
        return ModelCatalog.models().stream().filter(model -> model.worldType() == BrushWorld.class).toList();
    }

    static Stream<Arguments> modelsAndRates() {
        return models().stream().flatMap(model -> Stream.of("60", "72", "77", "125", "128", "250", "1000", "8ms", "13ms")
                .map(rate -> Arguments.of(model, rate)));
    }

    @ParameterizedTest
    @MethodSource("modelsAndRates")
    void distancePerSecondIsIndependentOfTickRate(Model model, String rate) {
        ParameterSet set = model.parameters().defaults().with(model.tickRate().key(), rate);
        Simulation simulation = new Simulation(model, set, flat(), FORWARD);
        double seconds = 0;
        while (seconds < 3) {
            seconds += simulation.advance(50_000_000L) / simulation.tickRate();
        }
        // It stands for a moment, then runs at W.
        assertEquals(set.w() * 3, simulation.state().position.x, 0.15 * set.w());
        assertEquals(set.w(), simulation.state().velocity.x, 1e-2 * set.w());
    }

    @ParameterizedTest
    @MethodSource("models")
    void runResumedAtAnyTickEndsTheSame(Model model) {
        Level level = QuakeCourse.level();
        Simulation simulation = new Simulation(model, model.parameters().defaults(), level, ZIG_ZAG);
        Randomness random = new Randomness(4);
        simulation.run(random.nextInt(500));
        Snapshot saved = simulation.save();
        simulation.run(500);
        long hash = simulation.hash();
        MoverState end = simulation.state().copy();
        simulation.restore(saved);
        assertNotEquals(hash, simulation.hash());
        simulation.run(500);
        assertEquals(hash, simulation.hash());
        assertEquals(end, simulation.state());
    }

    @ParameterizedTest
    @MethodSource("models")
    void stateBeforeTheTickIsKeptForDrawing(Model model) {
        Simulation simulation = new Simulation(model, model.parameters().defaults(), flat(), FORWARD);
        simulation.run(20);
        MoverState before = simulation.state().copy();
        simulation.tick();
        assertEquals(before, simulation.previous());
        assertTrue(simulation.state().position.x > before.position.x);
    }

    @ParameterizedTest
    @MethodSource("models")
    void nonFiniteStateIsCorrectedAndReported(Model model) {
        for (float wild : new float[] {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY}) {
            MoverState from = new Simulation(model, model.parameters().defaults(), flat(), FORWARD).state().copy();
            from.velocity.set(wild, 0f, wild);
            Simulation simulation = new Simulation(model, model.parameters().defaults(), flat(), FORWARD, from);
            simulation.tick();
            assertEquals(EventKind.STUCK, simulation.report().eventKind(0));
            simulation.run(10);
            assertTrue(simulation.state().isFinite());
        }
    }

    @ParameterizedTest
    @MethodSource("models")
    void invalidCommandsAreBroughtIntoRange(Model model) {
        CommandSource wild = (tick, state, command) -> command.set(Float.NaN, 1e30f, -1e30f, 1e30f, Float.POSITIVE_INFINITY, -1);
        Simulation simulation = new Simulation(model, model.parameters().defaults(), flat(), wild);
        simulation.run(100);
        assertTrue(simulation.state().isFinite());
        assertEquals(0f, simulation.command().forward, "not a number");
        assertEquals(1f, simulation.command().right);
        assertEquals(-1f, simulation.command().up);
        assertEquals(0f, simulation.command().yaw, Math.PI + 1e-6);
    }

    private static Level flat() {
        return Bench.level(List.of(Bench.floor()));
    }
}
