package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WindowSizeTest {
    @TempDir
    private Path folder;

    private double width(String text, double room) throws IOException {
        Files.writeString(folder.resolve("settings.json"), "{\"width\": \"" + text + "\"}");
        return WorkbenchApp.within(new Settings(folder).get("width", WorkbenchWindow.DEFAULT_WIDTH), WorkbenchWindow.MIN_WIDTH, room);
    }

    @Test
    void impossibleSizeIsLimitedToTheScreen() throws IOException {
        assertEquals(2560, width("1e300", 2560));
        assertEquals(WorkbenchWindow.MIN_WIDTH, width("-1e300", 2560));
        assertEquals(WorkbenchWindow.DEFAULT_WIDTH, width("NaN", 2560));
        assertEquals(WorkbenchWindow.DEFAULT_WIDTH, width("wide", 2560));
        assertEquals(800, width("1440", 800), "a screen smaller than the minimum limits the size");
    }

    @Property
    void anySizeFitsTheScreen(@ForAll double size, @ForAll @DoubleRange(min = 320, max = 16384) double room) {
        double shown = WorkbenchApp.within(Double.isFinite(size) ? size : WorkbenchWindow.DEFAULT_WIDTH, WorkbenchWindow.MIN_WIDTH, room);
        assertTrue(shown <= room && shown >= Math.min(room, WorkbenchWindow.MIN_WIDTH), shown + " of " + room);
    }
}
