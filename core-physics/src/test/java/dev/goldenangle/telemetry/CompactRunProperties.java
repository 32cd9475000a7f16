package dev.goldenangle.telemetry;

import dev.goldenangle.attack.RandomKnobs;
import dev.goldenangle.attack.Worlds;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.Snapshot;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.SpeedCause;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * Whatever is done to a simulation, a run whose columns are re-simulated gives identical bits: every column, digest,
 * register and command, after parameter changes, rewinds and branches, on all models and maps, read in any order and by
 * two threads.
 */
class CompactRunProperties {
    private static final int STEPS = 14;
    private static final int LONGEST = 300;

    /** A run and all its values as recorded. */
    private record RecordedValues(Run run, float[][] columns, long[] hashes, int[][] registers, int[][] commands) {
        static RecordedValues of(Run run) {
            int width = run.columns().list().size();
            float[][] columns = new float[run.length()][width];
            long[] hashes = new long[run.length()];
            int[][] registers = new int[run.length()][];
            int[][] commands = new int[run.length()][];
            for (int tick = 0; tick < run.length(); tick++) {
                for (int column = 0; column < width; column++) {
                    columns[tick][column] = run.get(column, tick);
                }
                hashes[tick] = run.hash(tick);
                registers[tick] = registers(run, tick);
                commands[tick] = command(run, tick);
            }
            return new RecordedValues(run, columns, hashes, registers, commands);
        }

        private static int[] registers(Run run, int tick) {
            MoverState state = run.header().start().copy();
            run.registers(tick, state);
            int[] values = new int[state.registerCount()];
            state.writeRegisters(values, 0);
            return values;
        }

        private static int[] command(Run run, int tick) {
            Command c = new Command();
            run.command(tick, c);
            return new int[] {bits(c.forward), bits(c.right), bits(c.up), bits(c.yaw), bits(c.pitch), c.buttons};
        }

        private static int bits(float value) {
            return Float.floatToRawIntBits(value);
        }

        void assertToldAt(int tick) {
            for (int column = 0; column < columns[tick].length; column++) {
                int at = column;
                assertEquals(bits(columns[tick][column]), bits(run.get(column, tick)), () -> run.columns().list().get(at).key() + " at " + tick);
            }
            assertEquals(hashes[tick], run.hash(tick));
            assertEquals(List.of(asList(registers[tick]), asList(commands[tick])), List.of(asList(registers(run, tick)), asList(command(run, tick))));
        }

        private static List<Integer> asList(int[] values) {
            return java.util.Arrays.stream(values).boxed().toList();
        }
    }

    @Property(tries = 150)
    void resimulatedRunEqualsTheRecordedOne(@ForAll Model model, @ForAll long seed) {
        Randomness random = new Randomness(seed);
        List<Level> levels = Worlds.of(model);
        Level level = levels.get(random.nextInt(levels.size()));
        Simulation simulation = new Simulation(model, random.nextInt(2) == 0 ? model.parameters().defaults() : new RandomKnobs(random).set(model.parameters()), level,
                keys(random.nextInt(1 << 20)));
        simulation.run(random.nextInt(2) * random.nextInt(LONGEST));
        List<RecordedValues> recorded = play(simulation, random);
        RowCache.SHARED.clear();
        CompletableFuture<Void> other = CompletableFuture.runAsync(() -> recorded.forEach(each -> readAll(each, new Randomness(seed + 1))));
        recorded.forEach(each -> readAll(each, random));
        other.join();
    }

    /** Keys held for a while, a view that turns all the time, and sometimes random input. */
    private static CommandSource keys(int seed) {
        return (tick, state, command) -> {
            Randomness held = new Randomness(seed + 31L * (tick / 20));
            Randomness now = new Randomness(seed + 77L * tick);
            command.set(held.nextInt(3) - 1, held.nextInt(3) - 1, held.nextInt(3) - 1, now.nextFloat() * 8 - 4, held.nextFloat() - 0.5f, held.nextInt(1024));
            if (now.nextInt(50) == 0) {
                command.set(now.nextFloat() * 4 - 2, -0f, Float.NaN, Float.MAX_VALUE * now.nextFloat(), -9f, -1);
            }
        };
    }

    private static List<RecordedValues> play(Simulation simulation, Randomness random) {
        Recorder recorder = simulation.record("fuzzer");
        List<RecordedValues> recorded = new ArrayList<>();
        List<Snapshot> marks = new ArrayList<>(List.of(simulation.save()));
        for (int i = 0; i < STEPS; i++) {
            switch (random.nextInt(6)) {
                case 0 -> turn(simulation, random);
                case 1 -> {
                    Snapshot mark = marks.get(random.nextInt(marks.size()));
                    marks.removeIf(each -> each.tick() > mark.tick());
                    simulation.restore(mark);
                }
                case 2 -> recorded.add(RecordedValues.of(recorder.run()));
                case 3 -> marks.add(simulation.save());
                default -> simulation.run(random.nextInt(LONGEST));
            }
        }
        recorded.add(RecordedValues.of(recorder.run()));
        recorded.add(RecordedValues.of(recorder.run().first(random.nextInt(recorder.length() + 1))));
        return recorded;
    }

    private static void turn(Simulation simulation, Randomness random) {
        RandomKnobs knobs = new RandomKnobs(random);
        simulation.use(knobs.set(simulation.parameters().table()));
    }

    private static void readAll(RecordedValues recorded, Randomness random) {
        for (int i = 0; i < recorded.run.length(); i++) {
            recorded.assertToldAt(random.nextInt(3) == 0 ? random.nextInt(recorded.run.length()) : i);
        }
        for (int tick = 0; tick < recorded.run.length(); tick++) {
            recorded.assertToldAt(tick);
        }
        assertFar(recorded, random);
    }

    /** The summary of a range has the extremes of its ticks, and their sums up to rounding. */
    private static void assertFar(RecordedValues recorded, Randomness random) {
        if (recorded.run.length() == 0) {
            return;
        }
        int from = random.nextInt(recorded.run.length());
        int to = from + random.nextInt(recorded.run.length() - from + 1);
        int column = random.nextInt(recorded.run.columns().list().size());
        float low = Float.POSITIVE_INFINITY;
        float high = Float.NEGATIVE_INFINITY;
        double sum = 0;
        double size = 0;
        for (int tick = from; tick < to; tick++) {
            low = recorded.columns[tick][column] < low ? recorded.columns[tick][column] : low;
            high = recorded.columns[tick][column] > high ? recorded.columns[tick][column] : high;
            sum += recorded.columns[tick][CommonColumn.indexOf(SpeedCause.ACCELERATION)];
            size += Math.abs(recorded.columns[tick][CommonColumn.indexOf(SpeedCause.ACCELERATION)]);
        }
        Run.Band band = new Run.Band();
        recorded.run.band(column, from, to, band);
        assertEquals(List.of(low, high), List.of(band.lowest, band.highest));
        assertEquals(sum, recorded.run.sum(SpeedCause.ACCELERATION, from, to), 1e-4 * size);
    }
}
