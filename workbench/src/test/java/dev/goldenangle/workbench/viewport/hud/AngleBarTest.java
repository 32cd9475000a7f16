package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.analysis.GainZones;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.look.Appearance;
import javafx.scene.image.PixelReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

import java.util.concurrent.TimeoutException;

import static org.junit.jupiter.api.Assertions.assertEquals;

class AngleBarTest {
    private static final int MIDDLE_OF_THE_BAR = 18;

    @BeforeAll
    static void start() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    /** The bar begins at −30° and ends at 90°. */
    @ParameterizedTest
    @CsvSource({"45, 18, 45", "-45, -18, 45", "-20, -20, 20", "-10, 20, -10", "10, -20, -10"})
    void ownAngleStandsOnTheSideOfTheBestAngleAtTheNumberShown(double angle, double best, double shown) {
        Appearance look = new Appearance();
        AngleBar bar = WindowFixture.fx(() -> new AngleBar(look));
        PixelReader drawn = WindowFixture.fx(() -> {
            bar.draw(new GainZones(), Math.toRadians(angle), Math.toRadians(best));
            return bar.snapshot(null, null).getPixelReader();
        });
        int x = (int) Math.floor((shown + 30) / 120 * bar.getWidth());
        assertEquals(look.color(Token.FG_DEFAULT), drawn.getColor(x, MIDDLE_OF_THE_BAR));
    }
}
