package dev.goldenangle.workbench.look;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;

import static org.junit.jupiter.api.Assertions.assertTrue;

class FitsScreenProperties {
    @Property
    void listNeverExceedsTheScreenHeight(@ForAll @IntRange(min = 1, max = 200) int rows, @ForAll @DoubleRange(min = 20, max = 80) double rowHeight,
            @ForAll @DoubleRange(min = 200, max = 3000) double screen) {
        double height = SearchPopup.listHeight(rows, rowHeight, screen);
        assertTrue(height >= rowHeight && height <= Math.max(rowHeight, screen - 90), height + " of " + screen);
        assertTrue(height <= rows * rowHeight + 2);
    }
}
