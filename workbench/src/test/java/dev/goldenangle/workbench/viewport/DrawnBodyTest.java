package dev.goldenangle.workbench.viewport;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.OpenPreset;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.ViewTarget;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Where the viewport draws a body: interpolated between two ticks, and on tiles slightly behind the simulated one. */
class DrawnBodyTest {
    private final ShippedLibrary library = new ShippedLibrary();
    private TuningSession session;

    @AfterEach
    void close() {
        session.close();
    }

    private void open(String preset, String map) {
        OpenPreset document = library.openPreset(preset);
        session = TuningSession.open(library, ignored -> { }, document, library.openMap(map, document.model()));
    }

    /** Runs east for 30 ticks and stands still for another 30. */
    private Run run(ParameterSet parameters) {
        Simulation simulation = new Simulation(session.document().model(), parameters, session.document().level(),
                (tick, state, command) -> command.set(tick < 30 ? 1f : 0f, 0f, 0f, 0f, 0f, 0));
        Recorder recorder = simulation.record("test");
        for (int i = 0; i < 60; i++) {
            simulation.tick();
        }
        return recorder.run();
    }

    private Moment moment(Run run, int tick, float alpha) {
        ViewTarget shot = new ViewTarget(run, tick, alpha, run.header().parameters(), true, List.of());
        return new ViewportViewModel(session.document(), session.live(), session.runs(), () -> Optional.of(shot)).moment().orElseThrow();
    }

    @Test
    void marathonIsInterpolatedBetweenItsThirtyTicksPerSecond() {
        open("marathon/running", "sector-pool");
        Run run = run(session.document().knobs().values());
        RunReader reader = new RunReader(run);
        double step = reader.x(20) - reader.x(19);
        assertTrue(step > 0.05, "it moves");
        assertEquals(reader.x(19) + 0.25 * step, moment(run, 20, 0.25f).drawn().x, 1e-6);
        assertEquals(reader.x(20), moment(run, 20, 1f).drawn().x);
    }

    @Test
    void bodyOnTilesIsDrawnBehindTheSimulatedOneAndCatchesUp() {
        open("tilestep/default", "tile-fort");
        Run run = run(session.document().knobs().values());
        Moment running = moment(run, 25, 1f);
        double lag = running.state().position.x - running.drawn().x;
        assertTrue(lag > 0.02 && lag < 1, "behind by " + lag);
        assertEquals(run.column("drawn_lag")[25], lag, 1e-5, "as recorded in the run");
        Moment standing = moment(run, 59, 1f);
        assertEquals(standing.state().position.x, standing.drawn().x, 1e-3);
        double half = (moment(run, 24, 1f).drawn().x + running.drawn().x) / 2;
        assertEquals(half, moment(run, 25, 0.5f).drawn().x, 1e-5, "interpolated between ticks too");
    }

    @Test
    void beyondTheSnapDistanceTheBodyIsDrawnWhereItIs() {
        open("tilestep/default", "tile-fort");
        Parameter snap = session.document().model().parameters().parameters().stream().filter(p -> p.key().equals("snap_distance")).findFirst().orElseThrow();
        Run run = run(session.document().knobs().values().with(snap, Value.of(0)));
        Moment running = moment(run, 25, 1f);
        assertEquals(running.state().position.x, running.drawn().x);
    }

    @Test
    void mountIsDrawnWhereTheMapPlacesIt() {
        open("tilestep/default", "tile-fort");
        Moment start = moment(run(session.document().knobs().values()), 0, 1f);
        assertEquals(2, start.figures().bystanders().size());
        assertTrue(start.figures().bystanders().stream().anyMatch(b -> b.x() == 5f && b.y() == 15f), "the horse");
        MoverState state = start.state();
        assertTrue(new Vec3(state.position).sub(start.drawn()).length() < 0.2);
    }

    /** The first creature starts at y = 2 and moves 0.025 tiles per tick. A lag that shrinks by a third per tick amounts to two ticks. */
    @Test
    void movingCreatureIsDrawnBehindItsCollisionPositionAndInterpolated() {
        open("tilestep/default", "tile-herd");
        Run run = run(session.document().knobs().values());
        assertEquals(3.5f, moment(run, 59, 1f).figures().solids().get(0).y(), 1e-4, "after a second");
        assertEquals(3.45f, moment(run, 59, 1f).figures().bystanders().get(0).y(), 1e-3);
        assertEquals(3.4375f, moment(run, 59, 0.5f).figures().bystanders().get(0).y(), 1e-3);
        assertEquals(2.025f, moment(run, 0, 1f).figures().solids().get(0).y(), 1e-4);
    }

    @Test
    void otherRunIsInterpolatedAndAnEndedRunStaysAtItsEnd() {
        open("strafejump/vq3", "flat");
        Run run = run(session.document().knobs().values());
        RunReader reader = new RunReader(run);
        Vec3 between = besideAt(run, 20, 0.25f);
        assertEquals(reader.x(19) + 0.25 * (reader.x(20) - reader.x(19)), between.x, 1e-3);
        assertEquals(reader.x(20), besideAt(run, 20, 1f).x, 1e-6);
        assertEquals(reader.x(59), besideAt(run, 90, 0.25f).x, 1e-6);
    }

    private Vec3 besideAt(Run run, int tick, float alpha) {
        ViewTarget.Beside beside = new ViewTarget.Beside(RunEntry.Role.BEFORE, "before", 1, run, tick, alpha);
        ViewTarget shot = new ViewTarget(run, 20, alpha, run.header().parameters(), true, List.of(beside));
        ViewportViewModel model = new ViewportViewModel(session.document(), session.live(), session.runs(), () -> Optional.of(shot));
        return model.drawn(model.moment().orElseThrow().others().get(0));
    }
}
