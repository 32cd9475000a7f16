package dev.goldenangle.motor.tilestep;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The drawn body approaches the real one by a tenth per tick, unless it is more than two tiles away. */
class DrawnFollowTest {
    private final DrawnBody body = new DrawnBody(6f, 2f, 1 / 60f);

    private Vec3 closed(Vec3 from, Vec3 to) {
        Vec3 place = new Vec3(from);
        body.closeOn(to, place);
        return place;
    }

    private static void assertAt(double x, double y, double z, Vec3 at) {
        assertEquals(x, at.x, 1e-5);
        assertEquals(y, at.y, 1e-5);
        assertEquals(z, at.z, 1e-5);
    }

    @Test
    void drawnBodyApproachesInAllThreeDimensions() {
        assertAt(1.1, 1.9, 3.05, closed(new Vec3(1f, 2f, 3f), new Vec3(2f, 1f, 3.5f)));
    }

    @ParameterizedTest
    @CsvSource({"1.9, 0, 0, 0.19", "2.1, 0, 0, 2.1", "0, 2.1, 0, 0", "0, 0, -2.1, 0", "1.5, 1.5, 0, 1.5", "1.3, 1.3, 0, 0.13", "1.3, 1.3, 1.3, 1.3"})
    void drawnBodyJumpsIfTooFarAway(float x, float y, float z, double drawnX) {
        Vec3 drawn = closed(new Vec3(), new Vec3(x, y, z));
        assertEquals(drawnX, drawn.x, 1e-5);
        assertEquals(x * x + y * y + z * z > 4, drawn.equals(new Vec3(x, y, z)));
    }

    @Test
    void drawnBodyMovesAtOnceFromAnInvalidPosition() {
        assertEquals(new Vec3(1f, 2f, 3f), closed(new Vec3(0f, Float.NaN, 0f), new Vec3(1f, 2f, 3f)));
    }

    /** 0.9 to the power of 66 is the first below a thousandth. */
    @Test
    void distanceIsForgottenAfterANumberOfTicks() {
        assertEquals(66, body.memory());
        assertEquals(0, new DrawnBody(60f, 2f, 1 / 60f).memory());
        assertEquals(600, new DrawnBody(0.1f, 2f, 1 / 60f).memory());
    }

    @Test
    void drawnBodyFollowsUphillAndIsStored() {
        Ground ground = new Ground(Ground.rows("#####", "#011#", "#####"), Ground.stepUp(0.5)).at(1.5, 1.5, 0).walk(1, 0, 20);
        Vec3 drawn = ground.mover.drawnAt(ground.state, new Vec3());
        assertTrue(drawn.z > 0.1f && drawn.z < 0.5f, "on its way up: " + drawn.z);
        Ground other = new Ground(Ground.rows("#####", "#011#", "#####"), Ground.stepUp(0.5)).at(2.5, 1.5, 0.5);
        other.mover.keepDrawn(ground.state, other.state);
        assertEquals(drawn, other.mover.drawnAt(other.state, new Vec3()));
    }

    /**
     * The mount is ridden and therefore not a bystander, so the walking creature is the first; it stands for a while
     * before the clock moves.
     */
    @Test
    void bystandersAreDrawnInOrderWithAndWithoutARiddenMount() {
        Level level = LevelReader.read("lane", """
                format = "tile"
                rows = ["############", "#0000000000#", "############"]
                [[creature]]
                position = [2, 1.5, 0]
                mount = true
                [[creature]]
                position = [5, 1.5, 0]
                walk = [[9, 1.5, 0]]
                speed = 1
                [[spawn]]
                position = [1.5, 1.5, 0]
                """, 1f);
        Ground ground = new Ground(level, Ground.defaults()).at(1.5, 1.5, 0);
        assertEquals(2f, ground.mover.drawnBystanders(ground.state, ago -> 60).get(0).x());
        assertEquals(6f, ground.mover.drawnBystanders(ground.state, ago -> 60).get(1).x(), 1e-3);
        ground.command.buttons = Command.USE;
        ground.ticks(1);
        assertTrue(ground.state.isOn(TilestepRegister.RIDING));
        assertEquals(1, ground.mover.drawnBystanders(ground.state, ago -> 60).size());
        assertEquals(6f, ground.mover.drawnBystanders(ground.state, ago -> 60).get(0).x(), 1e-3);
    }
}
