package dev.goldenangle.workbench.live;

import dev.goldenangle.workbench.document.History;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.ObservableSet;

import java.util.List;
import java.util.Optional;

/** The input sources: one drives, others can be ghosts, and pinned sources are re-simulated when a knob changes. */
public final class Sources {
    private final History history;
    private final ObservableList<Source> list = FXCollections.observableArrayList();
    private final ReadOnlyObjectWrapper<Source> driving = new ReadOnlyObjectWrapper<>(this, "driving");
    private final ObservableSet<Source> ghosts = FXCollections.observableSet();
    private final ObservableSet<Source> pinned = FXCollections.observableSet();
    /** Kept in a field: an unreferenced read-only view would be garbage-collected and stop notifying listeners. */
    private final ObservableList<Source> listView = FXCollections.unmodifiableObservableList(list);
    private final ObservableSet<Source> ghostsView = FXCollections.unmodifiableObservableSet(ghosts);
    private final ObservableSet<Source> pinnedView = FXCollections.unmodifiableObservableSet(pinned);

    Sources(History history) {
        this.history = history;
    }

    public ObservableList<Source> list() {
        return listView;
    }

    public ReadOnlyObjectProperty<Source> drivingProperty() {
        return driving.getReadOnlyProperty();
    }

    public Source driving() {
        return driving.get();
    }

    public Optional<Source> find(String id) {
        return list.stream().filter(source -> source.id().equals(id)).findFirst();
    }

    /** Lets a source drive; restarts the run. */
    public void drive(Source source) {
        Source old = driving.get();
        if (!source.equals(old)) {
            take(source);
            history.did(Messages.text("live.drive", source.label()), driving, () -> take(old), () -> take(source));
        }
    }

    private void take(Source source) {
        ghosts.remove(source);
        driving.set(source);
    }

    /** The sources shown as ghosts beside the driving one. */
    public ObservableSet<Source> ghosts() {
        return ghostsView;
    }

    public void addGhost(Source source) {
        if (source != driving() && ghosts.add(source)) {
            history.did(Messages.text("live.show-ghost", source.label()), List.of(ghosts, source), () -> ghosts.remove(source), () -> ghosts.add(source));
        }
    }

    public void removeGhost(Source source) {
        if (ghosts.remove(source)) {
            history.did(Messages.text("live.hide-ghost", source.label()), List.of(ghosts, source), () -> ghosts.add(source), () -> ghosts.remove(source));
        }
    }

    /** The sources re-simulated whenever a knob changes. */
    public ObservableSet<Source> pinned() {
        return pinnedView;
    }

    public void pin(Source source) {
        if (source.isRepeatable() && pinned.add(source)) {
            history.did(Messages.text("live.pin", source.label()), List.of(pinned, source), () -> pinned.remove(source), () -> pinned.add(source));
        }
    }

    public void unpin(Source source) {
        if (pinned.remove(source)) {
            history.did(Messages.text("live.unpin", source.label()), List.of(pinned, source), () -> pinned.add(source), () -> pinned.remove(source));
        }
    }

    /** Adds a source, such as a new recording, under a unique name; returns the source with that name. */
    public Source add(Source wanted) {
        Source source = wanted.called(freeLabel(wanted));
        insert(source);
        history.did(Messages.text("live.add", source.label()), List.of(list, source), () -> withdraw(source), () -> insert(source));
        return source;
    }

    private String freeLabel(Source wanted) {
        String label = wanted.label();
        for (int number = 2; isTaken(label, wanted); number++) {
            label = wanted.label() + " (" + number + ")";
        }
        return label;
    }

    private boolean isTaken(String label, Source by) {
        return list.stream().anyMatch(source -> !source.id().equals(by.id()) && source.label().equals(label));
    }

    public void remove(Source source) {
        if (source != driving() && list.contains(source)) {
            withdraw(source);
            history.did(Messages.text("live.remove", source.label()), List.of(list, source), () -> insert(source), () -> withdraw(source));
        }
    }

    /** Adds a source and lets it drive, replacing one with the same id. */
    public void replace(Source source) {
        Optional<Source> earlier = find(source.id());
        drive(add(source));
        earlier.ifPresent(this::remove);
    }

    private void insert(Source source) {
        if (!list.contains(source)) {
            list.add(source);
        }
    }

    private void withdraw(Source source) {
        ghosts.remove(source);
        pinned.remove(source);
        list.remove(source);
    }

    /** Replaces all sources, as for another model. */
    void offer(List<Source> sources, Source driver) {
        ghosts.clear();
        pinned.clear();
        list.setAll(sources);
        driving.set(driver);
        if (driver.isRepeatable()) {
            pinned.add(driver);
        }
    }
}
