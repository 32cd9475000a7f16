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
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The runs that are compared: what is played now, what-ifs, ghosts, and what was kept. It belongs to the window's thread. */
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
    private final ObjectProperty<OverlayBy> overlayBy = new SimpleObjectProperty<>(this, "overlayBy", OverlayBy.TIME);

    /** What is shown in the place of what is played. */
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
        live.recording().setOnRecorded(this::keep);
        whatIf.failureProperty().addListener((observable, old, failure) -> {
            if (!failure.isEmpty()) {
                tasks.notifications().error("What-if failed for " + failure);
            }
        });
    }

    public RunList list() {
        return list;
    }

    /** The run that is shown as now, or null before its first tick. */
    public Run shown() {
        return list.now().run();
    }

    public WhatIf whatIf() {
        return whatIf;
    }

    /** Whether bots react in a what-if, or press the same keys as before. */
    public ObjectProperty<WhatIf.Loop> whatIfLoopProperty() {
        return updates.loopProperty();
    }

    /** How other runs are laid over the run now. */
    public ObjectProperty<OverlayBy> overlayByProperty() {
        return overlayBy;
    }

    private void overlay() {
        Run now = shown();
        for (RunEntry entry : list.entries()) {
            boolean isKept = entry.role() == RunEntry.Role.KEPT;
            entry.setUnlike(isKept ? unlike(entry.run()) : "");
            entry.setConverted(isKept && entry.unlike().isEmpty() ? converted(entry.run()) : "");
            boolean isOver = entry.role() != RunEntry.Role.NOW && entry.isShown() && now != null && now.length() > 0
                    && (entry.converted().isEmpty() || overlayBy.get() != OverlayBy.ROUTE);
            entry.setShift(isOver ? overlayBy.get().shift(now, Math.min(live.playback().cursor(), now.length() - 1), entry.run()) : 0);
        }
    }

    /** A run through another map has no place in this one. */
    private String unlike(Run run) {
        if (run.header().mapHash() == document.level().hash()) {
            return "";
        }
        String map = run.header().map().equals(document.level().name()) ? "another version of the map" : run.header().map();
        return "not shown: made on " + map + (speedUnitOf(run) == document.model().speedUnit() ? "" : ", in " + speedUnitOf(run).symbol() + " with " + run.header().model());
    }

    /** Speeds in other units mean something beside ours as multiples of W; paths in other units do not. */
    private String converted(Run run) {
        return speedUnitOf(run) == document.model().speedUnit() ? ""
                : "speed by W, no path: made in " + speedUnitOf(run).symbol() + " with " + run.header().model();
    }

    private static Unit speedUnitOf(Run run) {
        return run.columns().list().get(CommonColumn.SPEED.index()).unit();
    }

    /** Opens a kept run as it was made: its knobs, its map and its keys. */
    public CompletableFuture<Void> reopen(RunEntry entry) {
        return loader.open(entry);
    }

    /** Carries kept runs from session to session in a folder. */
    public RunPersistence persistIn(Path folder) {
        return new RunPersistence(list, library, tasks, folder);
    }

    /** No what-ifs until they are released: a window that opens shows itself first. */
    public void holdWhatIfs() {
        updates.hold();
    }

    public void releaseWhatIfs() {
        updates.release();
    }

    /** Whether a what-if was asked for and has not come yet. */
    public boolean isBusy() {
        return !whatIf.isAnswered() || updates.isWaiting();
    }

    /** Keeps the run that is shown, if there is anything of it, and says so. */
    public void keepShown() {
        Run run = shown();
        if (run != null && run.length() > 0) {
            list.keep(live.sources().driving().label() + " " + (list.entries().size() - 1), run);
            tasks.notifications().success("Kept " + run.length() + " ticks");
        }
    }

    private void keep(Recorded recorded) {
        list.keep(recorded.name(), recorded.run(), new RunOrigin(recorded.preset(), library.idOf(recorded.level())));
    }

    /**
     * Shows runs that are made elsewhere, such as by a running game, in the place of what is played here.
     *
     * @param now    shown as now
     * @param beside shown as a ghost, under the name of its source
     */
    public void follow(Run now, Run beside) {
        followed = new Followed(now, beside);
        showFollowed();
    }

    /** Shows what is played here again. */
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

    /** Shows what has been played since; call once per frame. */
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
                updates.showCurrent();     // a knob may have been turned before there was anything to make again
            }
        }
        list.showGhosts(frame.ghosts());
    }

    /** What was shown stays if it is the same run and goes on further. */
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
