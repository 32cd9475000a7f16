package dev.goldenangle.toolkit.library.recorded;

import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.strafejump.StrafejumpRegister;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.recording.GameRecording;
import dev.goldenangle.recording.RecordingReader;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** With the same map and model, re-simulating a recording's keys gives the recording. */
class ImportedRunTest {
    private static final Model MODEL = ModelCatalog.find("strafejump").orElseThrow();
    private static final ParameterSet VQ3 = ShippedPresets.load("strafejump/vq3").parameters();

    /** One of our runs as a demo file. */
    private static byte[] demo(Run run) {
        DemoWriter demo = new DemoWriter().game("own", "defrag", "nobody");
        MoverState state = new MoverState(MODEL.registers().size());
        Command command = new Command();
        demo.snapshot(1000, numbers(run.header().start(), 0f), run.header().start().grounded, flags(run.header().start()), run.header().start().get(StrafejumpRegister.TIMER), 0);
        dev.goldenangle.analysis.RunReader reader = new dev.goldenangle.analysis.RunReader(run);
        for (int tick = 0; tick < run.length(); tick++) {
            reader.state(tick, state);
            run.command(tick, command);
            demo.snapshot(1008 + 8 * tick, numbers(state, command.yaw), state.grounded, flags(state), state.get(StrafejumpRegister.TIMER), keys(command));
        }
        return demo.bytes();
    }

    private static float[] numbers(MoverState state, float yaw) {
        float degrees = (short) Math.round(Math.toDegrees(yaw) * 65536 / 360) * (360f / 65536);
        return new float[] {state.position.x, state.position.y, state.position.z, state.velocity.x, state.velocity.y, state.velocity.z, degrees, 0f};
    }

    private static int flags(MoverState state) {
        return (state.isOn(StrafejumpRegister.JUMP_HELD) ? 2 : 0) | (state.isOn(StrafejumpRegister.KNOCKBACK) ? 64 : 0) | (state.crouched ? 1 : 0);
    }

    private static int keys(Command command) {
        return (command.forward > 0 ? 1 : command.forward < 0 ? 2 : 0) | (command.right < 0 ? 8 : command.right > 0 ? 16 : 0) | (command.up > 0 ? 32 : command.up < 0 ? 64 : 0);
    }

    @ParameterizedTest
    @CsvSource({"flat, optimal-strafer, 1250", "ramps, runner, 600", "stairs, zig-zag, 900", "arena-loop, human-strafer, 900"})
    void recordedKeysReproduceTheRun(String map, String bot, int ticks) throws Exception {
        Level level = MapLibrary.level(map, MODEL);
        Run run = RunMaker.make(MODEL, VQ3, level, BotSpec.parse(bot).create(MODEL, VQ3, level), bot, ticks);
        GameRecording recording = RecordingReader.read(demo(run));
        FlightCheck check = FlightCheck.in(level, recording, MODEL, VQ3);
        ImportedRun again = ImportedRun.make(recording, check, MODEL, VQ3, level);
        assertEquals(-1, again.firstDifference(), () -> "differs first at tick " + again.firstDifference() + ": " + again.cause().label());
    }

    /** In another level the run diverges from the recording, and the tick is reported. */
    @ParameterizedTest
    @CsvSource({"arena-loop, flat, optimal-strafer"})
    void anotherLevelDivergesAndReportsTheTick(String map, String other, String bot) throws Exception {
        Level level = MapLibrary.level(map, MODEL);
        Run run = RunMaker.make(MODEL, VQ3, level, BotSpec.parse(bot).create(MODEL, VQ3, level), bot, 1500);
        GameRecording recording = RecordingReader.read(demo(run));
        FlightCheck check = FlightCheck.inEmptySpace(recording, MODEL, VQ3);
        ImportedRun again = ImportedRun.make(recording, check, MODEL, VQ3, MapLibrary.level(other, MODEL));
        assertTrue(again.firstDifference() >= 0);
        assertNotEquals(Difference.EXACT, again.cause());
    }

    @Test
    void unsupportedTickRateIsRejectedWithTheReason() throws Exception {
        GameRecording recording = RecordingReader.read(falling(500, 320));
        assertEquals(2, recording.rate());
        BadInput refused = assertThrows(BadInput.class, () -> ImportedRun.atRate(recording, MODEL, VQ3));
        assertEquals("recorded at 2 ticks a second: tick_rate: must lie between 10 and 2000", refused.getMessage());
    }

    /** 32,767 units per second is not a valid top speed, so the preset's is used. */
    @Test
    void invalidTopSpeedIsIgnored() throws Exception {
        FlightCheck check = FlightCheck.inEmptySpace(RecordingReader.read(falling(8, 32_767)), MODEL, VQ3);
        assertEquals(9, check.airborne());
    }

    /** Ten snapshots of a player who falls without a key. */
    private static byte[] falling(int stepMs, int topSpeed) {
        DemoWriter demo = new DemoWriter().game("own", "defrag", "nobody").topSpeed(topSpeed);
        for (int i = 0; i < 10; i++) {
            demo.snapshot(1000 + stepMs * i, new float[] {0, 0, 500 - i, 0, 0, -6f * i, 0, 0}, false, 0, 0, 0);
        }
        return demo.bytes();
    }
}
