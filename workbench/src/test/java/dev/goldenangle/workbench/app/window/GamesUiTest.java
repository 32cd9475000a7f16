package dev.goldenangle.workbench.app.window;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The card that compares the open preset with a game and identifies the run on screen. */
class GamesUiTest {
    @TempDir
    private static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("strafejump/vq3", "flat", folder.resolve("settings"));
        run(() -> ui.act("Compare with a game…"));
        await("the card", () -> ui.node("#games-compare") != null);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static List<String> texts(String pane) {
        return ((Pane) ui.node(pane)).getChildren().stream().map(GamesUiTest::text).toList();
    }

    private static String text(Node node) {
        return ((Label) node).getText();
    }

    @Test
    void numbersOfBothAreShownAndARunOfEachIsKept() {
        run(() -> ((Button) ui.node("#games-compare")).fire());
        await("the numbers", () -> texts("#games-table").contains("12.6 m/s · 1.26 W"));
        List<String> shown = fx(() -> texts("#games-table"));
        assertTrue(shown.contains("Half-Life") && shown.contains("Speed after 5 jumps") && shown.contains("10.0 m/s · 1.00 W"), shown.toString());
        await("runs of both", () -> ui.session.runs().list().kept().stream().map(entry -> entry.run().header().model()).toList().containsAll(List.of("strafejump", "goldsrc")));
    }

    @Test
    void runOnScreenIsIdentified() {
        await("a run", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() > 200);
        run(() -> ((Button) ui.node("#games-identify")).fire());
        await("the answer", () -> !texts("#games-answer").isEmpty());
        assertTrue(fx(() -> texts("#games-answer").get(0)).startsWith("Likeliest: strafejump/"), () -> fx(() -> texts("#games-answer")).toString());
    }
}
