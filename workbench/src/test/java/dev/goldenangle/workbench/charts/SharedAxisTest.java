package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.Sessions;
import dev.goldenangle.workbench.session.TuningSession;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A run in u/s shown together with one in m/s. */
class SharedAxisTest {
    private final Sessions.TestThread thread = new Sessions.TestThread();
    private final TuningSession session = Sessions.open(thread);

    @AfterEach
    void close() {
        session.close();
    }

    private Run play(int ticks) {
        session.live().sources().find("optimal-strafer").ifPresent(session.live().sources()::drive);
        session.live().playback().skip(ticks);
        session.settle();
        return session.runs().shown();
    }

    @Test
    void speedsInOtherUnitsAreConvertedByW() {
        Run units = play(400);
        RunEntry kept = session.runs().list().keep("in units", units);
        session.loader().preset("arena/default");
        thread.await("arena", () -> session.document().model().id().equals("arena"));
        Run metres = play(400);
        List<Readout> rows = Readout.of(Lane.SPEED, List.of(session.runs().list().now(), kept), metres, 2, 8);
        int row = (int) Math.rint(2 * units.header().tickRate()) - 1;
        double multiple = units.get(CommonColumn.SPEED, row) / units.header().parameters().w();
        assertTrue(multiple > 0.5 && multiple < 5);
        assertEquals("in units, scaled by W", rows.get(1).name());
        assertEquals(Numbers.fixed(multiple * metres.header().parameters().w(), 1), rows.get(1).value());
    }

    @Test
    void otherColumnsInOtherUnitsAreOmitted() {
        Run units = play(50);
        session.loader().preset("arena/default");
        thread.await("arena", () -> session.document().model().id().equals("arena"));
        Run metres = play(50);
        assertTrue(Double.isNaN(SharedAxis.factor(units, CommonColumn.X.key(), metres)));
        assertEquals(1, SharedAxis.factor(units, CommonColumn.ANGLE.key(), metres));
        assertEquals(metres.header().parameters().w() / units.header().parameters().w(), SharedAxis.factor(units, CommonColumn.SPEED.key(), metres));
    }
}
