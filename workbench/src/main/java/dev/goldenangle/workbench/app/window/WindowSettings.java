package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.layout.WindowLayout;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.play.PlayControls;

/** Saves the state of the window when it closes and restores it in the next one. */
final class WindowSettings {
    private final Settings settings;
    private final Workspace panes;
    private final PlayControls controls;

    WindowSettings(Settings settings, Workspace panes, PlayControls controls) {
        this.settings = settings;
        this.panes = panes;
        this.controls = controls;
    }

    void restore() {
        WindowLayout layout = panes.layout();
        layout.choose(settings.get("knobs.width", 0), settings.get("side.width", 0), settings.get("timeline.height", 0));
        layout.setKnobsHidden(settings.isOn("knobs.hidden"));
        layout.setTimelineHidden(settings.isOn("timeline.hidden"));
        layout.setWideSide(settings.isOn("side.wide"));
        ControlSettings.restore(settings, controls);
        String wanted = settings.get("side.tab", Workspace.SCORECARD_TAB);
        boolean isKnown = panes.side().tabs().stream().anyMatch(tab -> tab.getId().equals(wanted));
        panes.side().select(isKnown ? wanted : Workspace.SCORECARD_TAB);
    }

    void save(TuningSession session, Appearance look) {
        WindowLayout layout = panes.layout();
        double[] chosen = layout.chosen();
        settings.set("knobs.width", chosen[0]);
        settings.set("side.width", chosen[1]);
        settings.set("timeline.height", chosen[2]);
        settings.set("knobs.hidden", layout.isKnobsHidden());
        settings.set("timeline.hidden", layout.isTimelineHidden());
        settings.set("side.wide", panes.isWideChosen());
        settings.set("side.tab", panes.side().selectedProperty().get().getId());
        ControlSettings.save(controls, settings);
        settings.set("theme", look.theme());
        settings.set("text.scale", look.textScaleProperty().get());
        settings.set("preset", session.document().preset().id());
        settings.set("map", session.library().idOf(session.document().level()));
        settings.save();
    }
}
