package dev.goldenangle.workbench.app.files;

import dev.goldenangle.io.TextFile;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/** The settings of versions before {@code settings.json}: {@code window.properties}, read once and then renamed to {@code window.properties.old}. */
final class OldSettings {
    static final String FILE = "window.properties";
    private static final Map<String, String> LISTS = Map.of("recent.map.", Settings.RECENT_MAPS, "recent.", Settings.RECENT_PRESETS);

    private OldSettings() {
    }

    /** All values by key, as text; numbered recent files become lists. Empty if there is no old file. */
    static Optional<Map<String, Object>> read(Path folder) throws IOException {
        Path file = folder.resolve(FILE);
        if (Files.notExists(file)) {
            return Optional.empty();
        }
        Properties old = new Properties();
        old.load(new StringReader(TextFile.readStrictly(file, Settings.MOST_BYTES)));
        Map<String, Object> lists = new TreeMap<>();
        LISTS.forEach((prefix, key) -> lists.put(key, list(old, prefix)));
        Map<String, Object> values = new TreeMap<>();
        old.stringPropertyNames().forEach(key -> values.put(key, old.getProperty(key)));
        values.putAll(lists);
        return Optional.of(values);
    }

    /** Removes the numbered keys from the properties and returns their values. */
    private static List<String> list(Properties old, String prefix) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < Settings.MOST_RECENT; i++) {
            Object file = old.remove(prefix + i);
            if (file != null && !file.toString().isEmpty()) {
                files.add(file.toString());
            }
        }
        return files;
    }

    /**
     * Renames the file so that it is not read again. Only its owner may read it because it holds the token of the
     * live link.
     */
    static void retire(Path folder) {
        try {
            Path renamed = Files.move(folder.resolve(FILE), folder.resolve(FILE + ".old"), StandardCopyOption.REPLACE_EXISTING);
            if (Files.getFileAttributeView(renamed, PosixFileAttributeView.class) != null) {
                Files.setPosixFilePermissions(renamed, PosixFilePermissions.fromString("rw-------"));
            }
        } catch (IOException stuck) {
            System.err.println("Could not rename " + folder.resolve(FILE) + ": " + stuck.getMessage());
        }
    }
}
