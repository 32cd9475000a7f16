package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.DaemonThreads;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * Background work on a study, on a separate thread with the lowest priority. Partial results and the outcome are delivered on the JavaFX
 * thread. If results arrive faster than they are handled, only the newest is delivered.
 *
 * @param <T> the result, possibly partial; must be immutable
 */
public final class StudyJob<T> {
    private final StudyMonitor monitor = new StudyMonitor();
    private final Executor publisher;
    private final Watcher<T> watcher;
    private final AtomicReference<T> newest = new AtomicReference<>();
    private volatile boolean dropped;
    private State state = State.RUNNING;

    public enum State { RUNNING, DONE, CANCELLED, FAILED }

    /** The work to do. It must check the monitor regularly and, when cancelled, return its partial result. */
    @FunctionalInterface
    public interface Work<T> {
        /** @param news receives partial results, on any thread */
        T run(StudyMonitor monitor, Consumer<T> news) throws Exception;
    }

    /** Receives results on the JavaFX thread. */
    public interface Watcher<T> {
        /** Called with each partial result, and once with the final one. */
        void news(T soFar);

        /** @param reason why it failed; empty otherwise */
        void ended(State state, String reason);
    }

    private StudyJob(Executor publisher, Watcher<T> watcher) {
        this.publisher = publisher;
        this.watcher = watcher;
    }

    /** @param publisher runs tasks on the JavaFX thread */
    public static <T> StudyJob<T> start(String name, Executor publisher, Work<T> work, Watcher<T> watcher) {
        StudyJob<T> job = new StudyJob<>(publisher, watcher);
        DaemonThreads.start(name, Thread.MIN_PRIORITY, () -> job.run(work));
        return job;
    }

    public StudyMonitor monitor() {
        return monitor;
    }

    /** Call on the JavaFX thread. */
    public State state() {
        return state;
    }

    public boolean isRunning() {
        return state == State.RUNNING;
    }

    /** Stops soon; the partial result is delivered. */
    public void cancel() {
        monitor.cancel();
    }

    /** Stops soon; nothing more is delivered. Use it when the result is no longer needed. */
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
