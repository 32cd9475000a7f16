package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.analysis.FiredShots;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Arrays;
import java.util.List;

/** Shots from a player's position on the sample maps. */
class MarathonGunneryTest {
    private final MarathonModel model = new MarathonModel();

    private Level level(String map) {
        return LevelReader.read(map, SampleMaps.fileOf(map).flatMap(SampleMaps::read).orElseThrow(), model.unitsPerMetre());
    }

    private MoverState at(Level level, float x, float y, float z, float yaw) {
        MoverState state = new MoverState(model.registers().size());
        model.mover(model.parameters().defaults(), level).spawn(state, x, y, z, yaw);
        return state;
    }

    private static int kind(Gunnery gunnery, String name) {
        return gunnery.kinds().stream().filter(kind -> kind.startsWith(name)).findFirst().map(gunnery.kinds()::indexOf).orElseThrow();
    }

    @Test
    void shotLeavesTheEyesAlongTheView() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        MoverState state = at(level, -3, 0, 0, 0);
        FlownShot bolt = gunnery.fire(kind(gunnery, "Bolt"), state, 0, 300);
        assertEquals(-3f, bolt.path()[0]);
        assertEquals(state.eyeHeight, bolt.path()[2], "from the eyes");
        assertEquals(-3f + 341 / 1024f, bolt.path()[3], "341 a tick to the east");
        assertEquals(0f, bolt.path()[4]);
        assertEquals("wall", bolt.end());
        assertEquals(9f, bolt.path()[3 * bolt.ticks()], 0.01f, "at the far end of the map");
    }

    @Test
    void gravityIsDoubleFullOrHalf() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        MoverState state = at(level, -3.7f, 0, 0, 0);
        assertEquals((614 - 2 * 55) / 1024f, height(gunnery.fire(kind(gunnery, "Mortar"), state, 0, 300), 10));
        assertEquals((614 - 55) / 1024f, height(gunnery.fire(kind(gunnery, "Grenade"), state, 0, 300), 10), "1 + 2 + … + 10");
        assertEquals((614 - 30) / 1024f, height(gunnery.fire(kind(gunnery, "Spit"), state, 0, 300), 10), "only on odd ticks: 1 + 1 + 2 + 2 + … + 5 + 5");
    }

    private static float height(FlownShot flight, int tick) {
        return flight.path()[3 * tick + 2];
    }

    @Test
    void ballBouncesOnTheShoreAndTorpedoDivesThroughTheWater() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        MoverState state = at(level, -3.7f, 0, 0, 0);
        FlownShot ball = gunnery.fire(kind(gunnery, "Ball"), state, 0, 300);
        boolean rose = false;
        for (int tick = 1; tick <= ball.ticks(); tick++) {
            rose |= ball.path()[3 * tick + 2] > ball.path()[3 * tick - 1];
        }
        assertTrue(rose, "fired level, so only a bounce lifts it");
        MoverState overWater = at(level, 0, 0, 0.5f, 0);
        overWater.set(MarathonRegister.ELEVATION, -40 << 16);
        assertEquals("liquid", gunnery.fire(kind(gunnery, "Bolt"), overWater, 0, 300).end());
        FlownShot torpedo = gunnery.fire(kind(gunnery, "Torpedo"), overWater, 0, 300);
        assertTrue(torpedo.path()[3 * torpedo.ticks() + 2] < -0.2f, "below the surface: " + torpedo.end());
    }

    @Test
    void rocketFindsTheObjectAheadAndNotTheOneBehind() {
        Level level = level("sector-torture");
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        MoverState state = at(level, -0.5f, -1.9f, 0, -0.3f);
        state.set(MarathonRegister.ELEVATION, -8 << 16);
        FlownShot rocket = gunnery.fire(kind(gunnery, "Rocket"), state, 0, 300);
        assertEquals("object", rocket.end());
        assertEquals(1800 / 1024f, rocket.path()[3 * rocket.ticks()], 0.01f);
    }

    @Test
    void sameTickGivesTheSamePathAndAnotherTickAnotherWander() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        MoverState state = at(level, -3, 0, 0, 0);
        MoverState before = state.copy();
        int flame = kind(gunnery, "Flame");
        float[] first = gunnery.fire(flame, state, 7, 300).path();
        assertArrayEquals(first, gunnery.fire(flame, state, 7, 300).path());
        assertTrue(Arrays.mismatch(first, gunnery.fire(flame, state, 8, 300).path()) >= 0);
        assertEquals(before, state, "firing changes nobody");
        assertEquals("range", gunnery.fire(flame, state, 7, 300).end());
    }

    /** Each parameter of a shot changes some of its flights and none of another kind. */
    @ParameterizedTest
    @EnumSource(ShotParameter.class)
    void everyShotParameterChangesOnlyItsOwnFlights(ShotParameter knob) {
        ParameterSet game = model.parameters().defaults();
        // Only falling shots can bounce.
        ParameterSet defaults = knob.name().endsWith("BOUNCE") ? game.with(ShotParameter.values()[knob.ordinal() - 2], Value.of(8)) : game;
        double high = knob.spec().sliderMax().resolve(defaults.w());
        double low = knob.spec().sliderMin().resolve(defaults.w());
        double now = defaults.get(knob);
        // A short range that ends inside the room, because the game has no limit.
        double other = knob.name().endsWith("RANGE") ? (now == 0 ? 2 : now / 2) : high - now > now - low ? (now + high) / 2 : (now + low) / 2;
        int own = knob.ordinal() / 6;
        boolean changed = false;
        for (String map : List.of("sector-pool", "sector-torture", "sector-flat")) {
            Level level = level(map);
            Gunnery before = model.gunnery(defaults, level).orElseThrow();
            Gunnery after = model.gunnery(defaults.withInternal(knob, other), level).orElseThrow();
            for (float yaw = -3f; yaw < 3f; yaw += 0.3f) {
                MoverState state = at(level, -0.5f, -1.9f, 0, yaw);
                for (int kind = 0; kind < before.kinds().size(); kind++) {
                    boolean differs = !Arrays.equals(before.fire(kind, state, 1, 300).path(), after.fire(kind, state, 1, 300).path());
                    assertTrue(kind == own || !differs, knob + " changes kind " + kind);
                    changed |= differs;
                }
            }
        }
        assertTrue(changed, knob + " does nothing");
    }

    @Test
    void defaultsAreTheGamesOwnNumbers() {
        List<ShotKind> kinds = Arsenal.of(model.parameters().defaults());
        assertEquals(new ShotKind("Grenade: gravity", 256, -1, 0, ShotKind.GRAVITY).gravity(), kinds.get(0).gravity());
        assertEquals(List.of(256, 256, 128, 64, 128, 341, 341, 128), kinds.stream().map(ShotKind::speed).toList());
        assertEquals(List.of(2, 4, 1, 2, 0, 0, 0, 0), kinds.stream().map(ShotKind::gravity).toList());
        assertEquals(List.of(0, 0, 0, 192, 0, 0, 0, 0), kinds.stream().map(ShotKind::bounce).toList());
        assertEquals(List.of(0, 0, 0, 0, 8, 0, 0, 0), kinds.stream().map(ShotKind::turn).toList());
        assertEquals(List.of(0, 0, 0, 0, 0, 0, 34, 0), kinds.stream().map(ShotKind::wanderUp).toList());
        assertEquals(List.of(-1, -1, -1, -1, -1, -1, 6144, -1), kinds.stream().map(ShotKind::range).toList());
    }

    @Test
    void commandSelectsTheShotAndTheRunReportsIt() {
        Level level = level("sector-flat");
        Simulation simulation = new Simulation(model, model.parameters().defaults(), level, (tick, state, command) -> {
            command.clear();
            command.buttons = tick == 3 || tick == 4 ? Command.FIRE | 3 << Command.SHOT_SHIFT : tick == 9 ? Command.FIRE | 5 << Command.SHOT_SHIFT : 0;
        });
        Recorder recorder = simulation.record("test");
        simulation.run(20);
        InputTrace trace = TraceReader.read("test", TraceWriter.write(TraceReplay.traceOf(recorder.run(), "mine"))).trace().orElseThrow();
        Run again = TraceReplay.asRecorded(trace, model, level).run().run();
        List<FiredShots.Fired> shots = FiredShots.of(new RunReader(again), model.gunnery(model.parameters().defaults(), level).orElseThrow());
        assertEquals(List.of("Ball: bounces", "Bolt: straight"), shots.stream().map(FiredShots.Fired::kind).toList());
        assertEquals(List.of(3, 9), shots.stream().map(FiredShots.Fired::tick).toList());
        assertTrue(shots.get(0).flight().bounces() > 0);
        assertEquals("wall", shots.get(1).flight().end());
    }

    @Test
    void hitNamesItsObject() {
        Level level = level("sector-torture");
        MoverState state = at(level, -0.5f, -1.9f, 0, -0.3f);
        state.set(MarathonRegister.ELEVATION, -8 << 16);
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        assertTrue(gunnery.fire(kind(gunnery, "Rocket"), state, 0, 300).hit() >= 0);
        assertEquals(-1, gunnery.fire(kind(gunnery, "Bolt"), at(level, -0.5f, -1.9f, 0, 3f), 0, 300).hit());
    }
}
