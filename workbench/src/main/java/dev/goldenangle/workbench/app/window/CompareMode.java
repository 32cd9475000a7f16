package dev.goldenangle.workbench.app.window;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.bars.TopBar;
import dev.goldenangle.workbench.app.layout.WindowLayout;
import dev.goldenangle.workbench.compare.CompareView;
import dev.goldenangle.workbench.compare.CompareViewModel;
import dev.goldenangle.workbench.live.TimeControl;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;

import java.util.List;

/** Shows the comparison instead of the panes. While it is open, the transport controls the compared runs. */
final class CompareMode {
    private final TuningSession session;
    private final WindowLayout layout;
    private final TopBar top;
    private final Appearance look;
    private CompareViewModel model;
    private CompareView view;
    private Runnable onReport = () -> { };
    private boolean open;

    CompareMode(TuningSession session, Appearance look, WindowLayout layout, TopBar top) {
        this.session = session;
        this.look = look;
        this.layout = layout;
        this.top = top;
    }

    boolean isOpen() {
        return open;
    }

    void toggle() {
        if (open) {
            close();
        } else {
            open();
        }
    }

    private void open() {
        if (view == null) {
            model = new CompareViewModel(session.document(), session.library(), session.presets(), session.live(), session.runs(), session.tasks());
            model.setOnReport(onReport);
            view = new CompareView(model, look, this::close);
        }
        open = true;
        model.open();
        layout.setWhole(view.root());
        top.showComparison(model.player());
    }

    /** Opens the comparison with two runs. */
    void open(RunEntry first, RunEntry second) {
        if (!open) {
            open();
        }
        model.choose(first, second);
    }

    void close() {
        if (open) {
            open = false;
            model.close();
            layout.setWhole(null);
            top.showTuning();
        }
    }

    /** The compared runs; empty while closed. */
    List<RunEntry> sides() {
        return open ? model.sides() : List.of();
    }

    /** Sets the action that writes the report. */
    void setOnReport(Runnable action) {
        onReport = action;
    }

    TimeControl player() {
        return open ? model.player() : session.live().playback();
    }

    /** The run being played; null if there is none. */
    Run played() {
        return open ? model.played() : session.runs().shown();
    }

    void refresh() {
        view.refresh();
    }
}
