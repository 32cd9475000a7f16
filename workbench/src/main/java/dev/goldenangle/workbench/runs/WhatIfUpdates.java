package dev.goldenangle.workbench.runs;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.math.Decimals;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.SetChangeListener;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Requests what-ifs when anything they depend on changes, and puts the results into the list of runs. */
final class WhatIfUpdates {
    private static final double SHORTEST_SECONDS = 10;
    private static final double MOST_AHEAD_SECONDS = 120;
    /** Maximum time to wait for the live run to be re-simulated; it may have failed, or be recording. */
    private static final long LONGEST_WAIT_NANOS = 2_000_000_000L;
    private final Document document;
    private final LivePlay live;
    private final RunList runs;
    private final WhatIf whatIf;
    private final BooleanSupplier isElsewhere;
    private final ObjectProperty<WhatIf.Loop> loop = new SimpleObjectProperty<>(this, "loop", WhatIf.Loop.CLOSED);
    private List<Source> asked = List.of();
    private boolean awake;
    private boolean held;
    /** The branch in which a knob was changed while paused; −1 if none. */
    private int turnedIn = -1;
    private final Notifications notifications;
    /** A tick after the end of the run that the user wants to see, and its branch; −1 for none. */
    private int sought = -1;
    private int soughtIn;
    /** Whether a knob was changed in live play and no what-if was requested yet, and since when. */
    private boolean isWaiting;
    private long waitingSince;
    /** The end of the time in view, in seconds. */
    private double viewEnd = SHORTEST_SECONDS;
    private double askedSeconds;
    private double wholeSeconds;
    /** The visible part of a what-if, while the rest is simulated; null if the run on screen is complete. */
    private Run part;
    private final List<Runnable> whenWhole = new ArrayList<>();

    /** @param isElsewhere whether a run simulated elsewhere is shown */
    WhatIfUpdates(Document document, LivePlay live, RunList runs, WhatIf whatIf, Notifications notifications, BooleanSupplier isElsewhere) {
        this.notifications = notifications;
        this.document = document;
        this.live = live;
        this.runs = runs;
        this.whatIf = whatIf;
        this.isElsewhere = isElsewhere;
        document.setupProperty().addListener((observable, old, setup) -> useSetup(old, setup));
        live.epochProperty().addListener((observable, old, epoch) -> {
            runWaiting();
            ask();
        });
        live.sources().pinned().addListener((SetChangeListener<Source>) change -> ask());
        live.playback().stateProperty().addListener((observable, old, state) -> {
            if (old == Playback.State.LIVE) {
                ask();
            }
        });
        runs.entries().addListener((ListChangeListener<RunEntry>) change -> {
            if (!wanted().equals(asked)) {
                ask();
            }
        });
        loop.addListener((observable, old, kind) -> {
            if (kind == WhatIf.Loop.OPEN) {
                live.letBotsPressTheSameKeys();
            } else {
                live.letBotsReact();
            }
            noteTurned();
            ask();
        });
        whatIf.visiblePartProperty().addListener((observable, old, pair) -> showPart(pair));
        whatIf.resultProperty().addListener((observable, old, result) -> show(result));
        live.playback().setOnBeyond(this::lookFor);
    }

    /** Simulates ahead to a tick that is not played yet. A tick far beyond any run on screen means the end. */
    private void lookFor(int tick) {
        Run shown = runs.now().run();
        if (shown == null || tick / document.tickRate() > shown.seconds() + MOST_AHEAD_SECONDS) {
            return;
        }
        sought = tick;
        soughtIn = live.playback().branch();
        ask();
    }

    ObjectProperty<WhatIf.Loop> loopProperty() {
        return loop;
    }

    /** Stops requests until {@link #wake}. */
    void hold() {
        held = true;
    }

    void release() {
        held = false;
    }

    /** Starts requests. What-ifs wait for the first frame to keep the start fast. */
    void wake() {
        if (!awake && !held) {
            awake = true;
            ask();
        }
    }

    /** A new world makes its own request when it starts. */
    private void useSetup(Setup old, Setup setup) {
        if (setup.isSameWorld(old)) {
            boolean isTurned = !setup.values().equals(old.values());
            if (isTurned) {
                noteTurned();
            }
            if (isTurned && live.playback().isLive() && isPlayed()) {
                waitingSince = isWaiting ? waitingSince : System.nanoTime();
                isWaiting = true;
                whatIf.cancel();
            } else {
                ask();
            }
        }
    }

    private boolean isPlayed() {
        Run run = runs.now().run();
        return run != null && run.length() > 0;
    }

    /** Whether a request waits for the live run to be re-simulated. */
    boolean isWaiting() {
        return isWaiting;
    }

    /** After a knob change the live run, which the user is watching, is re-simulated first; what-ifs wait for it. */
    void pulse() {
        Run shown = runs.now().run();
        boolean isThere = shown == null || shown.header().parameters().equals(document.knobs().values());
        if (isWaiting && (isThere || System.nanoTime() - waitingSince > LONGEST_WAIT_NANOS)) {
            ask();
        }
    }

    private void noteTurned() {
        if (!live.playback().isLive()) {
            turnedIn = live.playback().branch();
        }
    }

    /** While paused: requests again if anything changed since, such as the last ticks before the pause. */
    void refresh() {
        if (!wanted().equals(asked)) {
            ask();
        }
    }

    private void ask() {
        if (!awake || live.isChanging()) {
            return;
        }
        isWaiting = false;
        asked = wanted();
        if (asked.isEmpty()) {
            runs.showPinned(List.of());
        }
        Setup setup = document.setupProperty().get();
        askedSeconds = Math.max(SHORTEST_SECONDS, Math.ceil(seconds() / 10 - 1e-9) * 10);
        whatIf.request(new WhatIf.Request(setup.model(), setup.level(), setup.before(), setup.values(), asked, askedSeconds, loop.get()), visibleSeconds());
    }

    /** Up to the end of the time in view and the cursor; everything if the user waits for a later tick. */
    private double visibleSeconds() {
        Run run = runs.now().run();
        return isSought() || run == null ? Double.POSITIVE_INFINITY : Math.max(viewEnd, (live.playback().cursor() + 1) / run.header().tickRate());
    }

    /** @param seconds the end of the time in view: this much of a what-if is shown first */
    void setViewEnd(double seconds) {
        viewEnd = seconds;
    }

    /** The driving source, then the pinned sources and pinned kept runs made on this map. */
    private List<Source> wanted() {
        Set<Source> wanted = new LinkedHashSet<>();
        wanted.add(live.doneAgain());
        live.sources().pinned().stream().filter(source -> source != live.sources().driving()).forEach(wanted::add);
        runs.kept().stream().filter(entry -> entry.pinnedProperty().get() && isOfThisWorld(entry.run())).map(RunEntry::source).forEach(wanted::add);
        return List.copyOf(wanted);
    }

    private boolean isOfThisWorld(Run run) {
        return run.header().model().equals(document.model().id()) && run.header().mapHash() == document.level().hash();
    }

    /** The length to simulate: up to the end of the run on screen or the wanted tick. */
    private double seconds() {
        return Math.max(shownSeconds(), isSought() ? (sought + 1) / document.tickRate() : 0);
    }

    /** The length of the run on screen; of the complete run if only a part is available. */
    double shownSeconds() {
        Run run = runs.now().run();
        return run == null ? 0 : isPart() ? wholeSeconds : run.seconds();
    }

    /** Whether the run on screen is only the visible part of a what-if. */
    boolean isPart() {
        return part != null && part == runs.now().run();
    }

    /** Runs an action as soon as the run on screen is complete. */
    void whenWhole(Runnable action) {
        if (isPart()) {
            whenWhole.add(action);
        } else {
            action.run();
        }
    }

    private void showPart(WhatIf.Pair pair) {
        boolean isShown = pair.source().id().equals(live.sources().driving().id()) && !isSought() && live.playback().cursor() < pair.now().length();
        if (isShown && show(pair)) {
            part = pair.now();
            wholeSeconds = pair.source().seconds() > 0 ? Math.min(pair.source().seconds(), askedSeconds) : askedSeconds;
        }
    }

    private boolean isSought() {
        return sought >= 0 && soughtIn == live.playback().branch() && !live.playback().isLive();
    }

    /** Shows the latest result if it answers the latest request. */
    void showCurrent() {
        whatIf.current().ifPresent(this::show);
    }

    private void show(WhatIf.Result result) {
        Source driving = live.sources().driving();
        runs.showPinned(result.pairs().stream().filter(pair -> !pair.source().id().equals(driving.id())).toList());
        result.of(driving).ifPresent(this::show);
        part = null;
        runWaiting();
    }

    private void runWaiting() {
        List<Runnable> waiting = List.copyOf(whenWhole);
        whenWhole.clear();
        waiting.forEach(Runnable::run);
    }

    /** Whether an action waits until the run on screen is complete. */
    boolean isAwaited() {
        return !whenWhole.isEmpty();
    }

    /**
     * While paused, shows the what-if after a knob change or before the first tick. Live play has its own previous
     * run. Returns whether the what-if is shown as now.
     */
    private boolean show(WhatIf.Pair pair) {
        Playback playback = live.playback();
        Run shown = runs.now().run();
        if (playback.isLive() || isElsewhere.getAsBoolean()) {
            return false;
        }
        runs.before().setRun(pair.before());
        boolean isSought = isSought();
        boolean isNow = shown != null && (isSought && sought < pair.now().length() || turnedIn == playback.branch() || shown.length() == 0 && playback.isSettled() || playback.isAhead());
        if (isNow) {
            runs.now().setRun(pair.now());
            playback.lookAhead(pair.now());
        }
        if (isSought) {
            showSought(shown);
        }
        return isNow;
    }

    private void showSought(Run shown) {
        int tick = sought;
        sought = -1;
        if (tick < live.playback().lengthProperty().get()) {
            live.playback().seek(tick);
        } else if (shown != null) {
            notifications.info(Messages.text("runs.after-end", Decimals.fixed((tick + 1) / document.tickRate(), 2), Decimals.fixed(shown.seconds(), 2)));
        }
    }
}
