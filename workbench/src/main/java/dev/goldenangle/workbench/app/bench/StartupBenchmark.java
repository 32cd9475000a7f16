package dev.goldenangle.workbench.app.bench;

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
 * From the start of the process to a usable window, against hello-world windows, all in turn. One hello-world gets every flag
 * and the class archive that the workbench has; the other is started as anyone would start one, with the JVM as it comes.
 */
final class StartupBenchmark {
    private static final int PASSES = 7;
    private static final String HELLO = HelloWindow.class.getName();
    private static final String WORKBENCH = "dev.goldenangle.workbench.app.Launcher";
    private static final String USABLE = "window is usable";
    private static final String COMPLETE = "window is complete";

    /** Medians, in milliseconds. */
    private record Starts(double hello, double plainHello, double usable, double complete) {
    }

    /** All measurements so far, shared by the figures that come of them. */
    private final List<Starts> measured;
    private int asked;

    private StartupBenchmark(List<Starts> measured) {
        this.measured = measured;
    }

    static List<Benchmark> all() {
        List<Starts> measured = new ArrayList<>();
        return List.of(of("startup.ratio", "×", measured, starts -> starts.usable / starts.hello).atMost(2),
                of("startup.ratio.plain", "×", measured, starts -> starts.usable / starts.plainHello), of("startup.complete", "ms", measured, Starts::complete));
    }

    private static Benchmark of(String name, String unit, List<Starts> measured, ToDoubleFunction<Starts> figure) {
        StartupBenchmark benchmark = new StartupBenchmark(measured);
        return Benchmark.lower(name, unit, files -> figure.applyAsDouble(benchmark.next()));
    }

    /** Every figure is asked for several times, and each time is a measurement of its own. */
    private Starts next() throws IOException, InterruptedException {
        if (measured.size() == asked) {
            measured.add(measure());
        }
        return measured.get(asked++);
    }

    private static Starts measure() throws IOException, InterruptedException {
        Path settings = Files.createTempDirectory("startup");
        List<String> flags = WindowJvmBenchmarks.flags();
        double[] hello = new double[PASSES];
        double[] plain = new double[PASSES];
        double[] usable = new double[PASSES];
        double[] complete = new double[PASSES];
        start(WORKBENCH, flags, settings);
        for (int i = 0; i < PASSES; i++) {
            hello[i] = start(HELLO, flags, settings)[0];
            plain[i] = start(HELLO, List.of(), settings)[0];
            double[] workbench = start(WORKBENCH, flags, settings);
            usable[i] = workbench[0];
            complete[i] = workbench[1];
        }
        Starts starts = new Starts(median(hello), median(plain), median(usable), median(complete));
        System.err.printf("hello %.0f ms, with the JVM as it comes %.0f ms; workbench usable %.0f ms, complete %.0f ms (medians of %d)%n",
                starts.hello, starts.plainHello, starts.usable, starts.complete, PASSES);
        return starts;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    /** Milliseconds until the window is usable, and until all of it is there. */
    private static double[] start(String main, List<String> flags, Path settings) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(flags);
        command.addAll(List.of("-Dgoldenangle.startup-probe=true", "-Dgoldenangle.settings=" + settings));
        if (System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) {
            command.addAll(List.of("-Dglass.platform=Monocle", "-Dmonocle.platform=Headless", "-Dheadless.geometry=1440x900-32", "-Dprism.order=sw"));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        double[] millis = new double[2];
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.equals(USABLE)) {
                    millis[0] = (System.nanoTime() - begin) * 1e-6;
                } else if (line.equals(COMPLETE)) {
                    millis[1] = (System.nanoTime() - begin) * 1e-6;
                }
            }
        }
        process.waitFor();
        if (millis[1] == 0) {
            throw new IOException(main + " ended before its window was complete");
        }
        return millis;
    }
}
