package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A run that waits on the way, compared with one that does not. */
class WaitingRunTest {
    private static final int STOP = 128;
    private static final int GO = 384;
    private static final int END = 640;

    /** Runs straight on, except for a wait between two ticks. */
    private static RunReader run(int stop, int go) throws Exception {
        var preset = PresetLibrary.shipped().preset("arena/default");
        Model model = PresetLibrary.model(preset);
        Level level = MapLibrary.level("flat", model);
        ParameterSet parameters = preset.parameters();
        Simulation simulation = new Simulation(model, parameters, level, (tick, state, command) -> command.set(tick >= stop && tick < go ? 0f : 1f, 0f, 0f, 0f, 0f, 0));
        Recorder recorder = simulation.record("test");
        for (int i = 0; i < END; i++) {
            simulation.tick();
        }
        return new RunReader(recorder.run());
    }

    @Test
    void waitingLeavesNoSpikeInTheGap() throws Exception {
        RunReader waits = run(STOP, GO);
        RunReader goes = run(END, END);
        Gap gap = Gap.of(waits, goes);
        double last = CourseChart.gapAt(gap, 1);
        double most = 0;
        for (int done = 2; done < END; done++) {
            double now = CourseChart.gapAt(gap, done);
            boolean isStanding = done > STOP + 60 && done < GO;
            if (isStanding) {
                assertEquals(last, now, 0.02, "while waiting, tick " + done);
            }
            most = Math.max(most, Math.abs(now));
            last = now;
        }
        assertTrue(last < -1.9, "in the end the other run is ahead by the waiting time: " + last);
        assertTrue(most < 2.5, "and never by more: " + most);
    }
}
