package dev.goldenangle.map;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Counts of a map's contents, and spawns and zones of TOML maps. */
class MapInfoTest {
    private static final String TILES = "format = \"tile\"\nrows = [\"000\", \"000\"]\n";

    private static MapInfo inspect(String text) {
        return LevelReader.inspect("test", MapContent.of(text));
    }

    private static Level tiles(String tables) {
        return LevelReader.read("test", TILES + tables, 1f);
    }

    /** A floor of six faces and a spawn; a second box in Valve's format makes the map mixed. */
    @Test
    void brushMapsCountEntitiesBrushesAndFaces() {
        MapInfo standard = inspect(MapSnippets.room());
        assertEquals(List.of(2, 1, 6, 1), List.of(standard.entities(), standard.brushes(), standard.faces(), standard.solidBrushes()));
        assertEquals(MapFormat.STANDARD, standard.format());
        String valve = MapSnippets.entity("worldspawn", MapSnippets.valveBox(0, 0, 0, 9, 9, 9, "x"));
        assertEquals(MapFormat.VALVE_220, inspect(valve).format());
        assertEquals(MapFormat.MIXED, inspect(MapSnippets.room(valve)).format());
        assertEquals(MapFormat.EMPTY, inspect("").format());
        assertEquals(MapFormat.values().length, List.of(MapFormat.values()).stream().map(MapFormat::label).distinct().count());
    }

    @Test
    void tomlMapsCountTheirTables() {
        MapInfo info = inspect(TILES + "[[spawn]]\nposition = [0.5, 0.5, 0]\n[[spawn]]\nposition = [1.5, 0.5, 0]\n[[waypoint]]\nposition = [1, 1, 0]\n");
        assertEquals(List.of(3, 0, 0, 0), List.of(info.entities(), info.brushes(), info.faces(), info.solidBrushes()));
        assertEquals(MapFormat.TILE, info.format());
        assertEquals(List.of(), info.problems());
        MapInfo sector = inspect("format = \"sector\"\n[[polygon]]\nvertices = [[0, 0], [1024, 0], [1024, 2048]]\nfloor = 0\nceiling = 1024\n");
        assertEquals(MapFormat.SECTOR, sector.format());
        assertEquals(1, sector.entities());
        assertTrue(sector.problems().get(0).reason().contains("spawn"), sector.problems().toString());
    }

    @Test
    void spawnsAreNumberedUnlessNamedAndUseTheirYaw() {
        List<Spawn> spawns = tiles("[[spawn]]\nposition = [0.5, 0.5, 0]\n[[spawn]]\nname = \"east\"\nposition = [2.5, 1.5, 0]\nyaw = 270\n").spawns();
        assertEquals(new Spawn("spawn 1", 0.5f, 0.5f, 0f, 0f), spawns.get(0));
        assertEquals("east", spawns.get(1).name());
        assertEquals(List.of(2.5f, 1.5f), List.of(spawns.get(1).x(), spawns.get(1).y()));
        assertEquals(-Math.PI / 2, spawns.get(1).yaw(), 1e-6);
        assertTrue(tiles("[[spawn]]\nposition = [0.5, 0.5, 0]\nyaww = 1\n").problems().get(0).reason().contains("\"yaww\" is unknown in [[spawn]]"));
        assertTrue(tiles("[[spawn]]\nposition = [0.5, 0.5, 0]\n[[waypoint]]\nposition = [1, 1, 0]\nleap = 1\n").problems().get(0).reason().contains("\"leap\" is unknown"));
    }

    @Test
    void zonesAreNumberedAndMustHaveAVolume() {
        String spawn = "[[spawn]]\nposition = [0.5, 0.5, 0]\n";
        Level level = tiles(spawn + "[[zone]]\nkind = \"checkpoint\"\nmin = [0, 0, 0]\nmax = [1, 1, 1]\n[[zone]]\nkind = \"checkpoint\"\nindex = 2\nmin = [1, 0, 0]\nmax = [2, 1, 1]\n"
                + "[[zone]]\nkind = \"finish\"\nmin = [2, 0, 0]\nmax = [3, 1, 1]\n");
        assertEquals(List.of(), level.problems());
        assertEquals(List.of(1, 2, 0), level.zones().stream().map(Zone::index).toList());
        assertEquals(List.of(Zone.Kind.CHECKPOINT, Zone.Kind.CHECKPOINT, Zone.Kind.FINISH), level.zones().stream().map(Zone::kind).toList());
        for (String flat : List.of("max = [0, 1, 1]", "max = [1, 0, 1]", "max = [1, 1, 0]")) {
            Level refused = tiles(spawn + "[[zone]]\nmin = [0, 0, 0]\n" + flat + "\n");
            assertEquals(0, refused.zones().size(), flat);
            assertTrue(refused.problems().get(0).reason().contains("well below"), refused.problems().toString());
        }
        assertTrue(tiles(spawn + "[[zone]]\nmin = [0, 0, 0]\nmax = [1, 1, 1]\ncolour = 3\n").problems().get(0).reason().contains("\"colour\" is unknown in [[zone]]"));
    }
}
