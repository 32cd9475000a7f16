package dev.goldenangle.simulation;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.map.Level;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.telemetry.Recorder;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Traces recorded by earlier versions of the program. */
class OldTraceTest {
    private final Model arena = new ArenaModel();
    private final Level arenaLoop = GoldenRuns.level("arena-loop", arena);

    /** A run of the waypoint bot, recorded when traces had version 1. */
    private static String version1() throws IOException {
        try (InputStream in = OldTraceTest.class.getResourceAsStream("version-1.trace")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static InputTrace read(String text) {
        return TraceReader.read("test", text).trace().orElseThrow();
    }

    private TraceReplay.Result replay(String text) {
        return TraceReplay.asRecorded(read(text), arena, arenaLoop).run();
    }

    @Test
    void traceOfVersion1ReplaysAsTheSameRun() throws IOException {
        TraceReplay.Result result = replay(version1());
        assertEquals(300, result.run().length());
        assertEquals(-1, result.firstDifference());
        assertTrue(result.matches());
    }

    @Test
    void differenceFromATraceOfVersion1IsReportedAtItsTick() throws IOException {
        assertEquals(200, replay(version1().replace("\n200 y0.5454981\n", "\n200 y0.5454980\n")).firstDifference());
        assertEquals(299, replay(version1().replace("end 300 88", "end 300 89")).firstDifference());
    }

    @Test
    void digestsOfTheTwoVersionsAreNotMixedUp() throws IOException {
        assertFalse(replay(version1().replace("golden-angle-trace 1", "golden-angle-trace 2")).matches());
    }

    @Test
    void traceOfVersion1IsWrittenAsVersion1() throws IOException {
        assertEquals(version1(), TraceWriter.write(read(version1())));
    }

    @Test
    void replayedTraceOfVersion1IsSavedAsVersion2() throws IOException {
        String saved = TraceWriter.write(TraceReplay.traceOf(replay(version1()).run(), "arena/default"));
        assertTrue(saved.startsWith("golden-angle-trace 2\n"));
        assertTrue(replay(saved).matches());
    }

    @Test
    void registersThatTheModelGotLaterStartAsZero() {
        Model model = new StrafejumpModel();
        Level level = Bench.level(List.of(Bench.floor()));
        Simulation simulation = new Simulation(model, model.parameters().defaults(), level, (tick, state, command) ->
                command.set(1f, 0f, new Randomness(tick / 20).nextInt(2), tick * 0.01f, 0f, 0));
        Recorder recorder = simulation.record("test");
        simulation.run(300);
        String text = TraceWriter.write(TraceReplay.traceOf(recorder.run(), "strafejump/vq3"));
        String shorter = text.replaceFirst("(?m)^(registers = .*?)( 0)+$", "$1");
        assertTrue(shorter.length() < text.length());
        assertTrue(TraceReplay.asRecorded(read(shorter), model, level).run().matches());
        InputTrace longer = read(text.replaceFirst("(?m)^(registers = .*)$", "$1 0"));
        String reason = assertThrows(IllegalArgumentException.class, () -> TraceReplay.asRecorded(longer, model, level)).getMessage();
        int known = model.registers().size();
        assertEquals("the trace has " + (known + 1) + " registers, but the model has only " + known, reason);
    }
}
