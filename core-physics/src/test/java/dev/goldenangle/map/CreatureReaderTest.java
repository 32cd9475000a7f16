package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A yard of six by four tiles between walls, with a terrace half a tile high in the east. */
class CreatureReaderTest {
    private static final String YARD = """
            format = "tile"
            rows = ["########", "#000011#", "#00#011#", "#000011#", "#000011#", "########"]
            [[spawn]]
            position = [1.5, 1.5, 0]
            [[creature]]
            position = [1.5, 4.5, 0]
            """;

    private static Level read(String creature) {
        return LevelReader.read("yard", YARD + creature, 1f);
    }

    private static List<Creature> creatures(String text) {
        return ((TileWorld) read(text).world()).creatures();
    }

    private static String problem(String creature) {
        Level level = read(creature);
        assertEquals(0, ((TileWorld) level.world()).creatures().size(), "it is left out");
        assertEquals(1, level.problems().size(), () -> level.problems().toString());
        return level.problems().get(0).toString();
    }

    @Test
    void walkStartsAtThePositionAndVisitsThePlaces() {
        Creature creature = creatures("walk = [[4.5, 4.5, 0]]\nspeed = 2\n").get(0);
        assertEquals(6, creature.walk().length());
        assertEquals(2f, creature.walk().speed());
        assertEquals(new Vec3(3.5f, 4.5f, 0f), creature.walk().at(1, new Vec3()));
        assertEquals(new Vec3(3.5f, 4.5f, 0f), creature.walk().at(2, new Vec3()), "and back");
        assertEquals(1f, creatures("walk = [[4.5, 4.5, 0]]\n").get(0).walk().speed(), "one tile per second by default");
        assertFalse(creatures("").get(0).walk().moves(), "without a walk it stands still");
    }

    @Test
    void walkMayTouchWallsAndClimbWithItsPlaces() {
        assertTrue(read("walk = [[1.3, 1.3, 0], [2.7, 1.3, 0]]\n").problems().isEmpty(), "along the walls, with half a width of 0.3");
        assertTrue(read("walk = [[4.6, 4.5, 0], [4.6, 4.5, 0.5], [6.5, 4.5, 0.5], [4.6, 4.5, 0.5], [4.6, 4.5, 0]]\n").problems().isEmpty(), "up, and onto the terrace");
    }

    @Test
    void walkThroughAWallOrUnderTheGroundIsRefusedWithItsLineAndReason() {
        assertEquals("MapProblem[line=8, column=3, reason=\"walk\" number 2 cannot be reached: the line to it leads through a wall or under the ground]",
                problem("walk = [[1.5, 3.5, 0],\n  [4.5, 3.5, 0]]\n"));
        assertTrue(problem("walk = [[6.5, 4.5, 0]]\n").contains("number 1 cannot be reached: the line to it leads through a wall or under the ground"), "under the terrace");
        assertTrue(problem("walk = [[1.5, 1.5, 0], [4.5, 1.5, 0]]\n").contains("number 2 cannot return to the first place: the line leads through a wall"));
        assertTrue(problem("walk = [[1.5, 4.9, 0]]\n").contains("number 1 cannot be reached: the line to it leads through a wall"), "its side is in the wall");
    }

    @Test
    void invalidWalksAreRefused() {
        assertTrue(problem("walk = []\n").contains("must be a list of 1 to 64 places [x, y, z]"));
        assertTrue(problem("walk = [[1, 2]]\n").contains("must be a list of 3 numbers"));
        assertTrue(problem("walk = [[1.5, 4.5, 0]]\n").contains("leads from a place to the same place"));
        assertTrue(problem("speed = 2\n").contains("\"speed\" needs a \"walk\""));
        assertTrue(problem("walk = [[4.5, 4.5, 0]]\nspeed = 9\n").contains("must be a number from 0.05 to 8"));
        assertTrue(problem("walk = [[4.5, 4.5, 0]]\nmount = true\n").contains("waits for its rider"));
    }
}
