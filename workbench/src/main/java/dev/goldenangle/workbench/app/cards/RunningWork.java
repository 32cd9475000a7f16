package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.background.Job;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.text.Messages;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.concurrent.Task;
import javafx.util.Duration;
import org.controlsfx.control.TaskProgressView;

/**
 * Lists running background work above the status bar, with progress and a cancel button. Short work is not listed.
 */
public final class RunningWork {
    private static final Duration LISTED_AFTER = Duration.millis(300);
    private static final long LOOKS_EVERY_MILLIS = 100;
    private static final double ROW = 66;
    private static final int MOST_ROWS = 5;
    private final TaskProgressView<Mirror> view = new TaskProgressView<>();

    public RunningWork(ObservableList<Job<?>> jobs, Overlay overlay) {
        view.setId("running-work");
        view.getStyleClass().add("card");
        view.setPrefWidth(340);
        view.getTasks().addListener((InvalidationListener) observable -> {
            view.setPrefHeight(ROW * Math.min(MOST_ROWS, view.getTasks().size()) + 12);
            if (view.getTasks().isEmpty()) {
                overlay.remove(view);
            } else {
                overlay.add(view, Overlay.Place.ABOVE_STATUS);
            }
        });
        jobs.addListener((ListChangeListener<Job<?>>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(this::listLater);
            }
        });
    }

    private void listLater(Job<?> job) {
        PauseTransition pause = new PauseTransition(LISTED_AFTER);
        pause.setOnFinished(event -> {
            if (job.isRunning()) {
                Mirror mirror = new Mirror(job);
                view.getTasks().add(mirror);
                DaemonThreads.perTask().execute(mirror);
            }
        });
        pause.play();
    }

    /** Shows a job in the list, which wants a task of JavaFX; cancelling the task cancels the job. */
    private static final class Mirror extends Task<Void> {
        private final Job<?> job;

        Mirror(Job<?> job) {
            this.job = job;
            updateTitle(job.title());
        }

        @Override
        protected Void call() throws InterruptedException {
            while (job.isRunning()) {
                Progress progress = job.progress();
                updateProgress(progress.total() > 0 ? progress.done() : -1, progress.total());
                updateMessage(message(progress));
                Thread.sleep(LOOKS_EVERY_MILLIS);
            }
            return null;
        }

        private static String message(Progress progress) {
            double left = progress.secondsLeft();
            boolean isKnown = !Double.isNaN(left);
            String seconds = Numbers.fixed(isKnown ? left : progress.seconds(), 1);
            if (progress.total() <= 0) {
                return Messages.text("app.cards.work.running", seconds);
            }
            return Messages.text(isKnown ? "app.cards.work.done-left" : "app.cards.work.done-running", Long.toString(progress.done()), Long.toString(progress.total()), seconds);
        }

        @Override
        protected void cancelled() {
            job.cancel();
        }
    }
}
