package dev.goldenangle.map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Tokens of a map file and their positions. */
class MapScannerTest {
    private static String at(MapScanner scanner) {
        int next = scanner.peek();
        return scanner.line() + ":" + scanner.column() + " " + (next == MapScanner.END ? "end" : Character.toString(next));
    }

    @Test
    void blanksAndCommentsAreSkipped() {
        MapScanner scanner = new MapScanner("\uFEFFa // {\n\n \u00A0 b/c//\td / // last");
        assertEquals("1:2 a", at(scanner));
        assertEquals("a", scanner.atom());
        assertEquals("3:4 b", at(scanner));
        assertEquals("b/c//", scanner.word(), "a comment begins a word, it does not end one");
        assertEquals("d", scanner.word());
        assertEquals("3:12 /", at(scanner));
        assertEquals("/", scanner.atom());
        assertEquals("3:21 end", at(scanner));
        assertEquals("", scanner.atom());
        assertEquals("1:1 /", at(new MapScanner("/")));
        assertEquals("1:1 end", at(new MapScanner("")));
    }

    @Test
    void bracketsAndQuotesEndAnAtomButNotAWord() {
        MapScanner scanner = new MapScanner("a(b)[c]{d}\"e a(b");
        for (String atom : "a ( b ) [ c ] { d } \" e a".split(" ")) {
            assertEquals(atom, scanner.atom());
        }
        assertTrue(scanner.take('('));
        assertFalse(scanner.take('('));
        assertEquals("a(b)[c]{d}\"e", new MapScanner(" a(b)[c]{d}\"e f").word());
    }

    @Test
    void textThatIsNotANumberIsNotTaken() {
        MapScanner scanner = new MapScanner(" -1.5e1) 2x 3");
        assertEquals(-15, scanner.number());
        assertTrue(Double.isNaN(scanner.number()));
        assertTrue(scanner.take(')'));
        assertTrue(Double.isNaN(scanner.number()));
        assertEquals("2x", scanner.atom());
        assertEquals(3, scanner.number());
        assertTrue(Double.isNaN(scanner.number()));
    }

    @Test
    void quotesMustCloseOnTheirLine() {
        MapScanner scanner = new MapScanner("\"a b\"\"\" \"c \\\"d\\\"\" 1\n\"C:\\maps\\\" \t\n\"open\n\"next\" \"open \\\" too");
        assertEquals("a b", scanner.quoted());
        assertEquals("", scanner.quoted());
        assertEquals("c \\\"d\\\"", scanner.quoted());
        assertEquals(1, scanner.number());
        assertEquals("C:\\maps\\", scanner.quoted(), "nothing but blanks follows on its line");
        assertNull(scanner.quoted());
        assertEquals("4:1 \"", at(scanner));
        assertEquals("next", scanner.quoted());
        assertNull(scanner.quoted());
        assertEquals("end", at(scanner).substring(at(scanner).length() - 3));
        assertEquals("x", new MapScanner("\"x\"").quoted(), "up to the last character");
    }

    /** A line and the scanner's position after skipping it from the first word on. */
    @ParameterizedTest
    @CsvSource({"x y z, 2:1 n", "x y } z, 1:5 }", "x y { z, 1:5 {", "x y} z, 2:1 n", "x }y z, 2:1 n", "x y }, 1:5 }", "x y {, 1:5 {", "x y{, 2:1 n", "x \u00A0} z, 1:4 }",
        "x ( ) z, 2:1 n"})
    void skippingALineStopsAtALoneBrace(String line, String next) {
        MapScanner scanner = new MapScanner(line + "\nn");
        scanner.atom();
        scanner.skipLine();
        assertEquals(next, at(scanner));
    }

    @Test
    void loneBraceIsNotSkipped() {
        MapScanner scanner = new MapScanner("} x");
        scanner.skipLine();
        assertEquals("1:1 }", at(scanner));
        MapScanner last = new MapScanner("a\nb c");
        last.atom();
        last.atom();
        last.skipLine();
        assertEquals("2:4 end", at(last), "the last line has no end");
    }
}
