package dev.goldenangle.workbench.results;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.telemetry.RunHeader;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.collections.ObservableList;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The state of the run list. All actions can be undone. */
public final class RunsViewModel {
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final Tasks tasks;

    public RunsViewModel(Document document, LivePlay live, Runs runs, Tasks tasks) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        this.tasks = tasks;
    }

    public ObservableList<RunEntry> list() {
        return runs.list().entries();
    }

    /** Whether runs of other maps and models are listed too. */
    public BooleanProperty listsAllProperty() {
        return runs.listsAllProperty();
    }

    /** The listed runs in groups of one map and one model, the open ones first. With more than one group, each begins with its heading. */
    List<RunRow> rows() {
        Map<String, List<RunEntry>> groups = new LinkedHashMap<>();
        list().stream().filter(RunEntry::isListed).sorted(Comparator.comparing(entry -> !entry.isHere())).forEach(entry -> groups.computeIfAbsent(groupOf(entry), name -> new ArrayList<>()).add(entry));
        List<RunRow> rows = new ArrayList<>();
        int number = 0;
        for (Map.Entry<String, List<RunEntry>> group : groups.entrySet()) {
            int place = number++;
            if (groups.size() > 1) {
                rows.add(new RunRow(place, group.getKey(), null));
            }
            group.getValue().forEach(entry -> rows.add(new RunRow(place, group.getKey(), entry)));
        }
        return rows;
    }

    private String groupOf(RunEntry entry) {
        if (entry.isHere()) {
            return Messages.text("results.group", document.level().name(), document.model().id());
        }
        RunHeader made = entry.run().header();
        boolean isOtherVersion = made.map().equals(document.level().name()) && made.mapHash() != document.level().hash();
        return Messages.text(isOtherVersion ? "results.group.other-version" : "results.group", made.map(), made.model());
    }

    /** The number of runs of other maps and models. */
    long othersCount() {
        return list().stream().filter(entry -> !entry.isHere()).count();
    }

    void undo() {
        document.history().undo();
    }

    /** Whether bots react to the knobs in a what-if, or press the same keys as before. */
    public ObjectProperty<WhatIf.Loop> loopProperty() {
        return runs.whatIfLoopProperty();
    }

    private RunList runs() {
        return runs.list();
    }

    public long shownCount() {
        return list().stream().filter(RunEntry::isShown).count();
    }

    /** The text under the name: the notes, or the origin of the run if there are none. */
    public String captionOf(RunEntry entry) {
        if (!entry.foreign().isEmpty()) {
            return Messages.text(entry.isComparable() ? "results.converted" : "results.not-shown", entry.foreign());
        }
        String notes = entry.notesProperty().get();
        if (!notes.isEmpty()) {
            return notes;
        }
        return switch (entry.role()) {
            case NOW -> changedCaption();
            case BEFORE -> document.preset().publicId();
            case GHOST -> Messages.text("results.ghost");
            case PINNED_NOW -> Messages.text("results.pinned", changedCaption());
            case PINNED_BEFORE -> Messages.text("results.pinned", document.preset().publicId());
            case KEPT -> entry.isBaseline() ? Messages.text("results.baseline", entry.run().header().source()) : entry.run().header().source();
        };
    }

    private String changedCaption() {
        long changed = document.knobs().values().table().parameters().stream()
                .filter(parameter -> !document.knobs().values().value(parameter).equals(document.knobs().before().value(parameter))).count();
        boolean sameKeys = loopProperty().get() == WhatIf.Loop.OPEN && changed > 0 && !live.playback().isLive();
        return Messages.text(sameKeys ? "results.changed.same-keys" : "results.changed", changed);
    }

    public double secondsOf(RunEntry entry) {
        return entry.run() == null ? Double.NaN : entry.run().seconds();
    }

    public String lengthOf(RunEntry entry) {
        return entry.run() == null ? "–" : Numbers.withUnit(Numbers.fixed(secondsOf(entry), 2), "s");
    }

    /** A run of this session that is not kept has the open preset. */
    public String presetOf(RunEntry entry) {
        return entry.origin().preset().isEmpty() ? document.preset().publicId() : Preset.publicId(entry.origin().preset());
    }

    /** The marks as words. */
    public String marksOf(RunEntry entry) {
        return Stream.of(entry.isBaseline() ? Messages.text("runs.baseline") : "", isPinned(entry) ? Messages.text("results.run.pinned") : "").filter(word -> !word.isEmpty()).collect(Collectors.joining(", "));
    }

    /** Keeps a copy of the current run for comparisons. */
    public void keepNow() {
        runs.whenWhole(this::keepWhole);
    }

    private void keepWhole() {
        Run run = runs.shown();
        if (run == null || run.length() == 0) {
            tasks.notifications().warn(Messages.text("results.nothing-to-keep"));
            return;
        }
        runs().keep(run);
    }

    public void toggleVisible(RunEntry entry) {
        runs().toggleVisible(entry);
    }

    /** Kept runs, the driving source and pinned sources can be pinned. */
    public boolean canBePinned(RunEntry entry) {
        return switch (entry.role()) {
            case KEPT, PINNED_NOW -> true;
            case NOW -> live.sources().driving().isRepeatable();
            case BEFORE, PINNED_BEFORE, GHOST -> false;
        };
    }

    public boolean isPinned(RunEntry entry) {
        return switch (entry.role()) {
            case KEPT -> entry.pinnedProperty().get();
            case NOW -> live.sources().pinned().contains(live.sources().driving());
            case PINNED_NOW -> true;
            case BEFORE, PINNED_BEFORE, GHOST -> false;
        };
    }

    public void togglePinned(RunEntry entry) {
        switch (entry.role()) {
            case KEPT -> toggleKept(entry);
            case NOW -> toggle(live.sources().driving());
            case PINNED_NOW -> unpin(entry);
            case BEFORE, PINNED_BEFORE, GHOST -> { }
        }
    }

    private void toggle(Source source) {
        if (live.sources().pinned().contains(source)) {
            live.sources().unpin(source);
        } else {
            live.sources().pin(source);
        }
    }

    /** Unpins a kept run or a source. */
    private void unpin(RunEntry entry) {
        runs().kept().stream().filter(kept -> kept.sourceId().equals(entry.id())).forEach(runs()::unpin);
        live.sources().find(entry.id()).ifPresent(live.sources()::unpin);
    }

    /** Opens a kept run with its knobs, its map and its inputs. */
    public void reopen(RunEntry entry) {
        runs.reopen(entry);
    }

    public void colour(RunEntry entry, int series) {
        runs().colour(entry, series);
    }

    private void toggleKept(RunEntry entry) {
        if (entry.pinnedProperty().get()) {
            runs().unpin(entry);
        } else {
            runs().pin(entry);
        }
    }

    public void toggleBaseline(RunEntry entry) {
        runs().setBaseline(entry.isBaseline() ? null : entry);
    }

    /** Only kept runs can be renamed or be the baseline. */
    public boolean isKept(RunEntry entry) {
        return entry.role() == RunEntry.Role.KEPT;
    }

    /** An empty name changes nothing. */
    public void rename(RunEntry entry, String name) {
        if (!name.isBlank()) {
            runs().rename(entry, name.strip());
        }
    }

    public void note(RunEntry entry, String text) {
        runs().note(entry, text.strip());
    }

    /** Does not remove a pinned run. */
    public void remove(RunEntry entry) {
        if (entry.pinnedProperty().get()) {
            tasks.notifications().warn(Messages.text("results.remove.pinned", entry.name()));
        } else if (isKept(entry)) {
            runs().remove(entry);
            tasks.notifications().info(Messages.text("results.removed", entry.name()));
        }
    }
}
