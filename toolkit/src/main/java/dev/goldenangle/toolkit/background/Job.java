package dev.goldenangle.toolkit.background;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * One piece of background work, with progress and cancel. Partial results and the end are delivered on another thread, in the window the
 * JavaFX thread. If results arrive faster than they are handled, only the newest is delivered.
 *
 * @param <T> the result, possibly partial; must be immutable
 */
public final class Job<T> {
    private final String title;
    private final Progress progress = new Progress();
    private final Executor publisher;
    private final Watcher<T> watcher;
    private final AtomicReference<T> newest = new AtomicReference<>();
    private final CountDownLatch worked = new CountDownLatch(1);
    private volatile boolean dropped;
    private volatile State state = State.RUNNING;
    private Runnable whenGone = () -> { };

    public enum State { RUNNING, DONE, CANCELLED, FAILED }

    /** The work to do. It must check the progress regularly and, when cancelled, return its partial result. */
    @FunctionalInterface
    public interface Work<T> {
        /** @param news receives partial results, on any thread */
        T run(Progress progress, Consumer<T> news) throws Exception;
    }

    /** Receives results on the publisher's thread. */
    public interface Watcher<T> {
        /** Called with partial results. */
        default void news(T soFar) {
        }

        /**
         * Called once, unless the job was dropped.
         * @param last   the final result, or a partial one that is not delivered yet; null if there is none
         * @param reason why it failed; empty otherwise
         */
        default void ended(State state, T last, String reason) {
        }
    }

    private Job(String title, Executor publisher, Watcher<T> watcher) {
        this.title = title;
        this.publisher = publisher;
        this.watcher = watcher;
    }

    /** Starts the work on a thread of its own with the lowest priority. */
    public static <T> Job<T> start(String title, Executor publisher, Work<T> work, Watcher<T> watcher) {
        return start(title, task -> DaemonThreads.start(title, Thread.MIN_PRIORITY, task), publisher, work, watcher);
    }

    /** Starts work without a result that reports its end itself. */
    public static Job<Void> start(String title, Consumer<Progress> work) {
        return start(title, Runnable::run, (progress, news) -> {
            work.accept(progress);
            return null;
        }, new Watcher<>() { });
    }

    /**
     * @param title     shown in the list of running work; may be empty if the job is not listed
     * @param worker    runs the work
     * @param publisher runs the deliveries
     */
    public static <T> Job<T> start(String title, Executor worker, Executor publisher, Work<T> work, Watcher<T> watcher) {
        Job<T> job = new Job<>(title, publisher, watcher);
        worker.execute(() -> job.run(work));
        return job;
    }

    public String title() {
        return title;
    }

    public Progress progress() {
        return progress;
    }

    /** Changes on the publisher's thread. */
    public boolean isRunning() {
        return state == State.RUNNING;
    }

    /** Stops soon; the partial result is delivered. */
    public void cancel() {
        progress.cancel();
    }

    /** Stops soon; nothing more is delivered. Use it when the result is no longer needed. Call on the publisher's thread. */
    public void drop() {
        dropped = true;
        progress.cancel();
        if (isRunning()) {
            state = State.CANCELLED;
            whenGone.run();
        }
    }

    /** @param action called once when the job has ended or is dropped; call on the publisher's thread */
    public void whenGone(Runnable action) {
        if (isRunning()) {
            Runnable earlier = whenGone;
            whenGone = () -> {
                earlier.run();
                action.run();
            };
        } else {
            action.run();
        }
    }

    /** Waits until the work has stopped; its end may not be delivered yet. */
    public void join() throws InterruptedException {
        worked.await();
    }

    /** The message of an exception, or its class if it has none. */
    public static String reason(Throwable broken) {
        return broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage();
    }

    private void run(Work<T> work) {
        try {
            if (!dropped) {
                T made = work.run(progress, this::tell);
                end(progress.isCancelled() ? State.CANCELLED : State.DONE, made, "");
            }
        } catch (Exception | StackOverflowError | OutOfMemoryError broken) {
            end(progress.isCancelled() ? State.CANCELLED : State.FAILED, null, reason(broken));
        } finally {
            worked.countDown();
        }
    }

    private void tell(T soFar) {
        if (soFar != null && newest.getAndSet(soFar) == null) {
            publisher.execute(this::take);
        }
    }

    private void take() {
        T soFar = newest.getAndSet(null);
        if (soFar != null && !dropped) {
            watcher.news(soFar);
        }
    }

    private void end(State how, T made, String reason) {
        publisher.execute(() -> {
            if (dropped) {
                return;
            }
            state = how;
            T left = newest.getAndSet(null);
            try {
                watcher.ended(how, made == null ? left : made, how == State.FAILED ? reason : "");
            } finally {
                whenGone.run();
            }
        });
    }
}
