package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.workbench.viewport.play.PlayControls;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Creates and reads settings with everything a window stores, for the attack tests in another package. */
public final class SettingsFiles {
    private SettingsFiles() {
    }

    public static List<String> texts(Path folder) throws IOException {
        PlayControls controls = new PlayControls();
        Settings settings = new Settings(folder);
        new SettingsStore(settings).setSpark(new SparkAddress("local[2]", Path.of(System.getProperty("java.home"), "bin", "java").toString(), "sweep.jar", ""));
        settings.set("width", 1200.0);
        settings.set("theme", "DARK");
        settings.set("preset", "arena/floaty");
        settings.set("map", "flat");
        settings.set("presets.folder", "");
        settings.addRecent("a.toml");
        ControlSettings.save(controls, settings);
        settings.save();
        return List.of(Files.readString(folder.resolve("settings.json")));
    }

    /**
     * Reads settings as the next start does. Removes the renamed damaged files, because an attack creates thousands.
     */
    public static void read(Path file) throws IOException {
        Settings settings = new Settings(file.getParent());
        try (DirectoryStream<Path> aside = Files.newDirectoryStream(file.getParent(), "settings-damaged-*")) {
            for (Path each : aside) {
                Files.delete(each);
            }
        }
        settings.recent();
        settings.recentMaps();
        PlayControls controls = new PlayControls();
        ControlSettings.restore(settings, controls);
        InitialContent.remembered(settings, settings.presets());
        new SettingsStore(settings).spark().problem();
    }
}
