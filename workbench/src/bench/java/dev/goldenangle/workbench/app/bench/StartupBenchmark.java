package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.app.Launcher;
import dev.goldenangle.workbench.app.StartupProbe;
import dev.goldenangle.workbench.bench.Benchmark;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * Time from process start to a usable and to a complete window, in milliseconds and as a multiple of a plain JavaFX
 * hello-world measured alternately. The hello-world runs without flags. The goals are 700 and 1,600 ms on a machine
 * whose hello-world takes 440 ms; the multiples transfer them to other machines.
 */
final class StartupBenchmark {
    private static final int PASSES = 7;
    private static final double HELLO_MILLIS = 440;
    private static final double USABLE_GOAL = 700 / HELLO_MILLIS;
    private static final double COMPLETE_GOAL = 1600 / HELLO_MILLIS;

    /** Medians, in milliseconds. */
    private record Starts(double hello, double usable, double complete) {
    }

    /** All measurements so far, shared by the benchmarks that use them. */
    private final List<Starts> measured;
    private int asked;

    private StartupBenchmark(List<Starts> measured) {
        this.measured = measured;
    }

    static List<Benchmark> all() {
        List<Starts> measured = new ArrayList<>();
        return List.of(of("startup.usable", "× hello-world", measured, starts -> starts.usable / starts.hello).atMost(USABLE_GOAL),
                of("startup.complete", "× hello-world", measured, starts -> starts.complete / starts.hello).atMost(COMPLETE_GOAL),
                of("startup.usable.ms", "ms", measured, Starts::usable), of("startup.complete.ms", "ms", measured, Starts::complete),
                of("startup.hello.ms", "ms", measured, Starts::hello));
    }

    private static Benchmark of(String name, String unit, List<Starts> measured, ToDoubleFunction<Starts> figure) {
        StartupBenchmark benchmark = new StartupBenchmark(measured);
        return Benchmark.lower(name, unit, files -> figure.applyAsDouble(benchmark.next()));
    }

    /** Each benchmark is measured several times, with a new measurement each time. */
    private Starts next() throws IOException, InterruptedException {
        if (measured.size() == asked) {
            measured.add(measure());
        }
        return measured.get(asked++);
    }

    private static Starts measure() throws IOException, InterruptedException {
        Path settings = Files.createTempDirectory("startup");
        double[] hello = new double[PASSES];
        double[] usable = new double[PASSES];
        double[] complete = new double[PASSES];
        start(Launcher.class, ChildJvm.flags(), settings);
        for (int i = 0; i < PASSES; i++) {
            hello[i] = start(HelloWindow.class, List.of(), settings)[0];
            double[] workbench = start(Launcher.class, ChildJvm.flags(), settings);
            usable[i] = workbench[0];
            complete[i] = workbench[1];
        }
        Starts starts = new Starts(median(hello), median(usable), median(complete));
        System.err.printf("hello-world %.0f ms; workbench usable %.0f ms (%.2f ×), complete %.0f ms (%.2f ×), medians of %d%n",
                starts.hello, starts.usable, starts.usable / starts.hello, starts.complete, starts.complete / starts.hello, PASSES);
        return starts;
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** Milliseconds until the window is usable, and until it is complete. */
    private static double[] start(Class<?> main, List<String> jvmFlags, Path settings) throws IOException, InterruptedException {
        List<String> flags = new ArrayList<>(jvmFlags);
        flags.addAll(List.of("-D" + StartupProbe.PROPERTY + "=true", "-Dgoldenangle.settings=" + settings));
        if (System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) {
            flags.addAll(List.of("-Dglass.platform=Monocle", "-Dmonocle.platform=Headless", "-Dheadless.geometry=1440x900-32", "-Dprism.order=sw"));
        }
        double[] millis = new double[2];
        long begin = System.nanoTime();
        Process process = ChildJvm.start(flags, main);
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.equals(StartupProbe.USABLE)) {
                    millis[0] = (System.nanoTime() - begin) * 1e-6;
                } else if (line.equals(StartupProbe.COMPLETE)) {
                    millis[1] = (System.nanoTime() - begin) * 1e-6;
                }
            }
        }
        process.waitFor();
        if (millis[1] == 0) {
            throw new IOException(main.getSimpleName() + " ended before its window was complete");
        }
        return millis;
    }
}
