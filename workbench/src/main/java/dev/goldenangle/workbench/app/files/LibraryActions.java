package dev.goldenangle.workbench.app.files;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.toolkit.library.OwnPresets;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.app.cards.PresetForm;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.layout.Region;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Saves, edits, duplicates, deletes and restores presets of the user's library. */
public final class LibraryActions {
    private final TuningSession session;
    private final Settings settings;
    private final FilePicker picker;
    private Consumer<Region> show = card -> { };
    private Runnable close = () -> { };

    LibraryActions(TuningSession session, Settings settings, FilePicker picker) {
        this.session = session;
        this.settings = settings;
        this.picker = picker;
    }

    /** Sets how the form is shown and closed. */
    public void setCards(Consumer<Region> newShow, Runnable newClose) {
        show = newShow;
        close = newClose;
    }

    private Optional<OwnPresets> own() {
        return session.library().presetLibrary().own().or(() -> settings.presets().own());
    }

    /** The folder of the library, which may not exist yet. */
    public Path folder() {
        return own().map(OwnPresets::folder).orElseGet(() -> settings.folders().data().resolve("presets"));
    }

    /** Asks for name, note and tags, saves the current knobs, and then runs an action. */
    void saveAs(Runnable then) {
        Preset open = session.document().preset().preset();
        boolean isOwn = session.document().preset().file().isPresent();
        PresetForm.Answer before = new PresetForm.Answer(isOwn ? open.name() : Messages.text("app.files.new-name", open.name()), isOwn ? open.description() : "");
        show.accept(new PresetForm(Messages.text("app.files.save-as"), before, answer -> finish(session.files().saveNew(own().orElseThrow(), answer.name(), answer.description()), then),
                answer -> picker.in(folder()).save(Messages.text("app.files.save-as"), fileName(answer.name()), Messages.text("app.files.presets"), "*.toml").map(LibraryActions::withEnding)
                        .ifPresent(file -> finish(session.files().saveAs(file, answer.name(), answer.description()) && remember(file), then)), close));
    }

    private void finish(boolean isSaved, Runnable then) {
        if (isSaved) {
            close.run();
            settings.addRecent(session.document().preset().id());
            session.presets().refresh();
            then.run();
        }
    }

    /** A saved file counts as saved even if it cannot be remembered. */
    private boolean remember(Path file) {
        change(() -> {
            own().orElseThrow().remember(file);
            return null;
        });
        return true;
    }

    static String fileName(String name) {
        String safe = name.replaceAll("[\\p{Cntrl}\\\\/:*?\"<>|]+", "-").strip();
        return (safe.isEmpty() ? "preset" : safe) + ".toml";
    }

    private static Path withEnding(Path file) {
        return file.toString().endsWith(".toml") ? file : file.resolveSibling(file.getFileName() + ".toml");
    }

    /** Changes name, note and tags of an own preset. */
    public void edit(PresetEntry entry) {
        Preset preset = entry.preset().orElseThrow();
        show.accept(new PresetForm(Messages.text("app.files.edit-preset"), new PresetForm.Answer(preset.name(), preset.description()), answer -> {
            boolean isDone = change(() -> {
                own().orElseThrow().describe(entry.id(), answer.name(), answer.description());
                return Messages.text("app.files.saved", answer.name());
            });
            if (isDone) {
                close.run();
                if (session.document().preset().file().equals(entry.file())) {
                    session.files().reload();
                }
            }
        }, null, close));
    }

    public void duplicate(PresetEntry entry) {
        change(() -> {
            Preset copy = own().orElseThrow().duplicate(entry.id(), freeName(Messages.text("app.files.copy-name", entry.name())));
            return Messages.text("app.files.duplicated", copy.name());
        });
    }

    /** The name itself, or with the first number that no preset has. */
    private String freeName(String name) {
        List<String> taken = session.presets().items().stream().map(PresetEntry::name).toList();
        return IntStream.iterate(1, number -> number + 1).mapToObj(number -> number == 1 ? name : name + " " + number).filter(each -> !taken.contains(each)).findFirst().orElseThrow();
    }

    /** Moves a preset to the trash, or removes a file elsewhere from the list. Both can be undone. */
    public void delete(PresetEntry entry) {
        OwnPresets own = own().orElseThrow();
        Path file = entry.file().orElseThrow();
        change(() -> {
            if (entry.id().endsWith(".toml")) {
                own.forget(file);
                offerUndo(Messages.text("app.files.forgotten", entry.name()), () -> {
                    own.remember(file);
                    return null;
                });
            } else {
                OwnPresets.Deleted deleted = own.delete(entry.id());
                offerUndo(Messages.text("app.files.deleted", entry.name()), () -> restored(own, deleted));
            }
            return null;
        });
    }

    private void offerUndo(String text, Change undo) {
        session.tasks().notifications().success(text, Messages.text("app.window.undo"), () -> change(undo));
    }

    private static String restored(OwnPresets own, OwnPresets.Deleted deleted) throws IOException {
        String name = own.name(deleted);
        own.restore(deleted);
        return Messages.text("app.files.restored", name);
    }

    /** The name of the preset deleted last, also in an earlier session. */
    public Optional<String> restorable() {
        return deleted().stream().findFirst().map(own().orElseThrow()::name);
    }

    private List<OwnPresets.Deleted> deleted() {
        return own().map(OwnPresets::deleted).orElse(List.of());
    }

    /** Restores the preset deleted last. */
    public void restore() {
        deleted().stream().findFirst().ifPresent(newest -> change(() -> restored(own().orElseThrow(), newest)));
    }

    /** Opens the folder of a preset in the file manager. */
    public void reveal(PresetEntry entry) {
        entry.file().map(Path::getParent).ifPresent(DesktopOpener::open);
    }

    /** Changes files and returns a sentence about it, or null. */
    private interface Change {
        String run() throws IOException;
    }

    private boolean change(Change change) {
        Notifications notifications = session.tasks().notifications();
        try {
            Optional.ofNullable(change.run()).ifPresent(notifications::success);
            return true;
        } catch (IOException refused) {
            notifications.error(refused.getMessage());
            return false;
        } finally {
            session.presets().refresh();
        }
    }
}
