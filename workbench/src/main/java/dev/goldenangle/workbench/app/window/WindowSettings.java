package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.layout.WindowLayout;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.pad.PadOptions;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.play.PlayControls;

/** Saves the state of a window when it closes, and restores it in the next one. */
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
        controls.keys().read(settings.get("keys", ""));
        controls.sensitivityProperty().set(settings.get("sensitivity", controls.sensitivityProperty().get()));
        restorePad(controls.pad());
        controls.sound().onProperty().set(settings.isOn("sound.on"));
        controls.sound().volumeProperty().set(settings.get("sound.volume", controls.sound().volumeProperty().get()));
        controls.eyes().fieldOfViewProperty().set(settings.get("view.field", controls.eyes().fieldOfViewProperty().get()));
        controls.eyes().bobProperty().set(settings.isOn("view.bob"));
        controls.eyes().dipProperty().set(settings.isOn("view.dip"));
        int tab = (int) settings.get("side.tab", Workspace.SCORECARD_TAB);
        panes.side().select(tab >= 0 && tab < panes.tabs().size() ? tab : Workspace.SCORECARD_TAB);
    }

    private void restorePad(PadOptions pad) {
        pad.dials().forEach(dial -> dial.valueProperty().set(settings.get("pad." + dial.key(), dial.valueProperty().get())));
        pad.invertedProperty().set(settings.isOn("pad.inverted"));
        pad.rumbleProperty().set(settings.isOn("pad.rumble"));
        pad.bindings().read(settings.get("pad.buttons", ""));
    }

    private void savePad(PadOptions pad) {
        pad.dials().forEach(dial -> settings.set("pad." + dial.key(), dial.valueProperty().get()));
        settings.set("pad.inverted", pad.invertedProperty().get());
        settings.set("pad.rumble", pad.rumbleProperty().get());
        settings.set("pad.buttons", pad.bindings().text());
    }

    void save(TuningSession session, Look look) {
        WindowLayout layout = panes.layout();
        double[] chosen = layout.chosen();
        settings.set("knobs.width", chosen[0]);
        settings.set("side.width", chosen[1]);
        settings.set("timeline.height", chosen[2]);
        settings.set("knobs.hidden", layout.isKnobsHidden());
        settings.set("timeline.hidden", layout.isTimelineHidden());
        settings.set("side.wide", panes.isWideChosen());
        settings.set("side.tab", panes.side().selectedProperty().get());
        settings.set("keys", controls.keys().text());
        settings.set("sensitivity", controls.sensitivityProperty().get());
        savePad(controls.pad());
        settings.set("sound.on", controls.sound().onProperty().get());
        settings.set("sound.volume", controls.sound().volumeProperty().get());
        settings.set("view.field", controls.eyes().fieldOfViewProperty().get());
        settings.set("view.bob", controls.eyes().bobProperty().get());
        settings.set("view.dip", controls.eyes().dipProperty().get());
        settings.set("theme", look.theme());
        settings.set("text.scale", look.textScaleProperty().get());
        settings.set("preset", session.document().preset().id());
        settings.set("map", session.library().idOf(session.document().level()));
        settings.save();
    }
}
