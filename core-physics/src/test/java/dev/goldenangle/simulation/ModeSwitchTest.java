package dev.goldenangle.simulation;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.bot.BotRun;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Commands switch flight on and off in every model, and traces of it replay bit for bit. */
class ModeSwitchTest {
    private static final String MODELS = "dev.goldenangle.catalog.ModelCatalog#models";
    private static final int TICKS = 300;

    /** Flies up for a second in the mode, then returns to normal. */
    private static CommandSource flight(int button) {
        return (tick, state, command) -> command.set(1f, 0f, tick < 60 ? 1f : 0f, state.yaw, 0f, Command.RUN | (tick == 10 || tick == 60 ? button : 0));
    }

    private static Simulation simulation(Model model, CommandSource source) {
        return new Simulation(model, model.parameters().defaults(), BotRun.sample(model), source);
    }

    @ParameterizedTest
    @MethodSource(MODELS)
    void pressStartsFlightAndAnotherEndsIt(Model model) {
        for (int button : new int[] {Command.NOCLIP, Command.SPECTATE}) {
            Simulation simulation = simulation(model, flight(button));
            simulation.run(10);
            assertEquals(MoveMode.NORMAL, simulation.state().mode);
            simulation.run(1);
            assertEquals(button == Command.NOCLIP ? MoveMode.NOCLIP : MoveMode.SPECTATE, simulation.state().mode);
            float before = simulation.state().position.z;
            simulation.run(45);
            assertTrue(simulation.state().position.z > before, model.id() + " flies up");
            assertTrue(!simulation.state().grounded);
            simulation.run(5);
            assertEquals(MoveMode.NORMAL, simulation.state().mode);
        }
    }

    @ParameterizedTest
    @MethodSource(MODELS)
    void oneKindOfFlightCanFollowTheOther(Model model) {
        Simulation simulation = simulation(model,
                (tick, state, command) -> command.set(0f, 0f, 0f, state.yaw, 0f, tick == 0 ? Command.SPECTATE : tick == 1 ? Command.NOCLIP : 0));
        simulation.run(2);
        assertEquals(MoveMode.NOCLIP, simulation.state().mode);
    }

    /** The switches of {@link #flight} are on ticks 10 and 60. */
    @ParameterizedTest
    @MethodSource(MODELS)
    void recordedRunKnowsWhenItFlew(Model model) {
        Simulation simulation = simulation(model, flight(Command.SPECTATE));
        Recorder recorder = simulation.record("flight");
        simulation.run(TICKS);
        RunReader run = new RunReader(recorder.run());
        assertEquals(MoveMode.NORMAL, run.mode(9));
        assertEquals(MoveMode.SPECTATE, run.mode(10));
        assertEquals(MoveMode.SPECTATE, run.mode(59));
        assertEquals(MoveMode.NORMAL, run.mode(60));
        MoverState flying = simulation.state().copy();
        run.state(30, flying);
        assertEquals(MoveMode.SPECTATE, flying.mode);
        assertEquals(31, flying.worldTick);
    }

    @Property(tries = 40)
    void traceWithRandomSwitchesReplaysBitForBit(@ForAll Model model, @ForAll long seed) {
        Randomness chance = new Randomness(seed);
        Simulation simulation = simulation(model, (tick, state, command) -> command.set(chance.nextInt(3) - 1, chance.nextInt(3) - 1, chance.nextInt(3) - 1,
                state.yaw + 0.1f * chance.nextInt(3), 0f, Command.RUN | (chance.nextInt(20) == 0 ? Command.NOCLIP : 0) | (chance.nextInt(20) == 0 ? Command.SPECTATE : 0)));
        Recorder recorder = simulation.record("random");
        simulation.run(TICKS);
        InputTrace trace = TraceReader.read("random", TraceWriter.write(TraceReplay.traceOf(recorder.run(), "random"))).trace().orElseThrow();
        Simulation again = simulation(model, trace.source());
        again.run(TICKS);
        assertEquals(simulation.hash(), again.hash(), model.id());
    }

    /** A lost packet must not repeat the switch: the server continues with the last command without it. */
    @ParameterizedTest
    @ValueSource(strings = {"arena", "tilestep"})
    void serverWithoutNewCommandsDoesNotSwitchAgain(String id) {
        Model model = ModelCatalog.find(id).orElseThrow();
        int most = 0;
        for (int seed = 0; seed < 20; seed++) {
            PredictionRun run = new Prediction(model, model.parameters().defaults(), BotRun.sample(model), flight(Command.NOCLIP), new Network(40, 10, 0.3, 0, seed),
                    new Reconciliation(Correction.REPLAY, 1e-4f, 0)).run(TICKS);
            int switches = 0;
            for (int tick = 1; tick < run.server().size(); tick++) {
                switches += run.server().get(tick).mode != run.server().get(tick - 1).mode ? 1 : 0;
            }
            most = Math.max(most, switches);
        }
        assertEquals(2, most);
    }
}
