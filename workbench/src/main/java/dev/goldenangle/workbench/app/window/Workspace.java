package dev.goldenangle.workbench.app.window;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalMetric;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.bars.StatusLine;
import dev.goldenangle.workbench.app.bars.TopBar;
import dev.goldenangle.workbench.app.layout.SidePane;
import dev.goldenangle.workbench.app.layout.WindowLayout;
import dev.goldenangle.workbench.charts.ChartExport;
import dev.goldenangle.workbench.charts.TimelineView;
import dev.goldenangle.workbench.charts.TimelineViewModel;
import dev.goldenangle.workbench.curves.CurvesView;
import dev.goldenangle.workbench.curves.CurvesViewModel;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.find.FindView;
import dev.goldenangle.workbench.find.FindViewModel;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.live.TimeControl;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.LaneSignal;
import dev.goldenangle.workbench.parameters.KnobsView;
import dev.goldenangle.workbench.parameters.KnobsViewModel;
import dev.goldenangle.workbench.prediction.PredictionView;
import dev.goldenangle.workbench.prediction.PredictionViewModel;
import dev.goldenangle.workbench.results.JumpsView;
import dev.goldenangle.workbench.results.JumpsViewModel;
import dev.goldenangle.workbench.results.MetricsViewModel;
import dev.goldenangle.workbench.results.RunsPopOver;
import dev.goldenangle.workbench.results.RunsView;
import dev.goldenangle.workbench.results.RunsViewModel;
import dev.goldenangle.workbench.runs.PredictionStudy;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.scorecard.ScorecardView;
import dev.goldenangle.workbench.scorecard.ScorecardViewModel;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.toolkit.study.StudyCache;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.ViewportView;
import dev.goldenangle.workbench.viewport.frame.CourseEditor;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.hud.ViewCommand;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Creates and arranges the panes, and shows the comparison or the sweep instead of them. */
final class Workspace {
    static final String SCORECARD_TAB = "scorecard";
    static final String FIND_TAB = "find";
    private final TuningSession session;
    private final DeferredParts deferred;
    private final KnobsViewModel knobsModel;
    private final KnobsView knobs;
    private final ViewportView viewport;
    /** Created after the first frames. */
    private TimelineView timeline;
    private TimelineView.FileAsker timelineFiles = (suggestion, format) -> Optional.empty();
    private final SidePane side = new SidePane(this::widenSide);
    private final StatusLine status;
    private final WindowLayout layout;
    private final CompareMode comparison;
    private final SweepMode sweep;
    private final ScorecardViewModel scorecard;
    private final StudyCache shelf;
    /** Created after the first frames, or earlier if needed. */
    private FindViewModel find;
    /** Whether the side pane was wide before the Find tab widened it. */
    private boolean wasWide;

    Workspace(TuningSession session, Appearance look, PredictionStudy study, PlayControls controls, DeferredParts deferred, TopBar top, StudyCache shelf) {
        this.session = session;
        this.deferred = deferred;
        Document document = session.document();
        knobsModel = new KnobsViewModel(document);
        knobs = new KnobsView(knobsModel, deferred);
        ViewportViewModel viewportModel = new ViewportViewModel(document, session.live(), session.runs());
        viewportModel.setStudy(study);
        viewportModel.setEditor(new CourseEditor(document, session.loader().courses()));
        viewport = new ViewportView(viewportModel, look, controls, deferred);
        scorecard = new ScorecardViewModel(document, session.goals(), session.live(), session.tasks());
        document.goals().addedProperty().addListener((observable, old, index) -> showAdded(index.intValue()));
        this.shelf = shelf;
        scorecard.setOnReach(this::reach);
        scorecard.setOnExplain(this::explain);
        knobsModel.setOnExplain(this::explain);
        knobsModel.setMoved(knob -> find().movedBy(knob));
        deferred.add(this::find);
        addTabs(look, study);
        StackPane timelinePlace = new StackPane();
        timelinePlace.getStyleClass().add("charts-pane");
        deferred.add(() -> timelinePlace.getChildren().add(makeTimeline(look)));
        deferred.add(() -> {
            side.fill();
            scorecard.start();
        });
        status = new StatusLine(document, session.live(), session.runs(), session.tasks().notifications(), scorecard);
        layout = new WindowLayout(top, knobs.root(), viewport.root(), side.root(), timelinePlace, status);
        layout.addEventHandler(LaneSignal.Wanted.WANTED, event -> {
            if (timeline != null) {
                layout.setTimelineHidden(false);
                timeline.showLane(event.column());
            }
        });
        comparison = new CompareMode(session, look, layout, top);
        side.selectedProperty().addListener((observable, old, tab) -> widenFor(old.getId(), tab.getId()));
        sweep = new SweepMode(session, look, layout, comparison);
        look.textScaleProperty().addListener((observable, old, scale) -> layout.setTextScale(scale.doubleValue()));
        layout.setTextScale(look.textScaleProperty().get());
    }

    private Region makeTimeline(Appearance look) {
        timeline = new TimelineView(new TimelineViewModel(session.live(), session.runs(), session.tasks()), look);
        timeline.setOnCollapse(this::toggleTimeline);
        timeline.setOnRuns(new RunsPopOver(new RunsViewModel(session.document(), session.live(), session.runs(), session.tasks()), look)::open);
        timeline.setFileAsker((suggestion, format) -> timelineFiles.ask(suggestion, format));
        return timeline.root();
    }

    private void addTabs(Appearance look, PredictionStudy study) {
        Document document = session.document();
        LivePlay live = session.live();
        Runs runs = session.runs();
        Tasks tasks = session.tasks();
        side.add("curves", Messages.text("app.window.tab.curves"), () -> new CurvesView(new CurvesViewModel(document, live, runs, tasks), look));
        side.add(SCORECARD_TAB, Messages.text("app.window.tab.scorecard"), () -> new ScorecardView(scorecard));
        side.setBadge(SCORECARD_TAB, scorecard.missedProperty());
        side.add(FIND_TAB, Messages.text("app.window.tab.find"), () -> new FindView(find(), look));
        side.add("jumps", Messages.text("app.window.tab.jumps"), () -> new JumpsView(new JumpsViewModel(document, live, runs), look));
        side.add("runs", Messages.text("app.window.tab.runs"), () -> new RunsView(new RunsViewModel(document, live, runs, tasks), metrics(), look));
        side.add("net", Messages.text("app.window.tab.net"), () -> new PredictionView(new PredictionViewModel(document, live, study), look));
    }

    private MetricsViewModel metrics() {
        MetricsViewModel metrics = new MetricsViewModel(session.document(), session.live(), session.runs(), session.tasks());
        metrics.setOnExplain(this::explain);
        return metrics;
    }

    /** Shows a goal that was added from elsewhere in the scorecard. */
    private void showAdded(int index) {
        if (index < 0) {
            return;
        }
        session.tasks().notifications().success(Messages.text("app.window.goal-added", session.document().goals().set().goals().get(index).name()));
        if (!comparison.isOpen()) {
            side.select(SCORECARD_TAB);
        }
    }

    /** Widens the side pane for the Find tab and restores the width when the user leaves it. */
    private void widenFor(String old, String tab) {
        if (tab.equals(FIND_TAB)) {
            wasWide = layout.isWideSide();
            layout.setWideSide(true);
        } else if (old.equals(FIND_TAB)) {
            layout.setWideSide(wasWide);
        }
    }

    /** Whether the user chose the wide side pane. */
    boolean isWideChosen() {
        return side.selectedProperty().get().getId().equals(FIND_TAB) ? wasWide : layout.isWideSide();
    }

    ScorecardViewModel scorecard() {
        return scorecard;
    }

    FindViewModel find() {
        if (find == null) {
            find = new FindViewModel(session.document(), session.tasks(), shelf);
            find.setOnKnob(this::showKnob);
            find.setOnCompare(this::compareSuggestions);
            knobsModel.suggestionProperty().bind(find.suggestionValuesProperty());
        }
        return find;
    }

    /** Searches for knobs that reach the missed goals. */
    void reachMissed() {
        reach(scorecard.missedGoals());
    }

    /** Searches for knobs that reach these goals. */
    void reach(List<Goal> goals) {
        selectTab(FIND_TAB);
        find().reach(goals);
    }

    private void compareSuggestions(List<ParameterSet> suggestions) {
        new SuggestionRuns(session).keep(suggestions, () -> {
            if (!comparison.isOpen()) {
                comparison.toggle();
            }
            session.tasks().notifications().info(Messages.text("app.window.suggestions-kept"));
        });
    }

    /** Shows which metrics the knob changes. */
    void explain(Parameter knob) {
        selectTab(FIND_TAB);
        find().askAbout(knob);
    }

    /** Shows which knobs change the metric of this goal. */
    void explain(Goal goal) {
        selectTab(FIND_TAB);
        find().askWhatMoves(goal);
    }

    /** Shows which knobs change this metric. */
    void explain(GoalMetric measure) {
        selectTab(FIND_TAB);
        find().askWhatMoves(measure);
    }

    WindowLayout layout() {
        return layout;
    }

    SidePane side() {
        return side;
    }

    KnobsViewModel knobs() {
        return knobsModel;
    }

    ViewportView viewport() {
        return viewport;
    }

    /** Sets the dialog that asks where to export the timeline. */
    void setFileAsker(TimelineView.FileAsker asker) {
        timelineFiles = asker;
    }

    CompareMode comparison() {
        return comparison;
    }

    SweepMode sweep() {
        return sweep;
    }

    /** Redraws the visible panes. Called once per frame. */
    void refresh(long nanos) {
        if (comparison.isOpen()) {
            comparison.refresh();
        } else if (sweep.isOpen()) {
            knobs.refresh();
            sweep.refresh();
        } else {
            Stream.of(knobs, viewport, timeline, side).filter(pane -> pane != null && pane.root().getScene() != null).forEach(PaneView::refresh);
        }
        deferred.frame();
        status.refresh(nanos, isAnimated());
    }

    /** Whether something changes on every frame. */
    boolean isMoving() {
        return isAnimated() || sweep.isMoving();
    }

    /** Whether a run is drawn as fast as possible. A running study redraws a few times a second, so its frames measure nothing. */
    private boolean isAnimated() {
        return session.live().playback().isLive() || player().playingProperty().get();
    }

    /** Whether everything in view exists: HUD, timeline, tabs and the knobs that fit into their pane. */
    boolean isShown() {
        return deferred.isComplete() && knobs.coversView() && viewport.isReady();
    }

    /** Whether all parts created after the first frame exist, also those out of view. */
    boolean isComplete() {
        return isShown() && knobs.isFilled();
    }

    void playYourself() {
        showPanes();
        session.live().sources().drive(session.live().keyboardSource());
        viewport.capture();
    }

    /** Shows the view with the strafe bar. */
    void showStrafeBar() {
        showPanes();
        viewport.showStrafeBar();
    }

    /** @param action opens the card that explains the Golden Angle */
    void setOnGoldenAngle(Runnable action) {
        viewport.setOnExplain(action);
    }

    List<ViewCommand> viewCommands() {
        return viewport.commands();
    }

    void export(ChartExport.Format format) {
        if (timeline != null) {
            timeline.export(format);
        }
    }

    void compare() {
        sweep.close();
        comparison.toggle();
    }

    /** Closes the comparison and the sweep. */
    private void showPanes() {
        comparison.close();
        sweep.close();
    }

    /** The player that the transport controls: the live world, or the compared runs. */
    TimeControl player() {
        return comparison.player();
    }

    /** Moves to the next event of this kind, if any. */
    void seekNext(EventKind kind) {
        ticks(kind).filter(tick -> tick > player().cursor()).min().ifPresent(player()::seek);
    }

    /** Moves to the previous event of this kind, if any. */
    void seekLast(EventKind kind) {
        ticks(kind).filter(tick -> tick < player().cursor()).max().ifPresent(player()::seek);
    }

    private IntStream ticks(EventKind kind) {
        Run run = comparison.played();
        return run == null ? IntStream.empty() : run.events(kind).stream().mapToInt(Event::tick);
    }

    void widenSide() {
        layout.setWideSide(!layout.isWideSide());
    }

    void selectTab(String id) {
        showPanes();
        side.select(id);
    }

    void toggleKnobs() {
        layout.setKnobsHidden(!layout.isKnobsHidden());
    }

    void toggleTimeline() {
        layout.setTimelineHidden(!layout.isTimelineHidden());
    }

    void restoreLayout() {
        layout.choose(0, 0, 0);
        layout.setWideSide(false);
        layout.setKnobsHidden(false);
        layout.setTimelineHidden(false);
    }

    void findKnob() {
        comparison.close();
        layout.setKnobsHidden(false);
        knobs.focusSearch();
    }

    void showKnob(String key) {
        comparison.close();
        layout.setKnobsHidden(false);
        knobsModel.wantedProperty().set(key);
    }
}
