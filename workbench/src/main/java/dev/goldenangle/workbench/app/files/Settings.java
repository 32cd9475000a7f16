package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.io.OneAtATime;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.toolkit.library.FolderMigration;
import dev.goldenangle.toolkit.library.Json;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.UserFolders;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The user's settings, kept from one start to the next: {@code settings.json} in the configuration folder, one JSON
 * object with a key per setting. Unknown keys are kept. An unreadable file is renamed, never overwritten.
 */
public final class Settings {
    /** System property that names another folder, for tests and experiments. */
    public static final String FOLDER_PROPERTY = UserFolders.PROPERTY;
    static final String FILE = "settings.json";
    static final String RECENT_PRESETS = "recent.presets";
    static final String RECENT_MAPS = "recent.maps";
    static final int MOST_RECENT = 8;
    static final int MOST_BYTES = 1 << 20;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private final Path folder;
    private final UserFolders folders;
    private final boolean kept;
    private final Duration patience;
    private boolean isWritable;
    private String notice = "";
    private final Map<String, Object> values = new TreeMap<>();
    /** Settings changed here and not saved yet. All others stay as another window may have saved them. */
    private final Set<String> changed = new HashSet<>();
    /** Changes of stored values. Every save repeats them until one succeeds. */
    private final List<Runnable> changes = new ArrayList<>();

    /** Keeps settings, data and state in one folder. */
    public Settings(Path folder) {
        this(UserFolders.in(folder), true, PATIENCE);
    }

    private Settings(UserFolders folders, boolean kept, Duration patience) {
        this.patience = patience;
        this.folders = folders;
        this.folder = folders.config();
        this.kept = kept;
        isWritable = kept;
        if (kept) {
            read();
        }
    }

    /** @param patience how long a save waits for another window that saves */
    static Settings in(Path folder, Duration patience) {
        return new Settings(UserFolders.in(folder), true, patience);
    }

    /** The user's settings. Files of older versions are moved to their new folders first. */
    public static Settings load() {
        return load(UserFolders.current());
    }

    static Settings load(UserFolders folders) {
        List<String> stuck = FolderMigration.run(folders);
        Settings settings = new Settings(folders, true, PATIENCE);
        if (!stuck.isEmpty()) {
            settings.notice = String.join("\n", settings.notice.isEmpty() ? stuck : Stream.concat(Stream.of(settings.notice), stuck.stream()).toList());
        }
        return settings;
    }

    /** Default settings that are never saved, for snapshots. */
    public static Settings none() {
        return new Settings(UserFolders.in(Path.of(System.getProperty("java.io.tmpdir"), "golden-angle-none")), false, PATIENCE);
    }

    private void read() {
        try {
            values.putAll(stored());
        } catch (NoSuchFileException first) {
            migrate();
        } catch (IOException damaged) {
            setAside(damaged);
        }
    }

    private Map<String, Object> stored() throws IOException {
        if (!(Json.read(TextFile.readStrictly(file(), MOST_BYTES)) instanceof Map<?, ?> map)) {
            throw new IOException(Messages.text("app.files.not-json"));
        }
        Map<String, Object> stored = new TreeMap<>();
        map.forEach((key, value) -> stored.put(key.toString(), value));
        return stored;
    }

    private void migrate() {
        try {
            OldSettings.read(folder).ifPresent(old -> {
                values.putAll(old);
                if (save()) {
                    OldSettings.retire(folder);
                }
            });
        } catch (IOException | IllegalArgumentException unreadable) {
            notice = Messages.text("app.files.old-settings", unreadable.getMessage());
        }
    }

    private void setAside(IOException damaged) {
        String reason = damaged.getMessage().lines().findFirst().orElse("");
        Path aside = folder.resolve("settings-damaged-" + System.currentTimeMillis() + ".json");
        try {
            Files.move(file(), aside, StandardCopyOption.REPLACE_EXISTING);
            notice = Messages.text("app.files.settings-reset", aside, reason);
        } catch (IOException stuck) {
            isWritable = false;
            notice = Messages.text("app.files.settings-unsaved", file(), reason);
        }
    }

    /** A problem with the settings file that the user must know about; empty if there is none. */
    public Optional<String> notice() {
        return Optional.of(notice).filter(text -> !text.isEmpty());
    }

    /** Whether settings are saved to disk. */
    public boolean isKept() {
        return kept;
    }

    /** The folders of the user. */
    public UserFolders folders() {
        return folders;
    }

    /** The user's library: its own presets before the shipped ones. */
    public PresetLibrary presets() {
        return PresetLibrary.ofUser(get(PresetLibrary.FOLDER_SETTING, ""), folders);
    }

    private Path file() {
        return folder.resolve(FILE);
    }

    public String get(String key, String fallback) {
        return values.get(key) instanceof String text ? text : fallback;
    }

    /** Accepts numbers in quotes: older versions saved all values as text. */
    public double get(String key, double fallback) {
        try {
            double value = Double.parseDouble(String.valueOf(values.get(key)));
            return Double.isFinite(value) ? value : fallback;
        } catch (NumberFormatException none) {
            return fallback;
        }
    }

    public boolean isOn(String key) {
        return Boolean.parseBoolean(String.valueOf(values.get(key)));
    }

    /** @param value a number, a boolean or a list; anything else is saved as text */
    public void set(String key, Object value) {
        Object kept = value instanceof Number || value instanceof Boolean || value instanceof List ? value : String.valueOf(value);
        if (!isSame(kept, values.put(key, kept))) {
            changed.add(key);
        }
    }

    private static boolean isSame(Object value, Object before) {
        return value instanceof Number number && before instanceof Number other ? number.doubleValue() == other.doubleValue() : value.equals(before);
    }

    /** Preset files, newest first. */
    public List<String> recent() {
        return recent(RECENT_PRESETS);
    }

    /** Map files, newest first. */
    public List<String> recentMaps() {
        return recent(RECENT_MAPS);
    }

    private List<String> recent(String key) {
        List<?> files = values.get(key) instanceof List<?> list ? list : List.of();
        return files.stream().filter(String.class::isInstance).map(String.class::cast).limit(MOST_RECENT).toList();
    }

    public void addRecent(String file) {
        add(RECENT_PRESETS, file);
    }

    public void addRecentMap(String file) {
        add(RECENT_MAPS, file);
    }

    private void add(String key, String file) {
        save(() -> {
            try {
                values.put(key, stored().getOrDefault(key, List.of()));       // with the files that another window has opened
            } catch (IOException unreadable) {
                // Saving deals with it.
            }
            List<String> files = new ArrayList<>(recent(key));
            files.remove(file);
            files.add(0, file);
            set(key, files.subList(0, Math.min(files.size(), MOST_RECENT)));
        });
    }

    /**
     * Replaces the file completely or not at all, and keeps what another window has saved. Only its owner may read it because it holds the token of the live
     * link. Returns whether it was written: a full disk must not stop the user from working. What could not be written is written with the next save.
     */
    public boolean save() {
        return save(() -> { });
    }

    /** @param change made while no other window saves */
    private boolean save(Runnable change) {
        if (!isWritable) {
            change.run();
            return false;
        }
        changes.add(change);
        try {
            OneAtATime.run(file(), patience, () -> {
                changes.forEach(Runnable::run);
                AtomicFile.writePrivately(file(), Json.text(merged()) + "\n");
                changes.clear();
                changed.clear();
            });
            return true;
        } catch (IOException unwritable) {
            change.run();
            System.err.println("Could not save the settings: " + unwritable.getMessage());
            return false;
        }
    }

    /** The settings in the file with those changed here. */
    private Map<String, Object> merged() throws IOException {
        try {
            Map<String, Object> merged = stored();
            values.forEach((key, value) -> {
                if (changed.contains(key)) {
                    merged.put(key, value);
                } else {
                    merged.putIfAbsent(key, value);
                }
            });
            return merged;
        } catch (NoSuchFileException first) {
            return values;
        } catch (IOException damaged) {
            setAside(damaged);
            if (!isWritable) {
                throw damaged;
            }
            return values;
        }
    }
}
