package dev.goldenangle.workbench.tasks;

import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.toolkit.background.Progress;

import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Answers questions in the background, for the newest question only: the {@link Job} of an older question is dropped, and its answer is
 * never shown.
 * @param <Q> the question; immutable
 * @param <A> the answer, possibly partial; immutable
 */
public final class LatestTask<Q, A> {
    private final String title;
    private final Executor publisher;
    private final Executor worker;
    private final Work<Q, A> work;
    private final Consumer<String> onFailure;
    private final ReadOnlyObjectWrapper<A> answer = new ReadOnlyObjectWrapper<>(this, "answer");
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy", false);
    private Consumer<Job.State> onEnd = state -> { };
    private Job<A> job;

    /** Computes the answer to a question. */
    @FunctionalInterface
    public interface Work<Q, A> {
        /**
         * @param progress cancelled when the question is out of date or the user cancels; the answer may then be partial or null
         * @param news     receives partial answers, on any thread
         */
        A answer(Q question, Progress progress, Consumer<A> news) throws Exception;
    }

    /**
     * @param title     shown if the job is listed
     * @param publisher runs a task on the session's thread
     * @param worker    runs the work
     * @param onFailure receives the reason of a failure, on the session's thread
     */
    public LatestTask(String title, Executor publisher, Executor worker, Work<Q, A> work, Consumer<String> onFailure) {
        this.title = title;
        this.publisher = publisher;
        this.worker = worker;
        this.work = work;
        this.onFailure = onFailure;
    }

    /** Drops the previous question. Call on the session's thread. */
    public void ask(Q question) {
        if (job != null) {
            job.drop();
        }
        busy.set(true);
        job = Job.start(title, worker, publisher, (progress, news) -> work.answer(question, progress, news), new Job.Watcher<>() {
            @Override
            public void news(A soFar) {
                answer.set(soFar);
            }

            @Override
            public void ended(Job.State state, A last, String reason) {
                busy.set(false);
                if (last != null) {
                    answer.set(last);
                }
                if (state == Job.State.FAILED) {
                    onFailure.accept(reason);
                }
                onEnd.accept(state);
            }
        });
    }

    /** Stops soon and delivers the partial answer, if there is one. */
    public void cancel() {
        job().ifPresent(Job::cancel);
    }

    /** Abandons the current work without an answer. Call on the session's thread. */
    public void drop() {
        job().ifPresent(Job::drop);
        busy.set(false);
    }

    /** The job of the newest question while it runs. */
    public Optional<Job<A>> job() {
        return Optional.ofNullable(job).filter(Job::isRunning);
    }

    /** The progress of the newest question while it is being answered. */
    public Optional<Progress> progress() {
        return job().map(Job::progress);
    }

    public boolean isBusy() {
        return busy.get();
    }

    /** @param action called after the last answer to the newest question, also if it failed or was cancelled */
    public void setOnEnd(Consumer<Job.State> action) {
        onEnd = action;
    }

    /** The newest answer; null before the first. */
    public ReadOnlyObjectProperty<A> answerProperty() {
        return answer.getReadOnlyProperty();
    }

    /** Whether the newest question is unanswered, so that the current answer is out of date. */
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }
}
