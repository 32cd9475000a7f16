package dev.goldenangle.state;

import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;

class TickReportTest {
    private final TickReport report = new TickReport(0);

    @Test
    void bookedChangesAddUpToTheWholeChange() {
        report.begin(new Vec3(3, 4, 0));
        assertEquals(5f, report.book(SpeedCause.ACCELERATION, new Vec3(6, 8, -9)));
        assertEquals(-8f, report.book(SpeedCause.WALL, new Vec3(0, 2, -9)));
        assertEquals(5f, report.cause(SpeedCause.ACCELERATION));
        assertEquals(-8f, report.cause(SpeedCause.WALL));
    }

    @Test
    void aPathThatWasTriedAndLeftBooksNothing() {
        report.begin(new Vec3(10, 0, 0));
        TickReport.Draft draft = new TickReport.Draft();
        report.contact(new Vec3(0, 0, 1), 7, 0f);
        report.save(draft);
        report.contact(new Vec3(-1, 0, 0), 8, report.book(SpeedCause.WALL, new Vec3()));
        report.restore(draft);
        assertEquals(1f, report.book(SpeedCause.STEP, new Vec3(11, 0, 0)));
        assertEquals(0f, report.cause(SpeedCause.WALL));
        assertEquals(1, report.contactCount());
        assertEquals(7, report.contactBrush(0));
    }

    @Test
    void theStrongestContactIsKeptWhenThereAreTooMany() {
        report.begin(new Vec3());
        for (int i = 0; i < TickReport.MAX_CONTACTS + 3; i++) {
            report.contact(new Vec3(0, 0, 1), i, i == 9 ? -50 : -1);
        }
        assertEquals(TickReport.MAX_CONTACTS, report.contactCount());
        assertEquals(9, report.contactBrush(report.strongestContact()));
    }

    @Test
    void eventsBeyondTheCapacityAreDropped() {
        report.begin(new Vec3());
        for (int i = 0; i < 20; i++) {
            report.event(EventKind.WALL_HIT, i);
        }
        assertEquals(TickReport.MAX_EVENTS, report.eventCount());
    }
}
