package dev.goldenangle.workbench.document;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.route.RouteAnswer;
import dev.goldenangle.route.RouteFinder;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.RouteText;
import dev.goldenangle.workbench.tasks.Tasks;
import dev.goldenangle.workbench.text.Messages;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * The course on the open map. Each change is an undo step and is written to its file at once, on another thread.
 * Changes made to the file by an editor are applied.
 */
public final class Courses implements AutoCloseable {
    private static final long LATELY_NANOS = 3_000_000_000L;
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final FileWatch watch;
    /** A single thread, so that changes are written in order. */
    private final ExecutorService writer = DaemonThreads.inOrder("course-writer");
    /** Courses written recently, with the time; the watch may report a write after the next change. */
    private final Map<PlacedCourse, Long> ours = new ConcurrentHashMap<>();
    /** The content each file has or is about to have. */
    private final Map<Path, PlacedCourse> written = new HashMap<>();

    Courses(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        this.watch = new FileWatch(this::fileChanged, tasks);
        document.levelProperty().addListener((observable, old, level) -> follow(level));
        follow(document.level());
    }

    public PlacedCourse course() {
        return document.level().course();
    }

    /** Places another course on the open map, as one undo step. */
    public void place(String label, PlacedCourse course) {
        if (!course.equals(course())) {
            document.openLevel(label, library.withCourse(document.level(), course));
        }
    }

    /** Searches for a path through the course with the moves of the open preset. */
    public CompletableFuture<Void> find() {
        Level level = document.level();
        Model model = document.model();
        ParameterSet values = document.knobs().values();
        PlacedCourse course = course();
        return tasks.load(Messages.text("document.finding-path"), progress -> {
            RouteAnswer answer = new RouteFinder(model, values, level, progress::isCancelled).find(course);
            return () -> take(level, course, answer);
        });
    }

    private void take(Level level, PlacedCourse course, RouteAnswer answer) {
        if (document.level() != level) {
            tasks.notifications().info(Messages.text("document.course.changed"));
            return;
        }
        answer.route().ifPresent(route -> place(Messages.text("document.find-path"), course.with(route)));
        String text = RouteText.sentence(course, answer);
        if (answer.outcome() == RouteAnswer.Outcome.FOLLOWED) {
            tasks.notifications().success(text);
        } else {
            tasks.notifications().warn(text);
        }
    }

    /** The course file of the open map; empty if none can be written. */
    public Optional<Path> file() {
        return library.courseFile(document.level());
    }

    private void follow(Level level) {
        Optional<Path> file = library.courseFile(level);
        watch.follow(file);
        file.ifPresent(path -> {
            PlacedCourse before = written.put(path, level.course());
            if (before != null && !before.equals(level.course())) {
                write(path, before, level.course());
            }
        });
    }

    /** @param before the content the file should have now */
    private void write(Path file, PlacedCourse before, PlacedCourse course) {
        if (writer.isShutdown()) {
            return;
        }
        ours.values().removeIf(at -> System.nanoTime() - at > LATELY_NANOS);
        ours.put(course, System.nanoTime());
        writer.execute(() -> {
            Optional<PlacedCourse> other = otherIn(file).filter(found -> !found.equals(before) && !found.equals(course) && !isOurs(found));
            if (other.isPresent()) {
                tasks.publisher().execute(() -> showOther(file, other.get()));
                return;
            }
            try {
                if (course.isEmpty()) {
                    Files.deleteIfExists(file);
                } else {
                    Files.createDirectories(file.toAbsolutePath().getParent());
                    AtomicFile.write(file, CourseText.write(course));
                }
            } catch (IOException refused) {
                tasks.publisher().execute(() -> tasks.notifications().error(Messages.text("document.course.not-saved", file, refused.getMessage())));
            }
        });
    }

    /** The course in the file; empty if there is none that can be read. */
    private static Optional<PlacedCourse> otherIn(Path file) {
        try {
            return CourseFiles.read(file).map(CourseText::read).filter(reading -> reading.problems().isEmpty()).map(CourseText.Reading::course);
        } catch (BadInput unreadable) {
            return Optional.empty();
        }
    }

    /** Another window has changed the file at the same time: shows its course. Undo brings back the one placed here. */
    private void showOther(Path file, PlacedCourse other) {
        if (file().equals(Optional.of(file))) {
            written.put(file, other);
            place(Messages.text("document.course.reload"), other);
            tasks.notifications().warn(Messages.text("document.course.both", file.getFileName()));
        }
    }

    /** Runs on the watching thread. */
    private void fileChanged(Path file) {
        Optional<CourseText.Reading> reading;
        try {
            reading = CourseFiles.read(file).map(CourseText::read);
        } catch (BadInput unreadable) {
            tasks.publisher().execute(() -> tasks.notifications().warn(unreadable.getMessage()));
            return;
        }
        reading.ifPresent(found -> tasks.publisher().execute(() -> reload(file, found)));
    }

    private void reload(Path file, CourseText.Reading found) {
        if (!library.courseFile(document.level()).equals(Optional.of(file)) || found.course().equals(course()) || isOurs(found.course())) {
            return;
        }
        if (!found.problems().isEmpty()) {
            tasks.notifications().warn(Messages.text("document.course.broken", file.getFileName(), found.problems().get(0).place(), found.problems().get(0).reason()));
            return;
        }
        written.put(file, found.course());
        place(Messages.text("document.course.reload"), found.course());
        tasks.notifications().info(Messages.text("document.reloaded", file.getFileName()));
    }

    private boolean isOurs(PlacedCourse course) {
        Long at = ours.get(course);
        return at != null && System.nanoTime() - at < LATELY_NANOS;
    }

    /** Waits until everything is on disk. */
    @Override
    public void close() {
        watch.close();
        writer.shutdown();
        try {
            writer.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }
}
