package dev.goldenangle.workbench.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** From the start of the process to a usable window, against a hello-world window; both start with the flags this process was started with, in turn. */
final class StartupBenchmark {
    private static final int PASSES = 7;
    private static final String HELLO = "dev.goldenangle.workbench.app.HelloWindow";
    private static final String WORKBENCH = "dev.goldenangle.workbench.app.Launcher";
    private static final String USABLE = "window is usable";

    private StartupBenchmark() {
    }

    static List<Benchmark> all() {
        return List.of(Benchmark.lower("startup.ratio", "×", files -> ratio()));
    }

    private static double ratio() throws IOException, InterruptedException {
        Path settings = Files.createTempDirectory("startup");
        double[] hello = new double[PASSES];
        double[] workbench = new double[PASSES];
        start(HELLO, settings);
        start(WORKBENCH, settings);
        for (int i = 0; i < PASSES; i++) {
            hello[i] = start(HELLO, settings);
            workbench[i] = start(WORKBENCH, settings);
        }
        System.err.printf("hello %.0f ms, workbench %.0f ms (medians of %d)%n", median(hello), median(workbench), PASSES);
        return median(workbench) / median(hello);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static double start(String main, Path settings) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-Dgoldenangle.startup-probe=true", "-Dgoldenangle.settings=" + settings));
        if (System.getenv("DISPLAY") == null && System.getenv("WAYLAND_DISPLAY") == null) {
            command.addAll(List.of("-Dglass.platform=Monocle", "-Dmonocle.platform=Headless", "-Dheadless.geometry=1440x900-32", "-Dprism.order=sw"));
        }
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        long begin = System.nanoTime();
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        try (BufferedReader out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.equals(USABLE)) {
                    double millis = (System.nanoTime() - begin) * 1e-6;
                    process.waitFor();
                    return millis;
                }
            }
        }
        throw new IOException(main + " ended before its window was usable");
    }
}
