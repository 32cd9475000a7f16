package dev.goldenangle.web;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;

/** A run that the visitor of a page plays: one command per tick from the script. */
final class OwnRun {
    private static final String SOURCE = "keyboard, in a browser";

    private final SharedRun page;
    private final Simulation simulation;
    private final Recorder recorder;
    private final Command next = new Command();
    private Run run;

    OwnRun(SharedRun page) {
        this.page = page;
        MoverState start = page.trace().header().start();
        simulation = new Simulation(page.model(), page.knobs(), page.level(), (tick, state, command) -> command.copyFrom(next), start);
        recorder = simulation.record(SOURCE);
        next.yaw = start.yaw;
    }

    void step(float forward, float right, float up, float yaw, float pitch, int buttons) {
        next.set(forward, right, up, yaw, pitch, buttons);
        simulation.tick();
        run = null;
    }

    float[] place() {
        MoverState state = simulation.state();
        float metre = page.model().unitsPerMetre();
        double speed = Math.sqrt((double) state.velocity.x * state.velocity.x + (double) state.velocity.y * state.velocity.y);
        return new float[] {state.position.x / metre, state.position.y / metre, state.position.z / metre, (float) speed, state.yaw, state.pitch, state.eyeHeight / metre,
            state.grounded ? 1 : 0, state.courseStage};
    }

    Run run() {
        if (run == null) {
            run = recorder.run();
        }
        return run;
    }

    String trace() {
        return TraceWriter.write(TraceReplay.traceOf(run(), page.trace().header().preset()));
    }
}
