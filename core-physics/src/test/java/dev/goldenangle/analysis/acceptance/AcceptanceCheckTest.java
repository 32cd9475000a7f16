package dev.goldenangle.analysis.acceptance;

import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.arena.ArenaModel;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.telemetry.CommonColumn;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class AcceptanceCheckTest {
    private static final Model ARENA = new ArenaModel();
    private static final ParameterSet DOCUMENT = ARENA.parameters().defaults();

    private static Optional<Level> map(Model model, String id) {
        return SampleMaps.fileOf(id).flatMap(SampleMaps::read).map(text -> MapReader.read(id, text, model.unitsPerMetre()));
    }

    private static CheckResult run(AcceptanceCheck check, Model model, ParameterSet parameters) {
        return check.run(model, parameters, id -> map(model, id));
    }

    /** A check is a trace: written to a file and read back, its start, knobs and commands alone make the same run again, bit for bit. */
    @ParameterizedTest
    @EnumSource
    void everyCheckCanBeReplayedFromItsRecordedCommands(AcceptanceCheck check) {
        Run run = run(check, ARENA, DOCUMENT).run().orElseThrow();
        String file = TraceWriter.write(TraceReplay.traceOf(run, "document"));
        InputTrace trace = TraceReader.read("check.trace", file).trace().orElseThrow();
        TraceReplay.Result replay = TraceReplay.asRecorded(trace, new ArenaModel(), map(ARENA, check.map()).orElseThrow()).run();
        assertTrue(replay.matches(), () -> "differs from tick " + replay.firstDifference());
        assertEquals(-1, replay.run().firstDifference(run));
        assertEquals(run.length(), replay.run().length());
    }

    /** And nothing less will do: with the first key let go for one tick, the run is another from that tick on. */
    @ParameterizedTest
    @EnumSource
    void aReplayWithOneOtherCommandIsAnotherRunFromThatTickOn(AcceptanceCheck check) {
        Run run = run(check, ARENA, DOCUMENT).run().orElseThrow();
        int pressed = 0;
        while (run.get(CommonColumn.FORWARD, pressed) == 0f && run.get(CommonColumn.UP, pressed) == 0f) {
            pressed++;
        }
        int bent = pressed;
        CommandSource almost = (tick, state, command) -> {
            run.command(tick, command);
            if (tick == bent) {
                command.set(0f, 0f, 0f, command.yaw, command.pitch, 0);
            }
        };
        Simulation simulation = new Simulation(ARENA, DOCUMENT, map(ARENA, check.map()).orElseThrow(), almost, run.header().start());
        Recorder recorder = simulation.record("bent");
        simulation.run(run.length());
        assertEquals(bent, recorder.run().firstDifference(run));
    }

    @ParameterizedTest
    @EnumSource
    void everyCheckAlsoMeasuresTheQuakeThreeRules(AcceptanceCheck check) {
        Model strafejump = new StrafejumpModel();
        CheckResult result = run(check, strafejump, strafejump.parameters().defaults());
        assertTrue(result.applies(), result.why());
    }

    @Test
    void crispStopIsTheTimeFrictionTakes() {
        // ln(1 / 0.3) / 6 above the stop speed, then a straight line that takes 1 / 6; ticks and the 1 % threshold shorten it a little
        assertEquals(Math.log(1 / 0.3) / 6 + 1 / 6.0, run(AcceptanceCheck.CRISP_STOP, ARENA, DOCUMENT).value(), 0.012);
    }

    @Test
    void aPassingCheckSaysWhatTheNumberMeansAndAFailingOneWhatToTurn() {
        CheckResult good = run(AcceptanceCheck.CRISP_STOP, ARENA, DOCUMENT);
        assertTrue(good.pass());
        assertEquals(AcceptanceCheck.CRISP_STOP.meaning(), good.why());
        CheckResult bad = run(AcceptanceCheck.CRISP_STOP, ARENA, DOCUMENT.with("friction", "1"));
        assertFalse(bad.pass());
        assertTrue(bad.why().contains("stop_speed, friction"), bad.why());
    }

    @Test
    void aPlayerWhoNeverStopsFails() {
        CheckResult result = run(AcceptanceCheck.CRISP_STOP, ARENA, DOCUMENT.with("friction", "0"));
        assertFalse(result.pass());
        assertTrue(result.why().contains("never"), result.why());
    }

    @Test
    void withoutItsMapACheckDoesNotApply() {
        CheckResult result = AcceptanceCheck.DOORWAY_AT_SPEED.run(ARENA, DOCUMENT, id -> Optional.empty());
        assertFalse(result.applies());
        assertTrue(result.pass());
        assertTrue(result.why().contains("doorways"), result.why());
    }

    @Test
    void onAnotherMapAllButTheDoorwayApply() {
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            CheckResult result = check.run(ARENA, DOCUMENT, id -> map(ARENA, "flat"));
            assertEquals(check != AcceptanceCheck.DOORWAY_AT_SPEED, result.applies(), result.why());
        }
    }

    @Test
    void knobsNamedByTheChecksExist() {
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            assertTrue(check.knobs().stream().anyMatch(knob -> ARENA.parameters().find(knob).isPresent()), check.key());
        }
    }

    @Test
    void aLimitMayBeMetExactly() {
        assertTrue(Bound.AT_MOST.holds(3, 3) && Bound.AT_LEAST.holds(3, 3));
        assertFalse(Bound.AT_MOST.holds(3.0001, 3) || Bound.AT_LEAST.holds(2.9999, 3));
    }
}
