package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.ArrayList;
import java.util.List;

/** What the timeline shows of the session: which lanes, which stretch of time, which runs, and what they are at the cursor. */
public final class TimelineViewModel {
    private final TuningSession session;
    private final ObservableList<Lane> lanes = FXCollections.observableArrayList(Lane.DEFAULTS);
    private final TimeWindow window = new TimeWindow();
    private final ReadOnlyBooleanWrapper following = new ReadOnlyBooleanWrapper(this, "following", true);

    public TimelineViewModel(TuningSession session) {
        this.session = session;
    }

    public TuningSession session() {
        return session;
    }

    /** The run now, or null before its first tick. */
    public Run now() {
        Run run = session.shownRun();
        return run == null || run.length() == 0 ? null : run;
    }

    /** The runs to draw: now first, then before, then the others. */
    public List<RunEntry> shown() {
        return session.runs().list().stream().filter(RunEntry::isShown).toList();
    }

    public ObservableList<Lane> lanes() {
        return lanes;
    }

    /** Every column there is to choose from. */
    public List<Column> columns() {
        return now() == null ? List.of() : now().columns().list();
    }

    public boolean hasLane(Column column) {
        return lanes.stream().anyMatch(lane -> lane.isFor(column));
    }

    /** Adds a lane for a column, or takes it away. */
    public void toggle(Column column) {
        if (!lanes.removeIf(lane -> lane.isFor(column))) {
            lanes.add(Lane.SPEED.isFor(column) ? 0 : lanes.size(), Lane.SPEED.isFor(column) ? Lane.SPEED : Lane.of(column));
        }
    }

    /** Shows or hides one of the lanes that are there from the start. */
    public void toggle(Lane lane) {
        if (!lanes.remove(lane)) {
            lanes.add((int) Lane.DEFAULTS.stream().takeWhile(before -> !before.equals(lane)).filter(lanes::contains).count(), lane);
        }
    }

    /** The lanes that fit: when the timeline is low the change of speed goes first, then the curves of one run. */
    List<Lane> fitting(double height) {
        List<Lane> fitting = new ArrayList<>(lanes);
        for (Lane.Kind kind : List.of(Lane.Kind.CAUSES, Lane.Kind.CURVES)) {
            if (fitting.size() > 1 && needed(fitting) > height) {
                fitting.removeIf(lane -> lane.kind() == kind);
            }
        }
        return fitting;
    }

    private static double needed(List<Lane> some) {
        return some.stream().mapToDouble(Lane::minHeight).sum() + TimelineChart.GAP * (some.size() - 1) + TimelineChart.AXIS_HEIGHT;
    }

    /** Whether the window runs along with the cursor. */
    public ReadOnlyBooleanProperty followingProperty() {
        return following.getReadOnlyProperty();
    }

    TimeWindow window() {
        return window;
    }

    /** Once per frame: takes over how long the run is and keeps the cursor in view while following. */
    public void advance() {
        Run now = now();
        if (now == null) {
            return;
        }
        window.setEnd(now.seconds());
        if (following.get()) {
            if (session.playback().state() == Playback.State.SCRUBBING) {
                window.reveal(cursorSeconds());
            } else {
                window.goToEnd();
            }
        }
    }

    public void follow() {
        following.set(true);
        window.reset();
        advance();
    }

    public void zoom(double atSeconds, double factor) {
        following.set(false);
        window.zoom(atSeconds, factor);
    }

    public void pan(double seconds) {
        following.set(false);
        window.pan(seconds);
    }

    public void showAll() {
        following.set(false);
        advance();
        window.showAll();
    }

    /** The moment that the cursor marks: the end of its tick. */
    public double cursorSeconds() {
        Run now = now();
        return now == null ? 0 : Decimation.secondsOf(session.playback().cursor(), now.header().tickRate());
    }

    /** Moves the cursor, and with it the world, to the tick that ends nearest to a moment. */
    public void seek(double seconds) {
        if (now() != null) {
            session.playback().seek(Decimation.rowAt(seconds, now()));
        }
    }

    public void step(int ticks) {
        session.playback().seek(session.playback().cursor() + ticks);
    }

    /** “588 of 768”. */
    public String tickText() {
        return now() == null ? "–" : session.playback().cursor() + 1 + " of " + now().length();
    }

    public List<Readout> readouts(Lane lane, int ticksPerBar) {
        return Readout.of(lane, shown(), now(), cursorSeconds(), ticksPerBar);
    }

    /** Shows a run that is hidden, hides one that is shown. */
    public void toggle(RunEntry entry) {
        if (entry.visibleProperty().get()) {
            session.runs().hide(entry);
        } else {
            session.runs().show(entry);
        }
    }

    /** Keeps the run now under a name that says what it is. */
    public RunEntry keepNow() {
        RunList runs = session.runs();
        long kept = runs.list().stream().filter(entry -> entry.role() == RunEntry.Role.KEPT).count();
        return runs.keep("run " + (kept + 1), now());
    }

    public void keepNowAsBaseline() {
        RunEntry entry = keepNow();
        session.runs().rename(entry, "baseline");
        session.runs().setBaseline(entry);
    }

    /** What a file of this run is called, without its ending. */
    public String fileName() {
        return now() == null ? "run" : now().header().model() + "-" + now().header().map() + "-" + Numbers.fixed(now().seconds(), 0) + "s";
    }
}
