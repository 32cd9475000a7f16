package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.bars.MainMenu;
import dev.goldenangle.workbench.app.bars.PresetPopOver;
import dev.goldenangle.workbench.app.bars.TopBar;
import dev.goldenangle.workbench.app.cards.Dialogs;
import dev.goldenangle.workbench.app.cards.FileBanners;
import dev.goldenangle.workbench.app.cards.NoticeBar;
import dev.goldenangle.workbench.app.cards.RunningWork;
import dev.goldenangle.workbench.app.cards.PlayCards;
import dev.goldenangle.workbench.app.files.DesktopOpener;
import dev.goldenangle.workbench.app.files.FileActions;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.Persistence;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.toolkit.link.GameLink;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.geometry.Side;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The content of the main window: panes, bars and overlays, connected to one session. */
public final class WorkbenchWindow {
    public static final double DEFAULT_WIDTH = 1440;
    public static final double DEFAULT_HEIGHT = 900;
    public static final double MIN_WIDTH = 1280;
    public static final double MIN_HEIGHT = 720;
    private static final String HINTS_SEEN = "hints.seen";
    private static final String LINK_TOKEN = "link.token";

    private final TuningSession session;
    private final Appearance look;
    private final Settings settings;
    private final PredictionStudy study;
    private final DeferredParts deferred = new DeferredParts();
    private final TopBar top;
    private final Workspace panes;
    private final Overlay overlay;
    private final FileActions files;
    private final WindowParts parts;
    private final List<MenuAction> table;
    private final WindowKeys keys;
    private final WindowSettings layoutSettings;
    private final Persistence persistence;
    private final Scene scene;
    private final Wakefulness wakefulness;
    private final PlayDevices devices;
    private Runnable onQuit = () -> { };

    public WorkbenchWindow(TuningSession session, Appearance look, Settings settings, double width, double height) {
        this(session, look, settings, width, height, null);
    }

    /** @param chosenPicker asks for files; null for the platform's dialogs */
    WorkbenchWindow(TuningSession session, Appearance look, Settings settings, double width, double height, FilePicker chosenPicker) {
        this(session, look, settings, new Scene(new StackPane(), width, height), chosenPicker);
    }

    /** Fills a scene that may already be visible. */
    public static WorkbenchWindow in(Scene scene, TuningSession session, Appearance look, Settings settings) {
        return new WorkbenchWindow(session, look, settings, scene, null);
    }

    private WorkbenchWindow(TuningSession session, Appearance look, Settings settings, Scene scene, FilePicker chosenPicker) {
        this.scene = scene;
        this.session = session;
        this.look = look;
        this.settings = settings;
        PlayControls controls = new PlayControls();
        study = new PredictionStudy(session.document(), session.runs().list(), session.tasks());
        session.runs().holdWhatIfs();
        top = new TopBar(session.document(), session.presets(), session.live(), look, handlers());
        StudyCache shelf = settings.isKept() ? StudyCache.in(settings.folders().state().resolve("studies")) : StudyCache.none();
        panes = new Workspace(session, look, study, controls, deferred, top, shelf);
        overlay = new Overlay(panes.layout());
        devices = new PlayDevices(session, controls, scene);
        FilePicker picker = chosenPicker == null ? FilePicker.of(scene::getWindow) : chosenPicker;
        files = new FileActions(session, settings, picker, scene::getWindow);
        files.setOnArchive(top::openMaps);
        FileDrop.on(scene, files::openDropped);
        panes.knobs().setOnSave(files::save);
        panes.scorecard().setOnSave(files::saveGoals);
        panes.scorecard().setOnImport(files::importGoals);
        panes.setFileAsker((suggestion, format) -> picker.save(Messages.text("app.window.export"), suggestion, Messages.text("app.window.file-kind", format), "*." + format.ending()));
        Notifications notifications = session.tasks().notifications();
        FileBanners banners = new FileBanners(session.files(), session.loader().maps(), session.goals(), notifications, overlay, DesktopOpener::open);
        new NoticeBar(panes.layout().notices(), notifications, banners::says);
        new RunningWork(session.tasks().listed(), overlay);
        parts = new WindowParts(session, panes, look, files, new TuningTools(session, overlay, picker, files, panes.comparison(), linkToken()), study,
                new Dialogs(overlay, look, new PlayCards(controls, devices.pads(), devices.sound()), dialogNeeds()), top::openMenu, this::quit);
        files.library().setCards(parts.dialogs()::show, parts.dialogs()::closeCard);
        if (settings.isKept()) {
            session.live().recording().setFolder(settings.folders().data().resolve("traces"));
        }
        panes.sweep().setNeeds(new SweepMode.Needs(new SettingsStore(settings), picker, overlay, parts.dialogs(), files::saveRun));
        panes.setOnGoldenAngle(this::explainGoldenAngle);
        table = WindowAction.of(parts);
        top.use(table);
        keys = new WindowKeys(scene, parts, table);
        // Created after the panes, so that its simulations and file reads do not slow them down.
        deferred.add(() -> {
            session.runs().releaseWhatIfs();
            session.presets().refresh();
        });
        persistence = new Persistence(settings, session);
        layoutSettings = new WindowSettings(settings, panes, controls);
        layoutSettings.restore();
        wakefulness = new Wakefulness(scene, () -> panes.isMoving() || parts.tools().isMoving() || session.isBusy() || !isComplete());
        show();
    }

    /** The token stays the same between sessions, so a game needs it only once. */
    private String linkToken() {
        String token = settings.get(LINK_TOKEN, "");
        if (token.isEmpty()) {
            token = GameLink.newToken();
            settings.set(LINK_TOKEN, token);
        }
        return token;
    }

    private TopBar.Handlers handlers() {
        PresetPopOver.Handlers presets = new PresetPopOver.Handlers(entry -> files.openPreset(entry.id()), entry -> files.library().edit(entry), entry -> files.library().duplicate(entry),
                entry -> files.library().delete(entry), entry -> files.library().reveal(entry), () -> files.saveAs(), () -> files.openPreset(), () -> files.library().restorable(),
                () -> files.library().restore());
        return new TopBar.Handlers(this::openMenu, presets, () -> files.maps(), id -> files.openMap(id));
    }

    private Dialogs.Window dialogNeeds() {
        return new Dialogs.Window(this::actions, () -> table, event -> keys.isTaken(event), () -> scene.getRoot().requestFocus(), this::saveSettings,
                () -> settings.set(HINTS_SEEN, true), this::explainGoldenAngle);
    }

    private void explainGoldenAngle() {
        WindowAction.goldenAngle(parts);
    }

    /** Fills the scene before setting its theme, so that JavaFX styles every node only once. */
    private void show() {
        StackPane root = new StackPane(panes.layout(), overlay);
        scene.setRoot(root);
        look.applyTheme(scene);
        scene.getRoot().setFocusTraversable(true);
        scene.getRoot().requestFocus();
    }

    private void openMenu(Button anchor) {
        MainMenu.of(Stream.concat(table.stream(), MomentaryActions.places(parts).stream()).toList(), settings.recent(), files::openPreset).show(anchor, Side.BOTTOM, 0, 4);
    }

    /**
     * Shows what a user must see after the start: work left by a crash, presets that hide shipped ones, and the hints
     * at the first start.
     */
    public void welcome() {
        persistence.begin(files);
        deferred.add(panes.sweep()::tellUnfinished);
        session.library().notices().forEach(session.tasks().notifications()::warn);
        settings.notice().ifPresent(session.tasks().notifications()::warn);
        if (!settings.isOn(HINTS_SEEN)) {
            deferred.add(parts.dialogs()::hints);
        }
    }

    public void setOnQuit(Runnable action) {
        onQuit = action;
    }

    public void quit() {
        panes.find().endTrial();
        files.guardQuit(() -> persistence.finish(onQuit));
    }

    public Scene scene() {
        return scene;
    }

    /** All actions of the palette: the fixed table and the actions on items that exist now. */
    public List<MenuAction> actions() {
        return Stream.concat(table.stream(), MomentaryActions.of(parts).stream()).toList();
    }

    public FileActions files() {
        return files;
    }

    public PlayDevices devices() {
        return devices;
    }

    Overlay overlay() {
        return overlay;
    }

    /** Applies changes and redraws. Called once per frame, or a few times a second while idle. */
    public void frame(long nanos) {
        if (!wakefulness.isDue(nanos)) {
            return;
        }
        parts.tools().refresh();
        session.pulse();
        devices.refresh();
        study.refresh();
        panes.refresh(nanos);
        persistence.refresh(nanos);
    }

    /** Whether nothing will change soon; {@link FrameTimer} then skips frames. */
    boolean isAsleep(long nanos) {
        return wakefulness.isAsleep(nanos);
    }

    void setOnWake(Runnable action) {
        wakefulness.setOnWake(action);
    }

    /** Opens the sweep of a study file and runs it. */
    public void showStudy(Path file) {
        panes.sweep().show(file);
    }

    public boolean isStudying() {
        return panes.sweep().isRunning();
    }

    /** Whether everything in view exists. */
    public boolean isShown() {
        return panes.isShown();
    }

    /** Whether all parts created after the first frame exist, also those out of view. */
    public boolean isComplete() {
        return panes.isComplete();
    }

    void saveSettings() {
        layoutSettings.save(session, look);
    }

    /** Call when the window closes normally. */
    public void close() {
        panes.find().endTrial();
        saveSettings();
        panes.find().close();
        devices.close();
        parts.tools().close();
        panes.sweep().shutDown();
        persistence.close();
    }
}
