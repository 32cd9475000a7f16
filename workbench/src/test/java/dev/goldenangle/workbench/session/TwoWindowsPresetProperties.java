package dev.goldenangle.workbench.session;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.ShippedLibrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Two windows and a command change the same preset and the same course in any order. Nothing is overwritten that its window did not know. */
class TwoWindowsPresetProperties {
    private static final Library LIBRARY = new ShippedLibrary();
    private static final List<String> KNOBS = List.of("friction", "gravity", "jump_speed");
    private static final int STEPS = 25;

    /** One window and what its user has changed there and not saved. */
    private static final class Window implements AutoCloseable {
        private final Sessions.TestThread thread = new Sessions.TestThread();
        private final TuningSession session;
        private final Map<String, Double> unsaved = new HashMap<>();
        private PlacedCourse placed;

        Window(Path preset, Path map) {
            session = TuningSession.open(LIBRARY, thread, LIBRARY.openPreset(preset.toString()), LIBRARY.openMap(map.toString(), Sessions.document().model()));
        }

        ParameterSet values() {
            return session.document().knobs().values();
        }

        void turn(String key, double value) {
            Parameter knob = values().table().find(key).orElseThrow();
            assertEquals(Optional.empty(), session.document().knobs().set(knob, Value.of(value)));
            unsaved.put(key, value);
        }

        void assertUnsavedValuesAreKept() {
            unsaved.forEach((key, value) -> assertEquals(value, values().get(values().table().find(key).orElseThrow()), 1e-9, key));
        }

        PlacedCourse course() {
            return session.loader().courses().course();
        }

        @Override
        public void close() {
            session.close();
        }
    }

    private static double onDisk(Path preset, String key) {
        ParameterSet values = LIBRARY.openPreset(preset.toString()).values();
        return values.get(values.table().find(key).orElseThrow());
    }

    /** As Ctrl+S does: asks first if another program has changed the file. The user then takes the file's values or overwrites them. */
    private static void save(Window window, Path preset, Random random) {
        Map<String, Double> expected = new HashMap<>();
        KNOBS.forEach(key -> expected.put(key, onDisk(preset, key)));
        boolean isAsked = window.session.files().outsideEdit().isPresent();
        if (isAsked && random.nextBoolean()) {
            return;
        }
        if (isAsked) {
            KNOBS.forEach(key -> expected.put(key, window.values().get(window.values().table().find(key).orElseThrow())));
        }
        expected.putAll(window.unsaved);
        assertTrue(window.session.files().save());
        KNOBS.forEach(key -> assertEquals(expected.get(key), onDisk(preset, key), 1e-9, key + (isAsked ? " after a question" : " without a question")));
        window.unsaved.clear();
    }

    private static void edit(Path preset, String key, double value) throws IOException {
        String text = Files.readString(preset);
        String edited = text.replaceAll("(?m)^(\\s*" + key + "\\s*=\\s*).*$", "$1 " + value);
        assertTrue(!edited.equals(text), text);
        Files.writeString(preset, edited);
    }

    private static PlacedCourse course(int step) {
        return new PlacedCourse(List.of(new CourseStop(CourseStop.Kind.START, 1 + step, 2, 0)));
    }

    @Property(tries = 8, shrinking = ShrinkingMode.OFF)
    void nothingIsLostInAnyOrderOfEditsAndSaves(@ForAll long seed) throws IOException {
        Random random = new Random(seed);
        Path folder = Files.createTempDirectory("two-windows");
        Path map = Files.writeString(folder.resolve("hall.map"), SampleMaps.read("flat.map").orElseThrow());
        Path preset = folder.resolve("mine.toml");
        try (TuningSession first = Sessions.open(new Sessions.TestThread())) {
            assertTrue(first.files().saveAs(preset));
        }
        try (Window one = new Window(preset, map); Window two = new Window(preset, map)) {
            List<Window> windows = List.of(one, two);
            for (int step = 0; step < STEPS; step++) {
                Window window = windows.get(random.nextInt(2));
                String key = KNOBS.get(random.nextInt(KNOBS.size()));
                switch (random.nextInt(8)) {
                    case 0, 1 -> window.turn(key, 5.25 + step);
                    case 2, 3 -> save(window, preset, random);
                    case 4 -> edit(preset, key, 5.5 + step);
                    case 5 -> {
                        window.placed = course(step);
                        window.session.loader().courses().place("Place", window.placed);
                    }
                    case 6 -> rest(window, random.nextInt(400));
                    default -> window.thread.runPending();
                }
                windows.forEach(Window::assertUnsavedValuesAreKept);
            }
            settle(windows, preset, folder.resolve("hall.course.toml"));
        }
    }

    private static void rest(Window window, int millis) {
        long end = System.nanoTime() + millis * 1_000_000L;
        window.thread.await("a pause", () -> System.nanoTime() > end);
    }

    /** At last both windows know the file, and both show the course that is in its file. A course placed by a user can be brought back by undo. */
    private static void settle(List<Window> windows, Path preset, Path courseFile) {
        for (Window window : windows) {
            window.thread.await("the file's values", () -> KNOBS.stream().allMatch(key -> Math.abs(saved(window, key) - onDisk(preset, key)) < 1e-9));
            window.assertUnsavedValuesAreKept();
        }
        if (windows.stream().allMatch(window -> window.placed == null)) {
            return;
        }
        windows.get(0).thread.await("the same course", () -> {
            windows.get(1).thread.runPending();
            return windows.get(0).course().equals(windows.get(1).course()) && read(courseFile).contains(Double.toString(windows.get(0).course().stops().get(0).x()));
        });
        for (Window window : windows) {
            List<PlacedCourse> found = new ArrayList<>(List.of(window.course()));
            for (int i = 0; i < 3 * STEPS && window.placed != null && !found.contains(window.placed); i++) {
                window.session.document().history().undo();
                found.add(window.course());
            }
            assertTrue(window.placed == null || found.contains(window.placed), "the course placed here cannot be brought back");
        }
    }

    private static double saved(Window window, String key) {
        ParameterSet saved = window.session.document().knobs().saved();
        return saved.get(saved.table().find(key).orElseThrow());
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }
}
