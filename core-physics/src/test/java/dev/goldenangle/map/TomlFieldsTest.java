package dev.goldenangle.map;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.function.Consumer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class TomlFieldsTest {
    private enum Drink { STILL_WATER, BEER }

    private final Problems problems = new Problems();

    private TomlFields fields(String text) {
        return new TomlFields("[[thing]]", LevelReader.parse(text, problems), problems);
    }

    private void assertRefused(String text, Consumer<TomlFields> asking, String reason) {
        Problems own = new Problems();
        TomlFields fields = new TomlFields("[[thing]]", LevelReader.parse(text + "\n", own), own);
        asking.accept(fields);
        assertEquals(List.of(reason), own.list().stream().map(MapProblem::reason).toList());
        assertFalse(fields.isUsable(), reason);
    }

    @Test
    void presentValuesAreRead() {
        TomlFields fields = fields("a = 3\nb = 2.5\nc = true\nd = \"beer\"\ne = [1, 2]\nf = [0.5, 1.5, 2]\ng = [[1, 2], [3, 4]]\nh = [\"x\", \"y\"]\n");
        assertEquals(3, fields.whole("a", 3, 5));
        assertEquals(2.5, fields.number("b", 0, 2.5));
        assertTrue(fields.flag("c", false));
        assertEquals("beer", fields.text("d", "wine"));
        assertEquals(Drink.BEER, fields.choice("d", Drink.class, Drink.STILL_WATER));
        assertArrayEquals(new int[] {1, 2}, fields.wholes("e", 2, 0, 9));
        assertArrayEquals(new double[] {0.5, 1.5, 2}, fields.numbers("f", 3, 0, 9));
        assertArrayEquals(new int[] {1, 2, 3, 4}, fields.pairs("g", 2, 2, 0, 9));
        assertEquals(2, fields.texts("h", 2).size());
        fields.finish();
        assertEquals(List.of(), problems.list());
        assertTrue(fields.isUsable());
    }

    @Test
    void missingValuesUseTheirDefault() {
        TomlFields fields = fields("");
        assertEquals(4, fields.whole("a", 4, 0, 9));
        assertEquals(4.5, fields.number("b", 4.5, 0, 9));
        assertTrue(fields.flag("c", true));
        assertFalse(fields.flag("c", false));
        assertEquals("wine", fields.text("d", "wine"));
        assertEquals(Drink.STILL_WATER, fields.choice("e", Drink.class, Drink.STILL_WATER));
        assertTrue(fields.isUsable());
        assertEquals(List.of(), problems.list());
    }

    @Test
    void missingRequiredKeyIsReported() {
        assertRefused("", fields -> assertEquals(2, fields.whole("a", 2, 9)), "[[thing]] needs \"a\"");
        assertRefused("", fields -> assertEquals(2, fields.wholes("a", 2, 0, 9).length), "[[thing]] needs \"a\"");
        assertRefused("", fields -> assertEquals(3, fields.numbers("a", 3, 0, 9).length), "[[thing]] needs \"a\"");
        assertRefused("", fields -> assertEquals(0, fields.pairs("a", 1, 2, 0, 9).length), "[[thing]] needs \"a\"");
        assertRefused("", fields -> assertEquals(List.of(), fields.texts("a", 2)), "[[thing]] needs \"a\"");
    }

    @Test
    void wrongValueIsReportedWithWhatIsAllowed() {
        assertRefused("a = 10", fields -> assertEquals(0, fields.whole("a", 0, 9)), "\"a\" must be a whole number from 0 to 9");
        assertRefused("a = -1", fields -> assertEquals(0.5, fields.number("a", 0.5, 9)), "\"a\" must be a number from 0.5 to 9");
        assertRefused("a = \"x\"", fields -> assertEquals(1, fields.number("a", 1, 9)), "\"a\" must be a number from 1 to 9, not a text");
        assertRefused("a = 1", fields -> assertTrue(fields.flag("a", true)), "\"a\" must be true or false");
        assertRefused("a = 1", fields -> assertEquals("wine", fields.text("a", "wine")), "\"a\" must be a text in quotes");
        assertRefused("a = \"wine\"", fields -> assertEquals(Drink.BEER, fields.choice("a", Drink.class, Drink.BEER)), "\"a\" must be one of still-water, beer");
        assertRefused("a = [1, 2, 3]", fields -> assertEquals(2, fields.wholes("a", 2, 0, 9).length), "\"a\" must be a list of 2 whole numbers");
        assertRefused("a = 1", fields -> assertEquals(2, fields.wholes("a", 2, 0, 9).length), "\"a\" must be a list of 2 whole numbers");
        assertRefused("a = [1]", fields -> assertEquals(2, fields.numbers("a", 2, 0, 9).length), "\"a\" must be a list of 2 numbers");
        assertRefused("a = [[1, 2]]", fields -> assertEquals(0, fields.pairs("a", 2, 3, 0, 9).length), "\"a\" must be a list of 2 to 3 pairs [x, y]");
        assertRefused("a = [[1, 2], [1, 2], [1, 2], [1, 2]]", fields -> fields.pairs("a", 2, 3, 0, 9), "\"a\" must be a list of 2 to 3 pairs [x, y]");
        assertRefused("a = [\"x\", 1]", fields -> assertEquals(List.of(), fields.texts("a", 2)), "\"a\" must be a list of 1 to 2 texts");
        assertRefused("a = []", fields -> assertEquals(List.of(), fields.texts("a", 2)), "\"a\" must be a list of 1 to 2 texts");
        assertRefused("a = [\"x\", \"y\", \"z\"]", fields -> assertEquals(List.of(), fields.texts("a", 2)), "\"a\" must be a list of 1 to 2 texts");
    }

    @Test
    void valuesAtTheLimitsAreAllowed() {
        TomlFields fields = fields("a = 0\nb = 9\n");
        assertEquals(0, fields.number("a", 0, 9));
        assertEquals(9, fields.number("b", 0, 9));
        assertTrue(fields.isUsable());
    }

    /** Clockwise on the map, mirrored inside; both orders give the same result. */
    @Test
    void outlineIsOrderedAndMirroredForEitherDirection() {
        int[] one = SectorOutline.ordered(new int[] {0, 0, 4, 0, 4, 2, 0, 2});
        int[] other = SectorOutline.ordered(new int[] {0, 2, 4, 2, 4, 0, 0, 0});
        assertEquals(area(one), area(other), "turned the same way");
        assertEquals(16, Math.abs(area(one)));
    }

    /** Twice the signed area. */
    private static int area(int[] c) {
        int sum = 0;
        for (int i = 0; i < c.length; i += 2) {
            int next = (i + 2) % c.length;
            sum += c[i] * c[next + 1] - c[next] * c[i + 1];
        }
        return sum;
    }

    @Test
    void nonConvexOutlinesAreRefused() {
        assertEquals(null, SectorOutline.ordered(new int[] {0, 0, 4, 0, 1, 1, 0, 4}), "a dent");
        assertEquals(null, SectorOutline.ordered(new int[] {0, 0, 4, 0, 2, 0}), "no area");
        assertEquals(null, SectorOutline.ordered(new int[] {0, 0, 4, 0, 4, 0, 0, 4}), "a corner twice");
        assertEquals(null, SectorOutline.ordered(new int[] {0, 0, 6, 0, 2, 0, 4, 0, 0, 4}), "back and forth on one line");
        assertEquals(8, SectorOutline.ordered(new int[] {0, 0, 2, 0, 4, 0, 0, 4}).length, "a corner on a straight line is fine");
    }

    @Test
    void touchingOutlinesDoNotOverlap() {
        int[] square = SectorOutline.ordered(new int[] {0, 0, 4, 0, 4, 4, 0, 4});
        assertTrue(SectorOutline.overlap(square, SectorOutline.ordered(new int[] {3, 3, 7, 3, 7, 7, 3, 7})));
        assertFalse(SectorOutline.overlap(square, SectorOutline.ordered(new int[] {4, 0, 8, 0, 8, 4, 4, 4})));
        assertFalse(SectorOutline.overlap(square, SectorOutline.ordered(new int[] {0, 4, 4, 4, 4, 8, 0, 8})));
        assertFalse(SectorOutline.overlap(square, SectorOutline.ordered(new int[] {-9, 0, -5, 0, -5, 4, -9, 4})));
        assertTrue(SectorOutline.overlap(square, SectorOutline.ordered(new int[] {1, 1, 2, 1, 2, 2, 1, 2})), "one inside the other");
    }
}
