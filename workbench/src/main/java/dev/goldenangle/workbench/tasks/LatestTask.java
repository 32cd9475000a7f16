package dev.goldenangle.workbench.tasks;

import dev.goldenangle.toolkit.background.DaemonThreads;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Computes answers in the background, for the newest question only: work on older questions is abandoned and their
 * answers are never shown. A delay lets quick successive questions settle before work starts.
 * @param <Q> the question; immutable
 * @param <A> the answer; immutable
 */
public final class LatestTask<Q, A> {
    private static final ScheduledThreadPoolExecutor POOL = new ScheduledThreadPoolExecutor(2, work -> {
        Thread thread = DaemonThreads.unstarted("background", work);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    });

    private final Executor publisher;
    private final Executor worker;
    private final Work<Q, A> work;
    private final Consumer<String> onFailure;
    private final ReadOnlyObjectWrapper<A> answer = new ReadOnlyObjectWrapper<>(this, "answer");
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy", false);
    private volatile Asked<Q> newest;

    /** Computes the answer to a question. */
    @FunctionalInterface
    public interface Work<Q, A> {
        /** @param isStale whether a newer question has arrived; the answer is then ignored and may be null */
        A answer(Q question, BooleanSupplier isStale);
    }

    /** Wraps a question, so that asking an equal question again counts as new. */
    private record Asked<Q>(Q question) {
    }

    /**
     * @param publisher runs a task on the session's thread
     * @param delayMillis how long to wait for a newer question before starting
     * @param onFailure receives the reason of a failure, on the session's thread
     */
    public LatestTask(Executor publisher, long delayMillis, Work<Q, A> work, Consumer<String> onFailure) {
        this(publisher, task -> POOL.schedule(task, delayMillis, TimeUnit.MILLISECONDS), work, onFailure);
    }

    /** As above, but without delay and on the given executor. */
    public LatestTask(Executor publisher, Executor worker, Work<Q, A> work, Consumer<String> onFailure) {
        this.publisher = publisher;
        this.worker = worker;
        this.work = work;
        this.onFailure = onFailure;
    }

    /** Call on the session's thread. */
    public void ask(Q question) {
        busy.set(true);
        Asked<Q> asked = new Asked<>(question);
        newest = asked;
        worker.execute(() -> run(asked));
    }

    /** Abandons the current work. Call on the session's thread. */
    public void cancel() {
        newest = null;
        busy.set(false);
    }

    /** The newest answer; null before the first. */
    public ReadOnlyObjectProperty<A> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** Whether the newest question is unanswered, so that the current answer is out of date. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    private void run(Asked<Q> asked) {
        if (newest != asked) {
            return;
        }
        try {
            A found = work.answer(asked.question, () -> newest != asked);
            publish(asked, () -> answer.set(found));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            String reason = broken.getMessage() == null ? broken.getClass().getSimpleName() : broken.getMessage();
            publish(asked, () -> onFailure.accept(reason));
        }
    }

    private void publish(Asked<Q> asked, Runnable news) {
        publisher.execute(() -> {
            if (newest == asked) {
                busy.set(false);
                news.run();
            }
        });
    }
}
