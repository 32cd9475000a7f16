package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.app.snapshot.WindowSnapshot;
import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.charts.TimelineView;
import dev.goldenangle.workbench.charts.TimelineViewModel;
import dev.goldenangle.workbench.document.Library;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.stage.Stage;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.FutureTask;

/**
 * Measures a refresh of the timeline with four fully visible runs of sixty seconds: reading, decimating, drawing and
 * software rendering, as processor time of the JavaFX thread and its renderer together.
 */
final class ChartBenchmarks {
    private static final int WIDTH = 1120;
    private static final int HEIGHT = 240;
    private static final double SECONDS = 60;
    private static final List<String> BOTS = List.of("human-strafer", "zig-zag", "stop-and-go", "optimal-strafer");
    private static final int WARM_UPS = 400;
    private static final int PASSES = 8;
    private static final int REFRESHES = 25;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private ChartBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("charts.4x60s", "ms", files -> {
            WindowSnapshot.startToolkit(WIDTH, HEIGHT);
            // Keep JavaFX running for other benchmarks after this window closes.
            Platform.setImplicitExit(false);
            Bench bench = onToolkit(Bench::new);
            bench.frames(WARM_UPS);
            double best = Double.POSITIVE_INFINITY;
            for (int pass = 0; pass < PASSES; pass++) {
                long start = bench.cpuNanos();
                bench.frames(REFRESHES);
                best = Math.min(best, (bench.cpuNanos() - start) * 1e-6 / REFRESHES);
            }
            onToolkit(bench::close);
            return best;
        }).atMost(8));
    }

    private static <T> T onToolkit(Callable<T> work) throws Exception {
        FutureTask<T> task = new FutureTask<>(work);
        Platform.runLater(task);
        return task.get();
    }

    /** A timeline in its own window. */
    private static final class Bench {
        private final TuningSession session = open();
        private final TimelineView view;
        private final Stage stage = new Stage();
        private final long toolkit = Thread.currentThread().getId();

        /** Call on the JavaFX thread. */
        Bench() {
            for (String bot : BOTS) {
                Run run = run(bot);
                if (!bot.equals(BOTS.get(BOTS.size() - 1))) {
                    session.runs().list().keep(bot, run);
                }
            }
            session.runs().list().hide(session.runs().list().before());
            Appearance look = new Appearance();
            TimelineViewModel model = new TimelineViewModel(session.live(), session.runs(), session.tasks());
            view = new TimelineView(model, look);
            Scene scene = new Scene(view.root(), WIDTH, HEIGHT);
            look.applyTheme(scene);
            stage.setScene(scene);
            stage.show();
            model.showAll();
        }

        private static TuningSession open() {
            Library library = new ShippedLibrary();
            OpenPreset preset = library.openPreset("arena/default");
            return TuningSession.open(library, Platform::runLater, preset, library.openMap("arena-loop", preset.model()));
        }

        private Run run(String bot) {
            session.live().sources().find(bot).ifPresent(session.live().sources()::drive);
            session.live().playback().skip((int) Math.round(SECONDS * session.document().tickRate()));
            session.settle();
            return session.runs().shown();
        }

        /** Refreshes on this many frames, each rendered before the next. */
        void frames(int count) {
            CompletableFuture<Void> done = new CompletableFuture<>();
            Platform.runLater(() -> new AnimationTimer() {
                private int left = count;

                @Override
                public void handle(long nanos) {
                    if (left-- == 0) {
                        stop();
                        done.complete(null);
                        return;
                    }
                    view.invalidate();
                    view.refresh();
                }
            }.start());
            done.join();
        }

        private long cpuNanos() {
            long sum = THREADS.getThreadCpuTime(toolkit);
            for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
                if (thread != null && thread.getThreadName().startsWith("QuantumRenderer")) {
                    sum += THREADS.getThreadCpuTime(thread.getThreadId());
                }
            }
            return sum;
        }

        Void close() {
            stage.hide();
            session.close();
            return null;
        }
    }
}
