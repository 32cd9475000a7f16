package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.Command;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.state.TickReport;
import dev.goldenangle.telemetry.Columns;
import dev.goldenangle.telemetry.Frame;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.RunHeader;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PathLengthsTest {
    private final PathLengths lengths = new PathLengths();

    /** A body that is moved step by step. */
    private static final class Walker {
        private final Frame frame = new Frame(new Command(), new MoverState(0), new TickReport(0));
        private final Recorder recorder = new Recorder(new RunHeader("toy", null, 128, "flat", 0, "test", null), new Columns(Unit.METRES, Unit.METRES_PER_SECOND, 10, List.of()));
        private final List<Long> digests = new ArrayList<>(List.of(0L));

        void step(float dx, float dy) {
            frame.state.position.x += dx;
            frame.state.position.y += dy;
            digests.add(frame.state.digest(digests.get(recorder.length())));
            recorder.append(frame, digests.get(recorder.length() + 1));
        }

        void steps(int count, float dx, float dy) {
            for (int i = 0; i < count; i++) {
                step(dx, dy);
            }
        }

        void goBack(int ticks) {
            recorder.truncate(ticks);
            digests.subList(ticks + 1, digests.size()).clear();
        }

        RunReader run() {
            return new RunReader(recorder.run());
        }
    }

    private double of(RunReader run, int tick) {
        return lengths.length(run, tick).orElseThrow();
    }

    /** A label must not block the window after an hour of play. */
    @Test
    void frameStaysWithinItsTickBudgetAndALaterFrameHasTheResult() {
        Walker walker = new Walker();
        walker.steps(100_001, 3f, 4f);
        RunReader run = walker.run();
        int frames = 1;
        long before = lengths.walked();
        while (lengths.length(run, 100_000).isEmpty()) {
            assertFalse(lengths.isComplete());
            assertTrue(lengths.walked() - before <= PathLengths.TICKS_A_FRAME, lengths.walked() - before + " ticks in a frame");
            before = lengths.walked();
            lengths.beginFrame();
            frames++;
        }
        assertTrue(lengths.isComplete());
        assertEquals((100_000 + PathLengths.TICKS_A_FRAME - 1) / PathLengths.TICKS_A_FRAME, frames);
        assertEquals(500_000, of(run, 100_000));
    }

    @Test
    void leadIsTheDifferenceOfPathLengths() {
        Walker one = new Walker();
        Walker other = new Walker();
        one.steps(101, 3f, 4f);
        other.steps(51, 6f, 8f);
        assertEquals(500 - 400, lengths.lead(one.run(), 100, other.run(), 40).orElseThrow());
        one.steps(PathLengths.TICKS_A_FRAME + 256, 3f, 4f);
        assertTrue(lengths.lead(other.run(), 50, one.run(), PathLengths.TICKS_A_FRAME + 300).isEmpty());
    }

    /** The path begins at the first tick; each step after it has length 5: 3 east and 4 north. */
    @Test
    void pathBeginsAtTheFirstTick() {
        Walker walker = new Walker();
        walker.steps(1001, 3f, 4f);
        assertEquals(0, of(walker.run(), 0));
        assertEquals(5 * 255, of(walker.run(), 255));
        assertEquals(5 * 256, of(walker.run(), 256));
        assertEquals(5 * 1000, of(walker.run(), 1000));
    }

    @Test
    void frameProcessesOnlyNewTicks() {
        Walker walker = new Walker();
        walker.steps(10_000, 1f, 0f);
        of(walker.run(), 9_999);
        long first = lengths.walked();
        for (int i = 0; i < 10; i++) {
            walker.step(1f, 0f);
            assertEquals(10_000 + i, of(walker.run(), 10_000 + i));
        }
        assertTrue(lengths.walked() - first < 10 * 256, lengths.walked() - first + " ticks for ten frames");
    }

    @Test
    void divergingRunsAreCachedSeparately() {
        Walker one = new Walker();
        Walker other = new Walker();
        one.steps(600, 1f, 0f);
        other.steps(600, 1f, 0f);
        one.steps(4000, 2f, 0f);
        other.steps(4000, 3f, 0f);
        assertEquals(599 + 2 * 4000, of(one.run(), 4599));
        assertEquals(599 + 3 * 4000, of(other.run(), 4599));
        long known = lengths.walked();
        assertEquals(599 + 2 * 4000, of(one.run(), 4599));
        assertEquals(599 + 3 * 4000, of(other.run(), 4599));
        assertTrue(lengths.walked() - known < 2 * 256, "both are known");
    }

    /** Runs that are continued, rewound and played differently, queried at any tick, and more of them than the cache holds. */
    @Property(tries = 40)
    void cachedLengthIsTheSumOfAllSteps(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        PathLengths remembered = new PathLengths();
        List<Walker> walkers = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            walkers.add(new Walker());
            walkers.get(i).steps(1 + random.nextInt(900), 1f, 0f);
        }
        for (int i = 0; i < 60; i++) {
            Walker walker = walkers.get(random.nextInt(walkers.size()));
            if (random.nextInt(4) == 0) {
                walker.goBack(random.nextInt(walker.recorder.length() + 1));
            }
            walker.steps(1 + random.nextInt(400), random.nextFloat(), random.nextFloat());
            RunReader run = walker.run();
            int tick = random.nextInt(run.length());
            double sum = 0;
            for (int t = 1; t <= tick; t++) {
                double dx = run.x(t) - run.x(t - 1);
                double dy = run.y(t) - run.y(t - 1);
                sum += Math.sqrt(dx * dx + dy * dy);
            }
            remembered.beginFrame();
            assertEquals(sum, remembered.length(run, tick).orElseThrow());
        }
    }
}
