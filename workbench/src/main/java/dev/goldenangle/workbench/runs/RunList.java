package dev.goldenangle.workbench.runs;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The list of runs: first the current run and the one before it, then ghosts and kept runs. All changes except to live runs can be undone.
 */
public final class RunList {
    private static final int NOW_SERIES = 1;
    private static final int BASELINE_SERIES = 4;
    private static final int BEFORE_SERIES = 6;
    private static final int[] KEPT_SERIES = {BASELINE_SERIES, 2, 5, 3};
    static final int LONGEST_NAME = 120;
    static final int LONGEST_NOTES = 4000;
    private static final String ID = "'run'-uuuuMMdd-HHmmss-SSS";

    private final History history;
    private final Supplier<RunOrigin> origin;
    private final ObservableList<RunEntry> list = FXCollections.observableArrayList(entry -> new Observable[] {
            entry.nameProperty(), entry.notesProperty(), entry.seriesProperty(), entry.visibleProperty(), entry.pinnedProperty(), entry.baselineProperty()});
    /** Kept in a field: an unreferenced read-only view would be garbage-collected and stop notifying listeners. */
    private final ObservableList<RunEntry> listView = FXCollections.unmodifiableObservableList(list);
    private final RunEntry now = new RunEntry(RunEntry.Role.NOW, NOW_SERIES, Messages.text("runs.now"), null);
    private final RunEntry before = new RunEntry(RunEntry.Role.BEFORE, BEFORE_SERIES, Messages.text("runs.before"), null);
    private final ReadOnlyObjectWrapper<RunEntry> baseline = new ReadOnlyObjectWrapper<>(this, "baseline");
    private int kept;

    /** @param origin the preset and map of a run kept now */
    RunList(History history, Supplier<RunOrigin> origin) {
        this.history = history;
        this.origin = origin;
        list.addAll(now, before);
    }

    /** All entries. Fires also when a name, mark or visibility changes, but not when a live run grows. */
    public ObservableList<RunEntry> entries() {
        return listView;
    }

    /** The run being played, or the what-if under the current knobs. */
    public RunEntry now() {
        return now;
    }

    /** The same source under the accepted knobs. */
    public RunEntry before() {
        return before;
    }

    public Optional<RunEntry> baseline() {
        return Optional.ofNullable(baseline.get());
    }

    /** Keeps a run under the next number. */
    public RunEntry keep(Run run) {
        return keep(Messages.text("runs.kept-name", kept().size() + 1), run);
    }

    public RunEntry keep(String name, Run run) {
        return keep(name, run, origin.get());
    }

    /** Keeps a run with the given origin. */
    RunEntry keep(String name, Run run, RunOrigin madeFrom) {
        RunEntry entry = new RunEntry(RunEntry.Role.KEPT, freeId(), madeFrom, KEPT_SERIES[kept++ % KEPT_SERIES.length], cut(name, LONGEST_NAME), run);
        list.add(entry);
        history.did(Messages.text("runs.undo.keep", name), List.of(list, entry), () -> drop(entry), () -> list.add(entry));
        return entry;
    }

    private String freeId() {
        DateTimeFormatter format = DateTimeFormatter.ofPattern(ID, Locale.ROOT).withZone(ZoneOffset.UTC);
        Instant now = Instant.now();
        while (find(format.format(now)).isPresent()) {
            now = now.plusMillis(1);
        }
        return format.format(now);
    }

    /** A kept run by its id. */
    public Optional<RunEntry> find(String id) {
        return list.stream().filter(entry -> entry.role() == RunEntry.Role.KEPT && entry.id().equals(id)).findFirst();
    }

    /** The kept runs in list order. */
    public List<RunEntry> kept() {
        return list.stream().filter(entry -> entry.role() == RunEntry.Role.KEPT).toList();
    }

    /** Adds a run kept in an earlier session; not an undo step. */
    void takeIn(StoredRun stored, Run run) {
        if (find(stored.id()).isPresent()) {
            return;
        }
        RunEntry entry = new RunEntry(RunEntry.Role.KEPT, stored.id(), stored.origin(), stored.series(), stored.name(), run);
        entry.setNotes(stored.notes());
        entry.setVisible(stored.visible());
        entry.setPinned(stored.pinned());
        list.add(entry);
        kept++;
        if (stored.baseline() && baseline.get() == null) {
            star(entry);
        }
    }

    public void remove(RunEntry entry) {
        if (entry.role() == RunEntry.Role.KEPT && list.contains(entry)) {
            boolean wasBaseline = entry.isBaseline();
            drop(entry);
            history.did(Messages.text("runs.undo.remove", entry.name()), List.of(list, entry), () -> {
                list.add(entry);
                if (wasBaseline) {
                    star(entry);
                }
            }, () -> drop(entry));
        }
    }

    private void drop(RunEntry entry) {
        list.remove(entry);
        if (entry == baseline.get()) {
            star(null);
        }
    }

    /** Sets the baseline that other runs are compared with; null for none. */
    public void setBaseline(RunEntry entry) {
        RunEntry old = baseline.get();
        if (old != entry) {
            star(entry);
            history.did(Messages.text("runs.undo.baseline"), baseline, () -> star(old), () -> star(entry));
        }
    }

    private void star(RunEntry entry) {
        baseline().ifPresent(old -> old.setBaseline(false));
        baseline.set(entry);
        baseline().ifPresent(chosen -> chosen.setBaseline(true));
    }

    public void rename(RunEntry entry, String name) {
        change(Messages.text("runs.undo.rename"), entry, "name", entry.name(), cut(name, LONGEST_NAME), entry::setName);
    }

    public void note(RunEntry entry, String notes) {
        change(Messages.text("runs.undo.notes"), entry, "notes", entry.notesProperty().get(), cut(notes, LONGEST_NOTES), entry::setNotes);
    }

    private static String cut(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest);
    }

    /** The series colours available for kept runs. */
    public static List<Integer> colours() {
        return Arrays.stream(KEPT_SERIES).boxed().toList();
    }

    public void colour(RunEntry entry, int series) {
        change(Messages.text("runs.undo.colour", entry.name()), entry, "series", entry.series(), series, entry::setSeries);
    }

    public void show(RunEntry entry) {
        change(Messages.text("runs.show", entry.name()), entry, "visible", entry.visibleProperty().get(), true, entry::setVisible);
    }

    public void hide(RunEntry entry) {
        change(Messages.text("runs.hide", entry.name()), entry, "visible", entry.visibleProperty().get(), false, entry::setVisible);
    }

    public void toggleVisible(RunEntry entry) {
        if (entry.visibleProperty().get()) {
            hide(entry);
        } else {
            show(entry);
        }
    }

    public void pin(RunEntry entry) {
        change(Messages.text("runs.undo.pin", entry.name()), entry, "pinned", entry.pinnedProperty().get(), true, entry::setPinned);
    }

    public void unpin(RunEntry entry) {
        change(Messages.text("runs.undo.unpin", entry.name()), entry, "pinned", entry.pinnedProperty().get(), false, entry::setPinned);
    }

    private <T> void change(String label, RunEntry entry, String what, T old, T wanted, Consumer<T> setter) {
        if (!old.equals(wanted)) {
            setter.accept(wanted);
            history.did(label, List.of(entry, what), () -> setter.accept(old), () -> setter.accept(wanted));
        }
    }

    /** Shows the pinned sources, each under the current and the accepted knobs. */
    void showPinned(List<WhatIf.Pair> pairs) {
        Map<String, RunEntry> old = new HashMap<>();
        list.stream().filter(RunList::isPinnedSource).forEach(entry -> old.put(entry.role() + entry.id(), entry));
        int place = (int) list.stream().takeWhile(entry -> entry.role() != RunEntry.Role.KEPT && !isPinnedSource(entry)).count();
        for (int i = 0; i < pairs.size(); i++) {
            WhatIf.Pair pair = pairs.get(i);
            int series = KEPT_SERIES[(i + 2) % KEPT_SERIES.length];
            place = showPinned(old, RunEntry.Role.PINNED_NOW, series, pair.source(), pair.now(), place);
            place = showPinned(old, RunEntry.Role.PINNED_BEFORE, BEFORE_SERIES, pair.source(), pair.before(), place);
        }
        list.removeAll(old.values());
    }

    private static boolean isPinnedSource(RunEntry entry) {
        return entry.role() == RunEntry.Role.PINNED_NOW || entry.role() == RunEntry.Role.PINNED_BEFORE;
    }

    /** Reuses the existing entry, because rows and legends are rebuilt whenever the list changes. */
    private int showPinned(Map<String, RunEntry> old, RunEntry.Role role, int series, Source source, Run run, int place) {
        String name = Messages.text(role == RunEntry.Role.PINNED_NOW ? "runs.pinned.now" : "runs.pinned.before", source.label());
        RunEntry entry = old.remove(role + source.id());
        if (entry == null) {
            list.add(place, new RunEntry(role, source.id(), origin.get(), series, name, run));
        } else {
            entry.setRun(run);
            entry.setName(name);
        }
        return place + 1;
    }

    /** Shows the ghosts, in the order of their sources. */
    void showGhosts(List<Run> runs) {
        List<RunEntry> ghosts = list.stream().filter(entry -> entry.role() == RunEntry.Role.GHOST).toList();
        for (int i = runs.size(); i < ghosts.size(); i++) {
            list.remove(ghosts.get(i));
        }
        for (int i = 0; i < runs.size(); i++) {
            if (i < ghosts.size()) {
                ghosts.get(i).setName(runs.get(i).header().source());
                ghosts.get(i).setRun(runs.get(i));
            } else {
                list.add(2 + i, new RunEntry(RunEntry.Role.GHOST, KEPT_SERIES[(i + 1) % KEPT_SERIES.length], runs.get(i).header().source(), runs.get(i)));
            }
        }
    }
}
