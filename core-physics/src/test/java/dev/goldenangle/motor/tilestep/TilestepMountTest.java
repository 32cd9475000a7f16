package dev.goldenangle.motor.tilestep;

import dev.goldenangle.command.Command;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A mount of half width 0.4 and height 1 at (5, 2), and a sheep at (8, 2), on level ground. */
class TilestepMountTest {
    private static final Level LEVEL = LevelReader.read("meadow", """
            format = "tile"
            rows = ["############", "#0000000000#", "#0000000000#", "#0000000000#", "############"]
            [[creature]]
            position = [5, 2.5, 0]
            half_width = 0.4
            height = 1
            mount = true
            [[creature]]
            position = [8, 2.5, 0]
            half_width = 0.3
            height = 0.75
            [[spawn]]
            position = [1.5, 2.5, 0]
            """, 1f);
    private final Ground ground = new Ground(LEVEL, Ground.defaults());
    private final float body = Ground.defaults().getFloat(TilestepParameter.HALF_WIDTH);
    private final float reach = 0.4f + body + Ground.defaults().getFloat(TilestepParameter.MOUNT_REACH);

    private void use() {
        ground.command.set(0f, 0f, 0f, 0f, 0f, Command.USE);
        ground.ticks(1);
        ground.command.buttons = 0;
    }

    private boolean rides() {
        return ground.state.isOn(TilestepRegister.RIDING);
    }

    @Test
    void mapIsReadAsWritten() {
        assertEquals(List.of(), LEVEL.problems());
        List<Creature> creatures = ((TileWorld) LEVEL.world()).creatures();
        assertEquals(2, creatures.size());
        assertTrue(creatures.get(0).mount());
        assertFalse(creatures.get(1).mount());
        assertEquals(8f, creatures.get(1).x());
        assertEquals(0.75f, creatures.get(1).height());
    }

    @Test
    void useMountsAMountWithinReach() {
        ground.at(5 - reach - 0.05, 2.5, 0);
        use();
        assertFalse(rides(), "just out of reach");
        ground.at(5 - reach + 0.05, 2.5, 0);
        use();
        assertTrue(rides());
        assertEquals(5f, ground.state.position.x, 1e-4f);
        assertEquals(2.5f, ground.state.position.y, 1e-4f);
        assertEquals(1f, ground.report.signal(TilestepSignal.RIDING.ordinal()));
        assertEquals(1f + Ground.defaults().getFloat(TilestepParameter.EYE_HEIGHT), ground.state.eyeHeight, 1e-5f, "the eye is higher by the mount");
        assertEquals(1f + Ground.defaults().getFloat(TilestepParameter.HEIGHT), ground.mover.body(ground.state).top(), 1e-5f);
    }

    @Test
    void holdingUseMountsOnceAndPressingAgainDismounts() {
        ground.at(4.2, 2.5, 0);
        ground.command.set(0f, 0f, 0f, 0f, 0f, Command.USE);
        ground.ticks(3);
        assertTrue(rides());
        ground.command.buttons = 0;
        ground.ticks(1);
        use();
        assertFalse(rides());
        assertEquals(0f, ground.report.signal(TilestepSignal.RIDING.ordinal()));
        assertEquals(Ground.defaults().getFloat(TilestepParameter.EYE_HEIGHT), ground.state.eyeHeight, 1e-5f);
    }

    @Test
    void mountIsFasterAndStaysWhereItWasRiddenTo() {
        ground.at(4.2, 2.5, 0);
        use();
        double speed = Ground.defaults().get(TilestepParameter.WALK_SPEED) * Ground.defaults().get(TilestepParameter.MOUNT_SPEED);
        ground.walk(-1, 0, 3);
        assertEquals(speed, ground.state.velocity.horizontalLength(), 1e-4);
        float there = ground.state.position.x;
        assertTrue(there < 5f);
        assertEquals(1, ground.mover.bystanders(ground.state).size(), "the mount is part of the rider");
        use();
        ground.walk(0, 0, 1);
        List<Bystander> around = ground.mover.bystanders(ground.state);
        assertEquals(2, around.size());
        assertEquals(there, around.get(0).x(), 1e-4f);
        assertEquals(2.5f, around.get(0).y(), 1e-4f);
        assertEquals(8f, around.get(1).x());
    }

    @Test
    void playerFarAboveOrAsideCannotMount() {
        ground.at(5, 2.5 + 0.9, 1 + Ground.defaults().get(TilestepParameter.MOUNT_REACH) + 0.5);
        use();
        assertFalse(rides(), "too high");
    }

    /** Reach is 1.2 to any side: 0.4 of the mount, 0.3 of the body, 0.5 between them; upwards it is the mount's height of 1 plus 0.5. */
    @ParameterizedTest
    @CsvSource({"0, 1.15, 0, true", "0, 1.25, 0, false", "0, -1.15, 0, true", "0, -1.25, 0, false", "1.15, 0, 0, true", "1.25, 0, 0, false", "1, 0, 1.45, true", "1, 0, 1.55, false"})
    void reachIsTheSameOnAllSides(double east, double north, double up, boolean near) {
        Level field = LevelReader.read("field", """
                format = "tile"
                rows = ["##########", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "#00000000#", "##########"]
                [[creature]]
                position = [5, 5, 0]
                half_width = 0.4
                height = 1
                mount = true
                [[spawn]]
                position = [1.5, 1.5, 0]
                """, 1f);
        Ground there = new Ground(field, Ground.defaults()).at(5 + east, 5 + north, up);
        there.command.buttons = Command.USE;
        there.ticks(1);
        assertEquals(near, there.state.isOn(TilestepRegister.RIDING));
    }

    /** Ridden up a step and left there, it stands on the step; on the way it is at its rider's position. */
    @Test
    void mountIsLeftAtTheHeightItWasRiddenTo() {
        Level steps = LevelReader.read("steps", """
                format = "tile"
                rows = ["#######", "#00011#", "#00011#", "#00011#", "#######"]
                [[creature]]
                position = [2, 2.5, 0]
                half_width = 0.4
                height = 1
                mount = true
                [[spawn]]
                position = [1.5, 2.5, 0]
                """, 1f);
        Ground there = new Ground(steps, Ground.stepUp(0.5));
        there.command.buttons = Command.USE;
        there.ticks(1);
        there.command.buttons = 0;
        there.walk(1, 0, 25);
        assertEquals(0.5f, there.state.position.z);
        assertEquals(0.5f, there.state.getFloat(TilestepRegister.MOUNT_Z));
        assertEquals(there.state.position.x, there.state.getFloat(TilestepRegister.MOUNT_X));
        there.walk(0, 0, 1);
        there.command.buttons = Command.USE;
        there.ticks(2);
        assertFalse(there.state.isOn(TilestepRegister.RIDING));
        assertEquals(0.5f, there.mover.bystanders(there.state).get(0).z());
        assertEquals(2f, there.at(1.5, 2.5, 0).mover.bystanders(there.state).get(0).x(), "a new start puts it back");
    }

    /** At 30° forward is (0.866, 0.5) and right is (0.5, −0.866); half a push is half the speed. */
    @ParameterizedTest
    @CsvSource({"1, 0, 0.8660, 0.5", "0, 1, 0.5, -0.8660", "0.5, 0, 0.4330, 0.25", "-1, 0, -0.8660, -0.5", "1, 1, 0.9659, -0.2588"})
    void keysAreRelativeToTheView(float forward, float right, double east, double north) {
        ground.at(2.5, 2.5, 0);
        ground.command.set(forward, right, 0f, (float) Math.toRadians(30), 0f, 0);
        ground.ticks(1);
        double speed = Ground.defaults().get(TilestepParameter.WALK_SPEED);
        assertEquals(speed * east, ground.state.velocity.x, 2e-3);
        assertEquals(speed * north, ground.state.velocity.y, 2e-3);
    }

    @Test
    void sheepBlocksTheWay() {
        ground.at(6.8, 2.5, 0);
        ground.walk(1, 0, 300);
        assertEquals(8 - 0.3 - body, ground.state.position.x, 0.02);
    }
}
