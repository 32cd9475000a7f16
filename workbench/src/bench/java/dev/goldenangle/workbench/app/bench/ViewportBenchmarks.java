package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.snapshot.WindowSnapshot;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.bench.BenchmarkFiles;
import dev.goldenangle.workbench.document.ShippedLibrary;
import javafx.application.Platform;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;
import java.util.function.Function;

/**
 * Frames of the viewport at its size in windows of 1440×900 and 2560×1440, with four ghosts and software rendering.
 */
final class ViewportBenchmarks {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 588;
    private static final int LARGE_WIDTH = 1652;
    private static final int LARGE_HEIGHT = 939;
    private static final int GHOSTS = 4;
    private static final int FRAMES = 90;
    private static final int WARM_UPS = 4;
    private static final int PASSES = 4;
    private static final double SIXTY_A_SECOND = 1000.0 / 60;
    private static final double THIRTY_A_SECOND = 1000.0 / 30;
    /** Makes JavaFX draw as fast as it can instead of at the screen's rate. */
    private static final String UNHELD = "-Djavafx.animation.fullspeed=true";

    private ViewportBenchmarks() {
    }

    static List<Benchmark> all() {
        View arena = new View("arena/default", "arena-loop", "waypoint", "follow", WIDTH, HEIGHT);
        View large = new View("arena/default", "arena-loop", "waypoint", "follow", LARGE_WIDTH, LARGE_HEIGHT);
        View arenaFirst = new View("arena/default", "arena-loop", "waypoint", "first", 1280, 720);
        return List.of(Benchmark.lower("viewport.arena", "ms", files -> millis(arena)).atMost(8), Benchmark.lower("viewport.arena.2560", "ms", files -> millis(large)).atMost(16),
                Benchmark.lower("viewport.lq_e1m1", "ms", files -> millis(level(files, "follow", WIDTH, HEIGHT))),
                Benchmark.lower("firstperson.arena", "ms", files -> millis(arenaFirst)),
                Benchmark.lower("firstperson.arena.frame", "ms", files -> passed(arenaFirst)).atMost(SIXTY_A_SECOND),
                Benchmark.lower("firstperson.lq_e1m1", "ms", files -> millis(level(files, "first", 1280, 720))),
                Benchmark.lower("firstperson.lq_e1m1.frame", "ms", files -> passed(level(files, "first", 1280, 720))).atMost(THIRTY_A_SECOND));
    }

    /** The scene, camera and size to measure. */
    private record View(String preset, String map, String driver, String camera, int width, int height) {
    }

    private static View level(BenchmarkFiles files, String camera, int width, int height) throws Benchmark.Skipped {
        return new View("strafejump/vq3", files.need("lq_e1m1.map").toString(), "fuzzer", camera, width, height);
    }

    /** Processor time per frame. */
    private static double millis(View view) throws Exception {
        return best(view, timing -> timing.millisPerFrame(FRAMES));
    }

    /** Real time between frames; in its own JVM, because JavaFX reads the flag only once. */
    private static double passed(View view) throws Exception {
        return ChildJvm.figure(List.of(UNHELD), ViewportBenchmarks.class, view.preset, view.map, view.driver, view.camera,
                String.valueOf(view.width), String.valueOf(view.height));
    }

    /** In the child process: prints the milliseconds per frame. */
    public static void main(String[] args) throws Exception {
        View view = new View(args[0], args[1], args[2], args[3], Integer.parseInt(args[4]), Integer.parseInt(args[5]));
        System.out.println(best(view, timing -> timing.millisPassed(FRAMES)));
        Runtime.getRuntime().halt(0);
    }

    private static double best(View view, Function<ViewportTiming, CompletableFuture<Double>> measure) throws Exception {
        WindowSnapshot.startToolkit(LARGE_WIDTH, LARGE_HEIGHT);
        // Otherwise JavaFX would shut down with the first window.
        Platform.setImplicitExit(false);
        ViewportTiming timing = onToolkit(() -> new ViewportTiming(InitialContent.of(new ShippedLibrary(), view.preset, view.map).session(), view.driver, GHOSTS, view.width, view.height));
        onToolkit(() -> {
            timing.look(view.camera);
            return null;
        });
        try {
            double best = Double.POSITIVE_INFINITY;
            for (int pass = 0; pass < WARM_UPS + PASSES; pass++) {
                double millis = onToolkit(() -> measure.apply(timing)).get();
                best = pass < WARM_UPS ? best : Math.min(best, millis);
            }
            return best;
        } finally {
            onToolkit(() -> {
                timing.close();
                return null;
            });
        }
    }

    private static <T> T onToolkit(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Platform.runLater(task);
        return task.get();
    }
}
