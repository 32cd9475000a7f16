package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.map.Level;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.live.ShippedBots;
import dev.goldenangle.workbench.live.Source;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A bot on its laps, before and after a knob change. */
class CourseClockTest {
    private static final int TWO_LAPS = 90 * 128;
    private static Run before;
    private static Run now;

    @BeforeAll
    static void play() {
        ShippedLibrary library = new ShippedLibrary();
        OpenPreset document = library.openPreset("arena/default");
        Level level = library.openMap("arena-loop", document.model());
        before = lapsOf(library, document, level, document.values());
        now = lapsOf(library, document, level, document.values().with("friction", "6.5"));
    }

    private static Run lapsOf(ShippedLibrary library, OpenPreset document, Level level, ParameterSet values) {
        Source bot = new ShippedBots().of(document.model(), level).get(0);
        Simulation simulation = new Simulation(document.model(), values, level, bot.factory().create(document.model(), values, level));
        Recorder recorder = simulation.record("bot");
        simulation.run(TWO_LAPS);
        return recorder.run();
    }

    /** The times at the first checkpoint, lap by lap. */
    private static List<Event> firstGate(Run run) {
        return run.events(EventKind.CHECKPOINT).stream().filter(event -> event.index() == 1).toList();
    }

    @Test
    void gateIsComparedWithTheSameGateOfTheSameLap() {
        assertTrue(firstGate(now).size() > 1 && firstGate(before).size() > 1, "both are in their second lap");
        assertNotEquals(firstGate(before).get(0).value(), firstGate(before).get(1).value(), "no two laps are alike");
        for (int lap = 0; lap < 2; lap++) {
            Event passed = firstGate(now).get(lap);
            assertEquals(passed.value() - firstGate(before).get(lap).value(), CourseClock.gap(now, before, passed.tick()).orElseThrow(), 1e-6, "lap " + (lap + 1));
        }
    }

    @Test
    void thereIsNoDifferenceBeforeTheFirstGate() {
        assertTrue(CourseClock.gap(now, before, firstGate(now).get(0).tick() - 1).isEmpty());
    }
}
