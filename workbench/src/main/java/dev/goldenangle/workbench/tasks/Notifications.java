package dev.goldenangle.workbench.tasks;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

import java.util.List;

/** The list of notifications, newest last. */
public final class Notifications {
    private static final int KEPT = 100;
    private final ObservableList<Notification> all = FXCollections.observableArrayList();
    private final ObservableList<Notification> allView = FXCollections.unmodifiableObservableList(all);
    private final ReadOnlyObjectWrapper<Notification> latest = new ReadOnlyObjectWrapper<>(this, "latest");
    private final ReadOnlyObjectWrapper<DamagedFile> damaged = new ReadOnlyObjectWrapper<>(this, "damaged");

    public ObservableList<Notification> all() {
        return allView;
    }

    /** The newest notification, shown in the status bar; null if new work has made it obsolete. */
    public ReadOnlyObjectProperty<Notification> latestProperty() {
        return latest.getReadOnlyProperty();
    }

    public void success(String text) {
        tell(new Notification(Notification.Kind.SUCCESS, text));
    }

    /** A success with a follow-up action: "Exported arena.json", "Open". */
    public void success(String text, String offer, Runnable action) {
        tell(new Notification(Notification.Kind.SUCCESS, text, List.of(new Notification.Offer(offer, action))));
    }

    public void info(String text) {
        tell(new Notification(Notification.Kind.INFO, text));
    }

    public void warn(String text) {
        tell(new Notification(Notification.Kind.WARNING, text));
    }

    /** A warning with an action, such as taking the other value. */
    public void warn(String text, String offer, Runnable action) {
        tell(new Notification(Notification.Kind.WARNING, text, List.of(new Notification.Offer(offer, action))));
    }

    /** A warning with actions to choose from. */
    public void warn(String text, List<Notification.Offer> offers) {
        tell(new Notification(Notification.Kind.WARNING, text, offers));
    }

    public void error(String text) {
        tell(new Notification(Notification.Kind.ERROR, text));
    }

    /** A damaged file, shown until dismissed; null for none. */
    public ReadOnlyObjectProperty<DamagedFile> damagedProperty() {
        return damaged.getReadOnlyProperty();
    }

    /** Reports a damaged file as an error and keeps it shown until dismissed. */
    public void damaged(DamagedFile file) {
        damaged.set(file);
        error(file.headline());
    }

    public void dismissDamaged() {
        damaged.set(null);
    }

    /** Call when the user starts new work: an error or a warning about older work leaves the status bar. The list keeps it. */
    public void newWork() {
        Notification last = latest.get();
        if (last != null && (last.kind() == Notification.Kind.ERROR || last.kind() == Notification.Kind.WARNING)) {
            latest.set(null);
        }
    }

    /** Removes the text from the status bar, if it is still there. The list keeps it. */
    public void withdraw(String text) {
        if (latest.get() != null && latest.get().text().equals(text)) {
            latest.set(null);
        }
    }

    private void tell(Notification notice) {
        all.add(notice);
        if (all.size() > KEPT) {
            all.remove(0);
        }
        latest.set(notice);
    }
}
