package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.Test;

import java.util.stream.IntStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class FastestSoFarTest {
    private final FastestSoFar fastest = new FastestSoFar();

    private static double scanned(RunReader run) {
        return IntStream.range(0, run.length()).mapToDouble(run::speed).max().orElse(0);
    }

    private static Run play(TuningSession session, String bot, int ticks) {
        session.live().sources().find(bot).ifPresent(session.live().sources()::drive);
        session.live().playback().skip(ticks);
        session.settle();
        return session.runs().shown();
    }

    /** The result equals a scan of all ticks while the run grows, is rewound and continued, or is replaced. */
    @Test
    void fastestTickStaysCorrectWhenTheRunChanges() {
        try (TuningSession session = Sessions.open(new Sessions.TestThread())) {
            for (int i = 0; i < 4; i++) {
                RunReader run = new RunReader(play(session, "optimal-strafer", 400));
                assertEquals(scanned(run), fastest.of(run));
                assertEquals(run.length(), fastest.counted());
            }
            double before = fastest.of(new RunReader(session.runs().shown()));
            session.live().playback().seek(100);
            RunReader back = new RunReader(play(session, "optimal-strafer", 50));
            assertEquals(scanned(back), fastest.of(back));
            assertTrue(fastest.of(back) < before, "it was slower up to there");
            RunReader other = new RunReader(play(session, "runner", 300));
            assertEquals(scanned(other), fastest.of(other));
        }
    }
}
