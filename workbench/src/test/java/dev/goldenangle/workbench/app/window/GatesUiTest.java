package dev.goldenangle.workbench.app.window;

import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** The gates of a map's course are drawn in the viewport. */
class GatesUiTest {
    @TempDir
    Path settings;

    @Test
    void startGateIsDrawnInTheColourOfAPassedGate() {
        WindowFixture ui = WindowFixture.open("arena/default", "arena-loop", settings);
        try {
            run(() -> {
                ui.session.live().playback().pause();
                ui.session.live().playback().seek(0);
                for (Node layer : ui.window.scene().getRoot().lookupAll(".toggle-button")) {
                    if (layer.getId() != null && layer.getId().startsWith("layer-")) {
                        ((ToggleButton) layer).setSelected(false);
                    }
                }
            });
            await("the ring and flag of the start", () -> gatePixels((Canvas) ui.node("#viewport").lookup("Canvas")) > 50);
        } finally {
            ui.close();
        }
    }

    /** The number of pixels that are nearly of the colour of a passed gate. */
    private static int gatePixels(Canvas canvas) {
        int passed = Integer.decode(Token.SUCCESS_FG.hex(Theme.DARK));
        WritableImage image = canvas.snapshot(null, null);
        int count = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                count += isNear(image.getPixelReader().getArgb(x, y), passed) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean isNear(int argb, int wanted) {
        return isNear(argb, wanted, 16) && isNear(argb, wanted, 8) && isNear(argb, wanted, 0);
    }

    private static boolean isNear(int argb, int wanted, int shift) {
        return Math.abs((argb >> shift & 255) - (wanted >> shift & 255)) < 40;
    }
}
