package dev.goldenangle.workbench.bench;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Measures the benchmarks with matching names; {@code ./gradlew bench -Pargs="--only tick.*"} runs it. */
@Command(name = "bench", mixinStandardHelpOptions = true, description = "Runs the benchmarks and prints best, median and goal of each.")
public final class BenchCommand implements Callable<Integer> {
    @Option(names = "--only", paramLabel = "PATTERN", description = "Names to measure; * matches anything.")
    private String only = "*";

    @Option(names = "--files", paramLabel = "FOLDER", description = "Folder with maps that are not part of the project.")
    private Path files;

    @Option(names = "--times", paramLabel = "N", description = "Number of measurements of each (default: ${DEFAULT-VALUE}).")
    private int times = 3;

    @Option(names = "--json", paramLabel = "FILE", description = "Also writes the results to a JSON file.")
    private Path json;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    private final List<Map<String, Object>> results = new ArrayList<>();
    private final List<Map<String, Object>> skipped = new ArrayList<>();
    private final List<String> impossible = new ArrayList<>();
    private double calibration;

    public static void main(String[] args) {
        System.exit(new CommandLine(new BenchCommand()).execute(args));
    }

    @Override
    public Integer call() throws Exception {
        if (times < 1) {
            throw new ParameterException(spec.commandLine(), "--times " + times + ": must be at least 1");
        }
        Pattern pattern = Pattern.compile(Pattern.quote(only).replace("*", "\\E.*\\Q"));
        List<Benchmark> all = Benchmarks.all();
        List<Benchmark> chosen = all.stream().filter(benchmark -> pattern.matcher(benchmark.name()).matches()).toList();
        if (chosen.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "no benchmark is called " + only + "; there are "
                    + String.join(", ", all.stream().map(Benchmark::name).toList()));
        }
        calibration = Calibration.nanosPerSweep();
        for (Benchmark benchmark : chosen) {
            measure(benchmark);
        }
        if (json != null) {
            new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT).writeValue(json.toFile(), Map.of("calibration", calibration, "results", results, "skipped", skipped));
        }
        return impossible.isEmpty() ? 0 : 1;
    }

    private static String goalOf(Benchmark benchmark, double value) {
        if (benchmark.goal().isEmpty()) {
            return "";
        }
        return String.format(Locale.ROOT, ", goal %s %.4g %s", benchmark.better() == Benchmark.Better.LOWER ? "≤" : "≥", benchmark.goal().getAsDouble(),
                benchmark.isMet(value) ? "met" : "not met");
    }

    /** Sorted with the best first. */
    private double[] sorted(Benchmark benchmark) throws Exception {
        double[] values = new double[times];
        for (int i = 0; i < times; i++) {
            values[i] = benchmark.body().measure(new BenchmarkFiles(files));
        }
        Arrays.sort(values);
        return benchmark.better() == Benchmark.Better.LOWER ? values : IntStream.range(0, times).mapToDouble(i -> values[times - 1 - i]).toArray();
    }

    /** A time as a multiple of the calibration; empty for other units. */
    private OptionalDouble ratio(String unit, double value) {
        return switch (unit) {
            case "ns" -> OptionalDouble.of(value / calibration);
            case "ms" -> OptionalDouble.of(1e6 * value / calibration);
            default -> OptionalDouble.empty();
        };
    }

    private void measure(Benchmark benchmark) throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", benchmark.name());
        try {
            double[] values = sorted(benchmark);
            double value = values[0];
            double median = values[values.length / 2];
            double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
            entry.put("value", value);
            entry.put("median", median);
            entry.put("unit", benchmark.unit());
            entry.put("rounds", times);
            entry.put("load", load);
            OptionalDouble ratio = ratio(benchmark.unit(), value);
            ratio.ifPresent(multiple -> entry.put("ratio", multiple));
            entry.put("better", benchmark.better().name().toLowerCase(Locale.ROOT));
            benchmark.goal().ifPresent(goal -> {
                entry.put("goal", goal);
                entry.put("met", benchmark.isMet(value));
            });
            results.add(entry);
            String compared = ratio.isEmpty() ? "" : String.format(Locale.ROOT, ", %.3g × calibration", ratio.getAsDouble());
            out.printf(Locale.ROOT, "%-36s %12.2f %s, median %.2f of %d at load %.1f%s%s%n", benchmark.name(), value, benchmark.unit(), median, times, load, compared,
                    goalOf(benchmark, value));
            if (!Arrays.stream(values).allMatch(benchmark::isPossible)) {
                impossible.add(benchmark.name());
                entry.put("impossible", true);
                out.printf(Locale.ROOT, "%-36s impossible: at most %.2f %s can be true; measure again on a quieter machine%n", benchmark.name(), benchmark.most(), benchmark.unit());
            }
        } catch (Benchmark.Skipped reason) {
            entry.put("reason", reason.getMessage());
            skipped.add(entry);
            out.printf("%-36s skipped: %s%n", benchmark.name(), reason.getMessage());
        }
        out.flush();
    }
}
