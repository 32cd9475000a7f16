package dev.goldenangle.state;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.arena.ArenaSignal;
import org.junit.jupiter.api.Test;

import java.util.Arrays;

import static org.junit.jupiter.api.Assertions.assertEquals;

class TickReportContactsTest {
    private static final Vec3 REST = new Vec3();
    private final TickReport report = new TickReport(ArenaSignal.values().length);

    private void touch(int brush, double change) {
        report.contact(new Vec3(brush, 2f, 3f), brush, (float) change);
    }

    @Test
    void aContactKeepsItsNormalItsBrushAndItsChange() {
        touch(4, -1);
        touch(5, -3);
        touch(6, 3);
        assertEquals(3, report.contactCount());
        assertEquals(5f, report.contactNormal(1, 0));
        assertEquals(2f, report.contactNormal(1, 1));
        assertEquals(3f, report.contactNormal(1, 2));
        assertEquals(5, report.contactBrush(1));
        assertEquals(-3f, report.contactChange(1));
        assertEquals(1, report.strongestContact(), "the first of the strongest, regardless of sign");
    }

    @Test
    void noContactMeansNoStrongestContact() {
        assertEquals(-1, report.strongestContact());
    }

    /** Eight places: the ninth replaces the smallest if it is larger. */
    @Test
    void whenFullTheSmallestContactIsReplaced() {
        for (int i = 0; i < TickReport.MAX_CONTACTS; i++) {
            touch(i, i == 3 ? -0.5 : 2 + i);
        }
        touch(90, 0.5);
        assertEquals(3, report.contactBrush(3), "not larger than the smallest: nothing changes");
        touch(91, -0.75);
        assertEquals(91, report.contactBrush(3));
        assertEquals(TickReport.MAX_CONTACTS, report.contactCount());
    }

    @Test
    void draftRestoresBookingsAndContacts() {
        report.begin(REST);
        report.book(SpeedCause.ACCELERATION, new Vec3(4f, 0f, 0f));
        touch(1, -1);
        touch(2, -2);
        TickReport.Draft draft = new TickReport.Draft();
        report.save(draft);
        report.begin(REST);
        report.book(SpeedCause.WALL, new Vec3(9f, 0f, 0f));
        touch(7, -7);
        touch(8, -8);
        report.restore(draft);
        assertEquals(4f, report.cause(SpeedCause.ACCELERATION));
        assertEquals(0f, report.cause(SpeedCause.WALL));
        assertEquals(2, report.contactCount());
        assertEquals(1, report.contactBrush(0));
        assertEquals(-2f, report.contactChange(1));
        assertEquals(2f, report.contactNormal(1, 0));
        assertEquals(1f, report.book(SpeedCause.OTHER, new Vec3(5f, 0f, 0f)), "relative to the speed booked last");
    }

    @Test
    void newTickClearsSignalsAndEvents() {
        report.signal(ArenaSignal.values()[1], 0.5f);
        report.event(EventKind.CHECKPOINT, 2.5f, 3);
        assertEquals(0.5f, report.signal(1));
        assertEquals(2.5f, report.eventValue(0));
        assertEquals(3, report.eventIndex(0));
        report.begin(REST);
        assertEquals(0f, report.signal(1));
        assertEquals(0, report.eventCount());
    }

    @Test
    void kindsAndCausesHaveLabels() {
        assertEquals("Wall hit", EventKind.WALL_HIT.label());
        assertEquals(SpeedCause.values().length, Arrays.stream(SpeedCause.values()).map(SpeedCause::label).distinct().count());
        assertEquals(SpeedCause.values().length, Arrays.stream(SpeedCause.values()).map(SpeedCause::doc).distinct().count());
    }
}
