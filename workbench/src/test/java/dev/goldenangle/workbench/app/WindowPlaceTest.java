package dev.goldenangle.workbench.app;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeoutException;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WindowPlaceTest {
    private static final Rectangle2D FIRST = new Rectangle2D(0, 0, 2560, 1440);
    private static final Rectangle2D LEFT = new Rectangle2D(-1920, 200, 1920, 1080);
    @TempDir
    private Path folder;

    private double width(String text, double room) throws IOException {
        Files.writeString(folder.resolve("settings.json"), "{\"width\": \"" + text + "\"}");
        return WindowPlace.saved(new Settings(folder), List.of(new Rectangle2D(0, 0, room, 1440))).getWidth();
    }

    @Test
    void impossibleSizeIsLimitedToTheScreen() throws IOException {
        assertEquals(2560, width("1e300", 2560));
        assertEquals(WorkbenchWindow.MIN_WIDTH, width("-1e300", 2560));
        assertEquals(WorkbenchWindow.DEFAULT_WIDTH, width("NaN", 2560));
        assertEquals(WorkbenchWindow.DEFAULT_WIDTH, width("wide", 2560));
        assertEquals(800, width("1440", 800), "a screen smaller than the minimum limits the size");
    }

    @Test
    void savedPlaceIsKeptWhileItsScreenExists() {
        Settings settings = new Settings(folder);
        WindowPlace.save(settings, -1800, 300, 1300, 800);
        assertEquals(new Rectangle2D(-1800, 300, 1300, 800 + WindowPlace.TITLE_BAR), WindowPlace.saved(settings, List.of(FIRST, LEFT)));
        assertTrue(FIRST.contains(WindowPlace.saved(settings, List.of(FIRST))), "without that screen the window opens on the first one");
    }

    @Test
    void firstWindowIsCentred() {
        Rectangle2D place = WindowPlace.saved(new Settings(folder), List.of(FIRST));
        assertEquals(FIRST.getWidth() / 2, (place.getMinX() + place.getMaxX()) / 2);
        assertEquals(FIRST.getHeight() / 2, (place.getMinY() + place.getMaxY()) / 2);
    }

    @Property
    void wholeWindowIsOnAScreen(@ForAll double x, @ForAll double y, @ForAll @DoubleRange(min = 1, max = 20_000) double width, @ForAll @DoubleRange(min = 1, max = 20_000) double height,
                                @ForAll @DoubleRange(min = 320, max = 8000) double room) {
        Rectangle2D small = new Rectangle2D(2560, -100, room, room);
        Rectangle2D place = WindowPlace.fit(x, y, width, height, List.of(FIRST, small));
        assertTrue(FIRST.contains(place) || small.contains(place), place.toString());
        boolean wasOnScreen = List.of(FIRST, small).stream().anyMatch(screen -> screen.contains(x, y, width, height));
        assertTrue(!wasOnScreen || place.equals(new Rectangle2D(x, y, width, height)), "a place on a screen is not changed");
    }

    @Test
    void windowWhoseFrameLeavesTheScreenIsMovedBack() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        Stage stage = WindowFixture.fx(() -> {
            Stage made = new Stage();
            made.setX(-300);
            made.setY(-80);
            made.setWidth(900);
            made.setHeight(700);
            made.show();
            WorkbenchApp.keepOnScreen(made, List.of(new Rectangle2D(0, 0, 800, 600)));
            return made;
        });
        WindowFixture.await("the title bar is visible", () -> stage.getX() == 0 && stage.getY() == 0 && stage.getWidth() == 800 && stage.getHeight() == 600);
        WindowFixture.run(stage::hide);
    }
}
