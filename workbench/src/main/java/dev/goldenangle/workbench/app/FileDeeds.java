package dev.goldenangle.workbench.app;

import dev.goldenangle.presets.Preset;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.scene.layout.Region;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Opening, saving and closing as the designer does it: with dialogs for names, and a question where work could be lost. */
final class FileDeeds {
    private static final String PRESETS = "Presets";
    private static final String TOML = "*.toml";
    private final TuningSession session;
    private final Settings settings;
    private final FilePicker picker;
    private final Overlay overlay;
    private Region question;

    FileDeeds(TuningSession session, Settings settings, FilePicker picker, Overlay overlay) {
        this.session = session;
        this.settings = settings;
        this.picker = picker;
        this.overlay = overlay;
    }

    void openPreset() {
        picker.open("Open preset", PRESETS, TOML).ifPresent(file -> openPreset(file.toString()));
    }

    /** By id or file; asks first when there are unsaved changes. */
    void openPreset(String idOrFile) {
        guard(() -> {
            session.openPreset(idOrFile);
            settings.addRecent(idOrFile);
        });
    }

    void openMap() {
        picker.open("Open map", "Maps", "*.map", TOML).ifPresent(file -> session.openMap(file.toString()));
    }

    void openTrace() {
        picker.open("Open trace", "Traces", "*.txt", "*.trace").ifPresent(session::openTrace);
    }

    boolean save() {
        return session.document().file().isPresent() ? session.files().save() : saveAs();
    }

    boolean saveAs() {
        Optional<Path> file = picker.save("Save preset", session.document().name() + ".toml", PRESETS, TOML).map(FileDeeds::withEnding);
        boolean saved = file.map(session.files()::saveAs).orElse(false);
        if (saved) {
            settings.addRecent(file.get().toString());
        }
        return saved;
    }

    void export() {
        picker.save("Export preset", session.document().name() + ".toml", PRESETS, TOML).map(FileDeeds::withEnding).ifPresent(session.files()::export);
    }

    private static Path withEnding(Path file) {
        return file.toString().endsWith(".toml") ? file : file.resolveSibling(file.getFileName() + ".toml");
    }

    /** Does it at once, or asks what to do about unsaved changes first. */
    void guard(Runnable deed) {
        if (!session.files().hasUnsavedChanges()) {
            deed.run();
            return;
        }
        int changed = session.knobs().changed().size();
        ask("Save changes to " + session.document().name() + "?", (changed == 1 ? "1 changed knob" : changed + " changed knobs") + " would be lost.", List.of(
                new Cards.Choice("Cancel", false, () -> { }),
                new Cards.Choice("Discard", false, deed),
                new Cards.Choice("Save", true, () -> {
                    if (save()) {
                        deed.run();
                    }
                })));
    }

    /** Offers what a crash has left behind. */
    void offer(Preset left, Autosave autosave) {
        ask("Unsaved work was found", "The workbench ended unexpectedly while “" + left.name() + "” had unsaved changes.", List.of(
                new Cards.Choice("Discard", false, autosave::discard),
                new Cards.Choice("Restore", true, () -> restore(left))));
    }

    private void restore(Preset left) {
        boolean sameModel = left.model().equals(session.model().id());
        if (sameModel) {
            session.knobs().replace("Restore unsaved work", left.parameters());
            return;
        }
        OpenPreset document = new OpenPreset(left, Optional.empty(), PresetLibrary.model(left));
        session.openPreset(document.model().id() + "/table").thenRun(() -> session.knobs().replace("Restore unsaved work", left.parameters()));
    }

    private void ask(String title, String text, List<Cards.Choice> choices) {
        if (question != null) {
            overlay.remove(question);
        }
        List<Cards.Choice> closing = choices.stream().map(choice -> new Cards.Choice(choice.text(), choice.isPrimary(), () -> {
            overlay.remove(question);
            choice.deed().run();
        })).toList();
        question = Cards.question(title, text, closing);
        overlay.add(question, Overlay.Place.CENTRE);
    }
}
