package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.snapshot.WindowSnapshot;
import dev.goldenangle.workbench.app.window.FrameTimer;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;
import javafx.stage.Stage;

import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

/** What the whole process takes of a processor while the window is open, paused, and nobody does anything. */
final class IdleBenchmark {
    private static final int WIDTH = 1440;
    private static final int HEIGHT = 900;
    private static final int PLAYED_TICKS = 1280;
    /** What a start leaves to do, compiling above all, goes on for some of these. */
    private static final int PASSES = 10;
    private static final long PASS_MILLIS = 4000;

    private IdleBenchmark() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("idle.paused", "cores", files -> idle()));
    }

    private static double idle() throws Exception {
        WindowSnapshot.startToolkit(WIDTH, HEIGHT);
        Platform.setImplicitExit(false);
        Path folder = Files.createTempDirectory("idle");
        TuningSession session = onToolkit(() -> open(folder));
        double least = Double.POSITIVE_INFINITY;
        for (int pass = 0; pass < PASSES; pass++) {
            long cpu = cpuNanos();
            long start = System.nanoTime();
            Thread.sleep(PASS_MILLIS);
            least = Math.min(least, (cpuNanos() - cpu) / (double) (System.nanoTime() - start));
        }
        onToolkit(() -> {
            session.close();
            return null;
        });
        return least;
    }

    private static TuningSession open(Path folder) {
        TuningSession session = InitialContent.of(new ShippedLibrary(), "arena/default", "arena-loop").session();
        WorkbenchWindow window = new WorkbenchWindow(session, new Look(), new Settings(folder), WIDTH, HEIGHT);
        Stage stage = new Stage();
        stage.setScene(window.scene());
        stage.show();
        session.live().playback().skip(PLAYED_TICKS);
        new FrameTimer(window, () -> { }).start();
        return session;
    }

    private static long cpuNanos() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }

    private static <T> T onToolkit(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Platform.runLater(task);
        return task.get();
    }
}
