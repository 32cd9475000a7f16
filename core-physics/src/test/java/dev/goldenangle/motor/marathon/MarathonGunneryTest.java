package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.state.MoverState;

import org.junit.jupiter.api.Test;

import java.util.Arrays;

/** Shots from where a player stands on the sample maps. */
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
    void aShotLeavesTheEyesAlongTheView() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(level).orElseThrow();
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
    void gravityPullsDoubleFullAndHalf() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(level).orElseThrow();
        MoverState state = at(level, -3.7f, 0, 0, 0);
        assertEquals((614 - 2 * 55) / 1024f, height(gunnery.fire(kind(gunnery, "Mortar"), state, 0, 300), 10));
        assertEquals((614 - 55) / 1024f, height(gunnery.fire(kind(gunnery, "Grenade"), state, 0, 300), 10), "1 + 2 + … + 10");
        assertEquals((614 - 30) / 1024f, height(gunnery.fire(kind(gunnery, "Spit"), state, 0, 300), 10), "on odd ticks only: 1 + 1 + 2 + 2 + … + 5 + 5");
    }

    private static float height(FlownShot flight, int tick) {
        return flight.path()[3 * tick + 2];
    }

    @Test
    void aBallBouncesOnTheShoreAndATorpedoDivesThroughTheWater() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(level).orElseThrow();
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
    void aRocketFindsTheObjectAheadAndNotTheOneBehind() {
        Level level = level("sector-torture");
        Gunnery gunnery = model.gunnery(level).orElseThrow();
        MoverState state = at(level, -0.5f, -1.9f, 0, -0.3f);
        state.set(MarathonRegister.ELEVATION, -8 << 16);
        FlownShot rocket = gunnery.fire(kind(gunnery, "Rocket"), state, 0, 300);
        assertEquals("object", rocket.end());
        assertEquals(1800 / 1024f, rocket.path()[3 * rocket.ticks()], 0.01f);
    }

    @Test
    void theSameTickFliesTheSameWayAndAnotherTickWandersElsewhere() {
        Level level = level("sector-pool");
        Gunnery gunnery = model.gunnery(level).orElseThrow();
        MoverState state = at(level, -3, 0, 0, 0);
        MoverState before = state.copy();
        int flame = kind(gunnery, "Flame");
        float[] first = gunnery.fire(flame, state, 7, 300).path();
        assertArrayEquals(first, gunnery.fire(flame, state, 7, 300).path());
        assertTrue(Arrays.mismatch(first, gunnery.fire(flame, state, 8, 300).path()) >= 0);
        assertEquals(before, state, "firing changes nobody");
        assertEquals("range", gunnery.fire(flame, state, 7, 300).end());
    }
}
