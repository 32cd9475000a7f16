package dev.goldenangle.workbench.tasks;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.workbench.text.Messages;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;

/**
 * Starts all background work of the window, delivers results on the window's thread, and notifies the user of failures.
 * <ul>
 * <li>{@link #load} does one thing in the background, such as opening a file, with progress and <em>Cancel</em> above the status bar.
 * <li>{@link #background} does the same for work that the user did not ask for.
 * <li>{@link #latest} answers questions that change often, such as the metrics of the current knobs; only the newest counts.
 * <li>{@link #study} is the same for long questions with partial answers, whose pane shows progress and <em>Cancel</em>.
 * </ul>
 */
public final class Tasks {
    private static final ScheduledThreadPoolExecutor POOL = new ScheduledThreadPoolExecutor(2, work -> {
        Thread thread = DaemonThreads.unstarted("background", work);
        thread.setPriority(Thread.MIN_PRIORITY);
        return thread;
    });
    private final Executor publisher;
    private final Notifications notifications = new Notifications();
    private final ObservableList<Job<?>> listed = FXCollections.observableArrayList();
    private final List<LatestTask<?, ?>> latest = new ArrayList<>();

    /** Work on another thread that returns an action to run on the window's thread. */
    @FunctionalInterface
    public interface Loading {
        /** Long work counts its progress, and stops when the progress is cancelled; the result is then ignored. */
        Runnable load(Progress progress) throws Exception;
    }

    /** @param publisher runs a task on the window's thread */
    public Tasks(Executor publisher) {
        this.publisher = publisher;
    }

    public Executor publisher() {
        return publisher;
    }

    public Notifications notifications() {
        return notifications;
    }

    /** The jobs shown to the user with progress and <em>Cancel</em>, oldest first. */
    public ObservableList<Job<?>> listed() {
        return listed;
    }

    /** Shows a job in the list until it ends. */
    public void list(Job<?> job) {
        listed.add(job);
        job.whenGone(() -> listed.remove(job));
    }

    /**
     * @param delayMillis how long to wait for a newer question before starting
     * @param work        receives the question, and whether it is out of date; the answer is then ignored and may be null
     */
    public <Q, A> LatestTask<Q, A> latest(long delayMillis, BiFunction<Q, BooleanSupplier, A> work) {
        return added(new LatestTask<>("", publisher, later(delayMillis), (question, progress, news) -> work.apply(question, progress::isCancelled), notifications::error));
    }

    /** @param failureKey a text with the reason of a failure */
    public <Q, A> LatestTask<Q, A> study(String title, long delayMillis, String failureKey, LatestTask.Work<Q, A> work) {
        Executor later = later(delayMillis);
        Executor ownThread = task -> later.execute(() -> DaemonThreads.start(title, Thread.MIN_PRIORITY, task));
        return added(new LatestTask<>(title, publisher, ownThread, work, reason -> notifications.error(Messages.text(failureKey, reason))));
    }

    private static Executor later(long delayMillis) {
        return task -> POOL.schedule(task, delayMillis, TimeUnit.MILLISECONDS);
    }

    private <Q, A> LatestTask<Q, A> added(LatestTask<Q, A> task) {
        latest.add(task);
        return task;
    }

    public boolean isBusy() {
        return !listed.isEmpty() || latest.stream().anyMatch(LatestTask::isBusy);
    }

    /** Loads something and lists it. The result is complete when the action has run, also if the work failed or was cancelled. */
    public CompletableFuture<Void> load(String title, Loading work) {
        notifications.newWork();
        return background(title, work);
    }

    /**
     * Does work that the user did not ask for; messages about earlier work stay.
     * @param title empty for short work, which is not listed
     */
    public CompletableFuture<Void> background(String title, Loading work) {
        CompletableFuture<Void> end = new CompletableFuture<>();
        Job<Runnable> job = Job.start(title, DaemonThreads.perTask(), publisher, (progress, news) -> work.load(progress), new Job.Watcher<>() {
            @Override
            public void ended(Job.State state, Runnable apply, String reason) {
                if (state == Job.State.FAILED) {
                    notifications.error(reason);
                } else if (state == Job.State.DONE) {
                    tryTo(apply);
                }
            }
        });
        if (!title.isEmpty()) {
            list(job);
        }
        job.whenGone(() -> end.complete(null));
        return end;
    }

    private void tryTo(Runnable apply) {
        try {
            apply.run();
        } catch (RuntimeException broken) {
            notifications.error(Job.reason(broken));
        }
    }
}
