package dev.goldenangle.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import java.util.List;

class TomlParserTest {
    private final Problems problems = new Problems();

    private TomlTable parse(String text) {
        return new TomlParser(text, problems).parse();
    }

    private static MapProblem problem(String text) {
        Problems found = new Problems();
        new TomlParser(text, found).parse();
        assertEquals(1, found.list().size(), found.list().toString());
        return found.list().get(0);
    }

    @Test
    void readsEveryKindOfValueWithItsPlace() {
        TomlTable top = parse("""
                # a comment
                text = "a \\"b\\" \\\\ \\n"   # another
                whole = -1_024
                part = 2.5e-1
                yes = true
                list = [1, [2, 3],
                        "four", ]
                """);
        assertEquals(List.of(), problems.list());
        assertEquals("a \"b\" \\ \n", top.values.get("text").content());
        assertEquals(-1024L, top.values.get("whole").content());
        assertEquals(0.25, top.values.get("part").content());
        assertEquals(true, top.values.get("yes").content());
        assertEquals(3, top.values.get("list").list().size());
        assertEquals(7, top.values.get("list").list().get(2).line());
        assertEquals(9, top.values.get("list").list().get(2).column());
    }

    @Test
    void arraysOfTablesKeepTheirOrder() {
        TomlTable top = parse("a = 1\n[[room]]\nb = 2\r\n[[ room ]]\nb = 3\n");
        assertEquals(List.of(), problems.list());
        assertEquals(2, top.tables("room").size());
        assertEquals(3L, top.tables("room").get(1).values.get("b").content());
        assertEquals(4, top.tables("room").get(1).line);
    }

    @Test
    void everyMistakeHasItsLineAndColumn() {
        assertEquals(new MapProblem(2, 9, "\"nope\" is not a value"), problem("\na = nope"));
        assertEquals(new MapProblem(1, 4, "a value is expected"), problem("a =\nb = 1\n"));
        assertEquals(new MapProblem(3, 1, "a name of letters, digits, _ and - is expected"), problem("a = 1\n\n%\n"));
    }

    @Test
    void aBadLineIsLeftOutAndTheRestIsRead() {
        TomlTable top = parse("a = 1\nb = [1, 2\nc = 3\nd = 4\n");
        assertEquals(1L, top.values.get("a").content());
        assertEquals(4L, top.values.get("d").content());
        assertTrue(problems.list().get(0).reason().contains("not closed by ]"));
    }

    @Test
    void whatIsNotOfTheSubsetIsNamed() {
        assertTrue(problem("[table]\n").reason().contains("double brackets"));
        assertTrue(problem("a.b = 1\n").reason().contains("\"=\" is expected"));
        assertTrue(problem("a = 1979-05-27\n").reason().contains("is not a value"));
        assertTrue(problem("a = 1 2\n").reason().contains("nothing more may follow"));
        assertTrue(problem("a = \"open\n").reason().contains("not closed"));
        assertTrue(problem("a = 1\na = 2\n").reason().contains("given twice"));
        assertTrue(problem("a = 0x10\n").reason().contains("is not a value"));
        assertTrue(problem("a = inf\n").reason().contains("is not a value"));
    }

    @Test
    void deepListsAreRefusedNotFollowed() {
        assertTrue(problem("a = " + "[".repeat(100_000)).reason().contains("nested"));
    }
}
