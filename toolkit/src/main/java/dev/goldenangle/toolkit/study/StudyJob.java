package dev.goldenangle.toolkit.study;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Work on a study behind a window: on a thread of its own at the lowest priority. What it has so far, and how it ended, are handed over
 * on the window's thread; what comes quicker than it is taken is left out, but for the newest.
 *
 * @param <T> what it comes to, also while it is not complete; not to be changed afterwards
 */
public final class StudyJob<T> {
    private final StudyMonitor monitor = new StudyMonitor();
    private final Executor publisher;
    private final Watcher<T> watcher;
    private final AtomicReference<T> newest = new AtomicReference<>();
    private volatile boolean dropped;
    private State state = State.RUNNING;

    /** How far it is. */
    public enum State { RUNNING, DONE, CANCELLED, FAILED }

    /** What is to be done. It looks at the monitor now and then and, when it is cancelled, returns what it has. */
    @FunctionalInterface
    public interface Work<T> {
        /** @param news takes what there is so far, on any thread */
        T run(StudyMonitor monitor, Consumer<T> news) throws Exception;
    }

    /** Hears of it on the window's thread. */
    public interface Watcher<T> {
        /** What there is so far; the last time when it has ended. */
        void news(T soFar);

        /** @param reason why it failed; empty when it did not */
        void ended(State state, String reason);
    }

    private StudyJob(Executor publisher, Watcher<T> watcher) {
        this.publisher = publisher;
        this.watcher = watcher;
    }

    /** @param publisher runs something on the window's thread */
    public static <T> StudyJob<T> start(String name, Executor publisher, Work<T> work, Watcher<T> watcher) {
        StudyJob<T> job = new StudyJob<>(publisher, watcher);
        Thread thread = new Thread(() -> job.run(work), name);
        thread.setDaemon(true);
        // The threads that it starts have its priority.
        thread.setPriority(Thread.MIN_PRIORITY);
        thread.start();
        return job;
    }

    public StudyMonitor monitor() {
        return monitor;
    }

    /** On the window's thread. */
    public State state() {
        return state;
    }

    public boolean isRunning() {
        return state == State.RUNNING;
    }

    /** Ends it soon; what it has made by then is handed over. */
    public void cancel() {
        monitor.cancel();
    }

    /** Ends it soon and hears no more of it, because something else is wanted now. */
    public void drop() {
        dropped = true;
        state = isRunning() ? State.CANCELLED : state;
        monitor.cancel();
    }

    private void run(Work<T> work) {
        try {
            T made = work.run(monitor, this::tell);
            tell(made);
            end(monitor.isCancelled() ? State.CANCELLED : State.DONE, "");
        } catch (Exception | StackOverflowError | OutOfMemoryError broken) {
            end(State.FAILED, broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage());
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

    private void end(State how, String reason) {
        publisher.execute(() -> {
            take();
            if (!dropped) {
                state = how;
                watcher.ended(how, reason);
            }
        });
    }
}
