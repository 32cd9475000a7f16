package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.workbench.session.TuningSession;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Clicks, drags and undo in any order: undo restores the previous course, and the file matches what is shown. */
class CourseEditorProperties {
    private static TuningSession session(ShippedLibrary library, String map) {
        OpenPreset preset = library.openPreset("arena/default");
        return TuningSession.open(library, Runnable::run, preset, library.openMap(map, preset.model()));
    }

    @Property(tries = 15, shrinking = ShrinkingMode.OFF)
    void courseHistoryAndFileAgreeAfterAnyClicksAndUndo(@ForAll long seed) throws IOException {
        Path folder = Files.createTempDirectory("course");
        Path map = Files.writeString(folder.resolve("hall.map"), SampleMaps.read("flat.map").orElseThrow());
        Random random = new Random(seed);
        List<PlacedCourse> states = new ArrayList<>(List.of(PlacedCourse.NONE));
        int now = 0;
        ShippedLibrary library = new ShippedLibrary();
        try (TuningSession session = session(library, map.toString())) {
            CourseEditor editor = new CourseEditor(session.document(), session.loader().courses());
            editor.editingProperty().set(true);
            for (int i = 0; i < 40; i++) {
                int draw = random.nextInt(10);
                if (draw < 2 && now > 0) {
                    session.document().history().undo();
                    now--;
                } else if (draw == 2 && now + 1 < states.size()) {
                    session.document().history().redo();
                    now++;
                } else {
                    change(editor, random, draw);
                    PlacedCourse made = session.document().level().course();
                    if (!made.equals(states.get(now))) {
                        states.subList(now + 1, states.size()).clear();
                        states.add(made);
                        now++;
                    }
                }
                assertEquals(states.get(now), session.document().level().course(), "step " + i);
                assertEquals(states.get(now), editor.shown());
                String kept = library.openedMap(session.document().level().hash()).orElseThrow().content().course();
                assertEquals(states.get(now), CourseText.read(kept).course().stops().isEmpty() ? PlacedCourse.NONE : CourseText.read(kept).course());
            }
        }
        Path file = CourseFiles.beside(map);
        assertEquals(states.get(now).isEmpty(), !Files.exists(file), "an empty course leaves no file");
        if (Files.exists(file)) {
            assertEquals(states.get(now), CourseText.read(Files.readString(file)).course());
        }
    }

    private static void change(CourseEditor editor, Random random, int draw) {
        Vec3 at = new Vec3(random.nextInt(60) - 30, random.nextInt(60) - 30, 0);
        int stops = editor.shown().stops().size();
        if (draw < 7 || stops == 0) {
            editor.kindProperty().set(CourseStop.Kind.values()[random.nextInt(4)]);
            editor.click(at);
        } else if (draw == 7) {
            editor.hold(random.nextInt(stops));
            editor.moveTo(at);
            editor.moveTo(new Vec3(at).add(new Vec3(1, 0, 0)));
            editor.release();
        } else if (draw == 8) {
            editor.remove(random.nextInt(stops));
        } else {
            editor.clear();
        }
    }

    @Example
    void nextMissingKindIsChosen() {
        try (TuningSession session = session(new ShippedLibrary(), "flat")) {
            CourseEditor editor = new CourseEditor(session.document(), session.loader().courses());
            editor.editingProperty().set(true);
            assertFalse(editor.hasCourse());
            assertFalse(editor.canFind());
            editor.click(new Vec3(0, 0, 0));
            assertEquals(CourseStop.Kind.FINISH, editor.kindProperty().get());
            editor.click(new Vec3(20, 0, 0));
            assertEquals(CourseStop.Kind.CHECKPOINT, editor.kindProperty().get());
            assertTrue(editor.hasCourse());
            assertTrue(editor.canFind());
            session.loader().courses().find().join();
            assertTrue(session.document().level().course().route().isPresent());
            session.document().history().undo();
            assertTrue(session.document().level().course().route().isEmpty(), "finding a path is one undo step");
        }
    }

    @Example
    void courseOfAShippedMapIsStoredInTheUsersFolder() throws IOException {
        Path folder = Files.createTempDirectory("courses");
        ShippedLibrary library = new ShippedLibrary(PresetLibrary.shipped(), Optional.of(folder));
        try (TuningSession session = session(library, "flat")) {
            new CourseEditor(session.document(), session.loader().courses()).click(new Vec3(3, 4, 0));
        }
        ShippedLibrary next = new ShippedLibrary(PresetLibrary.shipped(), Optional.of(folder));
        try (TuningSession session = session(next, "flat")) {
            assertEquals(List.of(new CourseStop(CourseStop.Kind.START, 3, 4, 0)), session.document().level().course().stops());
        }
        try (TuningSession session = session(new ShippedLibrary(), "flat")) {
            assertTrue(session.document().level().course().isEmpty(), "other users do not have it");
        }
    }
}
