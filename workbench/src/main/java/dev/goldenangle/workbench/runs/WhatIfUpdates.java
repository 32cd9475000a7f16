package dev.goldenangle.workbench.runs;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.tasks.Notifications;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.SetChangeListener;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Asks for what-ifs whenever something changes that they depend on, and puts the answers into the list of runs. */
final class WhatIfUpdates {
    private static final double SHORTEST_SECONDS = 10;
    private static final double MOST_AHEAD_SECONDS = 120;
    /** So long a live run that does not come, because it broke or keeps its past, is waited for. */
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
    /** Since when the world stands under knobs that were turned. */
    private int turnedIn = -1;
    private final Notifications notifications;
    /** A tick that is not played yet and that somebody wants to see, and in which branch; −1 for none. */
    private int sought = -1;
    private int soughtIn;
    /** Whether a knob was turned in live play and nothing was asked for yet, and since when. */
    private boolean isWaiting;
    private long waitingSince;

    /** @param isElsewhere whether a run is shown that is not made here, and stays */
    WhatIfUpdates(Document document, LivePlay live, RunList runs, WhatIf whatIf, Notifications notifications, BooleanSupplier isElsewhere) {
        this.notifications = notifications;
        this.document = document;
        this.live = live;
        this.runs = runs;
        this.whatIf = whatIf;
        this.isElsewhere = isElsewhere;
        document.setupProperty().addListener((observable, old, setup) -> useSetup(old, setup));
        live.epochProperty().addListener((observable, old, epoch) -> ask());
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
        whatIf.resultProperty().addListener((observable, old, result) -> show(result));
        live.playback().setOnBeyond(this::lookFor);
    }

    /** Has a moment made that is not played yet; one far beyond anything that is shown only means the end. */
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

    /** Asks nothing until it is released. */
    void hold() {
        held = true;
    }

    void release() {
        held = false;
    }

    /** Asks from now on: what-ifs wait for the first frame, so that they do not slow down the start. */
    void wake() {
        if (!awake && !held) {
            awake = true;
            ask();
        }
    }

    /** A new world asks by itself when it has begun. */
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

    /** Whether something is to be asked for when the live run has been made again. */
    boolean isWaiting() {
        return isWaiting;
    }

    /** A turned knob first makes the live run again, which is what the eye is on; the rest must not take the processor away from it. */
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

    /** While the world stands: asks again when something else was done since, such as the last ticks before it stood. */
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
        whatIf.request(new WhatIf.Request(setup.model(), setup.level(), setup.before(), setup.values(), asked, seconds(), loop.get()));
    }

    /** The driving source, then what is pinned: sources, and kept runs that were made here. */
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

    /** As long as what has been played, but no blink. */
    private double seconds() {
        Run run = runs.now().run();
        double shown = run == null ? 0 : run.seconds();
        double wanted = isSought() ? (sought + 1) / document.tickRate() : 0;
        return Math.max(SHORTEST_SECONDS, Math.ceil(Math.max(shown, wanted) / 10 - 1e-9) * 10);
    }

    private boolean isSought() {
        return sought >= 0 && soughtIn == live.playback().branch() && !live.playback().isLive();
    }

    /** Shows the answer that is there, if it is to the latest question. */
    void showCurrent() {
        whatIf.current().ifPresent(this::show);
    }

    private void show(WhatIf.Result result) {
        Source driving = live.sources().driving();
        runs.showPinned(result.pairs().stream().filter(pair -> !pair.source().id().equals(driving.id())).toList());
        result.of(driving).ifPresent(this::show);
    }

    /** While the world stands, a turned knob and a world without a tick show what would come; live play has its own run before. */
    private void show(WhatIf.Pair pair) {
        Playback playback = live.playback();
        Run shown = runs.now().run();
        if (playback.isLive() || isElsewhere.getAsBoolean()) {
            return;
        }
        runs.before().setRun(pair.before());
        boolean isSought = isSought();
        if (shown != null && (isSought && sought < pair.now().length() || turnedIn == playback.branch() || shown.length() == 0 && playback.isSettled() || playback.isAhead())) {
            runs.now().setRun(pair.now());
            playback.lookAhead(pair.now());
        }
        if (isSought) {
            showSought(shown);
        }
    }

    private void showSought(Run shown) {
        int tick = sought;
        sought = -1;
        if (tick < live.playback().lengthProperty().get()) {
            live.playback().seek(tick);
        } else if (shown != null) {
            notifications.info(String.format(Locale.ROOT, "%.2f s is not played yet; the run ends at %.2f s", (tick + 1) / document.tickRate(), shown.seconds()));
        }
    }
}
