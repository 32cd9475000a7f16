package dev.goldenangle.workbench.tasks;

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
 * Answers questions in the background, but only ever the newest: work for an older one is given up, and its answer is
 * never shown. Questions that come in quick succession are waited out before work begins.
 *
 * @param <Q> what is asked; immutable
 * @param <A> what is answered; immutable
 */
public final class LatestTask<Q, A> {
    private static final ScheduledThreadPoolExecutor POOL = new ScheduledThreadPoolExecutor(2, work -> {
        Thread thread = new Thread(work, "background");
        thread.setDaemon(true);
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

    /** What is done for a question. */
    @FunctionalInterface
    public interface Work<Q, A> {
        /** @param isStale whether a newer question has come; then the answer does not matter and may be null */
        A answer(Q question, BooleanSupplier isStale);
    }

    /** One asking, so that the same question asked twice is told apart. */
    private record Asked<Q>(Q question) {
    }

    /**
     * @param publisher   runs a task on the session's thread
     * @param delayMillis how long to wait for a newer question before working
     * @param onFailure   hears why a question could not be answered, on the session's thread
     */
    public LatestTask(Executor publisher, long delayMillis, Work<Q, A> work, Consumer<String> onFailure) {
        this(publisher, task -> POOL.schedule(task, delayMillis, TimeUnit.MILLISECONDS), work, onFailure);
    }

    /** As above, but works at once and on threads of its own. */
    public LatestTask(Executor publisher, Executor worker, Work<Q, A> work, Consumer<String> onFailure) {
        this.publisher = publisher;
        this.worker = worker;
        this.work = work;
        this.onFailure = onFailure;
    }

    /** On the session's thread. */
    public void ask(Q question) {
        busy.set(true);
        Asked<Q> asked = new Asked<>(question);
        newest = asked;
        worker.execute(() -> run(asked));
    }

    /** Gives up whatever is being worked on; on the session's thread. */
    public void cancel() {
        newest = null;
        busy.set(false);
    }

    /** The answer to the newest question that has one; null before the first. */
    public ReadOnlyObjectProperty<A> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** Whether the newest question has no answer yet, so that what is shown is of an older one. */
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
