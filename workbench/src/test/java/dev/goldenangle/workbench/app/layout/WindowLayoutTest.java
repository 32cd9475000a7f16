package dev.goldenangle.workbench.app.layout;

import javafx.scene.Scene;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

import java.util.concurrent.TimeoutException;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WindowLayoutTest {
    /** Tolerance for the dividers of JavaFX's default theme, which this test uses. */
    private static final double NEAR = 9;
    private final Region knobs = new Region();
    private final Region viewport = new Region();
    private final Region side = new Region();
    private final Region timeline = new Region();
    private final WindowLayout layout = new WindowLayout(new Region(), knobs, viewport, side, timeline, new Region());
    private Scene scene;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    private void layOut(double width, double height) {
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            if (scene == null) {
                scene = new Scene(layout, width, height);
            }
            layout.resize(width, height);
            for (int i = 0; i < 3; i++) {
                layout.applyCss();
                layout.layout();
            }
        }));
    }

    @Test
    void panesHaveTheDesignedSizesInTheDefaultWindow() {
        layOut(1440, 900);
        assertEquals(320, knobs.getWidth(), NEAR);
        assertEquals(320, side.getWidth(), NEAR);
        assertEquals(240, timeline.getHeight(), NEAR);
    }

    @Test
    void panesGrowWithTheWindowAndTheViewportKeepsMostOfIt() {
        layOut(1440, 900);
        layOut(2560, 1440);
        assertTrue(knobs.getWidth() > 420 && side.getWidth() > 420, knobs.getWidth() + " and " + side.getWidth());
        assertTrue(timeline.getHeight() > 400, "" + timeline.getHeight());
        assertTrue(viewport.getWidth() > 1280);
    }

    @ParameterizedTest
    @ValueSource(doubles = {1280, 1440, 2560})
    void chosenSizesAreKeptInEveryWindow(double width) {
        layout.choose(300, 330, 200);
        layOut(1600, 1000);
        layOut(width, 900);
        assertEquals(300, knobs.getWidth(), NEAR);
        assertEquals(330, side.getWidth(), NEAR);
        assertEquals(200, timeline.getHeight(), NEAR);
    }

    @Test
    void hiddenKnobsAndFoldedTimelineGiveTheirSpaceToTheViewport() {
        layOut(1440, 900);
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            layout.setKnobsHidden(true);
            layout.setTimelineHidden(true);
        }));
        layOut(1440, 900);
        assertNull(knobs.getScene());
        assertEquals(1440 - 320, viewport.getWidth(), NEAR);
        assertEquals(40, timeline.getHeight(), NEAR);
    }

    @Test
    void wideSidePaneReachesDownToTheStatusBar() {
        layOut(1440, 900);
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> layout.setWideSide(true)));
        layOut(1440, 900);
        assertEquals(816, side.getWidth(), NEAR);
        assertEquals(900 - WindowLayout.TOP - WindowLayout.STATUS, side.getHeight(), NEAR);
    }
}
