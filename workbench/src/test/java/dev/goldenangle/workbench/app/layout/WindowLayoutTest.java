package dev.goldenangle.workbench.app.layout;

import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class WindowLayoutTest {
    private final WindowLayout layout = new WindowLayout(new Region(), new Region(), new Region(), new Region(), new Region(), new Region());

    @Test
    void panesAreAsDrawnInTheWindowsOwnSize() {
        layout.resize(1440, 900);
        assertEquals(320, layout.knobsWidth());
        assertEquals(320, layout.sideWidth());
        assertEquals(240, layout.timelineHeight());
    }

    @Test
    void panesGrowWithTheWindowAndTheViewportKeepsMostOfIt() {
        layout.resize(2560, 1440);
        assertTrue(layout.knobsWidth() > 420 && layout.sideWidth() > 420, layout.knobsWidth() + " and " + layout.sideWidth());
        assertTrue(layout.timelineHeight() > 400, "" + layout.timelineHeight());
        assertTrue(2560 - layout.knobsWidth() - layout.sideWidth() > 1280);
    }
}
