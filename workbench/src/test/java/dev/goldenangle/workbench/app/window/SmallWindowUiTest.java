package dev.goldenangle.workbench.app.window;

import javafx.scene.Node;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** What stays whole in a window of 1280×720. */
class SmallWindowUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "flat", settings, 1280, 720);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static double left(String selector) {
        return ui.node(selector).localToScene(0, 0).getX();
    }

    private static double right(String selector) {
        Node node = ui.node(selector);
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    @Test
    void buttonsOfTheTimelineStayBesideFind() {
        run(() -> ui.act("Find"));
        for (String button : List.of("#follow", "#show-all", "#collapse-timeline")) {
            await(button + " is left of Find", () -> ui.node(button) != null && ui.node(button).isVisible() && right(button) <= left(".side-pane"));
        }
        await("the measurement is saved", () -> !ui.session.isBusy() && ui.session.tasks().listed().isEmpty());
    }
}
