package dev.goldenangle.workbench.app.files;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two windows with the same settings file change and save settings in any order. */
class TwoWindowsProperties {
    @Property(tries = 40)
    void everySettingHasTheValueSavedLast(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        Path folder = Files.createTempDirectory("two-windows");
        List<Settings> windows = List.of(new Settings(folder), new Settings(folder));
        List<Map<String, Double>> unsaved = List.of(new HashMap<>(), new HashMap<>());
        Map<String, Double> expected = new HashMap<>();
        Set<String> opened = new HashSet<>();
        for (int step = 0; step < 30; step++) {
            int window = random.nextInt(2);
            switch (random.nextInt(5)) {
                case 0, 1 -> {
                    String key = "key" + random.nextInt(6);
                    unsaved.get(window).put(key, step + 0.5);
                    windows.get(window).set(key, step + 0.5);
                }
                case 2 -> windows.get(window).set("same", "always");
                case 3 -> {
                    String file = "map" + random.nextInt(Settings.MOST_RECENT);
                    windows.get(window).addRecentMap(file);
                    opened.add(file);
                    expected.putAll(unsaved.get(window));
                    unsaved.get(window).clear();
                }
                default -> {
                    assertTrue(windows.get(window).save());
                    expected.putAll(unsaved.get(window));
                    unsaved.get(window).clear();
                }
            }
            Settings next = new Settings(folder);
            expected.forEach((key, value) -> assertEquals(value, next.get(key, -1)));
            assertEquals(opened, Set.copyOf(next.recentMaps()));
        }
    }

    @Property(tries = 10)
    void settingsSavedAtTheSameMomentAreAllKept(@ForAll @IntRange(min = 2, max = 4) int windows) throws IOException {
        Path folder = Files.createTempDirectory("same-moment");
        int each = 20;
        List<CompletableFuture<Void>> working = new ArrayList<>();
        for (int window = 0; window < windows; window++) {
            Settings settings = new Settings(folder);
            String key = "window" + window + ".";
            working.add(CompletableFuture.runAsync(() -> {
                for (int i = 0; i < each; i++) {
                    settings.set(key + i, i);
                    assertTrue(settings.save());
                }
                settings.addRecent(key);
            }));
        }
        working.forEach(CompletableFuture::join);
        Settings next = new Settings(folder);
        for (int window = 0; window < windows; window++) {
            for (int i = 0; i < each; i++) {
                assertEquals(i, next.get("window" + window + "." + i, -1));
            }
        }
        assertEquals(windows, next.recent().size());
    }
}
