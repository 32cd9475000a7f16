package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.tasks.Progress;
import dev.goldenangle.workbench.text.Messages;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.concurrent.Task;
import javafx.util.Duration;
import org.controlsfx.control.TaskProgressView;

import java.util.List;

/**
 * Lists running background work above the status bar, with progress and a cancel button. Short work is not listed.
 */
public final class RunningWork {
    private static final Duration LISTED_AFTER = Duration.millis(300);
    private static final long LOOKS_EVERY_MILLIS = 100;
    private static final double ROW = 66;
    private static final int MOST_ROWS = 5;
    private final ObservableList<Progress> work;
    private final TaskProgressView<Job> view = new TaskProgressView<>();

    public RunningWork(ObservableList<Progress> work, Overlay overlay) {
        this.work = work;
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
        work.addListener((ListChangeListener<Progress>) change -> {
            while (change.next()) {
                change.getAddedSubList().forEach(this::listLater);
                List.copyOf(view.getTasks()).stream().filter(job -> !work.contains(job.progress)).forEach(job -> job.isEnded = true);
            }
        });
    }

    private void listLater(Progress progress) {
        PauseTransition pause = new PauseTransition(LISTED_AFTER);
        pause.setOnFinished(event -> {
            if (work.contains(progress)) {
                Job job = new Job(progress);
                view.getTasks().add(job);
                DaemonThreads.perTask().execute(job);
            }
        });
        pause.play();
    }

    /** A task that mirrors the progress of work done elsewhere; cancelling the task cancels the work. */
    private static final class Job extends Task<Void> {
        private final Progress progress;
        private volatile boolean isEnded;

        Job(Progress progress) {
            this.progress = progress;
            updateTitle(progress.title());
        }

        @Override
        protected Void call() throws InterruptedException {
            while (!isEnded) {
                updateProgress(progress.total() > 0 ? progress.done() : -1, progress.total());
                updateMessage(message());
                Thread.sleep(LOOKS_EVERY_MILLIS);
            }
            return null;
        }

        private String message() {
            double left = progress.secondsLeft();
            boolean isKnown = !Double.isNaN(left);
            String seconds = Numbers.fixed(isKnown ? left : progress.secondsRunning(), 1);
            if (progress.total() <= 0) {
                return isKnown ? Messages.text("app.cards.work.left", seconds) : Messages.text("app.cards.work.running", seconds);
            }
            Object[] values = {Integer.toString(progress.done()), Integer.toString(progress.total()), progress.unit(), seconds};
            return isKnown ? Messages.text("app.cards.work.done-left", values) : Messages.text("app.cards.work.done-running", values);
        }

        @Override
        protected void cancelled() {
            progress.cancel();
        }
    }
}
