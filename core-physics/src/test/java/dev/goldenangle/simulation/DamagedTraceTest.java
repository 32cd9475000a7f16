package dev.goldenangle.simulation;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Damage never passes as a good recording, and never crashes a replay. */
class DamagedTraceTest {
    private static final int TICKS = 300;
    private static final String SPITE = "0123456789 =!<\n\r.-eEfruypbN[]\0";
    private final Model model = new StrafejumpModel();
    private final Level level = Bench.level(List.of(Bench.floor()));
    private String good;
    private long hash;

    @BeforeEach
    void record() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        CommandSource fidget = (tick, state, command) -> command.set(tick / 50 % 3 - 1, tick / 7 % 3 - 1, tick / 30 % 2, tick * 0.01f, 0f, 0);
        Simulation simulation = new Simulation(model, model.parameters().defaults(), level, fidget);
        try (TraceRecorder recorder = new TraceRecorder(file, simulation.traceHeader("strafejump/vq3", "fidget"))) {
            simulation.record(recorder);
            simulation.run(TICKS / 2);
            simulation.use(simulation.parameters().with("gravity", "700"));
            simulation.run(TICKS - TICKS / 2);
        }
        good = file.toString(StandardCharsets.UTF_8);
        hash = simulation.hash();
    }

    private static List<String> problems(String text) {
        return TraceReader.read("test", text).problems().stream().map(problem -> problem.line() + " " + problem.reason()).toList();
    }

    private static void assertProblem(String text, String reason) {
        List<String> problems = problems(text);
        assertTrue(problems.stream().anyMatch(problem -> problem.contains(reason)), reason + " is not in " + problems);
    }

    @Test
    void damageIsReportedOrChangesTheRunOrHasNoEffect() {
        Randomness random = new Randomness(15);
        int body = good.indexOf("[input]\n") + 8;
        int reported = 0;
        for (int i = 0; i < 20_000; i++) {
            StringBuilder damaged = new StringBuilder(good);
            for (int edits = random.nextInt(3); edits >= 0; edits--) {
                int at = random.nextInt(2) == 0 ? random.nextInt(damaged.length()) : body + random.nextInt(Math.max(1, damaged.length() - body));
                switch (random.nextInt(4)) {
                    case 0 -> damaged.deleteCharAt(at);
                    case 1 -> damaged.setCharAt(at, SPITE.charAt(random.nextInt(SPITE.length())));
                    case 2 -> damaged.insert(at, SPITE.charAt(random.nextInt(SPITE.length())));
                    default -> damaged.delete(at, damaged.indexOf("\n", at) + 1);
                }
            }
            reported += isReported(damaged.toString()) ? 1 : 0;
        }
        assertTrue(reported > 10_000, reported + " of 20,000");
    }

    private boolean isReported(String text) {
        TraceReading reading = TraceReader.read("test", text);
        if (!reading.problems().isEmpty() || !reading.trace().orElseThrow().isComplete()) {
            return true;
        }
        TraceReplay.Result result;
        try {
            result = TraceReplay.asRecorded(reading.trace().get(), model, level).run();
        } catch (IllegalArgumentException refused) {
            return true;
        }
        assertTrue(!result.matches() || result.run().hash() == hash && result.run().length() == TICKS, () -> "passes as good:\n" + text);
        return !result.matches();
    }

    @Test
    void shortFileCannotClaimALongRun() {
        assertProblem(good.replace("end 300", "end 9999999"), "the digest after 384 ticks is missing");
        assertProblem(good.substring(0, good.indexOf("[input]\n") + 8) + "0 f1\n9999998\n", "the digest after 128 ticks is missing");
        assertProblem(good.replaceFirst("\n128 = [^\n]*\n", "\n"), "the digest after 128 ticks is missing");
    }

    @Test
    void formerlyAcceptedErrorsAreReported() {
        int end = (int) good.lines().count();
        assertEquals(List.of(end + 1 + " there is text after the closing line"), problems(good + "end 300 0000000000000000\n"));
        assertEquals(List.of(end + 1 + " there is text after the closing line"), problems(good + "x"));
        assertProblem(good.replace("tick_rate = 125.0", "tick_rate = 0x1p7"), "tick_rate must lie between");
        assertProblem(good.replace("source = ", "sauce = x\nsource = "), "\"sauce\" is not a key of an input trace");
        assertProblem(good.replace("[start]\n", "[start]\nheight = 3\n"), "\"height\" is not a key of an input trace");
        assertProblem(good.replace("source = fidget", "source = " + "f".repeat(9000)), "longer than 8192 characters");
        assertProblem(good.replace("\n150 ! ", "\n150 ! " + "f".repeat(9000)), "longer than 8192 characters");
        assertProblem(good.replace("! gravity = 700", "! gravitas = 700"), "the header has no parameter gravitas");
        assertProblem(good.replaceFirst("course_stage = \\d+", "course_stage = -5"), "course_stage must lie between 0 and");
    }

    @Test
    void rateThatContradictsTheParametersIsRefused() {
        InputTrace trace = TraceReader.read("test", good.replace("tick_rate = 125.0\n", "tick_rate = 60.0\n")).trace().orElseThrow();
        String reason = assertThrows(IllegalArgumentException.class, () -> TraceReplay.asRecorded(trace, model, level)).getMessage();
        assertTrue(reason.contains("contradicts tick_rate"), reason);
    }

    @Test
    void everySetUsedByATickMustBeValid() {
        String text = good.replace("150 ! gravity = 700\n", "150 ! gravity = -5\n151\n151 ! gravity = 700\n");
        InputTrace trace = TraceReader.read("test", text.replaceFirst("(?m)^15[01] [fruyp][^\n]*\n", "")).trace().orElseThrow();
        assertThrows(IllegalArgumentException.class, () -> TraceReplay.asRecorded(trace, model, level));
    }

    @Test
    void invalidBytesEndTheTraceAtTheirLine(@TempDir Path folder) throws IOException {
        byte[] bytes = good.getBytes(StandardCharsets.UTF_8);
        int at = good.indexOf("150 ! gravity");
        bytes[at + 8] = (byte) 0xff;
        Path file = Files.write(folder.resolve("bad.trace"), bytes);
        TraceReading reading = TraceReader.read(file);
        int line = (int) good.substring(0, at).lines().count() + 1;
        assertEquals(line, reading.problems().get(0).line());
        assertTrue(reading.problems().get(0).reason().contains("not UTF-8"));
        assertEquals(150, reading.trace().orElseThrow().ticks());
    }

    @Test
    void pipeIsNotOpened(@TempDir Path folder) throws Exception {
        Path pipe = folder.resolve("pipe.trace");
        if (new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0) {
            TraceReading reading = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> TraceReader.read(pipe));
            assertTrue(reading.problems().get(0).reason().contains("is not a regular file"));
        }
    }

    /** Each rewind costs what it discards, not what it could discard. */
    @Test
    void millionsOfRewindsAreReadQuickly() {
        StringBuilder text = new StringBuilder(good.substring(0, good.indexOf("[input]\n") + 8));
        String digests = "0123456789abcdef " + "00".repeat(128);
        for (int block = 1; block <= 3000; block++) {
            text.append(block * 128).append(" = ").append(digests).append('\n');
        }
        for (int i = 0; i < 20_000; i++) {
            text.append(3000 * 128 - i).append(" ! gravity = 700\n").append(3000 * 128 - i - 1).append(" <\n");
        }
        text.append("0 <\n".repeat(1_000_000));
        TraceReading reading = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> TraceReader.read("test", text.toString()));
        assertEquals(List.of(), reading.problems());
        assertEquals(20_000, reading.trace().orElseThrow().parameterChanges().size());
        assertEquals(0, reading.trace().orElseThrow().parameterChanges().get(19_999).tick());
    }
}
