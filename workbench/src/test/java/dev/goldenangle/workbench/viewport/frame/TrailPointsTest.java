package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TrailPointsTest {
    private static final int STEP = 3;
    private final TuningSession session = Sessions.open(new Sessions.TestThread());
    private final TrailPoints points = new TrailPoints();

    @AfterEach
    void close() {
        session.close();
    }

    private RunReader play(String bot, int ticks) {
        session.live().sources().find(bot).ifPresent(session.live().sources()::drive);
        session.live().playback().skip(ticks);
        session.settle();
        return new RunReader(session.runs().shown());
    }

    private void assertSame(RunReader run, int step, int from, int to) {
        Track track = points.of(run, step, from, to);
        for (int tick = Math.max(0, from - 2); tick < run.length(); tick++) {
            assertEquals(run.x(tick), track.x(tick), "x at " + tick);
            assertEquals(run.y(tick), track.y(tick), "y at " + tick);
            assertEquals(run.z(tick), track.z(tick), "z at " + tick);
        }
    }

    @Test
    void pointsMatchTheRunAfterAnyChange() {
        RunReader run = play("optimal-strafer", 500);
        assertSame(run, STEP, 0, 300);
        assertSame(run, STEP, 0, 499);
        assertSame(run, 5, 0, 499);
        assertSame(run, 5, 400, 499);
        assertSame(run, 5, 90, 200);
        session.live().playback().seek(100);
        assertSame(play("optimal-strafer", 50), 5, 0, 150);
        assertSame(play("runner", 200), 5, 0, 199);
    }

    /** 600 ticks are 200 points; 30 more ticks are 10 more points, and the same request again reads none. */
    @Test
    void onlyNewTicksAreRead() {
        RunReader run = play("optimal-strafer", 600);
        points.of(run, STEP, 0, 599);
        assertEquals(200, points.read());
        RunReader longer = play("optimal-strafer", 30);
        assertTrue(longer.length() == 630);
        points.of(longer, STEP, 0, 629);
        assertEquals(210, points.read());
        points.of(longer, STEP, 120, 629);
        assertEquals(210, points.read());
    }
}
