package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.Relation;
import dev.goldenangle.workbench.tasks.Notification;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Editing the limits of goals in the real window. */
class LimitUiTest extends ScorecardWindow {
    @Test
    void limitIsEditedInPlaceAndJudgedWithoutARun() {
        await("earlier work is done", () -> !ui.session.tasks().isBusy());
        openLimit(0);
        robot.write("0.1");
        await("missed while it is typed", () -> is(0, "failed"));
        assertEquals(0.45, fx(() -> set().goals().get(0).limits().first().number()), "nothing is changed yet");
        assertFalse(fx(() -> ui.session.tasks().isBusy()), "no run");
        robot.type(KeyCode.ENTER);
        await("kept", () -> chip(0).equals("≤ 0.1 s"));
        assertEquals("Change limit of Crisp stop", fx(() -> ui.session.document().history().undoLabelProperty().get()));
        assertTrue(fx(() -> ui.session.document().goals().editedProperty().get()));
        undo();
        await("one step back", () -> chip(0).equals("≤ 0.45 s") && !is(0, "failed"));
    }

    @Test
    void escapeRestoresAndArrowsChangeTheNumber() {
        openLimit(0);
        robot.type(KeyCode.UP);
        assertEquals("0.46", fx(() -> ((TextField) row(0).lookup("#limit-field")).getText()));
        robot.press(KeyCode.SHIFT).type(KeyCode.DOWN).release(KeyCode.SHIFT);
        assertEquals("0.459", fx(() -> ((TextField) row(0).lookup("#limit-field")).getText()));
        robot.type(KeyCode.ESCAPE);
        await("closed", () -> row(0).lookup("#limit-field") == null);
        assertEquals("≤ 0.45 s", fx(() -> chip(0)));
        assertEquals(shipped(), fx(ScorecardWindow::set));
    }

    @Test
    void hintAboutEditingLeavesTheStatusBarWithTheField() {
        openLimit(0);
        await("the keys of the field", () -> latest().startsWith("Editing a limit"));
        robot.type(KeyCode.ENTER);
        await("closed", () -> row(0).lookup("#limit-field") == null);
        assertFalse(fx(LimitUiTest::latest).startsWith("Editing a limit"));
    }

    private static String latest() {
        Notification latest = ui.session.tasks().notifications().latestProperty().get();
        return latest == null ? "" : latest.text();
    }

    @Test
    void invalidLimitIsMarkedWithItsReasonAndTheOldLimitStays() {
        openLimit(0);
        robot.write("soon");
        await("red, with the reason in the row", () -> row(0).lookup("#limit-field").getPseudoClassStates().toString().contains("danger")
                && ((Label) row(0).lookup(".label.fail")).getText().equals("\"soon\" is not a number"));
        assertTrue(fx(() -> ui.session.tasks().notifications().latestProperty().get().text()).endsWith("\"soon\" is not a number"));
        robot.type(KeyCode.ENTER);
        await("closed", () -> row(0).lookup("#limit-field") == null);
        assertEquals(shipped(), fx(ScorecardWindow::set));
    }

    @Test
    void tabAcceptsTheLimitAndEditsTheNext() {
        openLimit(0);
        robot.write("0.5").type(KeyCode.TAB);
        await("the next field", () -> row(1).lookup("#limit-field") != null);
        assertEquals("≤ 0.5 s", fx(() -> chip(0)));
        robot.type(KeyCode.ESCAPE);
    }

    @Test
    void rangeHasTwoDraggableHandles() {
        openLimit(2);
        robot.clickOn(fx(() -> row(2).lookup(".limit-relation")));
        robot.clickOn("between");
        robot.type(KeyCode.ENTER);
        await("two limits", () -> set().goals().get(2).limits().relation() == Relation.BETWEEN);
        assertTrue(fx(() -> row(2).lookup("#lower").isVisible() && row(2).lookup("#upper").isVisible()));
        double high = fx(() -> set().goals().get(2).limits().high());
        robot.drag(fx(() -> row(2).lookup("#upper"))).moveBy(30, 0).drop();
        await("the upper limit has moved", () -> set().goals().get(2).limits().high() > high);
        assertEquals(1.3, fx(() -> set().goals().get(2).limits().low()), "the lower one has not");
        undo();
        await("one step for the drag", () -> set().goals().get(2).limits().high() == high);
        run(() -> row(2).lookup("#lower").requestFocus());
        robot.type(KeyCode.RIGHT);
        await("the arrows move it too", () -> set().goals().get(2).limits().low() > 1.3);
    }
}
