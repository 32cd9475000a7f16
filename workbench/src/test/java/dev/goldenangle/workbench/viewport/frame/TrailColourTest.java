package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TrailColourTest {
    @Test
    void speedRampUsesAThirdForSpeedsUpToW() {
        SpeedRamp ramp = SpeedRamp.reaching(1.2);
        assertEquals(0, ramp.share(0));
        assertEquals(0.34, ramp.share(1), 1e-9);
        assertEquals(1, ramp.share(1.8), 1e-9);
        assertEquals(1, ramp.share(5), 1e-9);
    }

    @Test
    void speedRampReachesTheFastestTickOfARun() {
        try (TuningSession session = Sessions.open(new Sessions.TestThread())) {
            session.live().sources().find("optimal-strafer").ifPresent(session.live().sources()::drive);
            session.live().playback().skip(3000);
            session.settle();
            Run run = session.runs().shown();
            RunReader reader = new RunReader(run);
            SpeedRamp ramp = new ViewportViewModel(session.document(), session.live(), session.runs()).ramp(reader);
            double fastest = 0;
            for (int tick = 0; tick < run.length(); tick++) {
                fastest = Math.max(fastest, reader.speed(tick) / reader.w());
            }
            assertTrue(fastest > 2, "faster than the usual top: " + fastest);
            assertTrue(ramp.topW() >= fastest && ramp.topW() < 2 * fastest, ramp.topW() + " for " + fastest);
            assertTrue(TrailColour.SPEED.bucket(reader, ramp, run.length() - 1) > TrailColour.SPEED.bucket(reader, ramp, run.length() / 2), "the middle and the end of the run differ");
        }
    }
}
