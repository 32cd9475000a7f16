package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.document.ShippedLibrary;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneRules;
import dev.goldenangle.workbench.look.Theme;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.api.FxToolkit;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;

import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/** The first frame of a window is styled by the sheet of the window alone; that of the panes comes before the first of them. */
class FirstFrameUiTest {
    @TempDir
    private Path folder;

    @BeforeAll
    static void startToolkit() throws TimeoutException {
        FxToolkit.registerPrimaryStage();
    }

    @ParameterizedTest
    @CsvSource({"arena/default, arena-loop", "strafejump/vq3, flat", "marathon/default, sector-steps", "tilestep/default, tile-fort"})
    void noRuleOfThePanesSelectsAnythingUntilTheirSheetIsThere(String preset, String map) {
        run(() -> {
            try (TuningSession session = InitialContent.of(new ShippedLibrary(), preset, map).session()) {
                WorkbenchWindow window = new WorkbenchWindow(session, new Look(), new Settings(folder), WorkbenchWindow.DEFAULT_WIDTH, WorkbenchWindow.DEFAULT_HEIGHT);
                Scene scene = window.scene();
                scene.getRoot().applyCss();
                scene.getRoot().layout();
                while (!hasPanes(scene)) {
                    assertEquals(Set.of(), PaneRules.selectedIn(scene.getRoot()));
                    window.frame(System.nanoTime());
                }
                while (!window.isComplete()) {
                    window.frame(System.nanoTime());
                }
                assertFalse(PaneRules.selectedIn(scene.getRoot()).isEmpty(), "the panes have joined");
                window.close();
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void theSheetOfThePanesStaysWhereItIsWhenThemeAndTextChange(boolean late) {
        run(() -> {
            Look look = new Look();
            Scene scene = new Scene(new StackPane());
            look.applyThemeAtFirst(scene);
            if (late) {
                look.admitPanes(scene);
                look.admitPanes(scene);
            }
            List<Boolean> before = scene.getStylesheets().stream().map(FirstFrameUiTest::isPanes).toList();
            look.themeProperty().set(Theme.LIGHT);
            assertEquals(before, scene.getStylesheets().stream().map(FirstFrameUiTest::isPanes).toList());
            assertEquals(late ? 1 : 0, before.stream().filter(isThat -> isThat).count());
            int sheets = scene.getStylesheets().size();
            look.largerText();
            assertEquals(sheets, scene.getStylesheets().size());
        });
    }

    private static boolean hasPanes(Scene scene) {
        return scene.getStylesheets().stream().anyMatch(FirstFrameUiTest::isPanes);
    }

    private static boolean isPanes(String address) {
        return address.endsWith("panes.bss");
    }
}
