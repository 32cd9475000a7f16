package dev.goldenangle.motor.strafejump;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.motor.Bench;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Slippery ground, computed by hand from the shipped game's rules: 128 Hz, not rounded. */
class SlickGroundTest {
    private static final double REST = 24.125;

    @Test
    void thereIsNoFrictionAndGravityIsTurnedAlong() {
        Bench bench = onFloor("common/slick").moving(320, 0, 0).step();
        assertEquals(Math.sqrt(320 * 320 + 6.25 * 6.25), bench.state.velocity.x, 1e-3);
        assertEquals(0.00625, bench.state.velocity.z, 1e-4);
        assertTrue(bench.state.grounded);
    }

    @Test
    void pushIsThatOfTheAir() {
        double length = Math.sqrt(2.5 * 2.5 + 6.25 * 6.25);
        assertEquals(length, onFloor("Common/Slick2").keys(1, 0, 0).step().state.velocity.x, 1e-3);
    }

    @Test
    void otherGroundHasFriction() {
        assertEquals(320 - 320 * 6 / 128.0, onFloor("slick/stone").moving(320, 0, 0).step().state.velocity.x, 1e-3);
    }

    @Test
    void otherSidesOfTheBrushDoNotMatter() {
        assertEquals(305, onFloor("stone", "common/slick").moving(320, 0, 0).step().state.velocity.x, 1e-3);
    }

    private static Bench onFloor(String top) {
        return onFloor(top, "stone");
    }

    private static Bench onFloor(String top, String sides) {
        String map = """
                {
                "classname" "worldspawn"
                {
                ( -512 0 0 ) ( -512 1 0 ) ( -512 0 1 ) SIDES 0 0 0 1 1
                ( 512 0 0 ) ( 512 0 1 ) ( 512 1 0 ) SIDES 0 0 0 1 1
                ( 0 -512 0 ) ( 0 -512 1 ) ( 1 -512 0 ) SIDES 0 0 0 1 1
                ( 0 512 0 ) ( 1 512 0 ) ( 0 512 1 ) SIDES 0 0 0 1 1
                ( 0 0 -64 ) ( 1 0 -64 ) ( 0 1 -64 ) SIDES 0 0 0 1 1
                ( 0 0 0 ) ( 0 1 0 ) ( 1 0 0 ) TOP 0 0 0 1 1
                }
                }
                """.replace("SIDES", sides).replace("TOP", top);
        Level level = MapReader.read("floor", map, 32f);
        Bench bench = new Bench(new StrafejumpModel(), Presets.vq3At128(), level).at(0, 0, REST);
        bench.state.set(StrafejumpRegister.CONTACT, true);
        return bench;
    }
}
