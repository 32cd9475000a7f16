package dev.goldenangle.workbench.sweep;

import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.look.Appearance;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The form for a new study: chosen knobs are on top and counted, and everything fits at every text size. */
class NewStudyUiTest {
    @TempDir
    static Path settings;
    private static WindowFixture ui;

    @BeforeAll
    static void openWindow() {
        ui = WindowFixture.open("arena/default", "flat", settings, 1280, 720);
        await("goals", () -> !ui.session.document().goals().set().goals().isEmpty());
    }

    @AfterAll
    static void closeWindow() {
        ui.close();
        ui = null;
    }

    @BeforeEach
    void openCard() {
        run(() -> ui.act("New study…"));
        await("the card", () -> ui.node("#new-study") != null && ((Region) ui.node("#new-study")).getWidth() > 0 && !boxes().isEmpty());
    }

    @AfterEach
    void closeCard() {
        run(() -> {
            ui.look.textScaleProperty().set(1);
            ui.act("New study…");
        });
        await("no card", () -> ui.node("#new-study") == null);
    }

    /** The check boxes of the knobs, from top to bottom. */
    private static List<CheckBox> boxes() {
        Parent rows = (Parent) ui.node("#study-knobs").lookup(".viewport").lookup("VBox");
        return rows == null ? List.of() : rows.getChildrenUnmodifiable().stream().map(row -> (CheckBox) ((Parent) row).getChildrenUnmodifiable().get(0)).toList();
    }

    private static String count() {
        return fx(() -> ((Label) ui.node("#study-knob-count")).getText());
    }

    @Test
    void chosenKnobsAreOnTopAndCounted() {
        assertEquals("6 knobs chosen", count());
        CheckBox last = fx(() -> boxes().get(boxes().size() - 1));
        run(last::fire);
        assertEquals("7 knobs chosen", count());
        assertEquals(7, fx(() -> boxes().stream().takeWhile(CheckBox::isSelected).count()), "all chosen knobs come first");
        assertTrue(fx(() -> boxes().indexOf(last)) < 7);
        run(() -> ((Button) ui.node("#study-knobs-clear")).fire());
        assertEquals("No knobs chosen", count());
        assertTrue(fx(() -> ui.node("#study-run").isDisabled()));
    }

    @Test
    void timeIsMeasuredOnAllCores() {
        int cores = Runtime.getRuntime().availableProcessors();
        await("the estimate", () -> ((Label) ui.node("#study-verdict")).getText().matches("1,024 runs of \\d+ simulations each, about \\d+ (s|min|h) on " + (cores == 1 ? "1 core" : cores + " cores")));
    }

    @Test
    void cardIsCentredAndItsFieldsAreWholeAtEveryTextSize() {
        for (double scale : new double[] {1, Appearance.LARGEST_TEXT}) {
            run(() -> ui.look.textScaleProperty().set(scale));
            WindowFixture.waitForPulses(3);
            Bounds card = fx(() -> ui.node("#new-study").localToScene(ui.node("#new-study").getLayoutBounds()));
            assertEquals(640, (card.getMinX() + card.getMaxX()) / 2, 1, "horizontal centre at text size " + scale);
            assertEquals(360, (card.getMinY() + card.getMaxY()) / 2, 1, "vertical centre at text size " + scale);
            assertEquals(List.of(), fx(() -> ui.node("#new-study").lookupAll(".text-field").stream().filter(field -> field.getParent().isVisible() && !isWhole((TextField) field)).map(Node::getId).toList()),
                    "squashed fields at text size " + scale);
            for (String part : List.of("#study-points", "#study-name", "#study-run", "#study-verdict")) {
                assertTrue(fx(() -> card.contains(ui.node(part).localToScene(ui.node(part).getBoundsInLocal()))), part + " is inside the card at text size " + scale);
            }
        }
    }

    private static boolean isWhole(TextField field) {
        return field.getHeight() >= field.prefHeight(-1) - 0.5 && field.getWidth() >= field.getPrefWidth() - 0.5;
    }
}
