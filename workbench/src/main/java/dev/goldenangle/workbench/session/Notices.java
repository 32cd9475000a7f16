package dev.goldenangle.workbench.session;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** What was told, newest last, and the work that is going on. */
public final class Notices {
    private static final int KEPT = 100;
    private final ObservableList<Notice> all = FXCollections.observableArrayList();
    private final ObservableList<Notice> allView = FXCollections.unmodifiableObservableList(all);
    private final ReadOnlyObjectWrapper<Notice> latest = new ReadOnlyObjectWrapper<>(this, "latest");
    private final ObservableList<Progress> work = FXCollections.observableArrayList();

    public ObservableList<Notice> all() {
        return allView;
    }

    /** The newest notice; the status bar shows it. */
    public ReadOnlyObjectProperty<Notice> latestProperty() {
        return latest.getReadOnlyProperty();
    }

    /** Work under way, oldest first; whoever starts it adds it and takes it away. */
    public ObservableList<Progress> work() {
        return work;
    }

    public void success(String text) {
        tell(new Notice(Notice.Kind.SUCCESS, text));
    }

    public void info(String text) {
        tell(new Notice(Notice.Kind.INFO, text));
    }

    public void warn(String text) {
        tell(new Notice(Notice.Kind.WARNING, text));
    }

    public void error(String text) {
        tell(new Notice(Notice.Kind.ERROR, text));
    }

    private void tell(Notice notice) {
        all.add(notice);
        if (all.size() > KEPT) {
            all.remove(0);
        }
        latest.set(notice);
    }
}
