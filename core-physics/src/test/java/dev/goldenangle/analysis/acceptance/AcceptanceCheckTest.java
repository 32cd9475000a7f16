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

import java.util.Arrays;
import java.util.List;
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

    private static TrialResult run(AcceptanceCheck check, Model model, ParameterSet parameters) {
        return check.measure(new Trial(model, parameters, map(model, check.map()).orElseThrow()));
    }

    /** A check is a trace: written to a file and read back, its start, parameters and commands reproduce the run bit for bit. */
    @ParameterizedTest
    @EnumSource
    void everyCheckCanBeReplayedFromItsCommands(AcceptanceCheck check) {
        Run run = run(check, ARENA, DOCUMENT).run();
        String file = TraceWriter.write(TraceReplay.traceOf(run, "document"));
        InputTrace trace = TraceReader.read("check.trace", file).trace().orElseThrow();
        TraceReplay.Result replay = TraceReplay.asRecorded(trace, new ArenaModel(), map(ARENA, check.map()).orElseThrow()).run();
        assertTrue(replay.matches(), () -> "differs from tick " + replay.firstDifference());
        assertEquals(-1, replay.run().firstDifference(run));
        assertEquals(run.length(), replay.run().length());
    }

    /** With the first key released for one tick, the run differs from that tick on. */
    @ParameterizedTest
    @EnumSource
    void replayWithOneOtherCommandDiffersFromThatTickOn(AcceptanceCheck check) {
        Run run = run(check, ARENA, DOCUMENT).run();
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
    void everyCheckAlsoMeasuresQuakeThree(AcceptanceCheck check) {
        Model strafejump = new StrafejumpModel();
        TrialResult measured = run(check, strafejump, strafejump.parameters().defaults());
        assertFalse(Double.isNaN(measured.value()), measured.reason());
    }

    @Test
    void crispStopIsTheTimeOfFriction() {
        // ln(1 / 0.3) / 6 above the stop speed, then a straight line of 1 / 6; ticks and the 1 % threshold shorten it
        // slightly
        assertEquals(Math.log(1 / 0.3) / 6 + 1 / 6.0, run(AcceptanceCheck.CRISP_STOP, ARENA, DOCUMENT).value(), 0.012);
    }

    @Test
    void playerWhoNeverStopsIsReported() {
        TrialResult measured = run(AcceptanceCheck.CRISP_STOP, ARENA, DOCUMENT.with("friction", "0"));
        assertTrue(measured.reason().contains("never"), measured.reason());
    }

    @Test
    void allChecksExceptTheDoorwayCanBeMeasuredOnAnotherMap() {
        for (AcceptanceCheck check : AcceptanceCheck.values()) {
            TrialResult measured = check.measure(new Trial(ARENA, DOCUMENT, map(ARENA, "flat").orElseThrow()));
            assertEquals(check == AcceptanceCheck.DOORWAY_AT_SPEED, Double.isNaN(measured.value()), check.key());
        }
    }

    /** The document's six by name, in its order, and the additions: two less precise presses and the speed limit. */
    @Test
    void checksAreListedAsInTheDocument() {
        assertEquals(List.of("Crisp stop", "Crisp redirect", "Air-strafe speed build", "Doorway at speed", "Frictionless-jump retention",
                "Held-jump retention", "Late-jump retention", "Grounded stability", "Bounded speed"), Arrays.stream(AcceptanceCheck.values()).map(AcceptanceCheck::label).toList());
        assertEquals("crisp_stop", AcceptanceCheck.CRISP_STOP.key());
    }
}
