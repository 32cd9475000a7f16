package dev.goldenangle.command;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Single lines of a trace: what they mean, and the errors for invalid ones. */
class TraceLinesTest {
    private final Command command = new Command();

    private static String header() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        new TraceRecorder(file, InputTraceTest.header(128));
        return file.toString(StandardCharsets.UTF_8);
    }

    private static TraceReading reading(String... lines) {
        return TraceReader.read("test", header() + String.join("\n", lines) + "\n");
    }

    private static InputTrace trace(String... lines) {
        TraceReading reading = reading(lines);
        assertEquals(List.of(), reading.problems());
        return reading.trace().orElseThrow();
    }

    private Command at(InputTrace trace, int tick) {
        trace.change(trace.changeAt(tick), command);
        return command;
    }

    @Test
    void headerIsWrittenAsSoonAsTheRecordingBegins() {
        assertTrue(header().endsWith("[input]\n"), header());
    }

    /** A line gives only the changes; everything else is held. */
    @Test
    void aLineChangesOnlyTheFieldsItNames() {
        InputTrace trace = trace("0 f1 r-1 b5", "3 u1 y0.5 p-0.25", "7 f0");
        assertEquals(8, trace.ticks());
        assertEquals(3, trace.changeCount());
        assertEquals(List.of(1f, -1f, 0f), List.of(at(trace, 2).forward, command.right, command.up));
        assertEquals(List.of(1f, -1f, 1f, 0.5f, -0.25f), List.of(at(trace, 3).forward, command.right, command.up, command.yaw, command.pitch));
        assertEquals(5, command.buttons);
        assertEquals(0f, at(trace, 7).forward);
        assertEquals(-1f, command.right);
    }

    @Test
    void beforeTheFirstLineAllKeysAreUp() {
        InputTrace trace = trace("4 f1");
        command.set(1f, 1f, 1f, 1f, 1f, 1);
        assertEquals(new Command(), at(trace, 3));
        CommandSource source = trace.source();
        source.fill(4, null, command);
        assertEquals(1f, command.forward);
        source.fill(0, null, command);
        assertEquals(new Command(), command, "also when coming back from a later tick");
    }

    @Test
    void parameterChangesAndEmptyLinesExtendTheTrace() {
        InputTrace trace = trace("0 f1", "9 ! top_speed =  3 ");
        assertEquals(9, trace.ticks());
        assertEquals(List.of(new InputTrace.ParameterChange(9, "top_speed", "3")), trace.parameterChanges());
        assertEquals(21, trace("0 f1", "20").ticks());
        assertEquals(1, trace("0 f1", "20").changeCount());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "x f1            | \"x f1\" does not begin with a tick number",
        "123456789 f1    | \"123456789 f1\" does not begin with a tick number",
        "10000000 f1     | \"10000000 f1\" does not begin with a tick number",
        "3 f1            | tick 3 comes after a later one",
        "9 q1            | \"q1\" is not a field of a command",
        "9 f             | \"f\" is not a field of a command",
        "9 f1.x          | \"f1.x\" is not a field of a command",
        "9 bx            | \"bx\" is not a field of a command",
        "9 = 12          | the digest is not hexadecimal or of the wrong length",
        "4 = 0123456789abcdef | found the digest after 4 ticks, expected the one after 128 ticks",
        "9 ! friction = 1| the header has no parameter friction",
        "9 ! friction    | a parameter change must have the form \"tick ! key = value\" and follow the order of ticks",
        "3 ! friction = 1| a parameter change must have the form \"tick ! key = value\" and follow the order of ticks",
        "6 <             | the run cannot go back to tick 6, which it has not reached",
        "end 9           | the last line must give the number of ticks and a digest",
        "end 3 0123456789abcdef | the last line must give the number of ticks and a digest"})
    void aLineThatMeansNothingIsNamedAndEndsTheTrace(String line, String reason) {
        TraceReading reading = reading("0 f1", "4 f0", line, "99 f1");
        assertEquals(1, reading.problems().size());
        assertEquals(reason + "; the trace ends before this line", reading.problems().get(0).reason());
        assertEquals(5, reading.trace().orElseThrow().ticks());
        assertFalse(reading.trace().orElseThrow().isComplete());
    }

    @Test
    void closingLineGivesTheNumberOfTicksAndTheDigest() {
        InputTrace trace = trace("0 f1", "end 7 00000000000000ff");
        assertTrue(trace.isComplete());
        assertEquals(7, trace.ticks());
        assertEquals(7, trace.hashTick(0));
        assertEquals(255, trace.hash(0));
        InputTrace empty = trace("end 0 0000000000000000");
        assertEquals(0, empty.hashCount(), "nothing ran, so there is nothing to compare");
        assertEquals("there is text after the closing line", reading("0 f1", "end 7 00000000000000ff", "rubbish").problems().get(0).reason().split(";")[0]);
    }

    @Test
    void windowsLineEndsAreAccepted() {
        TraceReading reading = TraceReader.read("test", (header() + "0 f1\n5 r1\n").replace("\n", "\r\n"));
        assertEquals(List.of(), reading.problems());
        assertEquals(6, reading.trace().orElseThrow().ticks());
    }

    /** A block of 128 ticks: the digests of its last ticks follow the full one, two digits each; the others are unknown. */
    @Test
    void tickDigestsAreWrittenAfterTheFullDigest() {
        InputTrace trace = trace("0 f1", "128 = 00000000000000ab 0a1bff");
        assertEquals(List.of(-1, 10, 27, 255, -1), List.of(trace.tickDigest(124), trace.tickDigest(125), trace.tickDigest(126), trace.tickDigest(127), trace.tickDigest(128)));
        assertEquals(0xab, trace.hash(0));
        assertEquals(128, trace.hashTick(0));
    }

    @Test
    void goingBackBeforeTheFirstChangeReleasesEveryKey() {
        InputTrace trace = trace("2 f1 r1 u1 y1 p1 b1", "128 = 0000000000000001 010203", "1 <", "8 b2");
        assertEquals(9, trace.ticks());
        assertEquals(0f, at(trace, 8).forward, "input held after tick 1 is discarded");
        assertEquals(2, command.buttons);
        assertEquals(0, trace.hashCount());
        assertEquals(-1, trace.tickDigest(126));
    }

    @Test
    void goingBackBetweenChangesRestoresTheInputAtThatTime() {
        InputTrace trace = trace("0 f1 r0.5 u-1 y2 p1 b3", "5 f0 r0 u0 y0 p0 b0", "9 ! top_speed = 2", "5 <", "7 b4");
        Command then = at(trace, 7);
        assertEquals(List.of(1f, 0.5f, -1f, 2f, 1f), List.of(then.forward, then.right, then.up, then.yaw, then.pitch));
        assertEquals(4, then.buttons);
        assertEquals(5, trace.parameterChanges().get(0).tick(), "a parameter changed since stays changed");
        assertEquals(2, trace.changeCount());
    }

    @Test
    void manyBlocksKeepAllTheirDigests() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        TraceBuilder builder = new TraceBuilder();
        try (TraceRecorder recorder = new TraceRecorder(file, InputTraceTest.header(128))) {
            for (int tick = 0; tick < 40 * InputTrace.BLOCK; tick++) {
                recorder.record(command, tick);
                builder.add(command, tick);
            }
        }
        InputTrace read = TraceReader.read("long", file.toString(StandardCharsets.UTF_8)).trace().orElseThrow();
        InputTrace built = builder.build(InputTraceTest.header(128), 40 * InputTrace.BLOCK - 1);
        for (InputTrace trace : List.of(read, built)) {
            assertEquals(40, trace.hashCount(), "the closing digest is that of the last block");
            for (int block = 0; block < 40; block++) {
                assertEquals((block + 1) * InputTrace.BLOCK, trace.hashTick(block));
                assertEquals((block + 1) * InputTrace.BLOCK - 1, trace.hash(block));
            }
            assertEquals(5000 & 0xff, trace.tickDigest(5000));
        }
        assertEquals(file.toString(StandardCharsets.UTF_8), TraceWriter.write(built));
    }

    @Test
    void interruptedTraceIsWrittenUpToItsEnd() {
        InputTrace cut = trace("0 f1", "20");
        assertTrue(TraceWriter.write(cut).endsWith("[input]\n0 f1\n20\n"), TraceWriter.write(cut));
        InputTrace exact = trace("0 f1");
        assertTrue(TraceWriter.write(exact).endsWith("[input]\n0 f1\n"), TraceWriter.write(exact));
    }

    @Test
    void fileIsReadFromDiskAndAMissingOneIsReported(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("run.trace");
        try (TraceRecorder recorder = TraceRecorder.open(file, InputTraceTest.header(128))) {
            command.forward = 1f;
            recorder.record(command, 7);
        }
        TraceReading reading = TraceReader.read(file);
        assertEquals(1, reading.trace().orElseThrow().ticks());
        assertTrue(reading.trace().orElseThrow().isComplete());
        TraceReading missing = TraceReader.read(folder.resolve("none.trace"));
        assertTrue(missing.trace().isEmpty());
        assertTrue(missing.problems().get(0).reason().startsWith("cannot be read"), missing.problems().toString());
        assertTrue(Files.size(file) > 100);
    }

    @Test
    void headerErrorsAreReported() {
        String good = header() + "0 f1\n";
        assertEquals(List.of(), TraceReader.read("test", good).problems());
        assertReason(good.replace("model = strafejump\n", "model = strafejump\nmodel = arena\n"), "model is given twice");
        assertReason(good.replace("position = 1.5 -0 24.125", "position = 1.5 -0"), "position must be three numbers");
        assertReason(good.replaceFirst("course_stage = .*\n", "course_stage = two\n"), "course_stage must be a whole number, not \"two\"");
        assertReason(good.replace("tick_rate = 128.0", "tick_rate = 10001"), "tick_rate");
        assertEquals(List.of(), TraceReader.read("test", good.replace("tick_rate = 128.0", "tick_rate = 10000")).problems());
        assertEquals(List.of(), TraceReader.read("test", good.replace("tick_rate = 128.0", "tick_rate = 1")).problems());
        String line = "x".repeat(80);
        assertReason(good.replace("[start]\n", "[start]\n" + line + "\n"), "x".repeat(60) + "…");
        assertReason(good.replace("[parameters]\n", "[parameters]\n" + "k = 1\n".repeat(20_000)), "header");
    }

    private static void assertReason(String text, String part) {
        TraceReading reading = TraceReader.read("test", text);
        assertTrue(reading.trace().isEmpty());
        assertTrue(reading.problems().stream().anyMatch(problem -> problem.reason().contains(part)), part + " in " + reading.problems());
    }

    /** Counts the calls of a stream. */
    private static final class Watched extends ByteArrayOutputStream {
        private int flushes;
        private boolean closed;

        @Override
        public void flush() {
            flushes++;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @Test
    void parameterChangesAndRewindsAreFlushedAndCloseEndsTheFile() throws IOException {
        Watched file = new Watched();
        TraceRecorder recorder = new TraceRecorder(file, InputTraceTest.header(128));
        command.forward = 1f;
        recorder.record(command, 1);
        recorder.record(command, 2);
        recorder.parameters(Map.of("friction", "3"));
        assertTrue(file.toString(StandardCharsets.UTF_8).endsWith("0 f1\n2 ! friction = 3\n") || file.toString(StandardCharsets.UTF_8).contains("2 ! friction = 3\n"));
        recorder.goBack(1, 1);
        assertTrue(file.toString(StandardCharsets.UTF_8).contains("1 <\n"));
        assertTrue(file.flushes > 1);
        assertFalse(file.closed);
        recorder.close();
        assertTrue(file.closed);
        recorder.close();
    }

    @Test
    void jumpingAheadCannotBeRecorded() {
        TraceRecorder recorder = new TraceRecorder(new ByteArrayOutputStream(), InputTraceTest.header(128));
        recorder.record(command, 1);
        recorder.goBack(1, 1);
        assertTrue(recorder.failure().isEmpty());
        recorder.goBack(5, 1);
        assertTrue(recorder.failure().orElseThrow().getMessage().contains("from tick 1 to 5"));
        assertThrows(IOException.class, recorder::close);
    }

    @Test
    void commandsCrouchJumpAndAreClamped() {
        command.set(1f, -1f, -0.5f, 0f, 0f, Command.FIRE);
        assertTrue(command.crouches());
        assertFalse(command.jumps());
        command.up = 0f;
        assertFalse(command.crouches() || command.jumps());
        Command other = new Command();
        assertFalse(command.equals(other));
        other.copyFrom(command);
        assertEquals(command, other);
        assertEquals(command.hashCode(), other.hashCode());
        assertTrue(command.hashCode() != 0);
        other.yaw = 1f;
        assertTrue(command.hashCode() != other.hashCode());
        other.clear();
        assertEquals(new Command(), other);
        other.set(-7f, 7f, Float.NaN, 10f, 9f, 0);
        other.sanitise();
        assertEquals(List.of(-1f, 1f, 0f), List.of(other.forward, other.right, other.up));
    }
}
