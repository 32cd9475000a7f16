package dev.goldenangle.workbench.sweep;

import org.junit.jupiter.api.Test;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The time estimate of a study comes from rows of that study, on as many threads as it will use. */
class StudyTimeTest {
    private static double[] take(long millis) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() < end) {
            LockSupport.parkNanos(end - System.nanoTime());
        }
        return new double[1];
    }

    @Test
    void estimateCountsAllRowsAndThreads() throws Exception {
        double one = StudyTime.seconds(index -> take(5), 1000, 1, () -> false);
        double two = StudyTime.seconds(index -> take(5), 1000, 2, () -> false);
        assertTrue(one >= 5 && one < 15, "1000 rows of 5 ms on one thread: " + one);
        assertTrue(two >= 2.4 && two < 0.8 * one, "two threads need about half of " + one + ": " + two);
    }

    @Test
    void slowFirstRowsDoNotCountWhenManyRowsAreTimed() throws Exception {
        AtomicInteger timed = new AtomicInteger();
        double seconds = StudyTime.seconds(index -> take(timed.getAndIncrement() < 2 ? 300 : 5), 1000, 1, () -> false);
        assertTrue(seconds >= 5 && seconds < 15, "1000 rows of 5 ms: " + seconds);
    }

    @Test
    void rowsFromAllPartsOfTheStudyAreTimed() throws Exception {
        Set<Long> parts = ConcurrentHashMap.newKeySet();
        StudyTime.seconds(index -> {
            parts.add(index / 100);
            return take(1);
        }, 1000, 2, () -> false);
        assertEquals(10, parts.size(), "every tenth of the rows");
    }

    @Test
    void slowRowsEndTheTimingEarly() throws Exception {
        AtomicInteger timed = new AtomicInteger();
        double seconds = StudyTime.seconds(index -> {
            timed.incrementAndGet();
            return take(900);
        }, 100, 1, () -> false);
        assertTrue(timed.get() <= 3, "timed rows: " + timed);
        assertTrue(seconds >= 90, "100 rows of 900 ms: " + seconds);
    }
}
