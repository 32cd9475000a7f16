package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.charts.TimelineView;
import dev.goldenangle.workbench.charts.TimelineViewModel;
import dev.goldenangle.workbench.curves.CurvesView;
import dev.goldenangle.workbench.curves.CurvesViewModel;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.parameters.KnobsView;
import dev.goldenangle.workbench.parameters.KnobsViewModel;
import dev.goldenangle.workbench.runs.JumpsView;
import dev.goldenangle.workbench.runs.JumpsViewModel;
import dev.goldenangle.workbench.runs.RunsView;
import dev.goldenangle.workbench.runs.RunsViewModel;
import dev.goldenangle.workbench.scorecard.ScorecardView;
import dev.goldenangle.workbench.scorecard.ScorecardViewModel;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.ViewportView;
import dev.goldenangle.workbench.viewport.ViewportViewModel;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;

import java.util.List;

/** The window's content: panes, bars and overlays, wired to one session. */
public final class WorkbenchWindow {
    public static final double DEFAULT_WIDTH = 1440;
    public static final double DEFAULT_HEIGHT = 900;
    public static final double MIN_WIDTH = 1280;
    public static final double MIN_HEIGHT = 720;
    private static final int SCORECARD_TAB = 1;

    private final TuningSession session;
    private final Look look;
    private final StackPane root;
    private final WindowLayout layout;
    private final StatusBar status;
    private final SidePane side;
    private final List<PaneView> panes;
    private final Scene scene;

    public WorkbenchWindow(TuningSession session, Look look, double width, double height) {
        this.session = session;
        this.look = look;
        PaneView knobs = new KnobsView(new KnobsViewModel(session), look);
        PaneView viewport = new ViewportView(new ViewportViewModel(session), look);
        PaneView timeline = new TimelineView(new TimelineViewModel(session), look);
        side = new SidePane(this::toggleWideSide);
        side.add("Curves", () -> new CurvesView(new CurvesViewModel(session), look));
        side.add("Scorecard", () -> new ScorecardView(new ScorecardViewModel(session), look));
        side.add("Jumps", () -> new JumpsView(new JumpsViewModel(session), look));
        side.add("Runs", () -> new RunsView(new RunsViewModel(session), look));
        panes = List.of(knobs, viewport, timeline, side);
        status = new StatusBar(session);
        TopBar top = new TopBar(session, look, new TopBar.Deeds(this::openMenu, this::openPalette, this::toggleCompare, this::toggleRecording));
        layout = new WindowLayout(top, knobs.root(), viewport.root(), side.root(), timeline.root(), status);
        root = new StackPane(layout);
        scene = new Scene(root, width, height);
        look.dress(scene);
        side.select(SCORECARD_TAB);
        root.setFocusTraversable(true);
        root.requestFocus();
    }

    public Scene scene() {
        return scene;
    }

    /** Takes over what is new and redraws; once per frame. */
    public void frame(long nanos) {
        session.pulse();
        panes.forEach(PaneView::refresh);
        status.refresh(nanos);
    }

    private void toggleWideSide() {
        layout.setWideSide(!layout.isWideSide());
    }

    private void openMenu(Button anchor) {
    }

    private void openPalette() {
    }

    private void toggleCompare() {
    }

    private void toggleRecording() {
    }
}
