package dev.goldenangle.presets;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tables, problems and comments of a document. */
class TomlDocumentTest {
    private static TomlDocument of(String text) {
        return TomlDocument.read("x.toml", text);
    }

    private static List<String> problems(TomlDocument document) {
        return document.problems().stream().map(PresetProblem::toString).toList();
    }

    @Test
    void byteOrderMarkIsIgnored() {
        TomlDocument document = of("\uFEFFa = 1\n");
        assertTrue(document.isSound());
        assertTrue(document.head().has("a"));
    }

    @Test
    void sectionMustBeATable() {
        TomlDocument document = of("a = 1\n[b]\nc = 2\n");
        assertEquals(2.0, document.section("b").orElseThrow().find("c").orElseThrow().number());
        assertEquals(Optional.empty(), document.section("z").map(TomlSection::isSound));
        assertTrue(document.isSound());
        assertTrue(document.section("a").isEmpty());
        assertEquals(List.of("x.toml:1:1: a: must be a table: [a]"), problems(document));
        assertFalse(document.isSound());
    }

    @Test
    void numberOfSectionsInAListIsLimited() {
        TomlDocument document = of("[[b]]\nc = 1\n[[b]]\nc = 2\n[[b]]\nc = 3\n");
        assertEquals(3, document.sections("b", 3).size());
        assertEquals(List.of(), document.sections("z", 3));
        assertTrue(document.isSound());
        List<TomlSection> two = document.sections("b", 2);
        assertEquals("1 2", two.get(0).whole("c", 0, 0, 9) + " " + two.get(1).whole("c", 0, 0, 9));
        assertEquals(List.of("x.toml:5:1: b.: at most 2 tables of this name are allowed"), problems(document));
        TomlDocument other = of("b = 1\n");
        assertEquals(List.of(), other.sections("b", 2));
        assertEquals(List.of("x.toml:1:1: b: must be a list of tables: [[b]]"), problems(other));
    }

    @Test
    void problemsAreInTheOrderOfTheFile() {
        TomlDocument document = of("a = 1\nb = 2\nc = { d = 1, e = 2 }\n");
        document.problem(List.of("c", "e"), "third");
        document.problem(List.of("c", "d"), "second");
        document.problem(List.of("b"), "first");
        document.problem(List.of("nowhere", "at", "all"), "zeroth");
        assertEquals(List.of("x.toml:1:1: nowhere.at.all: zeroth", "x.toml:2:1: b: first", "x.toml:3:1: c.e: third", "x.toml:3:1: c.d: second"), problems(document));
    }

    @Test
    void atMostThirtyTwoSyntaxErrorsAreReported() {
        assertEquals(32, of("a = = 1\n".repeat(50)).problems().size());
    }

    @Test
    void commentDirectlyAboveATableBelongsToIt() {
        TomlDocument document = of("# Head,\n#  two lines.\n\n# Not this.\n\n# One  and\n#two.\n[[b]]\n[[b]]\n");
        assertEquals("Head, two lines.", document.headComment());
        assertEquals("One and two.", document.commentAbove("b", 0));
        assertEquals("", document.commentAbove("b", 1));
        assertEquals("First.", of("# First.\n[[b]]\n").commentAbove("b", 0));
    }

    @Test
    void unknownKeysAreRefused() {
        TomlSection section = of("[b]\nspeed = 1\nsped = 2\n").section("b").orElseThrow();
        section.allow(List.of("speed"));
        assertFalse(section.isSound());
        TomlDocument fine = of("[b]\nspeed = 1\n");
        fine.section("b").orElseThrow().allow(List.of("speed"));
        assertTrue(fine.isSound());
    }

    @ParameterizedTest
    @CsvSource({"'\"\"', false", "'\" \"', false", "3, false", "'\"x\"', true"})
    void textMustBeInQuotesAndNotBlank(String written, boolean fine) {
        TomlDocument document = of("a = " + written + "\n");
        assertEquals(fine, document.head().text("a").isPresent());
        assertEquals(fine, document.isSound());
    }

    @Test
    void textHasAtMostTwoHundredCharacters() {
        assertTrue(of("a = \"" + "x".repeat(200) + "\"\n").head().text("a").isPresent());
        TomlDocument document = of("a = \"" + "x".repeat(201) + "\"\n");
        assertTrue(document.head().text("a").isEmpty());
        assertEquals(List.of("x.toml:1:1: a: must be a text in quotes of at most 200 characters"), problems(document));
        assertTrue(document.head().text("b").isEmpty());
    }

    @ParameterizedTest
    @CsvSource({"2, 2", "5, 5", "1, -7", "6, -7", "3.0, -7", "'\"3\"', -7"})
    void wholeNumberMustBeWithinItsRange(String written, int expected) {
        TomlDocument document = of("[b]\na = " + written + "\n");
        TomlSection section = document.section("b").orElseThrow();
        assertEquals(expected, section.whole("a", -7, 2, 5));
        assertEquals(expected == -7 ? List.of("x.toml:2:1: b.a: must be a whole number between 2 and 5") : List.of(), problems(document));
        assertEquals(-7, section.whole("c", -7, 2, 5), "the default when none is given");
    }

    @ParameterizedTest
    @CsvSource({"0.001, 0.001", "60, 60", "0, 7", "-1, 7", "60.5, 7", "nan, 7"})
    void positiveNumberMustBeAboveZero(String written, double expected) {
        TomlDocument document = of("[[b]]\na = " + written + "\n");
        TomlSection section = document.sections("b", 1).get(0);
        assertEquals(expected, section.positive("a", 7, 60));
        assertEquals(expected == 7 ? List.of("x.toml:2:1: b.a: must be a number above 0 and up to 60") : List.of(), problems(document));
        assertEquals(7, section.positive("c", 7, 60));
    }

    @Test
    void tableItselfCanBeRefused() {
        TomlDocument document = of("\n[b]\na = 1\n");
        document.section("b").orElseThrow().refuse("", "not this one");
        document.head().refuse("z", "missing");
        assertEquals(List.of("x.toml:1:1: z: missing", "x.toml:2:1: b: not this one"), problems(document));
    }

    /** "kitten" to "sitting" takes three changes: k to s, e to i, and a g at the end. */
    @ParameterizedTest
    @CsvSource({"kitten, sitting, 3", "'', abc, 3", "abc, '', 3", "abc, abc, 0", "abc, acb, 2", "friction, fricton, 1", "a, b, 1", "flaw, lawn, 2"})
    void distanceCountsLettersToChange(String a, String b, int letters) {
        assertEquals(letters, NearestWord.distance(a, b));
        assertEquals(letters, NearestWord.distance(b, a));
    }

    @Test
    void firstOfTheNearestWordsWins() {
        assertEquals("; did you mean bat?", NearestWord.hint("rat", List.of("dog", "bat", "cat")));
        assertEquals("", NearestWord.hint("rat", List.of()));
        assertEquals(Optional.of("x".repeat(64)), NearestWord.to("x".repeat(5000), List.of("y", "x".repeat(64))), "only the beginning of a very long word counts");
        assertEquals(Optional.of("x".repeat(64)), NearestWord.to("x".repeat(64), List.of("x".repeat(63), "x".repeat(64))));
    }

    private static String comment(String words) {
        StringBuilder text = new StringBuilder();
        PresetWriter.comment(text, words);
        return text.toString();
    }

    /** A hash sign, a blank and 108 letters make 110. */
    @Test
    void commentLinesAreWrappedAt110Characters() {
        assertEquals("# one two\n", comment("  one   two "));
        String fits = "x".repeat(100) + " " + "y".repeat(7);
        assertEquals("# " + fits + "\n", comment(fits));
        assertEquals("# " + "x".repeat(100) + "\n# " + "y".repeat(8) + "\n", comment("x".repeat(100) + " " + "y".repeat(8)));
    }

    @Test
    void quotedTextReadsBackEqual() {
        assertEquals("\"a\\\"b\\\\c\\nd\\te\\u0001\\u001f \\u007f\u00e9\"", PresetWriter.quoted("a\"b\\c\nd\te\u0001\u001f \u007f\u00e9"));
    }
}
