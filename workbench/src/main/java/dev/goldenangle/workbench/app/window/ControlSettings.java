package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.pad.PadOptions;
import dev.goldenangle.workbench.viewport.play.PlayControls;

/** Saves and restores the player's controls: keys, mouse, gamepad, sound and display options of the world. */
final class ControlSettings {
    private ControlSettings() {
    }

    static void restore(Settings settings, PlayControls controls) {
        controls.keys().read(settings.get("keys", ""));
        controls.sensitivityProperty().set(settings.get("sensitivity", controls.sensitivityProperty().get()));
        restorePad(settings, controls.pad());
        controls.sound().onProperty().set(settings.isOn("sound.on"));
        controls.sound().volumeProperty().set(settings.get("sound.volume", controls.sound().volumeProperty().get()));
        controls.eyes().fieldOfViewProperty().set(settings.get("view.field", controls.eyes().fieldOfViewProperty().get()));
        controls.eyes().bobProperty().set(settings.isOn("view.bob"));
        controls.eyes().dipProperty().set(settings.isOn("view.dip"));
    }

    private static void restorePad(Settings settings, PadOptions pad) {
        pad.dials().forEach(dial -> dial.valueProperty().set(settings.get("pad." + dial.key(), dial.valueProperty().get())));
        pad.invertedProperty().set(settings.isOn("pad.inverted"));
        pad.rumbleProperty().set(settings.isOn("pad.rumble"));
        pad.bindings().read(settings.get("pad.buttons", ""));
    }

    static void save(PlayControls controls, Settings settings) {
        settings.set("keys", controls.keys().text());
        settings.set("sensitivity", controls.sensitivityProperty().get());
        savePad(controls.pad(), settings);
        settings.set("sound.on", controls.sound().onProperty().get());
        settings.set("sound.volume", controls.sound().volumeProperty().get());
        settings.set("view.field", controls.eyes().fieldOfViewProperty().get());
        settings.set("view.bob", controls.eyes().bobProperty().get());
        settings.set("view.dip", controls.eyes().dipProperty().get());
    }

    private static void savePad(PadOptions pad, Settings settings) {
        pad.dials().forEach(dial -> settings.set("pad." + dial.key(), dial.valueProperty().get()));
        settings.set("pad.inverted", pad.invertedProperty().get());
        settings.set("pad.rumble", pad.rumbleProperty().get());
        settings.set("pad.buttons", pad.bindings().text());
    }
}
