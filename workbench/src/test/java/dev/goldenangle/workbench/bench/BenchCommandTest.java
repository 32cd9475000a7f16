package dev.goldenangle.workbench.bench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class BenchCommandTest {
    @TempDir
    Path folder;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return new CommandLine(new BenchCommand()).setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)).execute(args);
    }

    private JsonNode json(String only) throws IOException {
        Path file = folder.resolve("bench.json");
        assertEquals(0, run("--only", only, "--json", file.toString()), err.toString());
        return new ObjectMapper().readTree(file.toFile());
    }

    @Test
    void benchmarkReportsItsValueAndDirection() throws IOException {
        JsonNode result = json("tick.tile*").get("results").get(0);
        assertEquals("tick.tilestep", result.get("name").asText());
        assertTrue(result.get("value").asDouble() > 0);
        assertEquals("ns", result.get("unit").asText());
        assertEquals("lower", result.get("better").asText());
        assertTrue(out.toString().startsWith("tick.tilestep"), out.toString());
    }

    @Test
    void benchmarkReportsItsRoundsLoadAndMultipleOfTheCalibration() throws IOException {
        JsonNode bench = json("tick.tile*");
        JsonNode result = bench.get("results").get(0);
        assertEquals(3, result.get("rounds").asInt());
        assertTrue(result.has("load"));
        assertEquals(result.get("value").asDouble() / bench.get("calibration").asDouble(), result.get("ratio").asDouble(), 1e-9);
        assertTrue(out.toString().contains(" of 3 at load "), out.toString());
    }

    @Test
    void valuesThatCannotBeTrueAreImpossible() {
        Benchmark twoCores = Benchmarks.all().stream().filter(benchmark -> benchmark.name().equals("study.two_cores")).findFirst().orElseThrow();
        assertTrue(twoCores.isPossible(1.98));
        assertFalse(twoCores.isPossible(2.94));
        assertFalse(twoCores.isPossible(Double.NaN));
    }

    @Test
    void benchmarkReportsWhetherItsGoalIsMet() throws IOException {
        JsonNode result = json("record.tilestep").get("results").get(0);
        assertEquals(100, result.get("goal").asDouble());
        assertEquals(result.get("value").asDouble() <= 100, result.get("met").asBoolean());
        assertTrue(out.toString().contains("goal ≤ 100"), out.toString());
    }

    @Test
    void benchmarkWithoutItsFileIsSkippedWithAReason() throws IOException {
        JsonNode bench = json("map.load.*");
        assertTrue(bench.get("results").isEmpty());
        assertEquals("map.load.lq_e1m1", bench.get("skipped").get(0).get("name").asText());
        assertTrue(bench.get("skipped").get(0).get("reason").asText().contains("--files"));
    }

    @Test
    void unknownNameIsRefusedWithTheExistingNames() {
        assertEquals(CommandLine.ExitCode.USAGE, run("--only", "nothing.like.it"));
        assertTrue(err.toString().contains("nothing.like.it") && err.toString().contains("tick.tilestep"), err.toString());
    }

    @Test
    void zeroMeasurementsAreRefused() {
        assertEquals(CommandLine.ExitCode.USAGE, run("--only", "tick.tilestep", "--times", "0"));
    }

    @Test
    void benchmarkNamesAreUnique() {
        List<String> names = Benchmarks.all().stream().map(Benchmark::name).toList();
        Set<String> distinct = new HashSet<>(names);
        assertEquals(distinct.size(), names.size());
        assertTrue(distinct.containsAll(Set.of("startup.usable", "startup.complete", "firstdrag.10s", "firstdrag.60s", "charts.4x60s")), names.toString());
    }
}
