package dev.goldenangle.simulation;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.attack.Worlds;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Whatever is done while recording, the file reads back to the same run, bit for bit. */
class RecordingProperties {
    private static final int DEEDS = 9;
    private static final int MOST = 5000;

    /** A simulation recorded while actions are applied to it, each given by a number. */
    private static final class Recorded {
        final Model model;
        final Level level;
        final ByteArrayOutputStream file = new ByteArrayOutputStream();
        final Simulation simulation;
        final TraceRecorder recorder;
        private final Command held = new Command();
        private final List<Snapshot> marks = new ArrayList<>();
        private final List<ParameterSet> knobs = new ArrayList<>();

        Recorded(Model model) {
            this.model = model;
            level = Worlds.first(model);
            simulation = new Simulation(model, model.parameters().defaults(), level, hold());
            recorder = new TraceRecorder(file, simulation.traceHeader("preset", "hands"));
            simulation.record(recorder);
            mark();
        }

        private CommandSource hold() {
            return (tick, state, command) -> command.copyFrom(held);
        }

        private void mark() {
            marks.add(simulation.save());
            knobs.add(simulation.parameters());
        }

        void act(int number) {
            int amount = number / DEEDS;
            switch (number % DEEDS) {
                case 0 -> simulation.run(amount % 300);
                case 1 -> simulation.run(amount % 4);
                case 2 -> held.set(amount % 3 - 1, amount / 3 % 3 - 1, amount / 9 % 3 - 1, amount * 0.37f, amount % 5 * 0.1f - 0.2f, amount % 64);
                case 3 -> simulation.use((CommandSource) (tick, state, command) -> command.set(1f, tick % 2, tick % 3 - 1f, tick * 0.01f, -0f, tick & 32));
                case 4 -> simulation.use(hold());
                case 5 -> turnKnob(amount);
                case 6 -> mark();
                case 7 -> goBack(amount);
                default -> recorder.flush();
            }
        }

        private void turnKnob(int amount) {
            List<Parameter> parameters = model.parameters().parameters();
            Parameter parameter = parameters.get(amount % parameters.size());
            ParameterSet now = simulation.parameters();
            ParameterSet turned = now.unlimited().with(parameter, new RandomKnobs(new Randomness(amount)).value(now, parameter));
            if (parameters.stream().allMatch(each -> turned.problem(each, turned.value(each)).isEmpty())) {
                simulation.use(turned.limited());
            }
        }

        /** Later ticks are discarded, as in live play; half of the time the parameters are restored too. */
        private void goBack(int amount) {
            int chosen = amount % marks.size();
            simulation.restore(marks.get(chosen));
            if (amount % 2 == 0) {
                simulation.use(knobs.get(chosen));
            }
            marks.subList(chosen + 1, marks.size()).clear();
            knobs.subList(chosen + 1, knobs.size()).clear();
        }

        TraceReading read() {
            return TraceReader.read("recorded", file.toString(StandardCharsets.UTF_8));
        }
    }

    @Property(tries = 400)
    void recordingReadsBackAsTheSameRun(@ForAll Model model, @ForAll @Size(max = 40) List<@IntRange(max = MOST) Integer> deeds) throws IOException {
        Recorded recorded = new Recorded(model);
        for (int deed : deeds) {
            recorded.act(deed);
            assertKilledHere(recorded, deed % 4 == 0);
        }
        recorded.recorder.close();
        TraceReading reading = recorded.read();
        assertEquals(List.of(), reading.problems());
        assertSameRun(recorded, reading.trace().orElseThrow());
        assertSameRun(recorded, TraceReader.read("written again", TraceWriter.write(reading.trace().orElseThrow())).trace().orElseThrow());
    }

    /** If the program is killed here, the file can be read: all of it after a flush, otherwise all but the last second. */
    private static void assertKilledHere(Recorded recorded, boolean isFlushed) {
        if (isFlushed) {
            recorded.recorder.flush();
        }
        TraceReading reading = recorded.read();
        assertEquals(List.of(), reading.problems(), () -> recorded.file.toString(StandardCharsets.UTF_8));
        int lost = recorded.simulation.tickCount() - reading.trace().orElseThrow().ticks();
        double most = isFlushed ? 0 : Math.min(InputTrace.BLOCK, recorded.simulation.traceHeader("preset", "hands").tickRate());
        assertTrue(lost >= 0 && lost <= most, () -> lost + " ticks are lost\n" + recorded.file.toString(StandardCharsets.UTF_8));
    }

    private static void assertSameRun(Recorded recorded, InputTrace trace) {
        TraceReplay.Result result = TraceReplay.asRecorded(trace, recorded.model, recorded.level).run();
        assertTrue(trace.isComplete() && result.matches(), () -> "differs at " + result.firstDifference() + "\n" + recorded.file.toString(StandardCharsets.UTF_8));
        assertEquals(recorded.simulation.tickCount(), result.run().length());
        assertEquals(recorded.simulation.hash(), result.run().hash());
    }
}
