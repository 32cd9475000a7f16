package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class JacksonTomlTest {
    private static final TomlLimits LIMITS = new TomlLimits(200_000, 100);
    private final List<TomlProblem> problems = new ArrayList<>();

    private TomlTable read(String text) {
        return new JacksonToml().read(text, LIMITS, problems::add);
    }

    private TomlTable sound(String text) {
        TomlTable top = read(text);
        assertEquals(List.of(), problems);
        return top;
    }

    private Object value(String written) {
        return sound("a = " + written + "\n").values().get("a").content();
    }

    private static TomlProblem problem(String text) {
        List<TomlProblem> found = new ArrayList<>();
        new JacksonToml().read(text, LIMITS, found::add);
        assertEquals(1, found.size(), found.toString());
        return found.get(0);
    }

    private static void assertProblem(int line, int column, String key, String reason, String text) {
        assertEquals(new TomlProblem(new TomlPlace(line, column), key, reason), problem(text));
    }

    @Test
    void everyKindOfValueHasItsPlace() {
        TomlTable top = sound("""
                # a comment
                text = "a \\"b\\" \\\\ \\n"   # another
                whole = -1_024
                part = 2.5e-1
                yes = true
                list = [1, [2, 3], # inside
                        "four", ]
                """);
        assertEquals("a \"b\" \\ \n", top.find("text").orElseThrow().text());
        assertEquals(-1024L, top.values().get("whole").content());
        assertEquals(0.25, top.values().get("part").content());
        assertEquals(true, top.values().get("yes").content());
        List<TomlValue> list = top.values().get("list").list();
        assertEquals(3, list.size());
        assertEquals(new TomlPlace(7, 9), list.get(2).place());
        assertEquals(new TomlPlace(6, 8), top.values().get("list").place());
        assertEquals(new TomlPlace(6, 1), top.placeOf("list"));
        assertEquals(TomlPlace.START, top.placeOf("none"));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "+7, 7", "-7, -7", "1_000, 1000", "0xFf_0, 4080", "0o17, 15", "0b101, 5", "123456789012345678, 123456789012345678"})
    void wholeNumbersAreReadInEveryBase(String written, long number) {
        assertEquals(number, value(written));
    }

    @ParameterizedTest
    @CsvSource({"0.0, 0", "-1.5, -1.5", "1e3, 1000", "1_0.2_5, 10.25", "6.02E+2, 602", "inf, Infinity", "+inf, Infinity", "-inf, -Infinity", "nan, NaN", "+nan, NaN", "-nan, NaN",
        "0xFFFFFFFFFFFFFFFFFF, 4.722366482869645E21"})
    void otherNumbersAreDecimal(String written, double number) {
        assertEquals(number, value(written));
    }

    @Test
    void datesAndTimesAreRead() {
        assertEquals(LocalDate.of(1979, 5, 27), value("1979-05-27"));
        assertEquals(LocalTime.of(7, 32, 0, 500_000_000), value("07:32:00.5"));
        assertEquals(LocalDateTime.of(1979, 5, 27, 7, 32), value("1979-05-27T07:32:00"));
        assertEquals(OffsetDateTime.parse("1979-05-27T07:32:00Z"), value("1979-05-27T07:32:00Z"));
        assertEquals(OffsetDateTime.parse("1979-05-27T07:32:00-07:00"), value("1979-05-27T07:32:00-07:00"));
        assertEquals(OffsetDateTime.parse("1979-05-27T07:32:00+07:00"), value("1979-05-27T07:32:00+07:00"));
    }

    @Test
    void escapesAreDecoded() {
        assertEquals("\b\t\n\f\r\"\\é😀", value("\"\\b\\t\\n\\f\\r\\\"\\\\\\u00E9\\U0001f600\""));
        assertEquals("\\n \"", value("'\\n \"'"));
        assertEquals("\t", value("\"\t\""));
        assertProblem(1, 6, "a", "only b, t, n, f, r, \", \\, u and U may follow a backslash", "a = \"\\x\"");
        assertProblem(1, 6, "a", "control characters are not allowed; in a text, write them as \\u0001", "a = \"\u0001\"");
    }

    @Test
    void textsMaySpanSeveralLines() {
        assertEquals("one\n two\"\" three", value("\"\"\"\none\n two\"\" three\"\"\""));
        assertEquals("one two", value("\"\"\"one \\  \n\n   two\"\"\""));
        assertEquals("\\ 'it''s'\n", value("'''\n\\ 'it''s'\n'''"));
        assertEquals("say \"yes\"", value("\"\"\"say \"yes\"\"\"\""));
        assertEquals("''", value("''''''''"));
        assertEquals("", value("\"\"\"\"\"\""));
        assertEquals(5, sound("a = '''\n\n'''\n\nb = 1\n").placeOf("b").line());
    }

    @Test
    void keysAreBareQuotedOrDotted() {
        TomlTable top = sound("\"a b\" = 1\n'c\"' = 2\nd . e.\"f\" = 3\nd.g = 4\n-_9 = 5\n");
        assertEquals(1L, top.values().get("a b").content());
        assertEquals(2L, top.values().get("c\"").content());
        assertEquals(5L, top.values().get("-_9").content());
        TomlTable inner = top.tableAt(List.of("d", "e")).orElseThrow();
        assertEquals(3L, inner.values().get("f").content());
        assertEquals(new TomlPlace(3, 1), inner.placeOf("f"));
        assertEquals(4L, top.tableAt(List.of("d")).orElseThrow().values().get("g").content());
        assertTrue(top.tableAt(List.of("d", "nothing")).isEmpty());
        assertTrue(top.tableAt(List.of("a b")).isEmpty());
    }

    @Test
    void tablesMayBeNestedInAnyOrder() {
        TomlTable top = sound("[a.b]\nx = 1\n[a]\ny = 2\n[a.c] # more\nz = 3\n");
        TomlTable a = top.tableAt(List.of("a")).orElseThrow();
        assertEquals(List.of("b", "y", "c"), List.copyOf(a.values().keySet()));
        assertEquals(new TomlPlace(3, 1), a.place());
        assertTrue(a.find("b").orElseThrow().isMadeOfTables());
        assertFalse(a.find("y").orElseThrow().isMadeOfTables());
    }

    @Test
    void listsOfTablesKeepTheirOrder() {
        TomlTable top = sound("a = 1\n[[room]]\nb = 2\r\n[[ room ]]\nb = 3\n[room.door]\nwide = true\n[[room.window]]\n[[room.window]]\n");
        assertEquals(2, top.tables("room").size());
        TomlTable second = top.tables("room").get(1);
        assertEquals(3L, second.values().get("b").content());
        assertEquals(new TomlPlace(4, 1), second.place());
        assertEquals(true, second.tableAt(List.of("door")).orElseThrow().values().get("wide").content());
        assertEquals(2, second.tables("window").size());
        assertFalse(top.tables("room").get(0).has("door"));
        assertEquals(List.of(), top.tables("a"));
        assertEquals(List.of(), top.tables("none"));
    }

    @Test
    void tablesMayBeWrittenInBraces() {
        TomlTable top = sound("a = { x = 1, y.z = [ {}, {q = 2} ], 'k' = \"v\" }\nb = {}\nc = [{n = 1}, {n = 2}]\n");
        TomlTable a = top.tableAt(List.of("a")).orElseThrow();
        assertEquals(new TomlPlace(1, 1), a.placeOf("x"));
        assertEquals(new TomlPlace(1, 1), a.place());
        assertEquals(2, a.tableAt(List.of("y")).orElseThrow().tables("z").size());
        assertEquals("v", a.values().get("k").text());
        assertEquals(2L, top.tables("c").get(1).values().get("n").content());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "a = 1; a = 2 | 2 | a | this key is given twice, first in line 1",
        "a = 1;   a = 2;   b = 3 | 2 | a | this key is given twice, first in line 1",
        "a = 1; b = 2; a = [; 3]; c = 4 | 3 | a | this key is given twice, first in line 1",
        "[a]; x = 1; [a] | 3 | a | this table is given twice, first in line 1",
        "[[a]]; x = 1; [[a]]; x = 2; x = 3 | 5 | a.x | this key is given twice, first in line 4",
        "a = 1; [a] | 2 | a | this table is given twice, first in line 1",
        "a = 1; [a.b] | 2 | a.b | this table is given twice, first in line 1",
        "a = {}; a.b = 1 | 2 | a.b | this table is given twice, first in line 1",
        "a.b = 1; [a] | 2 | a | this table is given twice, first in line 1",
        "a = []; [[a]] | 2 | a | this table is given twice, first in line 1",
        "a = 1 2 | 1 | a | nothing more may follow here; a comma or a line end is expected",
        "a = [1 2] | 1 | a | nothing more may follow here; a comma or a line end is expected",
        "a 1 | 1 | '' | neither a name nor a value can begin like this; texts must be in quotes",
        "[a.b | 1 | '' | the line ends too early; a value, a quotation mark or a bracket is missing",
        "a = | 1 | a | the line ends too early; a value, a quotation mark or a bracket is missing",
        "a = \"open; b = 1 | 1 | a | the line ends too early; a value, a quotation mark or a bracket is missing",
        "a = [1, | 1 | a | the file ends too early; a value, a quotation mark or a bracket is missing",
        "[[a] | 1 | '' | a name, \"=\", a value, a comma or a closing bracket is expected",
        "[] | 1 | '' | a name, \"=\", a value, a comma or a closing bracket is expected",
        "a = fast | 1 | a | neither a name nor a value can begin like this; texts must be in quotes",
        "a = 01 | 1 | a | a number must not begin with 0",
        "a = 1979-13-01 | 1 | a | there is no such date or time",
        "a = {x = 1, } | 1 | a | no comma may follow the last value in braces",
        "a = {x = 1, x = 2} | 1 | a | this key is given twice"})
    void mistakesHaveALineAKeyAndAReason(String text, int line, String key, String reason) {
        TomlProblem problem = problem(text.replace("; ", "\n") + "\n");
        assertEquals(line, problem.place().line());
        assertEquals(key, problem.key());
        assertEquals(reason, problem.reason());
    }

    @Test
    void brokenLinesAreLeftOutAndTheRestIsRead() {
        TomlTable top = read("a = 1\n%\nb = = 2\nc = 3\n");
        assertEquals(List.of("a", "c"), List.copyOf(top.values().keySet()));
        assertEquals(List.of(new TomlPlace(2, 1), new TomlPlace(3, 5)), problems.stream().map(TomlProblem::place).toList());
    }

    @Test
    void readingContinuesAtTheNextStatementAfterAnOpenBracket() {
        TomlTable top = read("b = [1, 2\n  3, 4,\n]\nc = 3\n[d]\ne = [[0, 1],\n[[f]]\ng = 5\n");
        assertEquals(3L, top.values().get("c").content());
        assertEquals(5L, top.tables("f").get(0).values().get("g").content());
        assertEquals(List.of("b", "d.e"), problems.stream().map(TomlProblem::key).toList());
    }

    @Test
    void keysUnderABrokenHeaderAreLeftOut() {
        TomlTable top = read("[a]\nx = 1\n[b\nx = 2\n[c]\nx = 3\n[a]\ny = 4\n");
        assertEquals(1L, top.tableAt(List.of("a")).orElseThrow().values().get("x").content());
        assertFalse(top.tableAt(List.of("a")).orElseThrow().has("y"));
        assertFalse(top.has("b"));
        assertEquals(3L, top.tableAt(List.of("c")).orElseThrow().values().get("x").content());
        assertEquals(2, problems.size());
    }

    @Test
    void nestingIsLimited() {
        assertTrue(problem("a = " + "[".repeat(100_000)).reason().contains("nested more than 16 deep"));
        assertTrue(problem("a = " + "{a=".repeat(20)).reason().contains("nested more than 16 deep"));
        assertTrue(problem("a" + ".a".repeat(16) + " = 1").reason().contains("nested more than 16 deep"));
        sound("a" + ".a".repeat(15) + " = 1\nb = " + "[".repeat(15) + "]".repeat(15));
    }

    @Test
    void wholeNumbersOf19DigitsAreRefused() {
        assertProblem(3, 1, "", "a whole number has at most 18 digits", "a = 1\n\nb = 1000000000000000005 # too long\n");
        assertProblem(1, 1, "", "a whole number has at most 18 digits", "a = [1, -9_223372036854775807]\n");
        sound("a = '1000000000000000005'\nb = 0.1000000000000000005\n# 1000000000000000005\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0x1", "1.1", "1e1"})
    void numbersOfThousandsOfDigitsAreRefusedWithTheirLine(String start) {
        for (int digits : new int[] {2_000, 100_000}) {
            TomlProblem problem = problem("a = 1\nb = " + start + "1".repeat(digits) + "\n");
            assertEquals("this number cannot be read; a number may have at most 1000 digits", problem.reason());
            assertEquals(2, problem.place().line());
        }
    }

    @Test
    void sizeAndNumberOfValuesAreLimited() {
        assertEquals("the file is longer than 200000 characters; the file was not read", problem("#".repeat(200_001)).reason());
        sound("#".repeat(200_000));
        String hundred = "a = [" + "1,".repeat(99) + "]\n";
        sound(hundred);
        assertEquals("the file has more than 100 keys and values; the rest was not read", problem(hundred + "b = 2\nc = 3\n").reason());
        assertEquals("the file has more than 100 keys and values; the rest was not read", problem(hundred + "[b]\n[c]\n").reason());
    }

    @Test
    void searchForMistakesEndsAfterThirtyTwo() {
        read("a = = 1\n".repeat(20_000));
        assertEquals(32, problems.size());
        assertEquals(new TomlPlace(32, 1), problems.get(31).place());
        problems.clear();
        read("a = 1\n".repeat(20_000));
        assertEquals(32, problems.size());
    }

    @Test
    void elementsOfAListOverSeveralLinesHaveTheirOwnLines() {
        TomlTable top = sound("a = 1\nrows = [ # first\n  \"00\", 'x',\n  # why\n\t[1, 2],\n  {n = 1} ] # last\n# more\nb = 2\n");
        List<TomlValue> rows = top.values().get("rows").list();
        assertEquals(List.of(new TomlPlace(3, 3), new TomlPlace(3, 3), new TomlPlace(5, 2), new TomlPlace(6, 3)), rows.stream().map(TomlValue::place).toList());
        assertEquals(new TomlPlace(5, 2), rows.get(2).list().get(1).place());
        assertEquals(8, top.placeOf("b").line());
    }

    @Test
    void byteOrderMarkAndWindowsLineEndsAreIgnored() {
        assertEquals(List.of("a", "b"), List.copyOf(sound("\uFEFFa = 1\r\n\r\nb = 2\r\n").values().keySet()));
    }

    @Test
    void carriageReturnsInBlankLinesAndAfterCommentsAreIgnored() {
        assertEquals(List.of("a", "b", "c"), List.copyOf(sound("a = 1\n\r\r\nb = 2\n# why\r\r\nc = 3\n").values().keySet()));
        assertProblem(4, 5, "b", "neither a name nor a value can begin like this; texts must be in quotes", "a = 1\n\r\r\n\nb = %\n");
    }

    @Test
    void numberSignAtTheStartOfALineInsideATextIsKept() {
        assertEquals("one\n# two\n", sound("# why\na = '''\none\n# two\n'''\n").values().get("a").content());
    }

    @Test
    void everyValueHasTheNameOfItsKind() {
        TomlTable top = sound("a = 'x'\nb = 1\nc = 1.5\nd = true\ne = []\nf = {}\ng = 1979-05-27\n");
        assertEquals(List.of("a text", "a whole number", "a number", "true or false", "a list", "a table", "a date or time"),
                top.values().values().stream().map(TomlValue::kind).toList());
        assertEquals(List.of(false, true, false, false, false, false, false), top.values().values().stream().map(TomlValue::isWhole).toList());
        assertEquals(List.of(false, true, true, false, false, false, false), top.values().values().stream().map(TomlValue::isNumber).toList());
        assertEquals(List.of(false, false, false, false, false, true, false), top.values().values().stream().map(TomlValue::isMadeOfTables).toList());
        assertEquals(1.5, top.values().get("c").number());
        assertTrue(Double.isNaN(top.values().get("a").number()));
        assertNull(top.values().get("b").text());
        assertNull(top.values().get("b").list());
        assertNull(top.values().get("b").table());
    }
}
