package dev.goldenangle.workbench.runs;

import dev.goldenangle.parameter.Unit;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.live.LiveFrame;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Recorded;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The compared runs: the current run, what-ifs, ghosts and kept runs. Use it on the window's thread. */
public final class Runs implements AutoCloseable {
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final LivePlay live;
    private final RunList list;
    private final WhatIf whatIf;
    private final WhatIfUpdates updates;
    private final RunLoader loader;
    private Followed followed;
    private final BooleanProperty listsAll = new SimpleBooleanProperty(this, "listsAll", false);
    private final ObjectProperty<OverlayBy> overlayBy = new SimpleObjectProperty<>(this, "overlayBy", OverlayBy.TIME);

    /** Runs shown instead of the played run. */
    private record Followed(Run now, Run beside) {
    }

    public Runs(Document document, Library library, LivePlay live, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        this.live = live;
        list = new RunList(document.history(), () -> new RunOrigin(document.preset().id(), library.idOf(document.level())));
        whatIf = new WhatIf(tasks.publisher(), Math.max(2, Runtime.getRuntime().availableProcessors()));
        loader = new RunLoader(document, library, live, tasks);
        live.epochProperty().addListener((observable, old, epoch) -> forgetWorld());
        updates = new WhatIfUpdates(document, live, list, whatIf, tasks.notifications(), () -> followed != null);
        listsAll.addListener(observable -> overlay());
        live.recording().setOnRecorded(this::keep);
        whatIf.failureProperty().addListener((observable, old, failure) -> {
            if (!failure.isEmpty()) {
                tasks.notifications().error(Messages.text("runs.what-if.failed", failure));
            }
        });
    }

    public RunList list() {
        return list;
    }

    /** The current run on screen; null before its first tick. */
    public Run shown() {
        return list.now().run();
    }

    /** The length of the current run in seconds; of the whole run while only its visible part is re-simulated. 0 if there is none. */
    public double shownSeconds() {
        return updates.shownSeconds();
    }

    /** Whether the current run is only the visible part of a what-if and the rest is still being simulated. Tables wait for the rest. */
    public boolean isPart() {
        return updates.isPart();
    }

    /** Runs an action as soon as the current run is complete. */
    public void whenWhole(Runnable action) {
        updates.whenWhole(action);
    }

    /** Whether an action waits until the current run is complete. */
    public boolean isAwaited() {
        return updates.isAwaited();
    }

    /** @param seconds the end of the time in view: this much of a what-if is shown first */
    public void setViewEnd(double seconds) {
        updates.setViewEnd(seconds);
    }

    public WhatIf whatIf() {
        return whatIf;
    }

    /** Whether bots react in a what-if or repeat their inputs. */
    public ObjectProperty<WhatIf.Loop> whatIfLoopProperty() {
        return updates.loopProperty();
    }

    /** How other runs are aligned with the current run. */
    public ObjectProperty<OverlayBy> overlayByProperty() {
        return overlayBy;
    }

    /** Whether the lists and the timeline also contain runs of other maps and models. */
    public BooleanProperty listsAllProperty() {
        return listsAll;
    }

    private void overlay() {
        Run now = shown();
        for (RunEntry entry : list.entries()) {
            boolean isKept = entry.role() == RunEntry.Role.KEPT;
            entry.setForeign(isKept ? madeWith(entry.run()) : "", !isKept || isOnThisMap(entry.run()));
            boolean isHere = !isKept || isOnThisMap(entry.run()) && entry.run().header().model().equals(document.model().id());
            entry.setListed(isHere, isHere || listsAll.get());
            boolean isOver = entry.role() != RunEntry.Role.NOW && entry.isShown() && now != null && now.length() > 0
                    && (entry.foreign().isEmpty() || overlayBy.get() != OverlayBy.ROUTE);
            entry.setShift(isOver ? overlayBy.get().shift(now, Math.min(live.playback().cursor(), now.length() - 1), entry.run()) : 0);
        }
    }

    private boolean isOnThisMap(Run run) {
        return run.header().mapHash() == document.level().hash();
    }

    /** The map and units of a run, as far as they differ from the document's. */
    private String madeWith(Run run) {
        Unit unit = run.columns().list().get(CommonColumn.SPEED.index()).unit();
        boolean isSameUnit = unit == document.model().speedUnit();
        if (isOnThisMap(run)) {
            return isSameUnit ? "" : Messages.text("runs.made-in", unit.symbol(), run.header().model());
        }
        String map = run.header().map().equals(document.level().name()) ? Messages.text("runs.other-version") : run.header().map();
        return isSameUnit ? Messages.text("runs.made-on", map) : Messages.text("runs.made-on-in", map, unit.symbol(), run.header().model());
    }

    /** Re-opens a kept run with its knobs, map and inputs. */
    public CompletableFuture<Void> reopen(RunEntry entry) {
        return loader.open(entry);
    }

    /** Keeps runs in a folder from session to session. */
    public RunPersistence persistIn(Path folder) {
        return new RunPersistence(list, library, tasks, folder);
    }

    /** Delays what-ifs until released, so that a new window appears sooner. */
    public void holdWhatIfs() {
        updates.hold();
    }

    public void releaseWhatIfs() {
        updates.release();
    }

    /** Whether a what-if is pending. */
    public boolean isBusy() {
        return !whatIf.isAnswered() || updates.isWaiting();
    }

    /** Keeps the current run, if it has any ticks, and notifies the user. */
    public void keepShown() {
        whenWhole(this::keepWhole);
    }

    private void keepWhole() {
        Run run = shown();
        if (run != null && run.length() > 0) {
            list.keep(live.sources().driving().label() + " " + (list.entries().size() - 1), run);
            tasks.notifications().success(Messages.text("runs.kept", Integer.toString(run.length())));
        }
    }

    private void keep(Recorded recorded) {
        list.keep(recorded.name(), recorded.run(), new RunOrigin(recorded.preset(), library.idOf(recorded.level())));
    }

    /**
     * Shows runs simulated elsewhere, for example by a running game, instead of the played run.
     * @param now shown as the current run
     * @param beside shown as a ghost, named after its source
     */
    public void follow(Run now, Run beside) {
        followed = new Followed(now, beside);
        showFollowed();
    }

    /** Shows the played run again. */
    public void unfollow() {
        if (followed != null) {
            followed = null;
            list.showGhosts(List.of());
            live.playback().unfollow();
            if (!live.playback().isLive()) {
                updates.showCurrent();
            }
        }
    }

    private void showFollowed() {
        list.now().setRun(followed.now);
        list.before().setRun(null);
        list.showGhosts(List.of(followed.beside));
        live.playback().follow(followed.now);
    }

    private void forgetWorld() {
        followed = null;
        list.now().setRun(null);
        list.before().setRun(null);
        list.showPinned(List.of());
    }

    /** Shows newly played ticks. Call once per frame. */
    public void pulse(Optional<LiveFrame> frame) {
        updates.wake();
        if (followed == null) {
            frame.ifPresent(this::show);
        } else {
            showFollowed();
        }
        updates.pulse();
        overlay();
    }

    private void show(LiveFrame frame) {
        boolean isFirst = shown() == null;
        if (!live.playback().isAhead()) {
            list.now().setRun(frame.run());
        }
        if (live.playback().isLive()) {
            list.before().setRun(longer(list.before().run(), frame.before()));
        } else if (live.playback().isSettled()) {
            updates.refresh();
            if (isFirst || shown().length() == 0) {
                updates.showCurrent();     // a knob may have changed before the first tick
            }
        }
        list.showGhosts(frame.ghosts());
    }

    /** Keeps the run on screen if it is the same run and longer. */
    private static Run longer(Run shown, Run run) {
        boolean isSame = shown != null && run.length() > 0 && shown.length() > run.length() && shown.header().parameters().equals(run.header().parameters())
                && shown.hash(run.length() - 1) == run.hash();
        return isSame ? shown : run;
    }

    @Override
    public void close() {
        whatIf.close();
    }
}
