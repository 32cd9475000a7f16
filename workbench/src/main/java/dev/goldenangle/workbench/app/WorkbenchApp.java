package dev.goldenangle.workbench.app;

import dev.goldenangle.telemetry.RowCache;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.app.cards.CrashDialog;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.snapshot.Display;
import dev.goldenangle.workbench.app.window.FrameTimer;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.ChartFonts;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.SceneryPreloader;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;

/** The desktop application. Loads as much as possible in parallel to the start of JavaFX. */
public final class WorkbenchApp extends Application {
    /** Memory reserved for run columns: about 25 minutes of one run at 128 ticks a second. */
    private static final int ROW_MEGABYTES = 48;
    private static CompletableFuture<TuningSession> opened;
    private static CompletableFuture<Settings> remembered;
    /** The error that prevented loading the initial content. */
    private static volatile Throwable refused;
    private final Appearance look = new Appearance();
    private CompletableFuture<Void> fonts;
    private TuningSession session;
    private WorkbenchWindow window;
    private double shownWidth;
    private double shownHeight;
    private boolean wasShown;

    /** @param presets where presets come from; if empty, the folder in the settings, or the shipped ones */
    static void open(Optional<PresetLibrary> presets) {
        RowCache.limit(ROW_MEGABYTES);
        remembered = CompletableFuture.supplyAsync(Settings::load, DaemonThreads.perTask());
        opened = remembered.thenApplyAsync(settings -> begin(InitialContent.remembered(settings, presets.orElseGet(settings::presets))), DaemonThreads.perTask());
        Display.quietToolkit();
        try {
            Application.launch(WorkbenchApp.class);
            if (refused != null) {
                throw refused.getCause() instanceof RuntimeException reason ? reason : new IllegalStateException(refused);
            }
        } catch (UnsupportedOperationException unreachable) {
            throw new IllegalArgumentException(Messages.text("app.unreachable", Objects.toString(System.getenv("DISPLAY"), ""), unreachable.getMessage()), unreachable);
        }
    }

    private static TuningSession begin(InitialContent content) {
        TuningSession session = content.session();
        SceneryPreloader.begin(content.level());
        return session;
    }

    /** Runs before {@link #start}, outside the window's thread. */
    @Override
    public void init() {
        Settings settings = remembered.join();
        look.themeProperty().set(settings.get("theme", "DARK").equals("LIGHT") ? Theme.LIGHT : Theme.DARK);
        look.textScaleProperty().set(settings.get("text.scale", 1));
        fonts = CompletableFuture.runAsync(Fonts::load, DaemonThreads.perTask());
        opened.thenRunAsync(ChartFonts::load, DaemonThreads.perTask());     // the timeline needs them a few frames later
    }

    /** Opens the window while preset, map and fonts are still loading, and fills it when they are ready. */
    @Override
    public void start(Stage stage) {
        Settings settings = remembered.join();
        look.useTheme();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Rectangle2D place = WindowPlace.saved(settings, screens());
        Scene scene = new Scene(new StackPane(), place.getWidth(), place.getHeight() - WindowPlace.TITLE_BAR, look.color(Token.WINDOW));
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        stage.setTitle(Messages.text("app.name"));
        stage.setMinWidth(Math.min(WorkbenchWindow.MIN_WIDTH, screen.getWidth()));
        stage.setMinHeight(Math.min(WorkbenchWindow.MIN_HEIGHT, screen.getHeight()));
        stage.setMaximized(settings.isOn("maximized"));
        stage.setScene(scene);
        stage.show();
        shownWidth = scene.getWidth();
        shownHeight = scene.getHeight();
        opened.thenCombine(fonts, (content, nothing) -> content).thenAcceptAsync(content -> fill(stage, scene, settings, content), Platform::runLater).exceptionally(failure -> {
            refused = failure;
            Platform.exit();
            return null;
        });
    }

    /** The usable area of each screen, the primary screen first. */
    private static List<Rectangle2D> screens() {
        return Stream.concat(Stream.of(Screen.getPrimary()), Screen.getScreens().stream()).map(Screen::getVisualBounds).toList();
    }

    private void fill(Stage stage, Scene scene, Settings settings, TuningSession content) {
        session = content;
        window = WorkbenchWindow.in(scene, session, look, settings);
        Thread.setDefaultUncaughtExceptionHandler(new CrashLog(settings.folders().state().resolve("workbench.log"),
                (sentence, fault) -> Platform.runLater(() -> new CrashDialog(stage, sentence, fault).show())));
        scene.getRoot().applyCss();
        scene.getRoot().layout();       // so that the first picture of the world has the right size
        session.live().playback().play();
        window.welcome();
        window.setOnQuit(() -> close(stage, settings));
        stage.setOnCloseRequest(event -> {
            event.consume();
            window.quit();
        });
        new FrameTimer(window, () -> frameShown(stage)).start();
    }

    private void frameShown(Stage stage) {
        boolean isShown = window.isShown();
        StartupProbe.frameShown(isShown);
        if (isShown && !wasShown) {
            wasShown = true;
            restoreSize(stage);
        }
    }

    /** Moves the window back if its frame, which is known only now, would leave the screen. */
    static void keepOnScreen(Stage stage, List<Rectangle2D> screens) {
        Rectangle2D place = WindowPlace.fit(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight(), screens);
        stage.setX(place.getMinX());
        stage.setY(place.getMinY());
        stage.setWidth(place.getWidth());
        stage.setHeight(place.getHeight());
    }

    /**
     * Under some window managers JavaFX loses the requested size while the frame is added, so the size is set again.
     */
    private void restoreSize(Stage stage) {
        double frameWidth = stage.getWidth() - window.scene().getWidth();
        double frameHeight = stage.getHeight() - window.scene().getHeight();
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        stage.setMinWidth(Math.min(WorkbenchWindow.MIN_WIDTH + frameWidth, screen.getWidth()));
        stage.setMinHeight(Math.min(WorkbenchWindow.MIN_HEIGHT + frameHeight, screen.getHeight()));
        if (!stage.isMaximized() && window.scene().getWidth() < shownWidth) {
            stage.setWidth(shownWidth + frameWidth);
            stage.setHeight(shownHeight + frameHeight);
        }
        if (!stage.isMaximized()) {
            keepOnScreen(stage, screens());
        }
    }

    private void close(Stage stage, Settings settings) {
        settings.set("maximized", stage.isMaximized());
        if (!stage.isMaximized()) {
            WindowPlace.save(settings, stage.getX(), stage.getY(), window.scene().getWidth(), window.scene().getHeight());
        }
        window.close();
        stage.hide();
    }

    @Override
    public void stop() {
        if (session != null) {
            session.close();
        }
    }
}
