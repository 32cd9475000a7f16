package dev.goldenangle.workbench.cli;

import dev.goldenangle.workbench.bench.Benchmark;
import dev.goldenangle.workbench.bench.BenchmarkFiles;
import dev.goldenangle.workbench.bench.Benchmarks;
import dev.goldenangle.workbench.library.BadInput;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

@Command(mixinStandardHelpOptions = true, description = "Measures how fast everything is: best and median of several measurements, each beside its goal.")
final class BenchCommand extends AnsweringCommand {
    @Option(names = "--only", paramLabel = "PATTERN", description = "Names to measure; * stands for anything.")
    private String only = "*";

    @Option(names = "--files", paramLabel = "FOLDER", description = "Folder with maps that are not part of the project.")
    private Path files;

    @Option(names = "--times", paramLabel = "N", description = "How often each is measured (default: ${DEFAULT-VALUE}).")
    private int times = 3;

    @Override
    public Integer call() throws Exception {
        Pattern pattern = Pattern.compile(Pattern.quote(only).replace("*", "\\E.*\\Q"));
        if (times < 1) {
            throw new BadInput("--times " + times + ": measure at least once");
        }
        List<Benchmark> chosen = Benchmarks.all().stream().filter(b -> pattern.matcher(b.name()).matches()).toList();
        if (chosen.isEmpty()) {
            throw new BadInput("no benchmark is called " + only + "; there are "
                    + String.join(", ", Benchmarks.all().stream().map(Benchmark::name).toList()));
        }
        List<Map<String, Object>> results = new ArrayList<>();
        List<Map<String, Object>> skipped = new ArrayList<>();
        for (Benchmark benchmark : chosen) {
            measure(benchmark, results, skipped);
        }
        if (isJson()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("results", results);
            json.put("skipped", skipped);
            printJson(json);
        }
        return Cli.DONE;
    }

    private static String goalOf(Benchmark benchmark, double value) {
        if (benchmark.goal().isEmpty()) {
            return "";
        }
        return String.format(Locale.ROOT, ", goal %s %.4g %s", benchmark.better() == Benchmark.Better.LOWER ? "≤" : "≥", benchmark.goal().getAsDouble(),
                benchmark.isMet(value) ? "met" : "not met");
    }

    /** Best first. */
    private double[] sorted(Benchmark benchmark) throws Exception {
        double[] values = new double[times];
        for (int i = 0; i < times; i++) {
            values[i] = benchmark.body().measure(new BenchmarkFiles(files));
        }
        Arrays.sort(values);
        return benchmark.better() == Benchmark.Better.LOWER ? values : IntStream.range(0, times).mapToDouble(i -> values[times - 1 - i]).toArray();
    }

    private void measure(Benchmark benchmark, List<Map<String, Object>> results, List<Map<String, Object>> skipped) throws Exception {
        PrintWriter out = isJson() ? err() : out();
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", benchmark.name());
        try {
            double[] values = sorted(benchmark);
            double value = values[0];
            double median = values[values.length / 2];
            entry.put("value", value);
            entry.put("median", median);
            entry.put("unit", benchmark.unit());
            entry.put("better", benchmark.better().name().toLowerCase(Locale.ROOT));
            benchmark.goal().ifPresent(goal -> {
                entry.put("goal", goal);
                entry.put("met", benchmark.isMet(value));
            });
            results.add(entry);
            out.printf(Locale.ROOT, "%-36s %12.2f %s, median %.2f%s%n", benchmark.name(), value, benchmark.unit(), median, goalOf(benchmark, value));
        } catch (Benchmark.Skipped reason) {
            entry.put("reason", reason.getMessage());
            skipped.add(entry);
            out.printf("%-36s skipped: %s%n", benchmark.name(), reason.getMessage());
        }
        out.flush();
    }
}
