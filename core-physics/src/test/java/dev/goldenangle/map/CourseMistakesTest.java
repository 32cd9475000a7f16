package dev.goldenangle.map;

import org.junit.jupiter.api.Test;

import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Course files with mistakes, as written by hand. */
class CourseMistakesTest {
    private static final String HEAD = "format = \"course\"\n";
    private static final String START = "[[stop]]\nkind = \"start\"\nposition = [1, 2, 3]\n";
    private static final String WAYPOINT = "[[stop]]\nkind = \"waypoint\"\nposition = [1, 2, 3]\n";
    private static final String POINT = "[[point]]\nposition = [1, 2, 3]\n";

    private static CourseText.Reading read(String text) {
        return CourseText.read(text);
    }

    /** The only problem as line and reason. */
    private static String problem(String text) {
        List<MapProblem> problems = read(text).problems();
        assertEquals(1, problems.size(), problems.toString());
        return problems.get(0).line() + " " + problems.get(0).reason();
    }

    @Test
    void fileOfAnotherKindIsNotRead() {
        assertEquals("1 a course file must say format = \"course\"; the file was not read", problem("format = \"tile\"\n" + START));
        assertTrue(read("format = \"tile\"\n" + START).course().isEmpty());
    }

    @Test
    void invalidTomlIsReportedWithItsKey() {
        assertTrue(problem(HEAD + "[[stop]]\nkind = \"waypoint\"\nposition = [1, 2, 3]\ncolour = = 3\n").contains("colour: "));
    }

    @Test
    void unknownKeyIsReported() {
        assertTrue(problem(HEAD + "colour = 3\n").startsWith("2 "));
        assertTrue(problem(HEAD + START + "colour = 3\n").startsWith("5 "));
        assertTrue(problem(HEAD.concat("found_with = \"arena\"\n") + POINT + "colour = 3\n").startsWith("5 "));
    }

    @Test
    void onlyOneStartButManyWaypointsAreAllowed() {
        assertEquals("5 [[stop]] is a second start, but only one is allowed; it is left out", problem(HEAD + START + START));
        assertEquals(1, read(HEAD + START + START).course().stops().size());
        assertEquals(2, read(HEAD + WAYPOINT + WAYPOINT).course().stops().size());
    }

    @Test
    void numberOfStopsIsLimited() {
        assertEquals(List.of(), read(HEAD + WAYPOINT.repeat(256)).problems());
        assertTrue(problem(HEAD + WAYPOINT.repeat(257)).endsWith("exceeds the limit of 256; it is left out"));
        assertEquals(256, read(HEAD + WAYPOINT.repeat(257)).course().stops().size());
    }

    @Test
    void numberOfPathPointsIsLimited() {
        CourseText.Reading most = read(HEAD + "found_with = \"arena\"\n" + POINT.repeat(16_385));
        assertEquals(16_384, most.course().route().orElseThrow().points().size());
        assertTrue(most.problems().get(0).reason().endsWith("exceeds the limit of 16384; it is left out"));
    }

    @Test
    void pathWithoutItsModelIsLeftOut() {
        assertEquals("1 a course file with a [[point]] must say found_with = \"the model's id\"; the path is left out", problem(HEAD + START + POINT));
        assertTrue(read(HEAD + START + POINT).course().route().isEmpty());
    }

    @Test
    void mapContentHoldsAtMostOneCourse() {
        MapContent map = MapContent.of("a");
        assertEquals("b", map.with("b").course());
        assertEquals("c", map.with("b").with("c").course());
        assertEquals(map, map.with("b").with(" "));
    }
}
