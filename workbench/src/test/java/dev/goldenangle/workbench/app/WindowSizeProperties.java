package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;

import static org.junit.jupiter.api.Assertions.assertTrue;

class WindowSizeProperties {
    @Property
    void windowIsNeverLargerThanItsScreen(@ForAll @DoubleRange(min = 0, max = 10_000) double remembered, @ForAll @DoubleRange(min = 480, max = 8000) double screen) {
        double width = WorkbenchApp.within(remembered, WorkbenchWindow.MIN_WIDTH, screen);
        assertTrue(width <= screen);
        assertTrue(width >= Math.min(WorkbenchWindow.MIN_WIDTH, screen), "and not smaller than its minimum, if there is room");
    }
}
