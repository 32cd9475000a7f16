package dev.goldenangle.workbench.app.window;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.bars.MainMenu;
import dev.goldenangle.workbench.app.bars.StatusBar;
import dev.goldenangle.workbench.app.bars.TopBar;
import dev.goldenangle.workbench.app.cards.Dialogs;
import dev.goldenangle.workbench.app.cards.Hints;
import dev.goldenangle.workbench.app.cards.NotificationCards;
import dev.goldenangle.workbench.app.files.DesktopOpener;
import dev.goldenangle.workbench.app.files.FileActions;
import dev.goldenangle.workbench.app.files.FilePicker;
import dev.goldenangle.workbench.app.files.Persistence;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.layout.Overlay;
import dev.goldenangle.workbench.app.layout.SidePane;
import dev.goldenangle.workbench.app.layout.WindowLayout;
import dev.goldenangle.workbench.charts.ChartExport;
import dev.goldenangle.workbench.charts.TimelineView;
import dev.goldenangle.workbench.charts.TimelineViewModel;
import dev.goldenangle.workbench.curves.CurvesView;
import dev.goldenangle.workbench.curves.CurvesViewModel;
import dev.goldenangle.workbench.live.Player;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.parameters.KnobsView;
import dev.goldenangle.workbench.parameters.KnobsViewModel;
import dev.goldenangle.workbench.prediction.PredictionView;
import dev.goldenangle.workbench.prediction.PredictionViewModel;
import dev.goldenangle.workbench.results.JumpsView;
import dev.goldenangle.workbench.results.JumpsViewModel;
import dev.goldenangle.workbench.results.MetricsViewModel;
import dev.goldenangle.workbench.results.RunsView;
import dev.goldenangle.workbench.results.RunsViewModel;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.scorecard.ScorecardView;
import dev.goldenangle.workbench.scorecard.ScorecardViewModel;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.ViewportView;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.hud.ViewCommand;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.application.Platform;
import javafx.geometry.Side;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The window's content: panes, bars and overlays, wired to one session. */
public final class WorkbenchWindow implements Actions.Window {
    public static final double DEFAULT_WIDTH = 1440;
    public static final double DEFAULT_HEIGHT = 900;
    public static final double MIN_WIDTH = 1280;
    public static final double MIN_HEIGHT = 720;
    private static final int SCORECARD_TAB = 1;

    private final TuningSession session;
    private final Look look;
    private final Settings settings;
    private final PredictionStudy study;
    private final PlayControls controls = new PlayControls();
    private final KnobsViewModel knobsModel;
    private final KnobsView knobs;
    private final ViewportView viewport;
    private final TimelineView timeline;
    private final SidePane side;
    private final List<PaneView> panes;
    private final DeferredParts deferred = new DeferredParts();
    private final TopBar top;
    private final StatusBar status;
    private final WindowLayout layout;
    private final CompareMode comparison;
    private final Overlay overlay;
    private final FileActions files;
    private final NotificationCards notifications;
    private final Actions actions;
    private final List<MenuAction> shortcuts;
    private final Dialogs cards;
    private Region hints;
    private final Persistence persistence;
    private final Scene scene;
    private Runnable onQuit = () -> { };

    public WorkbenchWindow(TuningSession session, Look look, Settings settings, double width, double height) {
        this(session, look, settings, width, height, null);
    }

    /** @param chosenPicker asks for files; null for the platform's dialogs */
    WorkbenchWindow(TuningSession session, Look look, Settings settings, double width, double height, FilePicker chosenPicker) {
        this.session = session;
        this.look = look;
        this.settings = settings;
        study = new PredictionStudy(session.document(), session.runs().list(), session.tasks());
        knobsModel = new KnobsViewModel(session.document());
        knobs = new KnobsView(knobsModel, deferred);
        ViewportViewModel viewportModel = new ViewportViewModel(session.document(), session.live(), session.runs());
        viewportModel.setStudy(study);
        viewport = new ViewportView(viewportModel, look, controls, deferred);
        timeline = new TimelineView(new TimelineViewModel(session.live(), session.runs(), session.tasks()), look);
        side = new SidePane(this::widenSide);
        ScorecardViewModel scorecard = new ScorecardViewModel(session.document(), session.live(), session.tasks());
        addTabs(scorecard);
        StackPane timelinePlace = new StackPane();
        timelinePlace.getStyleClass().add("charts-pane");
        deferred.add(() -> timelinePlace.getChildren().add(timeline.root()));
        deferred.add(side::fill);
        panes = List.of(knobs, viewport, timeline, side);
        status = new StatusBar(session, scorecard);
        top = new TopBar(session, look, new TopBar.Handlers(this::openMenu, this::openPreset, this::palette, this::compare, session.live().recording()::toggle));
        layout = new WindowLayout(top, knobs.root(), viewport.root(), side.root(), timelinePlace, status);
        comparison = new CompareMode(session, look, layout, top);
        overlay = new Overlay(layout);
        scene = new Scene(new StackPane(), width, height);
        FilePicker picker = chosenPicker == null ? FilePicker.of(scene::getWindow) : chosenPicker;
        files = new FileActions(session, settings, picker, overlay);
        TuningTools tools = new TuningTools(session, overlay, picker, comparison);
        knobsModel.setOnSave(files::save);
        timeline.setOnCollapse(this::toggleTimeline);
        timeline.setFileAsker((suggestion, format) -> picker.save("Export", suggestion, format + " file", "*." + format.ending()));
        notifications = new NotificationCards(session, overlay, DesktopOpener::open);
        actions = new Actions(session, look, files, study, tools, this);
        shortcuts = actions.fixed();
        cards = new Dialogs(overlay, controls, new Dialogs.Window(actions::all, () -> shortcuts, event -> shortcutOf(event).isPresent(),
                () -> scene.getRoot().requestFocus(), this::remember));
        persistence = new Persistence(settings, session);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::onKey);
        scene.addEventFilter(KeyEvent.KEY_TYPED, this::onTyped);
        recall();
        look.textScaleProperty().addListener((observable, old, scale) -> layout.setTextScale(scale.doubleValue()));
        layout.setTextScale(look.textScaleProperty().get());
        // Filled and skinned before it gets its theme: a tree that joins a styled scene is styled from its leaves up, every node
        // once more for each of its parents; one that is styled as a whole is styled once, from the top.
        scene.setRoot(new StackPane(layout, overlay));
        scene.getRoot().applyCss();
        look.applyTheme(scene);
        scene.getRoot().setFocusTraversable(true);
        scene.getRoot().requestFocus();
    }

    private void addTabs(ScorecardViewModel scorecard) {
        side.add("Curves", () -> new CurvesView(new CurvesViewModel(session.document(), session.live(), session.runs(), session.tasks()), look));
        side.add("Scorecard", () -> new ScorecardView(scorecard)).bind(scorecard.failuresProperty());
        side.setOnFilled(scorecard::start);
        side.add("Jumps", () -> new JumpsView(new JumpsViewModel(session.document(), session.live(), session.runs()), look));
        side.add("Runs", () -> new RunsView(new RunsViewModel(session.document(), session.live(), session.runs(), session.tasks()), new MetricsViewModel(session.document(), session.live(), session.runs(), session.tasks()), look));
        side.add("Net", () -> new PredictionView(new PredictionViewModel(session.document(), session.live(), study), look));
    }

    private void recall() {
        layout.choose(settings.get("knobs.width", 0), settings.get("side.width", 0), settings.get("timeline.height", 0));
        layout.setKnobsHidden(settings.isOn("knobs.hidden"));
        layout.setTimelineHidden(settings.isOn("timeline.hidden"));
        layout.setWideSide(settings.isOn("side.wide"));
        controls.keys().read(settings.get("keys", ""));
        controls.sensitivityProperty().set(settings.get("sensitivity", controls.sensitivityProperty().get()));
        int tab = (int) settings.get("side.tab", SCORECARD_TAB);
        side.select(tab >= 0 && tab < side.titles().size() ? tab : SCORECARD_TAB);
    }

    /** Writes down how the window stands. */
    void remember() {
        double[] chosen = layout.chosen();
        settings.set("knobs.width", chosen[0]);
        settings.set("side.width", chosen[1]);
        settings.set("timeline.height", chosen[2]);
        settings.set("knobs.hidden", layout.isKnobsHidden());
        settings.set("timeline.hidden", layout.isTimelineHidden());
        settings.set("side.wide", layout.isWideSide());
        settings.set("side.tab", side.selectedProperty().get());
        settings.set("keys", controls.keys().text());
        settings.set("sensitivity", controls.sensitivityProperty().get());
        settings.set("theme", look.theme());
        settings.set("text.scale", look.textScaleProperty().get());
        settings.set("preset", session.document().preset().id());
        settings.set("map", session.library().idOf(session.document().level()));
        settings.save();
    }

    /** What someone is shown who starts it: what a crash left behind, and at the first start three hints. */
    public void welcome() {
        persistence.begin(files);
        if (!settings.isOn("hints.seen")) {
            deferred.add(this::showHints);
        }
    }

    public void setOnQuit(Runnable action) {
        onQuit = action;
    }

    public Scene scene() {
        return scene;
    }

    /** Everything the palette offers. */
    public List<MenuAction> actions() {
        return actions.all();
    }

    public FileActions files() {
        return files;
    }

    Overlay overlay() {
        return overlay;
    }

    /** Takes over what is new and redraws; once per frame. */
    public void frame(long nanos) {
        session.pulse();
        study.refresh();
        if (comparison.isOpen()) {
            comparison.refresh();
        } else {
            panes.stream().filter(pane -> pane.root().getScene() != null).forEach(PaneView::refresh);
        }
        deferred.frame();
        status.refresh(nanos);
        notifications.refresh();
        persistence.refresh(nanos);
    }

    /** Whether all that joins after the first frame has joined. */
    public boolean isComplete() {
        return deferred.isComplete() && knobs.isFilled();
    }

    /** The window closes in good order. */
    public void close() {
        remember();
        persistence.close();
    }

    private void onKey(KeyEvent event) {
        // A filter of the same scene is called even when another has taken the event.
        if (event.isConsumed() || viewport.takes(event)) {
            return;
        }
        if (cards.take(event)) {
            event.consume();
            return;
        }
        if (event.getCode() == KeyCode.ESCAPE && comparison.isOpen()) {
            comparison.close();
            event.consume();
            return;
        }
        shortcutOf(event).ifPresent(action -> {
            action.run();
            event.consume();
        });
    }

    private Optional<MenuAction> shortcutOf(KeyEvent event) {
        boolean isCaretMove = scene.getFocusOwner() instanceof TextInputControl && event.getCode().isArrowKey();
        return isCaretMove ? Optional.empty()
                : shortcuts.stream().filter(action -> action.shortcut() != null && action.shortcut().match(event)).findFirst();
    }

    /** The slash finds a knob; taken when typed, so that it does not end up in the field itself. */
    private void onTyped(KeyEvent event) {
        if (!event.isConsumed() && event.getCharacter().equals("/") && !(scene.getFocusOwner() instanceof TextInputControl)) {
            findKnob();
            event.consume();
        }
    }

    private void openPreset(String id) {
        files.openPreset(id);
    }

    @Override
    public void menu() {
        top.openMenu();
    }

    private void openMenu(Button anchor) {
        MainMenu.of(Stream.concat(shortcuts.stream(), actions.places().stream()).toList(), settings.recent(), this::openPreset).show(anchor, Side.BOTTOM, 0, 4);
    }

    @Override
    public void palette() {
        cards.palette();
    }

    @Override
    public void shortcuts() {
        cards.shortcuts();
    }

    @Override
    public void controls() {
        cards.controls();
    }

    @Override
    public void playYourself() {
        comparison.close();
        session.live().sources().drive(session.live().keyboardSource());
        viewport.capture();
    }

    @Override
    public List<ViewCommand> viewCommands() {
        return viewport.commands();
    }

    @Override
    public void export(ChartExport.Format format) {
        timeline.export(format);
    }

    @Override
    public void showHints() {
        hints = hints == null ? new Hints(this::hideHints) : hints;
        overlay.add(hints, Overlay.Place.BESIDE_KNOBS);
    }

    private void hideHints() {
        overlay.remove(hints);
        settings.set("hints.seen", true);
    }

    @Override
    public void compare() {
        comparison.toggle();
    }

    @Override
    public Player player() {
        return comparison.player();
    }

    @Override
    public Run played() {
        return comparison.played();
    }

    @Override
    public void widenSide() {
        layout.setWideSide(!layout.isWideSide());
    }

    @Override
    public void selectTab(int index) {
        comparison.close();
        side.select(index);
    }

    @Override
    public List<String> tabs() {
        return side.titles();
    }

    @Override
    public void toggleKnobs() {
        layout.setKnobsHidden(!layout.isKnobsHidden());
    }

    @Override
    public void toggleTimeline() {
        layout.setTimelineHidden(!layout.isTimelineHidden());
    }

    @Override
    public void restoreLayout() {
        layout.choose(0, 0, 0);
        layout.setWideSide(false);
        layout.setKnobsHidden(false);
        layout.setTimelineHidden(false);
    }

    @Override
    public void findKnob() {
        comparison.close();
        layout.setKnobsHidden(false);
        knobs.focusSearch();
    }

    @Override
    public void showKnob(String key) {
        comparison.close();
        layout.setKnobsHidden(false);
        knobsModel.wantedProperty().set(key);
    }

    @Override
    public void quit() {
        files.guard(onQuit);
    }
}
