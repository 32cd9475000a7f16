package dev.goldenangle.workbench.charts;

import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Column;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.plot.Decimation;
import dev.goldenangle.workbench.runs.OverlayBy;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The state of the timeline: its lanes, time window and runs, and the values at the cursor. */
public final class TimelineViewModel {
    private final LivePlay live;
    private final Runs runs;
    private final Tasks tasks;
    /** Where lanes are drawn, when last known. */
    private double height = Double.MAX_VALUE;
    private final ObservableList<Lane> lanes = FXCollections.observableArrayList(Lane.DEFAULTS);
    private final TimeWindow window = new TimeWindow();
    private static final double LONGEST_LAP = 40;
    /** If the time in view is long, a what-if first shows this much of it. */
    private static final double MOST_AT_FIRST_SECONDS = 10;
    private final ReadOnlyBooleanWrapper fitting = new ReadOnlyBooleanWrapper(this, "fitting", false);
    private boolean opened;
    private final ReadOnlyBooleanWrapper following = new ReadOnlyBooleanWrapper(this, "following", true);

    public TimelineViewModel(LivePlay live, Runs runs, Tasks tasks) {
        this.live = live;
        this.runs = runs;
        this.tasks = tasks;
        live.epochProperty().addListener(observable -> opened = false);
    }

    RunList runs() {
        return runs.list();
    }

    Tasks tasks() {
        return tasks;
    }

    Notifications notifications() {
        return tasks.notifications();
    }

    /** The current run; null before its first tick. */
    public Run now() {
        Run run = runs.shown();
        return run == null || run.length() == 0 ? null : run;
    }

    /** The runs to draw: now first, then before, then the others. */
    public List<RunEntry> shown() {
        return runs.list().entries().stream().filter(RunEntry::isShown).toList();
    }

    public ObservableList<Lane> lanes() {
        return lanes;
    }

    /** All columns that can be shown. */
    public List<Column> columns() {
        return now() == null ? List.of() : now().columns().list();
    }

    public boolean hasLane(Column column) {
        return lanes.stream().anyMatch(lane -> lane.isFor(column));
    }

    /** Adds or removes a lane for a column. */
    public void toggle(Column column) {
        if (!lanes.removeIf(lane -> lane.isFor(column))) {
            lanes.add(Lane.SPEED.isFor(column) ? 0 : lanes.size(), Lane.SPEED.isFor(column) ? Lane.SPEED : Lane.of(column));
        }
    }

    /** Shows a lane for a column, if there is none, and notifies the user. */
    public void show(String columnKey) {
        Optional<Lane> wanted = columns().stream().filter(column -> column.key().equals(columnKey)).findFirst().map(Lane::forColumn);
        if (wanted.isEmpty()) {
            notifications().warn(Messages.text("charts.lane.missing", columnKey));
        } else {
            if (!lanes.contains(wanted.get())) {
                toggle(wanted.get());
            }
            notifications().success(Messages.text("charts.lane.shown", wanted.get().title()) + hiddenLanes());
        }
    }

    /** A sentence about the lanes that have no room any more; empty if all have. */
    private String hiddenLanes() {
        List<Lane> drawn = fitting(height);
        String hidden = lanes.stream().filter(lane -> !drawn.contains(lane)).map(Lane::title).collect(Collectors.joining(", "));
        return hidden.isEmpty() ? "" : Messages.text("charts.lane.hidden", hidden);
    }

    /** Shows or hides a lane. */
    public void toggle(Lane lane) {
        if (!lanes.remove(lane)) {
            lanes.add(!Lane.DEFAULTS.contains(lane) ? lanes.size() : (int) Lane.DEFAULTS.stream().takeWhile(before -> !before.equals(lane)).filter(lanes::contains).count(), lane);
        }
    }

    /** The lanes that are drawn in this height. */
    List<Lane> drawn(double available) {
        height = available;
        return fitting(available);
    }

    /** The lanes that fit. In a low timeline, the speed change is hidden first, then the curves of one run. */
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

    /** Whether the time window follows the cursor. */
    public ReadOnlyBooleanProperty followingProperty() {
        return following.getReadOnlyProperty();
    }

    TimeWindow window() {
        return window;
    }

    /** Called once per frame: updates the length of the run and keeps the cursor in view while following. */
    public void advance() {
        Run now = now();
        if (now == null) {
            return;
        }
        window.setEnd(runs.shownSeconds());
        if (!opened) {
            open(now);
        }
        if (fitting.get()) {
            window.showAll();
        } else if (following.get()) {
            if (live.playback().state() == Playback.State.SCRUBBING || live.playback().isAhead()) {
                window.reveal(cursorSeconds());
            } else {
                window.goToEnd();
            }
        }
        runs.setViewEnd(Math.min(window.to(), window.from() + MOST_AT_FIRST_SECONDS));
    }

    /** A new run starts zoomed to its first lap, if that is short enough. A zoom that the user chose stays. */
    private void open(Run run) {
        opened = true;
        OptionalDouble lap = run.events(EventKind.FINISH).stream().mapToDouble(event -> Decimation.secondsOf(event.tick(), run.header().tickRate())).findFirst();
        window.setOpeningSpan(lap.isPresent() && lap.getAsDouble() < LONGEST_LAP ? Math.max(TimeWindow.DEFAULT_SPAN, 1.02 * lap.getAsDouble()) : TimeWindow.DEFAULT_SPAN);
        if (following.get()) {
            window.reset();
        }
    }

    /** Whether the whole run is always shown. */
    public ReadOnlyBooleanProperty fittingProperty() {
        return fitting.getReadOnlyProperty();
    }

    public void follow() {
        fitting.set(false);
        following.set(true);
        window.reset();
        advance();
    }

    public void zoom(double atSeconds, double factor) {
        stay();
        window.zoom(atSeconds, factor);
    }

    public void pan(double seconds) {
        stay();
        window.pan(seconds);
    }

    /** Shows the whole run from now on. */
    public void showAll() {
        following.set(false);
        fitting.set(true);
        advance();
    }

    private void stay() {
        following.set(false);
        fitting.set(false);
    }

    /** The end of the tick at the cursor. */
    public double cursorSeconds() {
        Run now = now();
        return now == null ? 0 : Decimation.secondsOf(live.playback().cursor(), now.header().tickRate());
    }

    /** Moves the cursor, and with it the world, to the tick that ends nearest to a moment. */
    public void seek(double seconds) {
        if (now() != null) {
            live.playback().seek(Decimation.rowAt(seconds, now()));
        }
    }

    /** Like {@link #seek}, but a moment after the end of the run simulates up to there. */
    public void goTo(double seconds) {
        if (now() != null) {
            live.playback().seek((int) Math.max(0, Math.rint(seconds * now().header().tickRate()) - 1));
        }
    }

    public void step(int ticks) {
        live.playback().seek(Math.min(live.playback().lengthProperty().get() - 1, live.playback().cursor() + ticks));
    }

    /** For example “588 of 768”. */
    public String tickText() {
        return now() == null ? "–" : Messages.text("charts.tick.of", Integer.toString(live.playback().cursor() + 1), Integer.toString(now().length()));
    }

    public List<Readout> readouts(Lane lane, int ticksPerBar) {
        return Readout.of(lane, shown(), now(), cursorSeconds(), ticksPerBar);
    }

    /** How other runs are aligned with the current one. */
    ObjectProperty<OverlayBy> overlayBy() {
        return runs.overlayByProperty();
    }

    /** Shows or hides a run. */
    public void toggle(RunEntry entry) {
        runs.list().toggleVisible(entry);
    }

    /** Keeps the current run under the next free name. */
    public void keepNow() {
        runs.whenWhole(() -> runs.list().keep(now()));
    }

    public void keepNowAsBaseline() {
        runs.whenWhole(() -> {
            RunEntry entry = runs.list().keep(now());
            runs.list().rename(entry, Messages.text("runs.baseline"));
            runs.list().setBaseline(entry);
        });
    }

    /** The suggested file name, without extension. */
    public String fileName() {
        return now() == null ? "run" : now().header().model() + "-" + now().header().map() + "-" + Numbers.fixed(now().seconds(), 0) + "s";
    }
}
