package dev.goldenangle.workbench.tasks;

import dev.goldenangle.toolkit.background.DaemonThreads;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** Starts work on other threads, delivers results on the window's thread, and notifies the user of failures. */
public final class Tasks {
    private final Executor publisher;
    private final Notifications notifications = new Notifications();
    private final List<LatestTask<?, ?>> latest = new ArrayList<>();
    private final List<BooleanSupplier> others = new ArrayList<>();

    /** Work on another thread that returns an action to run on the window's thread. */
    @FunctionalInterface
    public interface Loading {
        /** @param isCancelled whether the result is no longer needed; long work checks it regularly and stops */
        Runnable load(BooleanSupplier isCancelled);
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

    /** A task for repeated questions; only the newest question is answered. */
    public <Q, A> LatestTask<Q, A> latest(long delayMillis, LatestTask.Work<Q, A> work) {
        LatestTask<Q, A> made = new LatestTask<>(publisher, delayMillis, work, notifications::error);
        latest.add(made);
        return made;
    }

    /** Counts other work, such as a study, as busy while it runs. */
    public void alsoBusyWhile(BooleanSupplier isRunning) {
        others.add(isRunning);
    }

    public boolean isBusy() {
        return latest.stream().anyMatch(task -> task.busyProperty().get()) || others.stream().anyMatch(BooleanSupplier::getAsBoolean);
    }

    /** Loads something in the background, with cancellable progress. */
    public CompletableFuture<Void> load(String title, Loading work) {
        notifications.newWork();
        Progress progress = new Progress(title, "", 0);
        notifications.work().add(progress);
        return CompletableFuture.supplyAsync(() -> work.load(progress::isCancelled), DaemonThreads.perTask()).handleAsync((apply, failure) -> {
            notifications.work().remove(progress);
            if (progress.isCancelled()) {
                return null;
            }
            if (failure != null) {
                notifications.error(Objects.requireNonNullElse(failure.getCause(), failure).getMessage());
            } else {
                apply.run();
            }
            return null;
        }, publisher);
    }
}
