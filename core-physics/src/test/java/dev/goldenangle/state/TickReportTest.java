package dev.goldenangle.state;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.arena.ArenaSignal;
import org.junit.jupiter.api.Test;

import java.util.Locale;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    void discardedPathBooksNothing() {
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

    @Test
    void turnWithoutSpeedChangeBooksNothing() {
        report.begin(new Vec3(3, 4, 0));
        assertEquals(0f, report.book(SpeedCause.WALL, new Vec3(3, 4, 7)), "falling does not change the horizontal speed");
        assertEquals(0f, report.book(SpeedCause.SHAPING, new Vec3(4, 3, 0)));
        assertEquals(0f, report.book(SpeedCause.SHAPING, new Vec3(-3, 4, 0)));
        assertEquals(-2f, report.book(SpeedCause.FRICTION, new Vec3(-3, 0, 0)), "only y differs");
        assertEquals(2f, report.book(SpeedCause.ACCELERATION, new Vec3(5, 0, 0)), "only x differs");
        float[] causes = new float[SpeedCause.values().length + 1];
        report.writeCauses(causes, 1);
        assertEquals(2f, causes[1 + SpeedCause.ACCELERATION.ordinal()]);
        assertEquals(-2f, causes[1 + SpeedCause.FRICTION.ordinal()]);
    }

    @Test
    void newTickClearsBookingsAndContacts() {
        report.begin(new Vec3(3, 4, 0));
        report.book(SpeedCause.ACCELERATION, new Vec3(6, 8, 0));
        report.contact(new Vec3(0, 0, 1), 7, 1f);
        report.wishX = report.wishY = report.wishSpeed = report.gainMade = 1f;
        report.angleByCosine(0f);
        report.best(1f, 1f);
        report.begin(new Vec3(6, 8, 0));
        assertEquals("0.0 0.0 0.0 0.0 0.0 0.0 0.0", report.wishX + " " + report.wishY + " " + report.wishSpeed + " " + report.angle() + " " + report.gainMade + " "
                + report.bestAngle() + " " + report.gainPossible());
        assertEquals(0, report.contactCount());
        assertEquals(0f, report.cause(SpeedCause.ACCELERATION));
        assertEquals(-10f, report.book(SpeedCause.WALL, new Vec3()));
    }

    @Test
    void angleCanBeSetDirectlyOrByCosine() {
        report.begin(new Vec3());
        report.angleByCosine(0.5f);
        assertEquals(Math.PI / 3, report.angle(), 1e-6);
        report.angleByCosine(-1f);
        assertEquals(Math.PI, report.angle(), 1e-6);
        report.angleByCosine(0f);
        report.angle(0.25f);
        assertEquals(0.25f, report.angle());
    }

    /** A solver whose best angle is the sum of its inputs and whose gain is its offset; it counts its calls. */
    @Test
    void bestPushIsComputedOnceOnDemand() {
        int[] asked = {0};
        TickReport.BestSolver solver = (speed, magnitude, offset, dest) -> {
            asked[0]++;
            dest.best(speed + magnitude + offset, offset);
        };
        report.begin(new Vec3());
        assertFalse(report.isUnsolved());
        report.bestWhenAsked(solver, 100f, 20f, 3f);
        assertTrue(report.isUnsolved());
        float[] numbers = {-1f, -1f, -1f, -1f, -1f};
        assertSame(solver, report.writeUnsolved(numbers, 1));
        assertArrayEquals(new float[] {-1f, 100f, 20f, 3f, -1f}, numbers);
        assertEquals(0, asked[0]);
        assertEquals(3f, report.gainPossible());
        assertEquals(123f, report.bestAngle());
        assertEquals(1, asked[0]);
        assertFalse(report.isUnsolved());
        assertNull(report.writeUnsolved(new float[0], 0), "nothing is written once it is known");
        report.bestWhenAsked(solver, 1f, 1f, 1f);
        assertEquals(3f, report.bestAngle(), "angle requested first");
        report.bestWhenAsked(solver, 1f, 1f, 1f);
        report.begin(new Vec3());
        assertFalse(report.isUnsolved(), "a new tick discards the solver");
    }

    @Test
    void signalsAreWrittenInOrder() {
        TickReport arena = new TickReport(ArenaSignal.values().length);
        arena.signal(ArenaSignal.values()[0], 2f);
        arena.signal(ArenaSignal.values()[1], 3f);
        float[] dest = new float[ArenaSignal.values().length + 1];
        arena.writeSignals(dest, 1);
        assertEquals("0.0 2.0 3.0", dest[0] + " " + dest[1] + " " + dest[2]);
        ArenaSignal first = ArenaSignal.values()[0];
        assertEquals(first.name().toLowerCase(Locale.ROOT), first.key());
        assertSame(first.spec().unit(), first.unit());
        assertEquals(first.spec().doc(), first.doc());
    }

    @Test
    void eventHasKindValueAndIndex() {
        report.begin(new Vec3());
        report.event(EventKind.PUSH, 4f, -1);
        report.event(EventKind.JUMP, 5f);
        assertEquals("PUSH 4.0 -1", report.eventKind(0) + " " + report.eventValue(0) + " " + report.eventIndex(0));
        assertEquals("JUMP 5.0 0", report.eventKind(1) + " " + report.eventValue(1) + " " + report.eventIndex(1));
    }
}
