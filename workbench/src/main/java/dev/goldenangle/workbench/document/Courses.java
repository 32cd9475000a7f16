package dev.goldenangle.workbench.document;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.route.RouteAnswer;
import dev.goldenangle.route.RouteFinder;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.CourseFiles;
import dev.goldenangle.toolkit.library.RouteText;
import dev.goldenangle.workbench.tasks.Tasks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * The course that is placed on the open map. Each change is one step of history and is written to its file at once, on another thread;
 * what an editor does to the file is taken over.
 */
public final class Courses implements AutoCloseable {
    private static final long LATELY_NANOS = 3_000_000_000L;
    private final Document document;
    private final Library library;
    private final Tasks tasks;
    private final FileWatch watch = new FileWatch(this::fileChanged);
    /** One thread, so that of two changes the later is written last. */
    private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> {
        Thread thread = new Thread(work, "course-writer");
        thread.setDaemon(true);
        return thread;
    });
    /** What was written lately, by when: the watch may notice it later than the next change. */
    private final Map<PlacedCourse, Long> ours = new ConcurrentHashMap<>();
    /** What each file holds or is about to hold. */
    private final Map<Path, PlacedCourse> written = new HashMap<>();

    Courses(Document document, Library library, Tasks tasks) {
        this.document = document;
        this.library = library;
        this.tasks = tasks;
        document.levelProperty().addListener((observable, old, level) -> follow(level));
        follow(document.level());
    }

    /** The course that was placed on the open map. */
    public PlacedCourse course() {
        return document.level().course();
    }

    /** Another course on the open map, as one step of history. */
    public void place(String label, PlacedCourse course) {
        if (!course.equals(course())) {
            document.openLevel(label, library.withCourse(document.level(), course));
        }
    }

    /** Looks for a way between the places of the course with the moves of the open preset. */
    public CompletableFuture<Void> find() {
        Level level = document.level();
        Model model = document.model();
        ParameterSet values = document.knobs().values();
        PlacedCourse course = course();
        return tasks.load("Finding a way", isCancelled -> {
            RouteAnswer answer = new RouteFinder(model, values, level, isCancelled).find(course);
            return () -> take(level, course, answer);
        });
    }

    private void take(Level level, PlacedCourse course, RouteAnswer answer) {
        if (document.level() != level) {
            tasks.notifications().info("The course was changed while a way was looked for; look again");
            return;
        }
        answer.route().ifPresent(route -> place("Find a way", course.with(route)));
        String text = RouteText.sentence(course, answer);
        if (answer.outcome() == RouteAnswer.Outcome.FOLLOWED) {
            tasks.notifications().success(text);
        } else {
            tasks.notifications().warn(text);
        }
    }

    /** Where the course of the open map is kept; empty where nothing can be. */
    public Optional<Path> file() {
        return library.courseFile(document.level());
    }

    private void follow(Level level) {
        Optional<Path> file = library.courseFile(level);
        watch.follow(file);
        file.ifPresent(path -> {
            PlacedCourse before = written.put(path, level.course());
            if (before != null && !before.equals(level.course())) {
                write(path, level.course());
            }
        });
    }

    private void write(Path file, PlacedCourse course) {
        if (writer.isShutdown()) {
            return;
        }
        ours.values().removeIf(at -> System.nanoTime() - at > LATELY_NANOS);
        ours.put(course, System.nanoTime());
        writer.execute(() -> {
            try {
                if (course.isEmpty()) {
                    Files.deleteIfExists(file);
                } else {
                    Files.createDirectories(file.toAbsolutePath().getParent());
                    AtomicFile.write(file, CourseText.write(course));
                }
            } catch (IOException refused) {
                tasks.publisher().execute(() -> tasks.notifications().error("The course is kept for this session only: " + file + ": " + refused.getMessage()));
            }
        });
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
            tasks.notifications().warn(file.getFileName() + ", " + found.problems().get(0).place() + ": " + found.problems().get(0).reason() + "; the course stays as it was");
            return;
        }
        written.put(file, found.course());
        place("Reload course", found.course());
        tasks.notifications().info("Took over " + file.getFileName());
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
