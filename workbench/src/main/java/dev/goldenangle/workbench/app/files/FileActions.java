package dev.goldenangle.workbench.app.files;

import dev.goldenangle.goal.BotFit;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.workbench.app.cards.Question;
import dev.goldenangle.workbench.document.Goals;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.toolkit.export.ExportFormat;
import dev.goldenangle.toolkit.export.GamePreset;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.LevelFiles;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.ButtonBar.ButtonData;
import javafx.stage.Window;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Opens, saves and closes files for the user. Shows file dialogs, and asks before work could be lost. */
public final class FileActions {
    private static final String PRESETS = Messages.text("app.files.presets");
    private static final String GOALS = Messages.text("app.files.goal-sets");
    private static final String TOML = "*.toml";
    private static final String FLAT = "flat";
    /** The menu entry that opens a file dialog. */
    public static final String ASK = Messages.text("app.files.ask");
    private final TuningSession session;
    private final Settings settings;
    private final FilePicker picker;
    private final Supplier<Window> window;
    private final LibraryActions presets;
    private Question question;
    private List<Library.Item> archive = List.of();
    private Runnable onArchive = () -> { };

    public FileActions(TuningSession session, Settings settings, FilePicker picker, Supplier<Window> window) {
        this.session = session;
        this.settings = settings;
        this.picker = picker;
        this.window = window;
        presets = new LibraryActions(session, settings, picker);
        session.live().setOnOtherMap(this::offerMap);
        session.live().setOnOtherModel(this::offerModel);
    }

    /** Actions on the presets of the user's library. */
    public LibraryActions library() {
        return presets;
    }

    public void openPreset() {
        picker.in(presets.folder()).open(Messages.text("app.files.open-preset"), PRESETS, TOML).ifPresent(file -> openPreset(file.toString()));
    }

    /** By id or file; asks first if there are unsaved changes. */
    public void openPreset(String idOrFile) {
        guard(() -> {
            session.loader().preset(idOrFile);
            settings.addRecent(idOrFile);
        });
    }

    public void openMap() {
        picker.open(Messages.text("app.files.open-map"), Messages.text("app.files.maps"), LevelFiles.endings()).ifPresent(this::openLevel);
    }

    /** Opens a level or an archive. If the archive has several levels, the user chooses one in the list of maps. */
    private void openLevel(Path file) {
        if (!LevelFiles.isArchive(file)) {
            openMap(file.toString());
            return;
        }
        session.tasks().load(Messages.text("document.opening", file.getFileName()), progress -> {
            List<Library.Item> levels = levelsIn(file, progress::isCancelled);
            return () -> choose(file, levels);
        });
    }

    private void choose(Path file, List<Library.Item> levels) {
        if (levels.size() > 1) {
            archive = levels;
            session.tasks().notifications().info(Messages.text("app.files.archive", file.getFileName(), levels.size()));
            onArchive.run();
        } else {
            openMap(file.toString());
        }
    }

    /** The levels of an archive, each with its title first; empty if the archive cannot be read. */
    private static List<Library.Item> levelsIn(Path file, BooleanSupplier isCancelled) {
        try {
            return LevelFiles.titlesIn(file, isCancelled).entrySet().stream()
                    .map(level -> new Library.Item(file.resolve(level.getKey()).toString(), level.getValue(), Messages.text("app.files.in-archive", level.getKey(), file.getFileName()))).toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /** Offers to open the map of a recording, or to play it on the flat map. */
    private void offerMap(String name, String map) {
        boolean isShipped = session.library().maps(session.document().model()).stream().anyMatch(item -> item.id().equals(map));
        Notification.Offer open = new Notification.Offer(Messages.text("app.files.open-its-map"), isShipped ? () -> openMap(map) : this::openMap);
        Notification.Offer flat = new Notification.Offer(Messages.text("app.files.play-on-flat"), () -> openMap(FLAT));
        session.tasks().notifications().warn(Messages.text("live.other-map", name, map), session.document().level().name().equals(FLAT) ? List.of(open) : List.of(open, flat));
    }

    /** Offers to open a preset of a recording's model, and then the recording. */
    private void offerModel(Path file, String model, String wanted) {
        List<String> fitting = session.library().presetIds().stream().filter(id -> id.startsWith(model + "/")).toList();
        String label = session.library().model(model).map(Model::label).orElse(model);
        List<Notification.Offer> offers = fitting.stream().filter(wanted::equals).findFirst().or(() -> fitting.stream().findFirst())
                .map(preset -> new Notification.Offer(Messages.text("app.files.open-and-play", preset), () -> guard(() -> session.loader().preset(preset).thenRun(() -> openRun(file))))).stream().toList();
        session.tasks().notifications().warn(Messages.text("live.other-model", file.getFileName(), label, session.document().model().label()), offers);
    }

    /** Sets the action that shows the list of levels in an archive. */
    public void setOnArchive(Runnable action) {
        onArchive = action;
    }

    /** Opens a file dropped on the window: a preset, an input trace or a level. */
    public void openDropped(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        FileKind kind = kindOf(file);
        if (kind == FileKind.PRESET) {
            openPreset(file.toString());
        } else if (kind == FileKind.GOALS) {
            useGoals(file);
        } else if (LevelFiles.isLevel(file)) {
            openLevel(file);
        } else if (name.endsWith(".trace") || name.endsWith(".txt") || isRecording(file)) {
            openRun(file);
        } else {
            session.tasks().notifications().warn(Messages.text("app.files.unknown", file.getFileName(), kind.label()));
        }
    }

    private static FileKind kindOf(Path file) {
        try {
            return FileKind.of(FileKind.start(file));
        } catch (IOException unreadable) {
            return FileKind.EMPTY;
        }
    }

    /** By id or file; {@link #ASK} opens a file dialog. */
    public void openMap(String idOrFile) {
        if (idOrFile.equals(ASK)) {
            openMap();
            return;
        }
        session.loader().map(idOrFile);
        if (LevelFiles.fileOf(idOrFile).isPresent() || LevelFiles.isInArchive(Path.of(idOrFile))) {
            settings.addRecentMap(idOrFile);
        }
    }

    /** The maps to choose from: levels of the archive opened last, shipped maps, recently opened files, and the entry that opens a file dialog. */
    public List<Library.Item> maps() {
        Stream<Library.Item> lately = settings.recentMaps().stream().map(file -> new Library.Item(file, Messages.text("app.files.recent")));
        return Stream.of(archive.stream(), session.library().maps(session.document().model()).stream(), lately, Stream.of(new Library.Item(ASK, Messages.text("app.files.from-file"))))
                .flatMap(items -> items).toList();
    }

    public void openTrace() {
        picker.in(settings.folders().data().resolve("traces")).open(Messages.text("app.files.open-trace"), Messages.text("app.files.traces"), "*.txt", "*.trace", "*.dm_68", "*.dm_71", "*.replay").ifPresent(this::openRun);
    }

    private void openRun(Path file) {
        if (isRecording(file)) {
            session.live().openRecording(file, ghost -> session.runs().list().keep(Messages.text("app.files.as-recorded", file.getFileName()), ghost));
        } else {
            session.live().openTrace(file);
        }
    }

    private static boolean isRecording(Path file) {
        String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        return name.endsWith(".dm_68") || name.endsWith(".dm_71") || name.endsWith(".replay");
    }

    /** Fits a bot to the player of the run on screen and lets it drive. */
    public void fitBot() {
        BotFit.of(session.runs().shown()).ifPresentOrElse(driver -> {
            Source bot = Source.bot(new BotSpec(driver.type(), driver.knobs(), driver.seed()));
            session.live().sources().add(bot);
            session.live().sources().drive(bot);
            session.tasks().notifications().info(Messages.text("app.files.fitted", bot.label()));
        }, () -> session.tasks().notifications().warn(Messages.text("app.files.not-fitted")));
    }

    public void save() {
        save(() -> { });
    }

    /** Saves the preset; asks for its name if it is new, and before another program's edit would be overwritten. Then runs an action. */
    private void save(Runnable then) {
        if (session.document().preset().file().isEmpty()) {
            presets.saveAs(then);
            return;
        }
        Optional<String> outside = session.files().outsideEdit();
        if (outside.isEmpty()) {
            saveFile(then);
            return;
        }
        askOutside(session.document().preset().name(), outside.get(), session.files()::reload, () -> saveFile(then));
    }

    private void askOutside(String name, String difference, Runnable reload, Runnable overwrite) {
        ask(Messages.text("app.files.outside", name), difference, List.of(Question.Answer.cancel(),
                new Question.Answer(Messages.text("app.files.outside.reload"), ButtonData.NO, reload),
                new Question.Answer(Messages.text("app.files.outside.overwrite"), ButtonData.YES, overwrite)));
    }

    private void saveFile(Runnable then) {
        if (session.files().save()) {
            session.presets().refresh();
            then.run();
        }
    }

    /** Asks for name, note and tags, and saves a new preset. */
    public void saveAs() {
        presets.saveAs(() -> { });
    }

    /** Saves the current goal set; asks for a file if it has none yet, and before another program's edit would be overwritten. */
    public boolean saveGoals() {
        Goals goals = session.document().goals();
        return saveGoals(new Goals.Unsaved(goals.open(), goals.set()));
    }

    private boolean saveGoals(Goals.Unsaved edited) {
        if (edited.saved().file().isEmpty()) {
            return saveGoalsAs(edited);
        }
        Path file = edited.saved().file().get();
        Optional<String> outside = session.goals().outsideEdit(edited);
        if (outside.isEmpty()) {
            return session.goals().save(edited, file);
        }
        askOutside(edited.current().name(), outside.get(), session.goals()::reload, () -> session.goals().save(edited, file));
        return false;
    }

    public boolean saveGoalsAs() {
        return saveGoalsAs(new Goals.Unsaved(session.document().goals().open(), session.document().goals().set()));
    }

    private boolean saveGoalsAs(Goals.Unsaved edited) {
        String name = edited.current().name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return picker.save(Messages.text("app.window.save-goals"), name + ".toml", GOALS, TOML).map(FileActions::withEnding).map(file -> session.goals().save(edited, file)).orElse(false);
    }

    /** Loads a goal set from a file. */
    public void importGoals() {
        picker.open(Messages.text("app.files.import-goals"), GOALS, TOML).ifPresent(this::useGoals);
    }

    private void useGoals(Path file) {
        session.goals().use(file.toString().replace('\\', '/'));
    }

    /** Asks for a file and writes the open preset to it with other knobs. The open document does not change. */
    public void saveRun(String name, ParameterSet knobs) {
        picker.save(Messages.text("app.files.save-run"), name + ".toml", PRESETS, TOML).map(FileActions::withEnding).ifPresent(file -> {
            try {
                AtomicFile.write(file, PresetWriter.write(session.document().preset().preset().withParameters(knobs)));
                session.tasks().notifications().success(Messages.text("app.files.saved", file));
            } catch (IOException failed) {
                session.tasks().notifications().error(failed.getMessage());
            }
        });
    }

    public void export() {
        picker.save(Messages.text("app.files.export"), LibraryActions.fileName(session.document().preset().name()), PRESETS, TOML).map(FileActions::withEnding).ifPresent(session.files()::export);
    }

    /** Asks for a file and exports the current knobs for a game. */
    public void export(ExportFormat format) {
        GamePreset preset = gamePreset();
        String name = format.files(preset).get(0).name();
        String ending = name.substring(name.lastIndexOf('.'));
        picker.save(Messages.text("app.cards.export"), name, format.label(), "*" + ending).map(file -> file.getFileName().toString().contains(".") ? file : file.resolveSibling(file.getFileName() + ending))
                .ifPresent(file -> write(format, preset, file));
    }

    /** The open preset with the current knobs. */
    public GamePreset gamePreset() {
        OpenPreset open = session.document().preset();
        return new GamePreset(open.preset().withParameters(session.document().knobs().values()), open.model());
    }

    private void write(ExportFormat format, GamePreset preset, Path file) {
        try {
            List<Path> written = format.write(preset, file);
            session.tasks().notifications().success(Messages.text("app.files.exported", written.stream().map(each -> each.getFileName().toString()).collect(Collectors.joining(", "))),
                    Messages.text("app.files.open"), () -> DesktopOpener.open(written.get(0)));
        } catch (IOException refused) {
            session.tasks().notifications().error(Messages.text("app.files.export-failed", file.getFileName(), refused.getMessage()));
        }
    }

    private static Path withEnding(Path file) {
        return file.toString().endsWith(".toml") ? file : file.resolveSibling(file.getFileName() + ".toml");
    }

    /** Runs the action at once, or first asks what to do about unsaved changes. */
    public void guard(Runnable action) {
        if (!session.files().hasUnsavedChanges()) {
            action.run();
            return;
        }
        int changed = session.document().knobs().changed().size();
        ask(Messages.text("app.files.save-changes", session.document().preset().name()), Messages.text("app.files.lost-knobs", changed), List.of(
                Question.Answer.cancel(),
                new Question.Answer(Messages.text("app.files.discard"), ButtonData.NO, action),
                new Question.Answer(Messages.text("app.files.save"), ButtonData.YES, () -> save(action))));
    }

    /** Like {@link #guard}, before the window closes: also asks about edited goal sets. */
    public void guardQuit(Runnable action) {
        guard(() -> guardGoals(action));
    }

    private void guardGoals(Runnable action) {
        List<Goals.Unsaved> unsaved = session.document().goals().unsaved();
        if (unsaved.isEmpty()) {
            action.run();
            return;
        }
        Goals.Unsaved first = unsaved.get(0);
        ask(Messages.text("app.files.save-goals", first.current().name()), Messages.text("app.files.lost-goals", unsaved.size()), List.of(
                Question.Answer.cancel(),
                new Question.Answer(Messages.text("app.files.discard"), ButtonData.NO, action),
                new Question.Answer(Messages.text("app.files.save"), ButtonData.YES, () -> {
                    if (saveGoals(first)) {
                        guardGoals(action);
                    }
                })));
    }

    /** Offers to restore work left by a crash. */
    public void offer(Autosave.LeftBehind left, Autosave autosave) {
        ask(Messages.text("app.files.unsaved-found"), Messages.text("app.files.crashed", left.name()), List.of(
                new Question.Answer(Messages.text("app.files.discard"), ButtonData.NO, () -> autosave.discard(left)),
                new Question.Answer(Messages.text("app.files.restore"), ButtonData.YES, () -> restore(left, autosave))));
    }

    private void restore(Autosave.LeftBehind left, Autosave autosave) {
        boolean sameModel = left.preset().map(preset -> preset.model().equals(session.document().model().id())).orElse(true);
        if (sameModel) {
            takeOver(left, autosave);
        } else {
            session.loader().preset(left.preset().get().model() + "/table").thenRun(() -> takeOver(left, autosave));
        }
    }

    /**
     * Restores the work only if its model is open. If opening it failed, an error was shown and another model is
     * still open.
     */
    private void takeOver(Autosave.LeftBehind left, Autosave autosave) {
        boolean fits = left.preset().map(preset -> preset.table() == session.document().knobs().values().table()).orElse(true);
        if (!fits) {
            session.tasks().notifications().warn(Messages.text("app.files.not-restored", left.file()));
            return;
        }
        session.document().history().begin(Messages.text("app.files.restore-work"));
        left.preset().ifPresent(preset -> session.document().knobs().replace(Messages.text("app.files.restore-work"), preset.parameters()));
        session.goals().restore(left.goals());
        session.document().history().commit();
        autosave.restored(left);
    }

    private void ask(String title, String text, List<Question.Answer> answers) {
        if (question != null) {
            question.close();
        }
        question = new Question(window.get(), title, text, answers);
        question.show();
    }
}
