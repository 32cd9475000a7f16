package dev.goldenangle.workbench.document;

import dev.goldenangle.io.TextFile;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetReading;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.toolkit.library.OwnPresets;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/**
 * Saves the open preset and watches its file. A broken file is reported with its lines, and the last good values stay
 * in use.
 */
public final class PresetFiles implements AutoCloseable {
    /** More than any preset needs; limits the text shown in a banner. */
    private static final int LONGEST_SHOWN = 4 << 20;
    private static final int MOST_NAMED = 3;
    private final Document document;
    private final Tasks tasks;
    private final PresetStore store;
    private final ReadOnlyObjectWrapper<BrokenFile> broken = new ReadOnlyObjectWrapper<>(this, "broken");
    private final FileWatch watch;

    /** @param store reads and writes the file */
    public PresetFiles(Document document, PresetStore store, Tasks tasks) {
        this.document = document;
        this.store = store;
        this.tasks = tasks;
        this.watch = new FileWatch(this::fileChanged, tasks);
        document.presetProperty().addListener((observable, old, preset) -> {
            watch.follow(preset.file());
            if (!preset.file().equals(old.file())) {
                broken.set(null);
            }
        });
        watch.follow(document.preset().file());
    }

    /** The errors of the open file; null if there are none. */
    public ReadOnlyObjectProperty<BrokenFile> brokenProperty() {
        return broken.getReadOnlyProperty();
    }

    /** Hides the banner. It returns if the file changes and is still broken. */
    public void dismiss() {
        broken.set(null);
    }

    public boolean hasUnsavedChanges() {
        return !document.knobs().changed().isEmpty();
    }

    /**
     * How the open file differs from what was last read from it, in words; empty if it does not. Ask before saving over such a file. A
     * file that is gone has nothing to lose.
     */
    public Optional<String> outsideEdit() {
        OpenPreset open = document.preset();
        if (open.file().filter(Files::exists).isEmpty()) {
            return Optional.empty();
        }
        Optional<Preset> onDisk = store.read(open.file().get()).preset().map(preset -> preset.withId(open.id()));
        if (onDisk.isEmpty()) {
            return Optional.of(Messages.text("document.outside.broken"));
        }
        if (onDisk.get().equals(open.preset())) {
            return Optional.empty();
        }
        boolean sameTable = onDisk.get().table() == open.preset().table();
        List<Parameter> edited = sameTable ? open.preset().parameters().differences(onDisk.get().parameters()) : List.of();
        return Optional.of(edited.isEmpty() ? Messages.text("document.outside.other") : both(edited, onDisk.get().parameters()));
    }

    private String both(List<Parameter> knobs, ParameterSet fromFile) {
        return knobs.stream().limit(MOST_NAMED).map(knob -> Messages.text("document.outside.values", knob.label(), fromFile.value(knob).text(), document.knobs().values().value(knob).text()))
                .collect(Collectors.joining("; ")) + (knobs.size() > MOST_NAMED ? "; " + Messages.text("document.outside.more", knobs.size() - MOST_NAMED) : "");
    }

    /** Saves to the open file; only for a document that has one. Returns whether it worked. */
    public boolean save() {
        return document.preset().file().map(this::saveAs).orElse(false);
    }

    /** Saves to a file, which becomes the open document. */
    public boolean saveAs(Path file) {
        OpenPreset open = document.preset();
        boolean isOwn = open.file().map(file::equals).orElse(false);
        if (!isOwn) {
            return saveAs(file, nameOf(file), open.preset().description());
        }
        Preset preset = judged(open.preset(), file).withParameters(document.knobs().values());
        return save(() -> store.update(preset, file), preset, file);
    }

    /** Saves to a new file with another name and description. */
    public boolean saveAs(Path file, String name, String description) {
        Preset named = document.preset().preset().withId(file.toString().replace('\\', '/')).withHeader(name, description);
        Preset preset = judged(named, file).withParameters(document.knobs().values());
        return save(Saving.whole(() -> store.save(preset, file)), preset, file);
    }

    /** Saves as a new preset of the user's library, which becomes the open document. */
    public boolean saveNew(OwnPresets own, String name, String description) {
        Preset named = document.preset().preset().withHeader(name, description);
        try {
            Preset added = own.add(judged(named, own.folder().resolve(named.model()).resolve("new.toml")).withParameters(document.knobs().values()));
            return save(() -> true, added, own.file(added.id()));
        } catch (IOException refused) {
            tasks.notifications().error(Messages.text("document.not-saved", name, refused.getMessage()));
            return false;
        }
    }

    private boolean save(Saving saving, Preset preset, Path file) {
        if (!saving.run(file, watch, tasks.notifications())) {
            return false;
        }
        OpenPreset saved = new OpenPreset(preset, Optional.of(file), document.preset().model());
        document.goals().presetSaved(saved.id());
        document.saved(saved);
        tasks.notifications().success(Messages.text("document.saved", preset.name()));
        return true;
    }

    /** Adds the chosen goal set to the preset, so that the next user sees the same goals. */
    private Preset judged(Preset preset, Path file) {
        Optional<String> chosen = document.goals().chosen().filter(id -> !GoalStore.setOf(preset).equals(Optional.of(id)))
                .filter(id -> document.goals().open().id().equals(id) && document.goals().open().origin() != OpenGoals.Origin.NEW);
        return chosen.map(id -> preset.withGoals(document.goals().open().file().map(goals -> beside(file, goals)).orElse(id))).orElse(preset);
    }

    private static String beside(Path file, Path goals) {
        Path folder = file.toAbsolutePath().getParent();
        Path target = goals.toAbsolutePath();
        return (target.startsWith(folder) ? folder.relativize(target) : target).toString().replace('\\', '/');
    }

    /** Writes the current knobs to another file; the open document does not change. */
    public boolean export(Path file) {
        Preset preset = document.preset().preset().standalone().withHeader(nameOf(file), document.preset().preset().description())
                .withParameters(document.knobs().values());
        boolean done = Saving.whole(() -> store.save(preset.withId(file.toString().replace('\\', '/')), file)).run(file, watch, tasks.notifications());
        if (done) {
            tasks.notifications().success(Messages.text("document.exported", file.getFileName()));
        }
        return done;
    }

    private static String nameOf(Path file) {
        return file.getFileName().toString().replaceFirst("\\.toml$", "");
    }

    /** Reads the open file again. */
    public CompletableFuture<Void> reload() {
        Optional<Path> file = document.preset().file();
        return file.isEmpty() ? CompletableFuture.completedFuture(null) : tasks.background("", progress -> read(file.get()));
    }

    /** Runs on the watching thread. */
    private void fileChanged(Path file) {
        tasks.publisher().execute(read(file));
    }

    /** Reads the file; the result takes the new content, unless the window has saved the file meanwhile. */
    private Runnable read(Path file) {
        int saves = watch.saves();
        PresetReading reading = store.read(file);
        String text = textOf(file);
        return () -> {
            if (watch.saves() == saves) {
                take(file, reading, text);
            }
        };
    }

    private static String textOf(Path file) {
        try {
            return TextFile.readStrictly(file, LONGEST_SHOWN);
        } catch (IOException unreadable) {
            return "";
        }
    }

    private void take(Path file, PresetReading reading, String text) {
        OpenPreset open = document.preset();
        if (!open.file().equals(Optional.of(file))) {
            return;
        }
        if (reading.preset().isEmpty()) {
            broken.set(BrokenFile.preset(file, text, reading.problems()));
            tasks.notifications().error(broken.get().headline());
            return;
        }
        broken.set(null);
        Preset preset = reading.preset().get().withId(open.id());
        if (!preset.equals(open.preset())) {
            OpenPreset reread = new OpenPreset(preset, open.file(), PresetLibrary.model(preset));
            boolean sameTable = preset.table() == open.preset().table();
            List<Parameter> conflicts = sameTable ? conflicts(open.preset().parameters(), preset.parameters()) : List.of();
            document.reread(Messages.text("document.reload", open.name()), reread, sameTable ? merged(preset.parameters()) : preset.parameters());
            if (conflicts.isEmpty()) {
                tasks.notifications().info(Messages.text("document.reloaded", file.getFileName()));
            } else {
                tasks.notifications().warn(Messages.text("document.conflict", file.getFileName(), both(conflicts, preset.parameters())), Messages.text("document.conflict.use-file"),
                        () -> useFile(conflicts, preset.parameters()));
            }
        }
    }

    /** Knobs with an unsaved change that the file has changed too, to another value. */
    private List<Parameter> conflicts(ParameterSet lastRead, ParameterSet fromFile) {
        ParameterSet values = document.knobs().values();
        return document.knobs().changed().stream().filter(knob -> !fromFile.value(knob).equals(lastRead.value(knob)) && !fromFile.value(knob).equals(values.value(knob))).toList();
    }

    private void useFile(List<Parameter> knobs, ParameterSet fromFile) {
        ParameterSet values = document.knobs().values();
        for (Parameter knob : knobs) {
            values = values.with(knob, fromFile.value(knob));
        }
        document.knobs().replace(Messages.text("document.conflict.use-file"), values);
    }

    /** The file's values, except for knobs the user has changed. */
    private ParameterSet merged(ParameterSet fromFile) {
        ParameterSet values = fromFile;
        for (Parameter parameter : document.knobs().changed()) {
            if (values.problem(parameter, document.knobs().values().value(parameter)).isEmpty()) {
                values = values.with(parameter, document.knobs().values().value(parameter));
            }
        }
        return values;
    }

    @Override
    public void close() {
        watch.close();
    }
}
