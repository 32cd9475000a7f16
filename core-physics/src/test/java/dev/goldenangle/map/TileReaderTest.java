package dev.goldenangle.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.Solid;
import dev.goldenangle.world.tile.TileWorld;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;

class TileReaderTest {
    private static final String HEAD = "format = \"tile\"\n";
    private static final String ROWS = "rows = [\"#12\", \"0a0\"]\n";
    private static final String SPAWN = "[[spawn]]\nposition = [0.5, 0.5, 0]\n";

    private static Level read(String text) {
        return LevelReader.read("test", HEAD + text, 1f);
    }

    private static String problem(String text) {
        Level level = read(text);
        assertEquals(1, level.problems().size(), level.problems().toString());
        return level.problems().get(0).reason();
    }

    @Test
    void firstRowIsTheNorthernmost() {
        Level level = read(ROWS + SPAWN);
        assertEquals(List.of(), level.problems());
        TileWorld world = assertInstanceOf(TileWorld.class, level.world());
        assertTrue(world.isWall(0, 1));
        assertEquals(0.5f, world.surface(1, 1));
        assertEquals(5f, world.surface(1, 0), "a is level 10");
        assertTrue(world.isWall(3, 0) && world.isWall(-1, 0));
    }

    @Test
    void propsAreReadWithBaseHeightAndTop() {
        Level level = read(ROWS + "[[prop]]\nname = \"roof\"\nmin = [0, 0]\nmax = [1, 1]\nbase = 2\nheight = 0.5\nwalkable_top = true\n" + SPAWN);
        assertEquals(List.of(new Prop("roof", 0f, 0f, 1f, 1f, 2f, 2.5f, true, Solid.EVERYWHERE)), ((TileWorld) level.world()).props());
    }

    @Test
    void mistakesAreReportedWithPlaceAndReason() {
        assertEquals(new MapProblem(2, 1, "tile 3 of the row 0a? is not 0 to 9, a to z or #; it is read as #"),
                read("rows = [\"#12\", \"0a?\"]\n" + SPAWN).problems().get(0));
        assertTrue(problem("rows = [\"#12\", \"0a\"]\n" + SPAWN).contains("2 tiles and the longest 3"));
        assertTrue(problem(ROWS + SPAWN.replace("0.5, 0.5", "0.5, 1.5")).contains("is in a wall"));
        assertTrue(problem(ROWS + "[[prop]]\nmin = [1, 0]\nmax = [0, 1]\n" + SPAWN).contains("that is below"));
        assertTrue(problem(ROWS + "[[polygon]]\n" + SPAWN).contains("is unknown in a tile map"));
        assertTrue(problem(ROWS + "[[creature]]\nposition = [0, 0, 0]\nmount = true\n".repeat(2) + SPAWN).contains("second mount"));
    }

    @Test
    void emptyMapIsStillALevel() {
        Level level = read("");
        assertEquals(2, level.problems().size());
        assertEquals(1, level.spawns().size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"tile-edges", "tile-fort", "tile-herd", "tile-stairs", "sector-steps", "sector-pool", "sector-torture"})
    void shippedMapsHaveNoProblemsAndADescription(String id) {
        String text = SampleMaps.read(id + ".toml").orElseThrow();
        assertEquals(List.of(), LevelReader.read(id, text, 1f).problems());
        assertTrue(LevelReader.description(text).length() > 20);
        assertEquals(LevelReader.worldType(text), LevelReader.read(id, text, 1f).world().getClass());
    }

    @Test
    void digitsAndLettersAreLevels() {
        TileWorld world = (TileWorld) read("rows = [\"09az\"]\n" + SPAWN).world();
        assertEquals("0.0 4.5 5.0 17.5", world.surface(0, 0) + " " + world.surface(1, 0) + " " + world.surface(2, 0) + " " + world.surface(3, 0));
    }

    /** The southern row is all wall, and so is the first tile of the row above it. */
    @Test
    void mapWithoutASpawnStartsOnTheFirstFreeTile() {
        Spawn spawn = read("rows = [\"#12\", \"###\"]\n").spawns().get(0);
        assertEquals("first free tile 1.5 1.5 0.5", spawn.name() + " " + spawn.x() + " " + spawn.y() + " " + spawn.z());
        assertEquals("nowhere", read("rows = [\"##\", \"##\"]\n").spawns().get(0).name());
    }

    @Test
    void propIsNamedByItsNumberAndMustHaveAWidth() {
        String prop = "[[prop]]\nmin = [0, 0]\nmax = [1, 1]\n";
        assertEquals("prop 2", ((TileWorld) read(ROWS + prop + prop + SPAWN).world()).props().get(1).name());
        assertTrue(problem(ROWS + "[[prop]]\nmin = [1, 0]\nmax = [1, 1]\n" + SPAWN).contains("that is below"));
        assertTrue(problem(ROWS + "[[prop]]\nmin = [0, 1]\nmax = [1, 1]\n" + SPAWN).contains("that is below"));
        assertTrue(problem(ROWS + prop + "colour = 1\n" + SPAWN).contains("colour"));
        assertTrue(problem(ROWS + "[[creature]]\nposition = [0.5, 0.5, 0]\ncolour = 1\n" + SPAWN).contains("colour"));
    }

    @Test
    void zoneMustNotBeTooThinAndCannotPushOnTiles() {
        String zone = "[[zone]]\nkind = \"start\"\nmin = [0, 0, 0]\nmax = [1, 1, ";
        assertEquals(List.of(), read(ROWS + zone + "0.03125]\n" + SPAWN).problems(), "a 32nd is thick enough");
        assertTrue(problem(ROWS + zone + "0.03]\n" + SPAWN).contains("well below"));
        assertTrue(problem(ROWS + zone.replace("start", "push") + "1]\n" + SPAWN).contains("cannot push in this kind of map"));
        assertTrue(problem(ROWS + "[[waypoint]]\nposition = [1, 1, 0]\n".repeat(4097) + SPAWN).contains("exceeds the limit of 4096"));
    }
}
