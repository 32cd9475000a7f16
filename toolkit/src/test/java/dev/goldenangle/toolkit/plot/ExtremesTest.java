package dev.goldenangle.toolkit.plot;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** A thinned series keeps its ends and every peak. */
class ExtremesTest {
    private static List<Integer> visited(List<Integer> values, int columns) {
        List<Integer> visited = new ArrayList<>();
        Extremes.visit(values.size(), columns, values::get, visited::add);
        return visited;
    }

    @Test
    void shortSeriesIsKeptCompletely() {
        assertEquals(List.of(0, 1, 2, 3), visited(List.of(5, 1, 3, 2), 10));
    }

    @Test
    void emptySeriesStaysEmpty() {
        assertEquals(List.of(), visited(List.of(), 10));
    }

    @Property
    void endsAndExtremesAreKeptInOrder(@ForAll @Size(min = 1, max = 400) List<@IntRange(min = -1000, max = 1000) Integer> values, @ForAll @IntRange(min = 1, max = 50) int columns) {
        List<Integer> visited = visited(values, columns);
        assertEquals(0, visited.get(0));
        assertEquals(values.size() - 1, visited.get(visited.size() - 1));
        for (int i = 1; i < visited.size(); i++) {
            assertTrue(visited.get(i) > visited.get(i - 1));
        }
        List<Integer> kept = visited.stream().map(values::get).toList();
        assertEquals(Collections.max(values), Collections.max(kept));
        assertEquals(Collections.min(values), Collections.min(kept));
        assertTrue(visited.size() <= 2 * columns + 2, visited::toString);
    }
}
