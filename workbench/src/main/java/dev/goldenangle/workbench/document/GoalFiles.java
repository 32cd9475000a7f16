package dev.goldenangle.workbench.document;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.presets.GoalReading;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.PresetProblem;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/**
 * Reads, saves and watches the files of goal sets. A broken file is reported with its lines while the last good set
 * stays in use.
 */
public final class GoalFiles implements AutoCloseable {
    private static final int LONGEST_SHOWN = 4 << 20;
    private final Document document;
    private final Goals goals;
    private final Library library;
    private final Tasks tasks;
    private final ReadOnlyObjectWrapper<BrokenFile> broken = new ReadOnlyObjectWrapper<>(this, "broken");
    private final FileWatch watch;
    private boolean started;

    public GoalFiles(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        this.watch = new FileWatch(this::fileChanged, tasks);
        goals = document.goals();
        document.presetProperty().addListener((observable, old, preset) -> follow(preset));
        goals.wantedProperty().addListener((observable, old, id) -> load(id));
        goals.openProperty().addListener((observable, old, open) -> {
            watch.follow(open.file());
            if (!open.file().equals(old.file())) {
                broken.set(null);
            }
        });
    }

    /** Reads the set of the open preset. Not done in the constructor, to keep the start fast. */
    public void start() {
        if (!started) {
            started = true;
            follow(document.preset());
        }
    }

    private void follow(OpenPreset preset) {
        if (started) {
            goals.belongTo(preset.id(), GoalStore.setOf(preset.preset()).orElse(""), preset.model().id());
        }
    }

    /** The errors of the set's file; null if there are none. */
    public ReadOnlyObjectProperty<BrokenFile> brokenProperty() {
        return broken.getReadOnlyProperty();
    }

    /** Hides the banner. It returns if the file changes and is still broken. */
    public void dismiss() {
        broken.set(null);
    }

    /** The sets to choose from: those in the library and those opened here. */
    public List<Library.Item> choices() {
        List<Library.Item> listed = library.goalSets(document.model());
        List<Library.Item> own = goals.own().stream().filter(open -> open.set().model().equals(document.model().id())).map(GoalFiles::item)
                .filter(item -> listed.stream().noneMatch(other -> other.id().equals(item.id()))).toList();
        return Stream.concat(listed.stream(), own.stream()).toList();
    }

    private static Library.Item item(OpenGoals open) {
        return new Library.Item(open.id(), open.file().map(file -> open.set().name() + " (" + file + ")").orElseGet(() -> Messages.text("document.goals.unsaved", open.set().name())));
    }

    private void load(String id) {
        if (id == null) {
            return;
        }
        tasks.background("", progress -> {
            Loaded loaded = new Loaded(GoalStore.read(id), textOf(id));
            return () -> take(id, loaded);
        });
    }

    private record Loaded(GoalReading reading, String text) {
    }

    private void take(String id, Loaded loaded) {
        Optional<GoalSet> found = loaded.reading.set().filter(set -> set.model().equals(document.model().id()));
        if (found.isPresent()) {
            goals.read(opened(id, found.get()));
            return;
        }
        if (loaded.reading.set().isPresent()) {
            tasks.notifications().warn(Messages.text("document.goals.other-model", id, loaded.reading.set().get().model(), document.model().id()));
        } else {
            tellBroken(Path.of(id), loaded.text, loaded.reading.problems());
        }
        Optional<OpenGoals> instead = GoalStore.usual(document.model().id()).flatMap(usual -> GoalStore.read(usual).set()).map(OpenGoals::shipped);
        goals.giveUp(id, instead);
    }

    private static OpenGoals opened(String id, GoalSet set) {
        return ShippedPresets.goalSets().contains(id) ? OpenGoals.shipped(set) : OpenGoals.of(set, Path.of(id));
    }

    private void tellBroken(Path file, String text, List<PresetProblem> problems) {
        broken.set(BrokenFile.goals(file, text, problems));
        tasks.notifications().error(broken.get().headline());
    }

    /** Uses a shipped set, a set already opened, or a file. */
    public CompletableFuture<Void> use(String id) {
        Optional<OpenGoals> own = goals.own().stream().filter(open -> open.id().equals(id)).findFirst();
        if (own.isPresent()) {
            goals.choose(own.get());
            return CompletableFuture.completedFuture(null);
        }
        return tasks.load(Messages.text("document.opening", id), progress -> {
            Loaded loaded = new Loaded(GoalStore.read(id), textOf(id));
            return () -> {
                if (loaded.reading.set().filter(set -> set.model().equals(document.model().id())).isPresent()) {
                    broken.set(null);
                    goals.choose(opened(id, loaded.reading.set().get()));
                } else {
                    take(id, loaded);
                }
            };
        });
    }

    /** Why saving would overwrite an edit of another program; empty if the file holds what was last read from it, or is gone. */
    public Optional<String> outsideEdit(Goals.Unsaved edited) {
        OpenGoals saved = edited.saved();
        if (saved.file().filter(Files::exists).isEmpty()) {
            return Optional.empty();
        }
        Optional<GoalSet> onDisk = GoalStore.read(saved.file().get()).set().map(set -> set.withId(saved.id(), set.name()));
        return onDisk.equals(Optional.of(saved.set())) ? Optional.empty() : Optional.of(Messages.text(onDisk.isEmpty() ? "document.outside.broken-goals" : "document.outside.goals"));
    }

    /** Saves to the set's file; only for a set that has one. Returns whether it worked. */
    public boolean save() {
        return goals.open().file().map(this::saveAs).orElse(false);
    }

    /** Saves under a new name, which becomes the current set. */
    public boolean saveAs(Path file) {
        return save(new Goals.Unsaved(goals.open(), goals.set()), file);
    }

    /** Saves any edited set. */
    public boolean save(Goals.Unsaved edited, Path file) {
        boolean isOwn = edited.saved().file().map(file::equals).orElse(false);
        String id = file.toString().replace('\\', '/');
        GoalSet set = isOwn ? edited.current() : edited.current().withId(id, edited.current().name());
        Saving saving = isOwn ? () -> GoalStore.update(set, file) : Saving.whole(() -> GoalStore.save(set, file));
        if (!saving.run(file, watch, tasks.notifications())) {
            return false;
        }
        goals.saved(edited.saved().id(), OpenGoals.of(set, file));
        tasks.notifications().success(Messages.text("document.saved", file.getFileName()));
        return true;
    }

    /** Creates a new set as a copy of the current one. */
    public void duplicate() {
        GoalSet copy = goals.set();
        String name = Messages.text("document.goals.copy", copy.name());
        String id = copy.model() + "/" + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        List<String> taken = choices().stream().map(Library.Item::id).toList();
        String free = id;
        for (int number = 2; taken.contains(free); number++) {
            free = id + "-" + number;
        }
        goals.choose(OpenGoals.made(copy.withId(free, free.equals(id) ? name : name + free.substring(id.length()).replace('-', ' '))));
    }

    public void rename(String name) {
        goals.edit(Messages.text("document.rename-goals", name), goals.set().withId(goals.set().id(), name));
    }

    /** Deletes the current set and its file; only for sets that are not shipped. Undo writes the file again. */
    public void delete() {
        OpenGoals open = goals.open();
        if (open.origin() == OpenGoals.Origin.SHIPPED) {
            return;
        }
        String before = open.file().map(file -> textOf(file.toString())).orElse("");
        goals.remove(() -> open.file().ifPresent(this::deleteFile), () -> open.file().ifPresent(file -> restore(open.set(), before, file)));
        tasks.notifications().success(Messages.text("document.goals.deleted", open.set().name()));
    }

    /** Writes the deleted text again, or the set if its text could not be read. */
    private void restore(GoalSet set, String before, Path file) {
        Saving.whole(() -> {
            if (before.isEmpty()) {
                GoalStore.save(set, file);
            } else {
                AtomicFile.write(file, before);
            }
        }).run(file, watch, tasks.notifications());
    }

    private void deleteFile(Path file) {
        try {
            watch.follow(Optional.empty());
            Files.deleteIfExists(file);
        } catch (IOException stuck) {
            tasks.notifications().error(Messages.text("document.not-deleted", file.getFileName(), stuck.getMessage()));
        }
    }

    /** Restores edits left by a crash. A set whose file is missing is restored without a file. */
    public void restore(List<Goals.Unsaved> left) {
        start();
        goals.restore(left.stream().map(GoalFiles::asOnDisk).toList(), document.model().id());
    }

    private static Goals.Unsaved asOnDisk(Goals.Unsaved left) {
        OpenGoals saved = left.saved();
        Optional<GoalSet> onDisk = saved.origin() == OpenGoals.Origin.NEW ? Optional.empty() : GoalStore.read(saved.id()).set();
        return new Goals.Unsaved(onDisk.map(set -> new OpenGoals(set, saved.file(), saved.origin())).orElseGet(() -> OpenGoals.made(left.current())), left.current());
    }

    /** Reads the open file again. */
    public CompletableFuture<Void> reload() {
        Optional<Path> file = broken.get() != null ? Optional.of(broken.get().file()) : goals.open().file();
        return file.isEmpty() ? CompletableFuture.completedFuture(null) : tasks.background("", progress -> read(file.get()));
    }

    /** Runs on the watching thread. */
    private void fileChanged(Path file) {
        tasks.publisher().execute(read(file));
    }

    /** Reads the file; the result takes the new content, unless the window has saved the file meanwhile. */
    private Runnable read(Path file) {
        int saves = watch.saves();
        GoalReading reading = GoalStore.read(file);
        String text = textOf(file.toString());
        return () -> {
            if (watch.saves() == saves) {
                changed(file, reading, text);
            }
        };
    }

    private static String textOf(String file) {
        try {
            return TextFile.readStrictly(Path.of(file), LONGEST_SHOWN);
        } catch (IOException | InvalidPathException unreadable) {
            return "";
        }
    }

    private void changed(Path file, GoalReading reading, String text) {
        boolean isInUse = goals.open().file().equals(Optional.of(file));
        boolean isWaitedFor = broken.get() != null && broken.get().file().equals(file);
        if (!isInUse && !isWaitedFor) {
            return;
        }
        if (reading.set().isEmpty()) {
            tellBroken(file, text, reading.problems());
            return;
        }
        if (!reading.set().get().model().equals(document.model().id())) {
            tasks.notifications().warn(Messages.text("document.goals.model-changed", file.getFileName(), reading.set().get().model()));
            return;
        }
        broken.set(null);
        if (!isInUse) {
            use(file.toString());
            return;
        }
        GoalSet read = reading.set().get().withId(goals.open().id(), reading.set().get().name());
        if (!read.equals(goals.open().set())) {
            boolean isEdited = goals.editedProperty().get();
            goals.reread(OpenGoals.of(read, file));
            tasks.notifications().info(Messages.text(isEdited ? "document.changed-on-disk" : "document.reloaded", file.getFileName()));
        }
    }

    @Override
    public void close() {
        watch.close();
    }
}
