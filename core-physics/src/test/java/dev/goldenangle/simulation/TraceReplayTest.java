package dev.goldenangle.simulation;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.quakeworld.QuakeworldModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TraceReplayTest {
    private final Model model = new StrafejumpModel();
    private final ParameterSet parameters = model.parameters().defaults();
    private final Level level = Bench.level(List.of(Bench.floor(), Brush.box(200f, -500f, 0f, 300f, 500f, 200f)));

    /** Runs around, jumps and turns, depending only on the tick. */
    private static CommandSource fidget() {
        return (tick, state, command) -> {
            Randomness random = new Randomness(tick / 9);
            command.set(random.nextInt(3) - 1, random.nextInt(3) - 1, random.nextInt(2), tick * 0.01f, 0f, 0);
        };
    }

    private interface Meddling {
        void before(int tick, Simulation simulation);
    }

    private InputTrace recorded(int ticks, Meddling meddling) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        Simulation simulation = new Simulation(model, parameters, level, fidget());
        try (TraceRecorder recorder = new TraceRecorder(file, simulation.traceHeader("strafejump/vq3", "fidget"))) {
            simulation.record(recorder);
            for (int i = 0; i < ticks; i++) {
                meddling.before(i, simulation);
                simulation.tick();
            }
        }
        return TraceReader.read("test", file.toString(StandardCharsets.UTF_8)).trace().orElseThrow();
    }

    private InputTrace recorded(int ticks) throws IOException {
        return recorded(ticks, (tick, simulation) -> { });
    }

    @Test
    void replayIsTheRunBitForBit() throws IOException {
        Simulation simulation = new Simulation(model, parameters, level, fidget());
        simulation.run(1000);
        TraceReplay.Result result = TraceReplay.asRecorded(recorded(1000), model, level).run();
        assertTrue(result.matches());
        assertEquals(-1, result.firstDifference());
        assertEquals(simulation.hash(), result.run().hash());
        assertEquals(1000, result.run().length());
    }

    @Test
    void keptRunRemembersParameterChangesAndReplaysBitForBit() {
        Simulation simulation = new Simulation(model, parameters, level, fidget());
        Recorder recorder = simulation.record("fidget");
        ParameterSet faster = parameters.with(parameters.table().reference(), 400);
        ParameterSet fastest = parameters.with(parameters.table().reference(), 500);
        simulation.run(100);
        simulation.use(faster);
        simulation.run(100);
        Snapshot mark = simulation.save();
        simulation.run(50);
        simulation.use(fastest);
        simulation.run(50);
        simulation.restore(mark);
        simulation.use(faster);
        simulation.run(60);
        simulation.use(fastest);
        simulation.use(faster);
        simulation.run(40);
        simulation.use(parameters);
        simulation.run(30);
        assertEquals(List.of(100, 300), recorder.run().knobChanges().stream().map(Run.KnobChange::tick).toList());
        InputTrace trace = TraceReplay.traceOf(recorder.run(), "strafejump/vq3");
        InputTrace read = TraceReader.read("test", TraceWriter.write(trace)).trace().orElseThrow();
        TraceReplay.Result result = TraceReplay.asRecorded(read, model, level).run();
        assertTrue(result.matches(), () -> "differs at " + result.firstDifference());
        assertEquals(recorder.run().hash(), result.run().hash());
        assertEquals(recorder.run().knobChanges(), result.run().knobChanges());
    }

    @Test
    void differenceIsReportedAtItsTick() throws IOException {
        InputTrace trace = recorded(1000);
        String text = TraceWriter.write(trace);
        int change = trace.changeAt(500);
        int tick = trace.changeTick(change);
        String line = text.lines().filter(l -> l.startsWith(tick + " ") && !l.contains("=")).findFirst().orElseThrow();
        String altered = text.replace("\n" + line + "\n", "\n" + line + " f0.5 r-0.5\n");
        TraceReplay.Result result = TraceReplay.asRecorded(TraceReader.read("test", altered).trace().orElseThrow(), model, level).run();
        assertFalse(result.matches());
        assertEquals(tick, result.firstDifference());
    }

    @Test
    void parameterChangesAreReplayed() throws IOException {
        InputTrace trace = recorded(600, (tick, simulation) -> {
            if (tick == 300) {
                simulation.use(simulation.parameters().with("gravity", "400").with("top_speed", "500"));
            }
        });
        assertEquals(2, trace.parameterChanges().size());
        assertTrue(TraceReplay.asRecorded(trace, model, level).run().matches());
    }

    @Test
    void rewindsAreRecorded() throws IOException {
        Snapshot[] saved = new Snapshot[1];
        InputTrace trace = recorded(700, (tick, simulation) -> {
            if (tick == 200) {
                saved[0] = simulation.save();
            } else if (tick == 450) {
                simulation.restore(saved[0]);
                simulation.use((CommandSource) (t, state, command) -> command.set(1f, 0f, 1f, 0.1f, 0f, 0));
            }
        });
        assertEquals(450, trace.ticks());
        assertTrue(TraceReplay.asRecorded(trace, model, level).run().matches());
    }

    @Test
    void sameInputsUnderAnotherPresetAreAWhatIf() throws IOException {
        InputTrace trace = recorded(400);
        TraceReplay.Result what = TraceReplay.whatIf(trace, model, parameters.with("gravity", "400").with("tick_rate", "60"), level).run();
        assertFalse(what.matches());
        assertEquals(400, what.run().length());
        assertEquals(125, what.run().header().tickRate(), 1e-9);
        assertTrue(TraceReplay.whatIf(trace, model, parameters, level).run().matches());
    }

    @Test
    void finishedRunBecomesTheSameTrace() throws IOException {
        Simulation simulation = new Simulation(model, parameters, level, fidget());
        Recorder recorder = simulation.record("fidget");
        simulation.run(500);
        assertEquals(TraceWriter.write(recorded(500)), TraceWriter.write(TraceReplay.traceOf(recorder.run(), "strafejump/vq3")));
    }

    @Test
    void traceOfAnotherModelIsRefusedWithAReason() throws IOException {
        InputTrace trace = recorded(10);
        String reason = assertThrows(IllegalArgumentException.class, () -> TraceReplay.asRecorded(trace, new QuakeworldModel(), level)).getMessage();
        assertEquals("the trace is of the model strafejump, not of quakeworld", reason);
        String broken = TraceWriter.write(trace).replace("gravity = 800", "gravity = -5");
        InputTrace outOfRange = TraceReader.read("test", broken).trace().orElseThrow();
        assertTrue(assertThrows(IllegalArgumentException.class, () -> TraceReplay.asRecorded(outOfRange, model, level)).getMessage().startsWith("gravity: must lie"));
    }

    @Test
    void traceMustStartAtTheFirstTick() {
        Simulation simulation = new Simulation(model, parameters, level, fidget());
        TraceRecorder recorder = new TraceRecorder(new ByteArrayOutputStream(), simulation.traceHeader("x", "y"));
        simulation.tick();
        assertThrows(IllegalStateException.class, () -> simulation.record(recorder));
    }
}
