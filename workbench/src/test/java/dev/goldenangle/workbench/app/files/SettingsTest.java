package dev.goldenangle.workbench.app.files;

import dev.goldenangle.attack.LockHolder;
import dev.goldenangle.toolkit.library.Json;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

class SettingsTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("settings.json");
    }

    private List<Path> setAside() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(each -> each.getFileName().toString().startsWith("settings-damaged-")).toList();
        }
    }

    @Test
    void valuesKeepTheirTypes() {
        Settings settings = new Settings(folder);
        settings.set("width", 1200.5);
        settings.set("maximized", true);
        settings.set("preset", "arena/floaty");
        settings.addRecentMap("a.map");
        Settings again = new Settings(folder);
        assertEquals(1200.5, again.get("width", 0));
        assertTrue(again.isOn("maximized"));
        assertEquals("arena/floaty", again.get("preset", ""));
        assertEquals(List.of("a.map"), again.recentMaps());
        assertEquals(Optional.empty(), again.notice());
    }

    @Test
    void valueOfAnotherTypeCountsAsMissing() throws IOException {
        Files.writeString(file(), "{\"width\": [1], \"preset\": 5, \"maximized\": null, \"recent.presets\": [1, \"a.toml\"], \"recent.maps\": \"a\"}");
        Settings settings = new Settings(folder);
        assertEquals(7, settings.get("width", 7));
        assertEquals("usual", settings.get("preset", "usual"));
        assertFalse(settings.isOn("maximized"));
        assertEquals(List.of("a.toml"), settings.recent());
        assertEquals(List.of(), settings.recentMaps());
    }

    @Test
    void unknownKeysAreKept() throws IOException {
        Files.writeString(file(), "{\"from.the.future\": {\"deep\": [1, 2.5, null, true]}, \"width\": 900}");
        Settings settings = new Settings(folder);
        settings.set("width", 1000);
        settings.save();
        assertEquals(Json.read("{\"from.the.future\": {\"deep\": [1, 2.5, null, true]}, \"width\": 1000}"), Json.read(Files.readString(file())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{\"width\": 12", "[1, 2]", "width=1200"})
    void damagedFileIsSetAsideAndReported(String text) throws IOException {
        Files.writeString(file(), text);
        Settings settings = new Settings(folder);
        assertEquals(1, setAside().size());
        assertEquals(text, Files.readString(setAside().get(0)));
        assertTrue(settings.notice().orElseThrow().contains(setAside().get(0).toString()), settings.notice().toString());
        assertTrue(settings.save());
        assertEquals(Optional.empty(), new Settings(folder).notice());
    }

    @Test
    void settingsHoldTheLinkTokenSoOnlyTheOwnerReadsThem() throws IOException {
        assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.writeString(file(), "{}");
        Files.setPosixFilePermissions(file(), PosixFilePermissions.fromString("rw-r--r--"));
        new Settings(folder).save();
        assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file())));
    }

    @Test
    void changesThatAStoppedWindowKeepsFromTheFileAreWrittenLater() throws Exception {
        Settings other = new Settings(folder);
        other.addRecent("others");
        Settings settings = Settings.in(folder, Duration.ofMillis(50));
        settings.set("theme", "dark");
        Process stopped = LockHolder.start(file());
        try {
            settings.addRecent("mine");
            assertFalse(settings.save());
            assertEquals(List.of("mine", "others"), settings.recent());
            assertEquals(List.of("others"), new Settings(folder).recent());
        } finally {
            stopped.destroyForcibly().waitFor();
        }
        other.addRecent("latest");
        assertTrue(settings.save());
        Settings next = new Settings(folder);
        assertEquals(List.of("mine", "latest", "others"), next.recent());
        assertEquals("dark", next.get("theme", ""));
    }

    @Test
    void oldFileIsRenamedAndReadableOnlyByItsOwner() throws IOException {
        Files.writeString(folder.resolve(OldSettings.FILE), "link.token=00e1\nwidth=1234.5\n");
        assertEquals("00e1", new Settings(folder).get("link.token", ""));
        Path old = folder.resolve(OldSettings.FILE + ".old");
        assertFalse(Files.exists(folder.resolve(OldSettings.FILE)));
        assertEquals("link.token=00e1\nwidth=1234.5\n", Files.readString(old));
        if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(old)));
        }
    }

    @Test
    void oldFileIsIgnoredOnceThereAreNewSettings() throws IOException {
        new Settings(folder).addRecent("new.toml");
        Files.writeString(folder.resolve(OldSettings.FILE), "recent.0=old.toml\n");
        assertEquals(List.of("new.toml"), new Settings(folder).recent());
        assertTrue(Files.exists(folder.resolve(OldSettings.FILE)));
    }

    @Test
    void unreadableOldFileIsLeftAndReported() throws IOException {
        Files.writeString(folder.resolve(OldSettings.FILE), "width=\\uXYZ\n");
        assertTrue(new Settings(folder).notice().orElseThrow().contains("left unchanged"));
        assertEquals("width=\\uXYZ\n", Files.readString(folder.resolve(OldSettings.FILE)));
    }

    @Provide
    Arbitrary<Map<String, String>> oldSettings() {
        Arbitrary<String> keys = Arbitraries.oneOf(Arbitraries.of("width", "maximized", "theme", "keys", "pad.dead_zone", "link.token", "spark.master", "recent.0", "recent.2",
                "recent.7", "recent.8", "recent.map.0", "recent.map.1"), Arbitraries.strings().ofMinLength(1).ofMaxLength(8));
        Arbitrary<String> texts = Arbitraries.oneOf(Arbitraries.doubles().map(String::valueOf), Arbitraries.of("true", "false", "", "DARK", "12345678901234567890123456789012"),
                Arbitraries.strings().ofMaxLength(20));
        // A lone surrogate cannot be stored in a UTF-8 file.
        return Arbitraries.maps(keys.filter(SettingsTest::isUnicode), texts.filter(SettingsTest::isUnicode)).ofMaxSize(12);
    }

    private static boolean isUnicode(String text) {
        return text.chars().noneMatch(c -> Character.isSurrogate((char) c));
    }

    @Property(tries = 200)
    void migratedSettingsHaveTheirOldValues(@ForAll("oldSettings") Map<String, String> old) throws IOException {
        Path own = Files.createTempDirectory("settings");
        Properties properties = new Properties();
        properties.putAll(old);
        StringWriter text = new StringWriter();
        properties.store(text, "old");
        Files.writeString(own.resolve(OldSettings.FILE), text.toString());
        new Settings(own);
        Settings migrated = new Settings(own);
        assertEquals(listed(old, "recent."), migrated.recent());
        assertEquals(listed(old, "recent.map."), migrated.recentMaps());
        old.forEach((key, value) -> {
            if (!key.matches("recent\\.(map\\.)?[0-7]")) {
                assertEquals(value, migrated.get(key, "missing"));
                assertEquals(Boolean.parseBoolean(value), migrated.isOn(key));
                assertEquals(number(value), migrated.get(key, -1));
            }
        });
    }

    private static double number(String text) {
        try {
            double number = Double.parseDouble(text);
            return Double.isFinite(number) ? number : -1;
        } catch (NumberFormatException none) {
            return -1;
        }
    }

    private static List<String> listed(Map<String, String> old, String prefix) {
        List<String> files = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            String file = old.getOrDefault(prefix + i, "");
            if (!file.isEmpty()) {
                files.add(file);
            }
        }
        return files;
    }
}
