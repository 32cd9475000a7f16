package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.snapshot.WindowSnapshot;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.document.ShippedLibrary;
import javafx.application.Platform;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** Frames of the viewport at its size in windows of 1440×900 and 2560×1440, with four ghosts, on the software pipeline. */
final class ViewportBenchmarks {
    private static final int WIDTH = 800;
    private static final int HEIGHT = 588;
    private static final int LARGE_WIDTH = 1652;
    private static final int LARGE_HEIGHT = 939;
    private static final int GHOSTS = 4;
    private static final int FRAMES = 90;
    private static final int WARM_UPS = 4;
    private static final int PASSES = 4;

    private ViewportBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("viewport.arena", "ms", files -> millis("arena/default", "arena-loop", "waypoint", "follow", WIDTH, HEIGHT)).atMost(8),
                Benchmark.lower("viewport.arena.2560", "ms", files -> millis("arena/default", "arena-loop", "waypoint", "follow", LARGE_WIDTH, LARGE_HEIGHT)).atMost(16),
                Benchmark.lower("viewport.lq_e1m1", "ms", files -> millis("strafejump/vq3", files.need("lq_e1m1.map").toString(), "fuzzer", "follow", WIDTH, HEIGHT)),
                Benchmark.lower("firstperson.arena", "ms", files -> millis("arena/default", "arena-loop", "waypoint", "first", 1280, 720)),
                Benchmark.lower("firstperson.lq_e1m1", "ms", files -> millis("strafejump/vq3", files.need("lq_e1m1.map").toString(), "fuzzer", "first", 1280, 720)));
    }

    private static double millis(String preset, String map, String driver, String camera, int width, int height) throws Exception {
        WindowSnapshot.startToolkit(LARGE_WIDTH, LARGE_HEIGHT);
        // Otherwise the toolkit would go with the first window.
        Platform.setImplicitExit(false);
        ViewportTiming timing = onToolkit(() -> new ViewportTiming(InitialContent.of(new ShippedLibrary(), preset, map).session(), driver, GHOSTS, width, height));
        onToolkit(() -> {
            timing.look(camera);
            return null;
        });
        try {
            double best = Double.POSITIVE_INFINITY;
            for (int pass = 0; pass < WARM_UPS + PASSES; pass++) {
                double millis = onToolkit(() -> timing.millisPerFrame(FRAMES)).get();
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
