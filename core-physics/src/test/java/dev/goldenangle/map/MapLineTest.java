package dev.goldenangle.map;

import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Finds one key of a map by its line; in the examples ~ ends a line and ' stands for a double quote. */
class MapLineTest {
    private static String text(String written) {
        return written.replace('~', '\n').replace('\'', '"');
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', quoteCharacter = '`', value = {"message = 'hello'; hello", " \t message='hello' # more; hello", "'message' 'hello'; hello",
        " 'message'\t'hello'~; hello", "message 'hello'; hello", "'message' = 'hello'; hello",
        "a~~message = 'hello'; hello", "message = 'one'~message = 'two'; one", "message = 'open~message = 'two'; two", "message = 'open; ``", "'message 'hello'; ``",
        "'message hello'; ``", "messages = 'hello'; ``",
        "my message = 'hello'; ``", "message = hello; ``", "message; ``", "message =; ``", "message = ''; ``", "message~= 'hello'; ``", "'; ``", "`  `; ``",
        "message = 'x; ``", "x message = 'hello'~ message = 'y'; y"})
    void messageIsReadFromTheLineOfItsKey(String written, String message) {
        assertEquals(message, LevelReader.description(text(written)));
    }

    @Test
    void emptyTextHasNoMessage() {
        assertEquals("", LevelReader.description(""));
        assertEquals("", LevelReader.description("\n\n"));
    }

    /** TOML has an equals sign between key and text; a Quake map with a "format" key has none. */
    @Test
    void formatNeedsAnEqualsSign() {
        assertEquals(TileWorld.class, LevelReader.worldType("# map\n format = \"tile\"\n"));
        assertEquals(SectorWorld.class, LevelReader.worldType("format=\"sector\""));
        for (String other : List.of("format \"tile\"\n", "\"format\" \"tile\"\n", "\"format\" = \"tile\"\n", "format = \"quake\"\n", "format = tile", "")) {
            assertEquals(BrushWorld.class, LevelReader.worldType(other), other);
        }
        assertEquals(TileWorld.class, LevelReader.worldType("format = \"quake\"\nformat = \"tile\""), "the first known format");
    }

    @Test
    void binaryLevelsAreRecognisedByTheirFirstBytes() {
        assertTrue(new MapContent(new byte[] {'I', 'B', 'S', 'P'}, "").isCompiled());
        assertTrue(new MapContent(new byte[] {29, 0, 0, 0, 5, 5, 5, 5, 9, 9}, "").isCompiled());
        assertFalse(new MapContent(new byte[] {29, 0, 0, 0, 5, 5, 5}, "").isCompiled());
        assertFalse(new MapContent(new byte[] {'{', '\n'}, "").isCompiled());
    }

    @Test
    void unreadableStatementsAreReportedWithTheirKeys() {
        Level level = LevelReader.read("tiles", "format = \"tile\"\nrows = [\"00\"]\nrows = 5\n=\n[[spawn]]\nposition = [0.5, 0.5, 0]\n", 1f);
        assertEquals(List.of(3, 4), level.problems().stream().map(MapProblem::line).toList());
        assertTrue(level.problems().get(0).reason().startsWith("rows: "), level.problems().toString());
        assertFalse(level.problems().get(1).reason().startsWith(": "), level.problems().toString());
    }
}
