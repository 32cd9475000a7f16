package dev.goldenangle.toolkit.background;

import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Results of background work are delivered on the window's thread; here, the test's thread. */
class JobTest {
    private final BlockingQueue<Runnable> window = new LinkedBlockingQueue<>();
    private final List<String> heard = new ArrayList<>();

    private Job<Integer> start(Job.Work<Integer> work) {
        return Job.start("test", window::add, work, new Job.Watcher<>() {
            @Override
            public void news(Integer soFar) {
                heard.add("news " + soFar);
            }

            @Override
            public void ended(Job.State state, Integer last, String reason) {
                heard.add(state + reason + (last == null ? "" : " " + last));
            }
        });
    }

    private void takeUntilEnded(Job<?> job) throws InterruptedException {
        while (job.isRunning()) {
            window.poll(20, TimeUnit.SECONDS).run();
        }
    }

    @Test
    void newestResultIsDeliveredBeforeTheEnd() throws InterruptedException {
        Job<Integer> job = start((progress, news) -> {
            for (int i = 0; i < 1000; i++) {
                news.accept(i);
            }
            return 1000;
        });
        takeUntilEnded(job);
        assertEquals("DONE 1000", heard.get(heard.size() - 1));
        assertTrue(heard.size() < 1000, "a slow window skips results");
    }

    @Test
    void cancelDeliversThePartialResult() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        Job<Integer> job = start((progress, news) -> {
            begun.countDown();
            while (!progress.isCancelled()) {
                Thread.onSpinWait();
            }
            return 5;
        });
        begun.await();
        job.cancel();
        takeUntilEnded(job);
        assertEquals(List.of("CANCELLED 5"), heard);
    }

    @Test
    void droppedJobDeliversNothing() throws InterruptedException {
        CountDownLatch dropped = new CountDownLatch(1);
        Job<Integer> job = start((progress, news) -> {
            news.accept(1);
            dropped.await();
            return 2;
        });
        Runnable first = window.poll(20, TimeUnit.SECONDS);
        job.drop();
        dropped.countDown();
        first.run();
        window.poll(20, TimeUnit.SECONDS).run();
        assertEquals(List.of(), heard);
        assertFalse(job.isRunning());
    }

    @Test
    void failureIsDeliveredWithItsReason() throws InterruptedException {
        Job<Integer> job = start((progress, news) -> {
            throw new IllegalStateException(": no map");
        });
        takeUntilEnded(job);
        assertEquals(List.of("FAILED: no map"), heard);
        assertNull(window.poll());
    }
}
