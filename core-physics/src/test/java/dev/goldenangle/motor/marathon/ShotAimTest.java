package dev.goldenangle.motor.marathon;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.FlownShot;
import dev.goldenangle.motor.Gunnery;
import dev.goldenangle.state.MoverState;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.SolidObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Directions of shots in a room of 16 units a side and 8 high, fired from (2, 3) with the eyes at 614 1,024ths. */
class ShotAimTest {
    private static final int ROCKET = 4;
    private static final int BOLT = 5;
    private static final int FLAME = 6;
    private final MarathonModel model = new MarathonModel();

    private FlownShot fire(int kind, double yaw, int elevation, int tick, int mostTicks, SolidObject... objects) {
        SectorBuilder builder = new SectorBuilder();
        builder.polygon(new int[] {-8192, -8192, 8192, -8192, 8192, 8192, -8192, 8192}, 0, 8192, null);
        List.of(objects).forEach(builder::object);
        Level level = new Level("room", 0, 0.5f, builder.build(), List.of(new Spawn("here", 0, 0, 0, 0)), List.of(), List.of(), List.of());
        MoverState state = new MoverState(model.registers().size());
        model.mover(model.parameters().defaults(), level).spawn(state, 2f, 3f, 0f, (float) Math.toRadians(yaw));
        state.set(MarathonRegister.ELEVATION, elevation << 16);
        Gunnery gunnery = model.gunnery(model.parameters().defaults(), level).orElseThrow();
        return gunnery.fire(kind, state, tick, mostTicks);
    }

    /** An object relative to (2, 3), in 1,024ths east and north of it; in the rules y grows to the south. */
    private static SolidObject object(int east, int north, int height) {
        return new SolidObject(2048 + east, -(3072 + north), 0, 10, height);
    }

    @ParameterizedTest
    @CsvSource({"0, 341, 0", "90, 0, 341", "180, -341, 0", "-90, 0, -341"})
    void boltFlies341PerTick(double yaw, int east, int north) {
        FlownShot shot = fire(BOLT, yaw, 0, 0, 1);
        assertArrayEquals(new float[] {2f, 3f, 614 / 1024f, 2f + east / 1024f, 3f + north / 1024f, 614 / 1024f}, shot.path(), 1e-6f);
        assertEquals("", shot.end(), "still flying");
    }

    /** The object is 1 WU ahead; the flame's range is 6 WU. */
    @Test
    void flameReportsTheObjectItFliesThrough() {
        FlownShot flame = fire(FLAME, 180, 0, 0, 300, object(-1024, 0, 2000));
        assertEquals("object, then range", flame.end());
        assertEquals(0, flame.hit());
        FlownShot missed = fire(FLAME, 180, 0, 0, 300, object(1024, 0, 2000));
        assertEquals("range", missed.end());
        assertEquals(-1, missed.hit());
    }

    @Test
    void lastPointIsTheHit() {
        FlownShot north = fire(BOLT, 90, 0, 0, 300);
        assertEquals("wall", north.end());
        assertEquals(8f, north.path()[3 * north.ticks() + 1], 0.01f);
        FlownShot up = fire(BOLT, 90, 100, 0, 300);
        assertEquals("ceiling", up.end());
        assertEquals(8f, up.path()[3 * up.ticks() + 2], 0.01f);
        assertEquals(7, fire(BOLT, 90, 0, 0, 7).ticks());
    }

    /** Objects less than 64 of 512 steps off are turned to, by 8 on the first tick: 128 · sin 5.6° is 12 to the side. */
    @ParameterizedTest
    @CsvSource({"0, 1000, 900, 12", "0, 1000, -900, -12", "0, 1000, 1000, 0", "0, 1000, -1000, 0", "0, -1000, 100, 0", "90, -900, 1000, 12", "90, 900, 1000, -12",
        "90, 1000, 1000, 0", "90, -1000, 1000, 0",
        "90, 0, -1000, 0", "180, -1000, -900, 12", "180, -1000, 900, -12", "180, 1000, 50, 0", "-90, 900, -1000, 12", "-90, -900, -1000, -12"})
    void rocketTurnsToObjectsAhead(double yaw, int east, int north, int left) {
        float[] path = fire(ROCKET, yaw, 0, 0, 1, object(east, north, 1228)).path();
        double x = (path[3] - path[0]) * 1024;
        double y = (path[4] - path[1]) * 1024;
        double angle = Math.toRadians(yaw);
        assertEquals(left, y * Math.cos(angle) - x * Math.sin(angle), 1.01);
    }

    /** The nearest to the view direction, of two equal ones the first. */
    @Test
    void objectNearestToTheViewIsChosen() {
        SolidObject left = object(1000, 500, 1228);
        SolidObject farRight = object(1000, -700, 1228);
        SolidObject right = object(1000, -500, 1228);
        assertTrue(fire(ROCKET, 0, 0, 0, 1, left, farRight).path()[4] > 3.005f);
        assertTrue(fire(ROCKET, 0, 0, 0, 1, farRight, left).path()[4] > 3.005f);
        assertTrue(fire(ROCKET, 0, 0, 0, 1, left, right).path()[4] > 3.005f);
        assertTrue(fire(ROCKET, 0, 0, 0, 1, right, left).path()[4] < 2.995f);
    }

    /** The middle of an object 1,000 high is below the eyes, that of one 2,000 high above. */
    @Test
    void rocketSeeksTheMiddleOfItsTarget() {
        assertTrue(fire(ROCKET, 0, 0, 0, 1, object(1000, 0, 1000)).path()[5] < 613 / 1024f);
        assertTrue(fire(ROCKET, 0, 0, 0, 1, object(1000, 0, 2000)).path()[5] > 615 / 1024f);
    }

    /**
     * On tick 1 the game's register starts at 0x9E37 + 0x79B9, of which 16 bits are 0x17F0, and is made odd: 0x17F1.
     * Its values are BFF8, 5FFC, 2FFE, 17FF, BFFF, true when odd: up and across alternate, 34 each.
     */
    @Test
    void flameWandersByTheRandomNumbersOfItsTick() {
        float[] path = fire(FLAME, 0, 0, 1, 3).path();
        int[] up = {-34, -68, -34};
        int[] north = {34, 0};
        for (int i = 0; i < 3; i++) {
            assertEquals(614 + up[i], path[3 * i + 5] * 1024, 1e-3);
        }
        for (int i = 0; i < 2; i++) {
            assertEquals(3072 + north[i], path[3 * i + 4] * 1024, 1e-3);
        }
    }
}
