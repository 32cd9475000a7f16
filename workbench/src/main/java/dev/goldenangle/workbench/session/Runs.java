package dev.goldenangle.workbench.session;

import dev.goldenangle.telemetry.Run;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The list of runs: now and before first, then ghosts and what was kept. Everything but the live runs can be undone. */
public final class Runs {
    private static final int NOW_SERIES = 1;
    private static final int BASELINE_SERIES = 4;
    private static final int BEFORE_SERIES = 6;
    private static final int[] KEPT_SERIES = {BASELINE_SERIES, 2, 5, 3};

    private final History history;
    private final ObservableList<RunEntry> list = FXCollections.observableArrayList(entry -> new Observable[] {
            entry.nameProperty(), entry.notesProperty(), entry.visibleProperty(), entry.pinnedProperty(), entry.baselineProperty()});
    /** Held here, because a read-only view that nobody holds stops telling its listeners. */
    private final ObservableList<RunEntry> listView = FXCollections.unmodifiableObservableList(list);
    private final RunEntry now = new RunEntry(RunEntry.Role.NOW, NOW_SERIES, "now", null);
    private final RunEntry before = new RunEntry(RunEntry.Role.BEFORE, BEFORE_SERIES, "before", null);
    private final ReadOnlyObjectWrapper<RunEntry> baseline = new ReadOnlyObjectWrapper<>(this, "baseline");
    private int kept;

    Runs(History history) {
        this.history = history;
        list.addAll(now, before);
    }

    /** Every entry; fires also when a name, mark or visibility changes, but not when a live run grows. */
    public ObservableList<RunEntry> list() {
        return listView;
    }

    /** What is being played, or the whole run under the knobs as they are. */
    public RunEntry now() {
        return now;
    }

    /** The same source under the preset as it was opened or saved. */
    public RunEntry before() {
        return before;
    }

    public ReadOnlyObjectProperty<RunEntry> baselineProperty() {
        return baseline.getReadOnlyProperty();
    }

    public Optional<RunEntry> baseline() {
        return Optional.ofNullable(baseline.get());
    }

    /** Keeps a run under a name. */
    public RunEntry keep(String name, Run run) {
        RunEntry entry = new RunEntry(RunEntry.Role.KEPT, KEPT_SERIES[kept++ % KEPT_SERIES.length], name, run);
        list.add(entry);
        history.did("Keep " + name, List.of(list, entry), () -> drop(entry), () -> list.add(entry));
        return entry;
    }

    public void remove(RunEntry entry) {
        if (entry.role() == RunEntry.Role.KEPT && list.contains(entry)) {
            boolean wasBaseline = entry.isBaseline();
            drop(entry);
            history.did("Remove " + entry.name(), List.of(list, entry), () -> {
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

    /** Makes an entry the one that others are measured against; null for none. */
    public void setBaseline(RunEntry entry) {
        RunEntry old = baseline.get();
        if (old != entry) {
            star(entry);
            history.did("Set baseline", baseline, () -> star(old), () -> star(entry));
        }
    }

    private void star(RunEntry entry) {
        baseline().ifPresent(old -> old.setBaseline(false));
        baseline.set(entry);
        baseline().ifPresent(chosen -> chosen.setBaseline(true));
    }

    public void rename(RunEntry entry, String name) {
        change("Rename run", entry, "name", entry.name(), name, entry::setName);
    }

    public void note(RunEntry entry, String notes) {
        change("Edit notes", entry, "notes", entry.notesProperty().get(), notes, entry::setNotes);
    }

    public void show(RunEntry entry) {
        change("Show " + entry.name(), entry, "visible", entry.visibleProperty().get(), true, entry::setVisible);
    }

    public void hide(RunEntry entry) {
        change("Hide " + entry.name(), entry, "visible", entry.visibleProperty().get(), false, entry::setVisible);
    }

    public void pin(RunEntry entry) {
        change("Pin " + entry.name(), entry, "pinned", entry.pinnedProperty().get(), true, entry::setPinned);
    }

    public void unpin(RunEntry entry) {
        change("Unpin " + entry.name(), entry, "pinned", entry.pinnedProperty().get(), false, entry::setPinned);
    }

    private <T> void change(String label, RunEntry entry, String what, T old, T wanted, Consumer<T> setter) {
        if (!old.equals(wanted)) {
            setter.accept(wanted);
            history.did(label, List.of(entry, what), () -> setter.accept(old), () -> setter.accept(wanted));
        }
    }

    /** The ghosts, in the order of their sources. */
    void showGhosts(List<String> names, List<Run> runs) {
        List<RunEntry> ghosts = list.stream().filter(entry -> entry.role() == RunEntry.Role.GHOST).toList();
        for (int i = names.size(); i < ghosts.size(); i++) {
            list.remove(ghosts.get(i));
        }
        for (int i = 0; i < names.size(); i++) {
            if (i < ghosts.size()) {
                ghosts.get(i).setName(names.get(i));
                ghosts.get(i).setRun(runs.get(i));
            } else {
                list.add(2 + i, new RunEntry(RunEntry.Role.GHOST, KEPT_SERIES[(i + 1) % KEPT_SERIES.length], names.get(i), runs.get(i)));
            }
        }
    }
}
