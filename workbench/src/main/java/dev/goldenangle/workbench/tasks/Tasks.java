package dev.goldenangle.workbench.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** Starts work on other threads, hands its outcome over on the window's, and notifies the designer of what fails. */
public final class Tasks {
    private final Executor publisher;
    private final Notifications notifications = new Notifications();
    private final List<LatestTask<?, ?>> latest = new ArrayList<>();
    private final List<BooleanSupplier> others = new ArrayList<>();

    /** Work on another thread whose outcome is applied on the window's. */
    @FunctionalInterface
    public interface Loading {
        /** @param isCancelled whether nobody waits for it any more; long work asks now and then and stops */
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

    /** A task that is asked again and again; only the latest question counts. */
    public <Q, A> LatestTask<Q, A> latest(long delayMillis, LatestTask.Work<Q, A> work) {
        LatestTask<Q, A> made = new LatestTask<>(publisher, delayMillis, work, notifications::error);
        latest.add(made);
        return made;
    }

    /** Counts other work, such as a study, as something that is not answered yet while it runs. */
    public void alsoBusyWhile(BooleanSupplier isRunning) {
        others.add(isRunning);
    }

    /** Whether a question has no answer yet. */
    public boolean isBusy() {
        return latest.stream().anyMatch(task -> task.busyProperty().get()) || others.stream().anyMatch(BooleanSupplier::getAsBoolean);
    }

    /** Loads something in the background, with a progress that can be cancelled. */
    public CompletableFuture<Void> load(String title, Loading work) {
        Progress progress = new Progress(title, "", 0);
        notifications.work().add(progress);
        return CompletableFuture.supplyAsync(() -> work.load(progress::isCancelled), OwnThread.executor()).handleAsync((apply, failure) -> {
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
