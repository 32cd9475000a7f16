package dev.goldenangle.workbench.runs;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.document.Setup;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Playback;
import dev.goldenangle.workbench.live.Source;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.SetChangeListener;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Asks for what-ifs whenever something changes that they depend on, and puts the answers into the list of runs. */
final class WhatIfUpdates {
    private static final double SHORTEST_SECONDS = 10;
    private static final double LONGEST_SECONDS = 60;
    private final Document document;
    private final LivePlay live;
    private final RunList runs;
    private final WhatIf whatIf;
    private final ObjectProperty<WhatIf.Loop> loop = new SimpleObjectProperty<>(this, "loop", WhatIf.Loop.CLOSED);
    private List<Source> asked = List.of();
    private boolean awake;

    WhatIfUpdates(Document document, LivePlay live, RunList runs, WhatIf whatIf) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        this.whatIf = whatIf;
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
        loop.addListener((observable, old, kind) -> ask());
        whatIf.resultProperty().addListener((observable, old, result) -> show(result));
    }

    ObjectProperty<WhatIf.Loop> loopProperty() {
        return loop;
    }

    /** Asks from now on: what-ifs wait for the first frame, so that they do not slow down the start. */
    void wake() {
        if (!awake) {
            awake = true;
            ask();
        }
    }

    /** A new world asks by itself when it has begun. */
    private void useSetup(Setup old, Setup setup) {
        if (setup.isSameWorld(old)) {
            ask();
        }
    }

    private void ask() {
        if (!awake || live.isChanging()) {
            return;
        }
        asked = wanted();
        if (asked.isEmpty()) {
            runs.showPinned(List.of());
        }
        Setup setup = document.setupProperty().get();
        whatIf.request(new WhatIf.Request(setup.model(), setup.level(), setup.saved(), setup.values(), asked, ticks(), loop.get()));
    }

    /** The driving source if it can do the same again, then what is pinned: sources, and kept runs that were made here. */
    private List<Source> wanted() {
        Set<Source> wanted = new LinkedHashSet<>();
        if (live.sources().driving().isRepeatable()) {
            wanted.add(live.sources().driving());
        }
        wanted.addAll(live.sources().pinned());
        runs.kept().stream().filter(entry -> entry.pinnedProperty().get() && isOfThisWorld(entry.run())).map(RunEntry::source).forEach(wanted::add);
        return List.copyOf(wanted);
    }

    private boolean isOfThisWorld(Run run) {
        return run.header().model().equals(document.model().id()) && run.header().mapHash() == document.level().hash();
    }

    /** As long as what has been played, but neither a blink nor an hour. */
    private int ticks() {
        double rate = document.tickRate();
        double played = live.playback().lengthProperty().get() / rate;
        double seconds = Math.max(SHORTEST_SECONDS, Math.min(LONGEST_SECONDS, Math.ceil(played / 10) * 10));
        return (int) Math.round(seconds * rate);
    }

    /** Shows the answer that is there, if it is to the latest question. */
    void showCurrent() {
        whatIf.current().ifPresent(this::show);
    }

    private void show(WhatIf.Result result) {
        Source driving = live.sources().driving();
        runs.showPinned(result.pairs().stream().filter(pair -> !pair.source().equals(driving)).toList());
        result.of(driving).ifPresent(pair -> show(pair, result.request().loop()));
    }

    private void show(WhatIf.Pair pair, WhatIf.Loop kind) {
        Playback playback = live.playback();
        runs.before().setRun(pair.before());
        boolean sameKeys = kind == WhatIf.Loop.OPEN && pair.now() != pair.before();
        if (!playback.isLive() && (sameKeys || isPlayedWithOtherKnobs(runs.now().run()) || playback.showsRemade())) {
            runs.now().setRun(pair.now());
            playback.showRemade(pair.now().length(), sameKeys ? pair.now() : null);
        }
    }

    /** A world that has shown no frame yet has played nothing that could be remade. */
    private boolean isPlayedWithOtherKnobs(Run run) {
        return run != null && !(run.knobChanges().isEmpty() && run.header().parameters().equals(document.knobs().values()));
    }
}
