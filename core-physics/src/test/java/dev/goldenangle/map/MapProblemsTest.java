package dev.goldenangle.map;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

import static dev.goldenangle.map.MapSnippets.box;
import static dev.goldenangle.map.MapSnippets.entity;
import static dev.goldenangle.map.MapSnippets.key;
import static dev.goldenangle.map.MapSnippets.room;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Mistakes in maps are reported with their line, and long maps are read quickly. */
class MapProblemsTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    private static MapProblem only(String text) {
        List<MapProblem> problems = LevelReader.read("test", text, 32f).problems();
        assertEquals(1, problems.size(), problems.toString());
        return problems.get(0);
    }

    @Test
    void repeatedKeyIsReported() {
        MapProblem problem = only(room("{\n\"classname\" \"light\"\n\"light\" \"1\"\n\"light\" \"2\"\n}\n"));
        assertTrue(problem.reason().contains("\"light\" is given twice"), problem.reason());
    }

    @Test
    void spawnInSolidOrFarOutsideIsReported() {
        String block = entity("worldspawn", box(-256, -256, -16, 256, 256, 0, "floor"), box(-64, -64, 0, 64, 64, 128, "block"));
        assertEquals("info_player_start: is inside solid geometry", only(block + entity("info_player_start", key("origin", "0 0 24"))).reason());
        assertEquals("info_player_start: is far outside the map", only(block + entity("info_player_start", key("origin", "0 0 90000"))).reason());
        assertEquals(List.of(), LevelReader.read("test", block + entity("info_player_start", key("origin", "100 0 24")), 32f).problems());
    }

    private static String square(int x, int y, int side) {
        return "[[polygon]]\nfloor = 0\nceiling = 2048\nvertices = [[" + x + ", " + y + "], [" + (x + side) + ", " + y + "], [" + (x + side) + ", " + (y + side)
                + "], [" + x + ", " + (y + side) + "]]\n";
    }

    private static final String SECTORS = "format = \"sector\"\n[[spawn]]\nposition = [512, 512, 0]\n";

    @Test
    void overlappingRoomsAreReportedAndNeighboursAreNot() {
        assertEquals(List.of(), LevelReader.read("test", SECTORS + square(0, 0, 1024) + square(1024, 0, 1024), 0.5f).problems());
        MapProblem problem = only(SECTORS + square(0, 0, 1024) + square(900, 0, 1024));
        assertEquals(8, problem.line());
        assertTrue(problem.reason().contains("the same ground as the one in line 4"), problem.reason());
    }

    /** A file in which everything overlaps gives twenty reports; a file with too many neighbours is not checked to its end. */
    @Test
    void overlapCheckIsLimited() {
        String more = "more polygons may overlap; the check stopped here";
        StringBuilder pile = new StringBuilder(SECTORS);
        for (int i = 0; i < 30; i++) {
            pile.append(square(i, i, 1024));
        }
        List<String> heap = reasons(pile.toString());
        assertEquals(20, heap.stream().filter(reason -> reason.contains("the same ground")).count());
        assertTrue(heap.contains(more), heap.toString());
        StringBuilder column = new StringBuilder(SECTORS);
        for (int i = 0; i < 1500; i++) {
            column.append(square(0, i * 8, 8));
        }
        assertTrue(reasons(column.toString()).contains(more));
    }

    private static List<String> reasons(String text) {
        return LevelReader.read("test", text, 0.5f).problems().stream().map(MapProblem::reason).toList();
    }

    @Test
    void spawnBelowTheFloorOrOutsideIsReportedWithItsLine() {
        assertEquals(2, only(SECTORS.replace("512, 512, 0", "512, 512, -9") + square(0, 0, 1024)).line());
        assertEquals(2, only(SECTORS.replace("512, 512, 0", "-512, 512, 0") + square(0, 0, 1024)).line());
    }

    @Test
    void blankLinesBeforeAMapAreSkippedQuickly() {
        String blank = " \n\t\n".repeat(500_000);
        assertTimeoutPreemptively(SOON, () -> {
            assertEquals("stairs", LevelReader.description(blank + "\"message\" \"stairs\"\n"));
            assertEquals(List.of(), LevelReader.read("blank", blank + room(), 32f).problems());
            assertEquals("sector", LevelReader.inspect("blank", MapContent.of(blank + SECTORS + square(0, 0, 1024))).format().name().toLowerCase(java.util.Locale.ROOT));
        });
    }

    @Test
    void descriptionIsFoundInBothFormats() {
        assertEquals("two words", LevelReader.description("// x\n{\n\"classname\" \"worldspawn\"\n\"message\" \"two words\"\n}\n"));
        assertEquals("two words", LevelReader.description("format = \"tile\"\n  message=\"two words\"\n"));
        assertEquals("", LevelReader.description("\"messages\" \"no\"\nmessage = \"not closed\n"));
    }

    @Test
    void sectorMapWithManyWallsIsReadQuicklyAndCanBeCancelled() {
        StringBuilder map = new StringBuilder(SECTORS);
        for (int i = 0; i < 4_000; i++) {
            map.append(square(i % 64 * 256 - 8192, i / 64 * 256 - 8192, 256));
        }
        for (int i = 0; i < 40_000; i++) {
            map.append("[[wall]]\nfrom = [-8192, -8192]\nto = [-7936, -8192]\n");
        }
        assertTimeoutPreemptively(SOON, () -> LevelReader.read("walls", map.toString(), 0.5f));
        AtomicInteger asked = new AtomicInteger();
        assertThrows(CancellationException.class, () -> LevelReader.read("walls", map.toString(), 0.5f, () -> asked.incrementAndGet() >= 100));
        assertEquals(100, asked.get());
    }
}
