package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.workbench.library.PresetLibrary;

import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Properties;

/** What the workbench remembers from one start to the next, in one small file in the user's configuration folder. */
public final class Settings {
    /** System property that names another folder, for tests and for trying things out. */
    public static final String FOLDER_PROPERTY = "goldenangle.settings";
    private static final String PRESET_FOLDER = "presets.folder";
    private static final int RECENT = 8;
    private static final int MOST_BYTES = 1 << 20;
    private final Path folder;
    private final boolean kept;
    private final Properties values = new Properties();

    public Settings(Path folder) {
        this(folder, true);
    }

    private Settings(Path folder, boolean kept) {
        this.folder = folder;
        this.kept = kept;
        if (!kept) {
            return;
        }
        try {
            values.load(new StringReader(TextFile.readStrictly(file(), MOST_BYTES)));
        } catch (IOException | IllegalArgumentException none) {
            values.clear();
        }
    }

    public static Settings load() {
        return new Settings(defaultFolder());
    }

    /** Nothing remembered, and nothing kept: for pictures. */
    public static Settings none() {
        return new Settings(Path.of(System.getProperty("java.io.tmpdir"), "golden-angle-none"), false);
    }

    /** Where the platform keeps such things. */
    static Path defaultFolder() {
        String chosen = System.getProperty(FOLDER_PROPERTY);
        if (chosen != null) {
            return Path.of(chosen);
        }
        String home = System.getProperty("user.home", ".");
        String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        String configured = os.startsWith("win") ? System.getenv("APPDATA") : System.getenv("XDG_CONFIG_HOME");
        Path base = configured != null && !configured.isBlank() ? Path.of(configured)
                : os.contains("mac") ? Path.of(home, "Library", "Application Support") : Path.of(home, ".config");
        return base.resolve("golden-angle");
    }

    /** Whether anything is written down at all. */
    public boolean isKept() {
        return kept;
    }

    public Path folder() {
        return folder;
    }

    /** The presets of the folder that the settings name, in front of the shipped ones. */
    public PresetLibrary presets() {
        String chosen = get(PRESET_FOLDER, "");
        return chosen.isBlank() ? PresetLibrary.shipped() : PresetLibrary.inOrShipped(chosen);
    }

    private Path file() {
        return folder.resolve("window.properties");
    }

    public String get(String key, String fallback) {
        return values.getProperty(key, fallback);
    }

    public double get(String key, double fallback) {
        try {
            double value = Double.parseDouble(values.getProperty(key, ""));
            return Double.isFinite(value) ? value : fallback;
        } catch (NumberFormatException absent) {
            return fallback;
        }
    }

    public boolean isOn(String key) {
        return Boolean.parseBoolean(values.getProperty(key, "false"));
    }

    public void set(String key, Object value) {
        values.setProperty(key, String.valueOf(value));
    }

    /** Newest first. */
    public List<String> recent() {
        return recent("recent.");
    }

    /** Map files, newest first. */
    public List<String> recentMaps() {
        return recent("recent.map.");
    }

    private List<String> recent(String keys) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < RECENT; i++) {
            String file = values.getProperty(keys + i, "");
            if (!file.isEmpty()) {
                files.add(file);
            }
        }
        return files;
    }

    public void addRecent(String file) {
        add("recent.", file);
    }

    public void addRecentMap(String file) {
        add("recent.map.", file);
    }

    private void add(String keys, String file) {
        List<String> files = recent(keys);
        files.remove(file);
        files.add(0, file);
        for (int i = 0; i < RECENT; i++) {
            values.setProperty(keys + i, i < files.size() ? files.get(i) : "");
        }
        save();
    }

    /** Writes the file whole or not at all; a full disk must not stop anyone from working, so trouble is passed over. */
    public void save() {
        if (!kept) {
            return;
        }
        try {
            StringWriter text = new StringWriter();
            values.store(text, "Golden Angle Workbench");
            AtomicFile.write(file(), text.toString());
        } catch (IOException unwritable) {
            System.err.println("Settings could not be saved: " + unwritable.getMessage());
        }
    }
}
