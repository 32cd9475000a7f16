package dev.goldenangle.workbench.app.bench;

import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.bench.BenchmarkFiles;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The same measurements once more in a JVM of their own, started with exactly the flags that the window has: what a command
 * is quick at need not be quick there. Named after what is measured, as {@code window.viewport.arena}.
 */
final class WindowJvmBenchmarks {
    private static final String LAUNCHER = "dev.goldenangle.workbench.app.Launcher";
    private static final Pattern VALUE = Pattern.compile("\"value\"\\s*:\\s*([-+.0-9eE]+)");

    private WindowJvmBenchmarks() {
    }

    static List<Benchmark> all() {
        return List.of(of("tick.strafejump.strafe.field", "ns", OptionalDouble.empty()), of("tick.arena", "ns", OptionalDouble.empty()),
                of("viewport.arena", "ms", OptionalDouble.of(8)), of("viewport.arena.2560", "ms", OptionalDouble.of(16)), of("charts.4x60s", "ms", OptionalDouble.of(8)),
                frame("firstperson.arena.frame", ViewportBenchmarks.SIXTY_A_SECOND), frame("firstperson.lq_e1m1.frame", ViewportBenchmarks.THIRTY_A_SECOND),
                of("firstperson.arena", "ms", OptionalDouble.empty()), of("firstperson.lq_e1m1", "ms", OptionalDouble.empty()),
                of("whatif.4x10s.p95", "ms", OptionalDouble.of(4)), of("whatif.4x60s.p95", "ms", OptionalDouble.of(20)),
                of("knob.to_picture.p95", "ms", OptionalDouble.of(50)), of("live_drag.renewed.p95", "ms", OptionalDouble.of(100)),
                of("live_drag.missed_ticks", "ticks", OptionalDouble.of(0)), of("latency.key.p95", "ms", OptionalDouble.of(LatencyBenchmarks.GOAL)),
                of("latency.mouse.p95", "ms", OptionalDouble.of(LatencyBenchmarks.GOAL)), of("latency.pad.p95", "ms", OptionalDouble.of(LatencyBenchmarks.GOAL)),
                of("idle.paused", "cores", OptionalDouble.of(0.02)));
    }

    private static Benchmark of(String name, String unit, OptionalDouble goal) {
        return new Benchmark("window." + name, unit, Benchmark.Better.LOWER, goal, files -> measure(name, files, List.of()));
    }

    /** Time from frame to frame, with frames one right after the other. */
    private static Benchmark frame(String name, double goal) {
        return new Benchmark("window." + name, "ms", Benchmark.Better.LOWER, OptionalDouble.of(goal),
                files -> measure(name, files, List.of("-D" + ViewportBenchmarks.UNHELD + "=true")));
    }

    /** The JVM's own flags and those that the start script adds for the window. */
    static List<String> flags() {
        return Stream.concat(ManagementFactory.getRuntimeMXBean().getInputArguments().stream(),
                Arrays.stream(System.getProperty("goldenangle.window-flags", "").split(",")).filter(flag -> !flag.isEmpty())).toList();
    }

    private static double measure(String name, BenchmarkFiles files, List<String> moreFlags) throws Exception {
        if (System.getProperty("goldenangle.window-flags") == null) {
            throw new Benchmark.Skipped("only the installed launcher knows the window's flags");
        }
        if (name.contains("lq_e1m1")) {
            files.need("lq_e1m1.map");
        }
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(flags());
        command.addAll(moreFlags);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), LAUNCHER, "bench", "--only", name, "--times", "1", "--json"));
        if (files.folder() != null) {
            command.addAll(List.of("--files", files.folder().toString()));
        }
        Process process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        String answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        Matcher value = VALUE.matcher(answer);
        if (!value.find()) {
            throw new IOException("the JVM with the window's flags gave no figure for " + name);
        }
        return Double.parseDouble(value.group(1));
    }
}
