package dev.goldenangle.workbench.viewport.frame;

import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.ShippedLibrary;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.function.IntPredicate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

class FiringTest {
    private static final Model MODEL = ModelCatalog.find("marathon").orElseThrow();
    private static final Level POOL = new ShippedLibrary().openMap("sector-pool", MODEL);
    private final Firing firing = new Firing();

    @BeforeEach
    void load() {
        firing.use(MODEL.gunnery(MODEL.parameters().defaults(), POOL).orElseThrow());
    }

    private static Run walk(int ticks, IntPredicate fires) {
        return walk(MODEL.parameters().defaults(), ticks, fires);
    }

    private static Run walk(ParameterSet parameters, int ticks, IntPredicate fires) {
        Simulation simulation = new Simulation(MODEL, parameters, POOL,
                (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, fires.test(tick) ? Command.FIRE : 0));
        Recorder recorder = simulation.record("test");
        for (int i = 0; i < ticks; i++) {
            simulation.tick();
        }
        return recorder.run();
    }

    private List<Firing.Flying> at(Run run, int tick) {
        return firing.flying(new RunReader(run), tick, 1f);
    }

    @Test
    void firingDoesNotChangeTheRun() {
        assertEquals(walk(60, tick -> false).hash(), walk(60, tick -> tick % 7 == 0).hash());
    }

    @Test
    void everyPressFiresOneShotAndSeveralFlyAtOnce() {
        Run run = walk(40, tick -> tick >= 5 && tick < 9 || tick == 12);
        assertEquals(0, at(run, 4).size());
        assertEquals(1, at(run, 5).size(), "held for four ticks");
        assertEquals(1, at(run, 8).size());
        List<Firing.Flying> two = at(run, 14);
        assertEquals(2, two.size());
        assertEquals(9, two.get(0).age(), 1e-9);
        assertEquals(2, two.get(1).age(), 1e-9);
    }

    @Test
    void shotSpeedIsIndependentOfTickRate() {
        Run run = walk(MODEL.parameters().defaults().with(MODEL.tickRate(), Value.of(60)), 40, tick -> tick == 5);
        assertEquals(5, at(run, 15).get(0).age(), 1e-9, "ten ticks of the run are five of the game");
    }

    @Test
    void shotKeepsItsPathWhileTimeGoesBackAndForth() {
        Run run = walk(40, tick -> tick == 5);
        float[] later = at(run, 20).get(0).flight().path();
        assertSame(later, at(run, 6).get(0).flight().path());
        firing.kindProperty().set(3);
        assertSame(later, at(run, 10).get(0).flight().path(), "loading another kind does not change shots already fired");
    }

    @Test
    void manualShotStartsAtTheTickShownAndOnlyInThatRun() {
        Run run = walk(40, tick -> false);
        firing.fire(run, 10);
        assertEquals(0, at(run, 9).size());
        assertEquals(0, at(run, 10).get(0).age());
        assertEquals(5, at(run, 15).get(0).age(), 1e-9);
        Run other = walk(40, tick -> false).first(40);
        assertEquals(1, at(other, 15).size(), "the same run simulated again");
        Simulation still = new Simulation(MODEL, MODEL.parameters().defaults(), POOL, (tick, state, command) -> command.clear());
        Recorder recorder = still.record("still");
        for (int i = 0; i < 40; i++) {
            still.tick();
        }
        assertEquals(0, at(recorder.run(), 15).size(), "another run");
    }

    @Test
    void previewIsThePathOfTheNextShot() {
        Run run = walk(40, tick -> false);
        firing.kindProperty().set(6);
        float[] promised = firing.preview(new RunReader(run), 12).orElseThrow().path();
        firing.fire(run, 12);
        assertSame(promised, at(run, 13).get(0).flight().path());
        assertNotEquals(0, promised.length);
        firing.previewProperty().set(false);
        assertTrue(firing.preview(new RunReader(run), 12).isEmpty());
    }

    @Test
    void modelsWithoutShotsShowNone() {
        firing.use(null);
        Run run = walk(10, tick -> true);
        assertTrue(firing.kinds().isEmpty());
        assertTrue(at(run, 9).isEmpty());
        assertTrue(firing.preview(new RunReader(run), 9).isEmpty());
    }

    @Test
    void commandDeterminesTheKindFired() {
        Simulation simulation = new Simulation(MODEL, MODEL.parameters().defaults(), POOL,
                (tick, state, command) -> command.set(1f, 0f, 0f, 0f, 0f, tick == 5 ? Command.FIRE | 3 << Command.SHOT_SHIFT : 0));
        Recorder recorder = simulation.record("test");
        simulation.run(40);
        firing.kindProperty().set(5);
        float[] ball = MODEL.gunnery(MODEL.parameters().defaults(), POOL).orElseThrow().fire(3, stateAt(recorder.run(), 5), 5, 300).path();
        assertArrayEquals(ball, at(recorder.run(), 20).get(0).flight().path());
    }

    private static MoverState stateAt(Run run, int tick) {
        MoverState state = new MoverState(MODEL.registers().size());
        new RunReader(run).state(tick, state);
        return state;
    }

    @Test
    void changedShotKnobAppliesToShotsAlreadyFired() {
        Run run = walk(40, tick -> tick == 5);
        float[] before = at(run, 20).get(0).flight().path();
        ParameterSet defaults = MODEL.parameters().defaults();
        ParameterSet slow = defaults.with(MODEL.parameters().find("grenade_speed").orElseThrow(), Value.of(2));
        firing.tune(MODEL.gunnery(slow, POOL).orElseThrow());
        assertTrue(at(run, 20).get(0).flight().path()[9] < before[9], "slower towards the east");
    }
}
