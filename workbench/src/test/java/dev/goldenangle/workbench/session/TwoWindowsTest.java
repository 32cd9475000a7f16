package dev.goldenangle.workbench.session;

import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.tasks.Notification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Two windows with the same files. */
class TwoWindowsTest {
    private static final PlacedCourse FIRST = new PlacedCourse(List.of(new CourseStop(CourseStop.Kind.START, 1, 2, 0)));
    private static final PlacedCourse SECOND = new PlacedCourse(List.of(new CourseStop(CourseStop.Kind.START, 3, 4, 0)));
    @TempDir
    private Path folder;

    private TuningSession open(Path map, Sessions.TestThread thread) {
        Library library = new ShippedLibrary();
        return TuningSession.open(library, thread, Sessions.document(), library.openMap(map.toString(), Sessions.document().model()));
    }

    @Test
    void courseOfAnotherWindowIsShownInsteadOfOverwritten() throws Exception {
        Path map = Files.writeString(folder.resolve("hall.map"), SampleMaps.read("flat.map").orElseThrow());
        Path file = folder.resolve("hall.course.toml");
        Sessions.TestThread one = new Sessions.TestThread();
        Sessions.TestThread two = new Sessions.TestThread();
        try (TuningSession first = open(map, one); TuningSession second = open(map, two)) {
            first.loader().courses().place("Place", FIRST);
            one.await("the file of the first window", () -> Files.exists(file));
            String saved = Files.readString(file);
            second.loader().courses().place("Place", SECOND);
            two.await("a warning", () -> second.tasks().notifications().all().stream().anyMatch(notice -> notice.kind() == Notification.Kind.WARNING));
            assertEquals(FIRST, second.loader().courses().course());
            assertEquals(saved, Files.readString(file));
            second.document().history().undo();
            assertEquals(SECOND, second.loader().courses().course(), "undo brings back the course placed here");
            two.await("the course placed here in the file", () -> !read(file).equals(saved));
            one.await("the course of the second window in the first", () -> first.loader().courses().course().equals(SECOND));
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException notYet) {
            throw new UncheckedIOException(notYet);
        }
    }
}
