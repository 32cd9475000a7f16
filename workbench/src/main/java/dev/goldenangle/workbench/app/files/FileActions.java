package dev.goldenangle.workbench.app.files;

import dev.goldenangle.workbench.app.cards.MessageCards;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.export.ExportFormat;
import dev.goldenangle.workbench.export.GamePreset;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.scene.layout.Region;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Opening, saving and closing as the designer does it: with dialogs for names, and a question where work could be lost. */
public final class FileActions {
    private static final String PRESETS = "Presets";
    private static final String TOML = "*.toml";
    /** The entry of a menu that asks for a file. */
    public static final String ASK = "Open…";
    private final TuningSession session;
    private final Settings settings;
    private final FilePicker picker;
    private final Overlay overlay;
    private Region question;

    public FileActions(TuningSession session, Settings settings, FilePicker picker, Overlay overlay) {
        this.session = session;
        this.settings = settings;
        this.picker = picker;
        this.overlay = overlay;
    }

    public void openPreset() {
        picker.open("Open preset", PRESETS, TOML).ifPresent(file -> openPreset(file.toString()));
    }

    /** By id or file; asks first when there are unsaved changes. */
    public void openPreset(String idOrFile) {
        guard(() -> {
            session.loader().preset(idOrFile);
            settings.addRecent(idOrFile);
        });
    }

    public void openMap() {
        picker.open("Open map", "Maps", "*.map", TOML).ifPresent(file -> openMap(file.toString()));
    }

    /** By id or file; the entry of the menu that asks for one is {@link #ASK}. */
    public void openMap(String idOrFile) {
        if (idOrFile.equals(ASK)) {
            openMap();
            return;
        }
        session.loader().map(idOrFile);
        if (Files.isRegularFile(Path.of(idOrFile))) {
            settings.addRecentMap(idOrFile);
        }
    }

    /** The maps that can be chosen: those that ship, files that were opened lately, and any other. */
    public List<Library.Item> maps() {
        Stream<Library.Item> lately = settings.recentMaps().stream().map(file -> new Library.Item(file, "Opened lately"));
        return Stream.of(session.library().maps(session.document().model()).stream(), lately, Stream.of(new Library.Item(ASK, "A map from a file"))).flatMap(items -> items).toList();
    }

    public void openTrace() {
        picker.open("Open trace", "Traces", "*.txt", "*.trace").ifPresent(session.live()::openTrace);
    }

    public boolean save() {
        return session.document().preset().file().isPresent() ? session.files().save() : saveAs();
    }

    public boolean saveAs() {
        Optional<Path> file = picker.save("Save preset", session.document().preset().name() + ".toml", PRESETS, TOML).map(FileActions::withEnding);
        boolean saved = file.map(session.files()::saveAs).orElse(false);
        if (saved) {
            settings.addRecent(file.get().toString());
        }
        return saved;
    }

    public void export() {
        picker.save("Export preset", session.document().preset().name() + ".toml", PRESETS, TOML).map(FileActions::withEnding).ifPresent(session.files()::export);
    }

    /** Asks where the knobs as they are go as files of a game, and writes them. */
    public void export(ExportFormat format) {
        GamePreset preset = gamePreset();
        String name = format.files(preset).get(0).name();
        String ending = name.substring(name.lastIndexOf('.'));
        picker.save("Export for a game", name, format.label(), "*" + ending).map(file -> file.getFileName().toString().contains(".") ? file : file.resolveSibling(file.getFileName() + ending))
                .ifPresent(file -> write(format, preset, file));
    }

    /** What a game would get now: the open preset with the knobs as they are. */
    public GamePreset gamePreset() {
        OpenPreset open = session.document().preset();
        return new GamePreset(open.preset().withParameters(session.document().knobs().values()), open.model());
    }

    private void write(ExportFormat format, GamePreset preset, Path file) {
        try {
            List<Path> written = format.write(preset, file);
            session.tasks().notifications().success("Exported " + written.stream().map(each -> each.getFileName().toString()).collect(Collectors.joining(" and ")));
        } catch (IOException refused) {
            session.tasks().notifications().error("Could not export " + file.getFileName() + ": " + refused.getMessage());
        }
    }

    private static Path withEnding(Path file) {
        return file.toString().endsWith(".toml") ? file : file.resolveSibling(file.getFileName() + ".toml");
    }

    /** Does it at once, or asks what to do about unsaved changes first. */
    public void guard(Runnable action) {
        if (!session.files().hasUnsavedChanges()) {
            action.run();
            return;
        }
        int changed = session.document().knobs().changed().size();
        ask("Save changes to " + session.document().preset().name() + "?", (changed == 1 ? "1 changed knob" : changed + " changed knobs") + " would be lost.", List.of(
                new MessageCards.Choice("Cancel", false, () -> { }),
                new MessageCards.Choice("Discard", false, action),
                new MessageCards.Choice("Save", true, () -> {
                    if (save()) {
                        action.run();
                    }
                })));
    }

    /** Offers what a crash has left behind. */
    public void offer(Autosave.LeftBehind left, Autosave autosave) {
        ask("Unsaved work was found", "The workbench ended unexpectedly while “" + left.preset().name() + "” had unsaved changes.", List.of(
                new MessageCards.Choice("Discard", false, () -> autosave.discard(left)),
                new MessageCards.Choice("Restore", true, () -> restore(left, autosave))));
    }

    private void restore(Autosave.LeftBehind left, Autosave autosave) {
        boolean sameModel = left.preset().model().equals(session.document().model().id());
        if (sameModel) {
            takeOver(left, autosave);
        } else {
            session.loader().preset(left.preset().model() + "/table").thenRun(() -> takeOver(left, autosave));
        }
    }

    /** An opening that failed has been told and has left another model open, whose knobs these are not. */
    private void takeOver(Autosave.LeftBehind left, Autosave autosave) {
        if (left.preset().table() == session.document().knobs().values().table()) {
            session.document().knobs().replace("Restore unsaved work", left.preset().parameters());
            autosave.restored(left);
        } else {
            session.tasks().notifications().warn("The unsaved work stays in " + left.file());
        }
    }

    private void ask(String title, String text, List<MessageCards.Choice> choices) {
        if (question != null) {
            overlay.remove(question);
        }
        List<MessageCards.Choice> closing = choices.stream().map(choice -> new MessageCards.Choice(choice.text(), choice.isPrimary(), () -> {
            overlay.remove(question);
            choice.action().run();
        })).toList();
        question = MessageCards.question(title, text, closing);
        overlay.add(question, Overlay.Place.CENTRE);
    }
}
