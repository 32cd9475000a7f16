package dev.goldenangle.analysis;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.motor.strafejump.StrafejumpModel;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Recorder;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.function.IntPredicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class JumpTimingTest {
    private static final Model MODEL = new StrafejumpModel();
    private static final ParameterSet VALUES = MODEL.parameters().defaults();
    private static final Level FLAT = MapReader.read("flat", SampleMaps.read("flat.map").orElseThrow(), MODEL.unitsPerMetre());

    private static RunReader run(int ticks, IntPredicate jumps) {
        Simulation simulation = new Simulation(MODEL, VALUES, FLAT,
                (tick, state, command) -> command.set(1f, 0f, jumps.test(tick) ? 1f : 0f, 0f, 0f, 0));
        Recorder recorder = simulation.record("test");
        simulation.run(ticks);
        return new RunReader(recorder.run());
    }

    private static int firstLanding(RunReader run) {
        List<Event> jumps = run.run().events(EventKind.JUMP);
        return run.run().events(EventKind.LAND).stream().mapToInt(Event::tick).filter(t -> t > jumps.get(0).tick()).findFirst().orElseThrow();
    }

    @Test
    void pressAfterTheLandingIsLateByThatMuch() {
        int landing = firstLanding(run(300, t -> t >= 50 && t < 60));
        RunReader run = run(300, t -> t >= 50 && t < 60 || t >= landing + 3 && t < landing + 20);
        JumpTiming timing = JumpTiming.last(run, 299).orElseThrow();
        assertEquals(3 * run.tickSeconds(), timing.late(), 1e-9);
        assertEquals(Math.round(3000 * run.tickSeconds()) + " ms late", timing.text());
    }

    @Test
    void pressBeforeTheLandingIsEarly() {
        int landing = firstLanding(run(300, t -> t >= 50 && t < 60));
        RunReader run = run(300, t -> t >= 50 && t < 60 || t >= landing - 4 && t < landing + 20);
        JumpTiming timing = JumpTiming.last(run, 299).orElseThrow();
        assertEquals(-4 * run.tickSeconds(), timing.late(), 1e-9);
        assertTrue(timing.text().endsWith("ms early"), timing.text());
    }

    @Test
    void firstJumpHasNoTimingAndNoGain() {
        RunReader run = run(70, t -> t >= 50 && t < 60);
        assertTrue(JumpTiming.last(run, 69).isEmpty());
        assertTrue(JumpTiming.lastGain(run, 69).isEmpty());
    }

    @Test
    void gainMatchesTheListOfJumps() {
        RunReader run = run(300, t -> t >= 50 && t < 60);
        Jump jump = Jumps.of(run).get(0);
        assertEquals(jump.gain(), JumpTiming.lastGain(run, jump.landingTick()).orElseThrow(), 1e-6);
        assertTrue(JumpTiming.lastGain(run, jump.landingTick() - 1).isEmpty());
    }
}
