package dev.goldenangle.command;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class InputTraceTest {
    private final ByteArrayOutputStream file = new ByteArrayOutputStream();
    private final Command command = new Command();

    static TraceHeader header(double rate) {
        MoverState start = new MoverState(3);
        start.position.set(1.5f, -0f, 24.125f);
        start.velocity.set(1e-30f, 0.1f, 1e20f);
        start.yaw = 0.7853982f;
        start.grounded = true;
        start.groundNormal.set(0f, 0f, 1f);
        start.mode = MoveMode.SPECTATE;
        start.eyeHeight = 26f;
        start.setRegister(1, -7);
        start.setRegister(2, Float.floatToRawIntBits(0.3f));
        Map<String, String> parameters = new LinkedHashMap<>();
        parameters.put("top_speed", "320");
        parameters.put("stop_speed", "0.3W");
        return new TraceHeader("strafejump", "strafejump/vq3", parameters, rate, "flat", 0x0123456789abcdefL, "fuzzer seed=1", start);
    }

    private String text() {
        return file.toString(StandardCharsets.UTF_8);
    }

    private static InputTrace read(String text) {
        TraceReading reading = TraceReader.read("test.trace", text);
        assertEquals(List.of(), reading.problems());
        return reading.trace().orElseThrow();
    }

    /** Random input: keys held for a while, the view turning, unusual floats. */
    private static void play(TraceRecorder recorder, TraceBuilder builder, int ticks) {
        Randomness random = new Randomness(4);
        Command command = new Command();
        for (int tick = 0; tick < ticks; tick++) {
            if (random.nextInt(3) == 0) {
                command.yaw = Float.intBitsToFloat(random.nextInt(0x7f000000));
                command.pitch = -command.yaw;
            }
            if (random.nextInt(20) == 0) {
                command.set(random.nextInt(3) - 1, -0f, random.nextFloat(), command.yaw, command.pitch, random.nextInt(256));
            }
            long hash = random.nextLong();
            recorder.record(command, hash);
            builder.add(command, hash);
        }
    }

    @Test
    void recordedTraceReadsBackBitForBit() throws IOException {
        TraceBuilder builder = new TraceBuilder();
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            play(recorder, builder, 1000);
        }
        InputTrace trace = read(text());
        assertTrue(trace.isComplete());
        assertEquals(1000, trace.ticks());
        assertEquals(header(128), trace.header());
        assertEquals(text(), TraceWriter.write(trace));
        InputTrace inMemory = builder.build(header(128), trace.hash(trace.hashCount() - 1));
        assertEquals(text(), TraceWriter.write(inMemory));
        CommandSource source = trace.source();
        Command replayed = new Command();
        for (int tick = 0; tick < 1000; tick++) {
            source.fill(tick, null, replayed);
            inMemory.change(inMemory.changeAt(tick), command);
            assertTrue(TraceBuilder.sameBits(command, replayed), "tick " + tick);
        }
    }

    @Test
    void fileIsShortPlainText() throws IOException {
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            command.forward = 1f;
            for (int tick = 0; tick < 130; tick++) {
                command.yaw = tick == 3 ? 0.1f : command.yaw;
                command.up = tick >= 10 && tick < 12 ? 1f : 0f;
                recorder.record(command, tick);
            }
        }
        String body = text().substring(text().indexOf("[input]"));
        String digests = body.lines().filter(line -> line.startsWith("128 =")).findFirst().orElseThrow().split(" ")[3];
        assertEquals("[input]\n0 f1\n3 y0.1\n10 u1\n12 u0\n128 = 000000000000007f " + digests + "\nend 130 0000000000000081\n", body);
        assertEquals(256, digests.length());
        assertTrue(text().startsWith("""
                golden-angle-trace 2
                model = strafejump
                preset = strafejump/vq3
                map = flat
                map_hash = 0123456789abcdef
                tick_rate = 128.0
                source = fuzzer seed=1
                [parameters]
                top_speed = 320
                stop_speed = 0.3W
                [start]
                position = 1.5 -0 24.125
                """), text());
    }

    @Test
    void truncatedFileLosesAtMostItsLastSecond() throws IOException {
        TraceBuilder builder = new TraceBuilder();
        int[] lengthAtTick = new int[301];
        try (TraceRecorder recorder = new TraceRecorder(file, header(30))) {
            Command idle = new Command();
            for (int tick = 0; tick < 300; tick++) {
                idle.forward = tick < 100 ? 0f : tick < 200 ? 1f : tick % 2;
                recorder.record(idle, tick);
                builder.add(idle, tick);
                lengthAtTick[tick + 1] = file.size();
            }
        }
        String whole = text();
        InputTrace full = read(whole);
        int ticks = 0;
        Command expected = new Command();
        for (int cut = 0; cut <= whole.length(); cut++) {
            while (ticks < 300 && lengthAtTick[ticks + 1] <= cut) {
                ticks++;
            }
            TraceReading reading = TraceReader.read("cut", whole.substring(0, cut));
            if (cut < whole.indexOf("[input]\n") + 8) {
                assertTrue(reading.trace().isEmpty() && reading.problems().size() == 1);
                continue;
            }
            InputTrace trace = reading.trace().orElseThrow();
            assertEquals(List.of(), reading.problems());
            assertTrue(trace.ticks() >= ticks - 30, "cut at " + cut + ": " + trace.ticks() + " of " + ticks);
            for (int tick = 0; tick < trace.ticks(); tick += 7) {
                full.change(full.changeAt(tick), expected);
                trace.change(trace.changeAt(tick), command);
                assertTrue(TraceBuilder.sameBits(expected, command), "cut at " + cut + ", tick " + tick);
            }
            assertEquals(cut == whole.length(), trace.isComplete());
        }
    }

    @Test
    void damageIsReportedWithItsLineAndEarlierInputIsKept() throws IOException {
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            play(recorder, new TraceBuilder(), 300);
        }
        List<String> lines = text().lines().toList();
        for (String bad : List.of("x", "-1 f1", "99999999 f1", "0 f1", "290 q1", "290 fNaN", "290 f1e99", "290 f", "300 = 12", "300 = 0123456789abcdef 0", "end 5 00",
                "290 ! x", "400 <", "290 b1.5", "290 f0x1p3")) {
            String damaged = String.join("\n", lines.subList(0, lines.size() - 1)) + "\n" + bad + "\nend 300 0000000000000000\n";
            TraceReading reading = TraceReader.read("test.trace", damaged);
            assertEquals(1, reading.problems().size(), bad);
            assertEquals(lines.size(), reading.problems().get(0).line(), bad);
            assertFalse(reading.trace().orElseThrow().isComplete(), bad);
            assertTrue(reading.trace().orElseThrow().ticks() >= 256, bad);
        }
    }

    @Test
    void everyBadLineOfAHeaderIsReported() throws IOException {
        new TraceRecorder(file, header(128)).close();
        String bad = text().replace("position = 1.5", "position = NaN").replace("mode = SPECTATE", "mode = FLY").replace("map_hash = 01", "map_hash = zz")
                .replace("tick_rate = 128.0", "tick_rate = 0").replace("crouched = false\n", "").replace("[start]\n", "[start]\nnonsense\n");
        TraceReading reading = TraceReader.read("test.trace", bad);
        assertTrue(reading.trace().isEmpty());
        assertEquals(7, reading.problems().size(), reading.problems().toString());
        assertEquals("test.trace:1: is not an input trace of version 1 to 2: the first line must be \"golden-angle-trace 2\"", TraceReader.read("test.trace", "hello\n").problems().get(0).toString());
    }

    @Test
    void everythingReadFromADamagedTraceSurvivesWritingAndReading() throws IOException {
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            play(recorder, new TraceBuilder(), 200);
            recorder.parameters(Map.of("top_speed", "400"));
            recorder.goBack(190, 189);
            play(recorder, new TraceBuilder(), 10);
            recorder.parameters(Map.of("stop_speed", "0.4W"));
        }
        String whole = text();
        Randomness random = new Randomness(9);
        String spite = "0123456789 =!<\n\r.-eEfruypbN[]\0\u0001\t\u2003";
        for (int i = 0; i < 5_000; i++) {
            StringBuilder damaged = new StringBuilder(whole);
            for (int edits = random.nextInt(4); edits >= 0; edits--) {
                int at = random.nextInt(damaged.length());
                switch (random.nextInt(5)) {
                    case 0 -> damaged.deleteCharAt(at);
                    case 3 -> damaged.delete(damaged.lastIndexOf("\n", at - 1) + 1, Math.max(at, damaged.indexOf("\n", at) + 1));
                    case 4 -> damaged.insert(damaged.lastIndexOf("\n", at - 1) + 1, random.nextInt(201) + (random.nextInt(2) == 0 ? " <\n" : " ! top_speed = 1\n"));
                    case 1 -> damaged.setCharAt(at, spite.charAt(random.nextInt(spite.length())));
                    default -> damaged.insert(at, spite.charAt(random.nextInt(spite.length())));
                }
            }
            TraceReading reading = TraceReader.read("test.trace", damaged.toString());
            assertTrue(reading.trace().isPresent() || !reading.problems().isEmpty());
            reading.trace().ifPresent(InputTraceTest::assertSurvives);
        }
    }

    private static void assertSurvives(InputTrace trace) {
        String written = TraceWriter.write(trace);
        InputTrace again = read(written);
        assertEquals(written, TraceWriter.write(again));
        assertEquals(trace.header().parameters(), again.header().parameters());
        assertEquals(List.of(trace.header().model(), trace.header().preset(), trace.header().map(), trace.header().source()),
                List.of(again.header().model(), again.header().preset(), again.header().map(), again.header().source()));
        assertEquals(trace.parameterChanges(), again.parameterChanges());
        assertEquals(trace.ticks(), again.ticks());
    }

    @Test
    void parameterChangeAfterTheLastTickOfAnInterruptedTraceSurvives() throws IOException {
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            play(recorder, new TraceBuilder(), 5);
        }
        assertSurvives(read(text().substring(0, text().indexOf("\nend ") + 1) + "9 ! top_speed = 1\n"));
    }

    @Test
    void longestLineIsNotWrittenLonger() throws IOException {
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            play(recorder, new TraceBuilder(), 5);
        }
        String value = "x".repeat(8192 - "source = ".length());
        assertSurvives(read(text().replaceFirst("source = .*", "source = " + value)));
        String pressed = text().replaceFirst("source = .*", "source =" + value + "x");
        assertEquals("\"source =" + "x".repeat(52) + "…\" is not a line of the form key = value", TraceReader.read("test.trace", pressed).problems().get(0).reason());
    }

    @Test
    void goingBackDiscardsLaterInput() throws IOException {
        try (TraceRecorder recorder = new TraceRecorder(file, header(128))) {
            for (int tick = 0; tick < 300; tick++) {
                command.forward = tick;
                recorder.record(command, tick);
            }
            recorder.parameters(Map.of("top_speed", "400"));
            recorder.goBack(200, 199);
            command.forward = -1f;
            for (int tick = 200; tick < 260; tick++) {
                recorder.record(command, 1000 + tick);
            }
        }
        InputTrace trace = read(text());
        assertEquals(260, trace.ticks());
        assertEquals(List.of(128, 256, 260), List.of(trace.hashTick(0), trace.hashTick(1), trace.hashTick(2)));
        assertEquals(List.of(new InputTrace.ParameterChange(200, "top_speed", "400")), trace.parameterChanges());
        trace.change(trace.changeAt(199), command);
        assertEquals(199f, command.forward);
        trace.change(trace.changeAt(230), command);
        assertEquals(-1f, command.forward);
        assertEquals(148, trace.tickDigest(148), "input before the tick it went back to is kept");
        assertEquals(1200 & 0xff, trace.tickDigest(200));
        assertEquals(TraceWriter.write(trace), TraceWriter.write(read(TraceWriter.write(trace))));
    }

    @Test
    void afterTheEndTheViewStaysAndKeysAreReleased() {
        TraceBuilder builder = new TraceBuilder();
        command.set(1f, 1f, 1f, 0.5f, 0.25f, Command.FIRE);
        builder.add(command, 1);
        CommandSource source = builder.build(header(128), 1).source();
        Command replayed = new Command();
        source.fill(1, null, replayed);
        Command expected = new Command();
        expected.set(0f, 0f, 0f, 0.5f, 0.25f, 0);
        assertEquals(expected, replayed);
        source.fill(0, null, replayed);
        assertEquals(command, replayed);
    }

    @Test
    void fullDiskStopsTheRecordingButNotTheRun() {
        OutputStream full = new OutputStream() {
            private int room = 2000;

            @Override
            public void write(int b) throws IOException {
                if (room-- <= 0) {
                    throw new IOException("no space left");
                }
            }
        };
        TraceRecorder recorder = new TraceRecorder(full, header(128));
        play(recorder, new TraceBuilder(), 2000);
        assertEquals("no space left", recorder.failure().orElseThrow().getMessage());
        assertThrows(IOException.class, recorder::close);
    }
}
