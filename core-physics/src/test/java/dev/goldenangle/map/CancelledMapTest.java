package dev.goldenangle.map;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Loading a large map can be cancelled at every stage. */
class CancelledMapTest {
    private static final int BOXES = 2000;
    private static String text;
    private static int questions;

    @BeforeAll
    static void makeALargeMap() {
        StringBuilder boxes = new StringBuilder();
        for (int i = 0; i < BOXES; i++) {
            int x = i % 50 * 96;
            int y = i / 50 * 96;
            boxes.append(MapSnippets.box(x, y, 0, x + 32 + i % 7, y + 32 + i % 5, 16 + i % 90, "stone"));
        }
        text = MapSnippets.entity("worldspawn", boxes.toString());
        AtomicInteger asked = new AtomicInteger();
        LevelReader.read("large", text, 32f, () -> asked.incrementAndGet() < 0);
        questions = asked.get();
    }

    @Test
    void everyStageChecksForCancellation() {
        assertTrue(questions > 4 * BOXES, "each box is parsed, built, and has a leaf and about one node of the index: " + questions);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.1, 0.4, 0.7, 0.999})
    void nothingIsDoneAfterCancellation(double share) {
        int patience = 1 + (int) (share * (questions - 1));
        AtomicInteger asked = new AtomicInteger();
        assertThrows(CancellationException.class, () -> LevelReader.read("large", text, 32f, () -> asked.incrementAndGet() >= patience));
        assertEquals(patience, asked.get(), "asked again after cancellation");
    }

    @Test
    void unreadableLinesCanBeCancelledToo() {
        String junk = "what is this\n".repeat(5000);
        AtomicInteger asked = new AtomicInteger();
        assertThrows(CancellationException.class, () -> LevelReader.read("junk", junk, 32f, () -> asked.incrementAndGet() >= 100));
        asked.set(0);
        assertThrows(CancellationException.class, () -> LevelReader.read("junk", "{\n" + junk, 32f, () -> asked.incrementAndGet() >= 100));
    }
}
