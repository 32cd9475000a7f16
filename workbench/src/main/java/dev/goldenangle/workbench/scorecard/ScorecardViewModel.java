package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.tasks.LatestTask;
import dev.goldenangle.workbench.tasks.Progress;
import dev.goldenangle.workbench.tasks.Tasks;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;

/** What the scorecard shows of the session: the checks under the preset and under the knobs as they are, run anew after each change. */
public final class ScorecardViewModel {
    /** Long enough that a drag does not start the checks on every pixel. */
    private static final long DELAY_MILLIS = 60;
    private final Document document;
    private final LivePlay live;
    private final Tasks tasks;
    private final LatestTask<CheckRunner.Question, Cards> checks;
    private final ReadOnlyIntegerWrapper failures = new ReadOnlyIntegerWrapper(this, "failures", 0);

    public ScorecardViewModel(Document document, LivePlay live, Tasks tasks) {
        this.document = document;
        this.live = live;
        this.tasks = tasks;
        checks = tasks.latest(DELAY_MILLIS, new CheckRunner());
        checks.answerProperty().addListener((observable, old, cards) -> failures.set(cards == null ? 0 : cards.failures()));
        document.knobs().valuesProperty().addListener(observable -> runAll());
        document.knobs().beforeProperty().addListener(observable -> runAll());
    }

    /** Runs the checks for the first time; apart from the constructor, because at the start there are better things to do. */
    public void start() {
        runAll();
    }

    /** Runs every check again because someone asked: that can be watched and cancelled. */
    void runAllWatched() {
        Progress progress = runAll();
        tasks.notifications().work().add(progress);
        checks.busyProperty().addListener(new InvalidationListener() {
            @Override
            public void invalidated(Observable observable) {
                if (!checks.busyProperty().get()) {
                    tasks.notifications().work().remove(progress);
                    checks.busyProperty().removeListener(this);
                }
            }
        });
    }

    private Progress runAll() {
        Progress progress = new Progress("Running scorecard", "checks", AcceptanceCheck.values().length);
        checks.ask(new CheckRunner.Question(document.model(), document.knobs().before(), document.knobs().values(), progress));
        return progress;
    }

    /** The newest complete answer; null before the first. */
    public ReadOnlyObjectProperty<Cards> cardsProperty() {
        return checks.answerProperty();
    }

    /** Whether the checks of the knobs as they are have not come back yet. */
    ReadOnlyBooleanProperty runningProperty() {
        return checks.busyProperty();
    }

    public ReadOnlyIntegerProperty failuresProperty() {
        return failures.getReadOnlyProperty();
    }

    /** Plays the run that a check measured, on its map. */
    void show(AcceptanceCheck check) {
        CheckResult result = cardsProperty().get().now().of(check);
        result.run().ifPresent(run -> live.replay(check.label(), run));
    }
}
