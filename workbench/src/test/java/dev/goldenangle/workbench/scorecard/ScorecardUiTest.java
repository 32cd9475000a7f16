package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.analysis.acceptance.AcceptanceCheck;
import dev.goldenangle.analysis.acceptance.CheckResult;
import dev.goldenangle.analysis.acceptance.Scorecard;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.look.Numbers;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

@ExtendWith(ApplicationExtension.class)
class ScorecardUiTest {
    @TempDir
    static Path settings;
    private WindowFixture ui;

    @Start
    void start(Stage stage) {
        ui = new WindowFixture(stage, "arena/default", "flat", settings);
    }

    @AfterEach
    void close() {
        ui.close();
    }

    private String text(AcceptanceCheck check, String part) {
        Node row = ui.node("#check-" + check.key());
        return row == null ? "" : ((Label) row.lookup(part)).getText();
    }

    private MarginBar bar(AcceptanceCheck check) {
        return (MarginBar) ui.node("#check-" + check.key()).lookup(".margin-bar");
    }

    private void turn(String key, String value) {
        run(() -> ui.session.document().knobs().replace("Change " + key, ui.session.document().knobs().values().with(key, value)));
    }

    @Test
    void aKnobThatSpoilsACheckTurnsItsRowRedAndKeepsWhatItWas() {
        AcceptanceCheck stop = AcceptanceCheck.CRISP_STOP;
        await("the first answer", () -> !text(stop, ".check-value").isEmpty());
        String was = fx(() -> text(stop, ".check-value"));
        double wasAt = fx(() -> bar(stop).position());
        assertTrue(wasAt > 0, "right of the limit is better");
        turn("friction", "2");
        await("another value", () -> !text(stop, ".check-value").equals(was));
        assertEquals("was " + was, fx(() -> text(stop, ".check-was")));
        assertTrue(fx(() -> bar(stop).position()) < 0, "left of the limit is worse");
        assertEquals(wasAt, fx(() -> bar(stop).beforePosition()));
        assertTrue(fx(() -> text(stop, ".check-margin")).startsWith("−"));
        assertTrue(fx(() -> ui.node("#check-crisp_stop").getPseudoClassStates().toString()).contains("failed"));
        String failing = fx(() -> String.valueOf(ui.window.scene().getRoot().lookupAll(".check-mark.failed").size()));
        assertTrue(fx(() -> ui.window.scene().getRoot().lookupAll(".tab-badge").stream()
                .anyMatch(badge -> badge.isVisible() && ((Label) badge).getText().equals(failing))), "the tab counts " + failing);
        run(ui.session.document().history()::undo);
        await("as before", () -> text(stop, ".check-value").equals(was));
    }

    @Test
    void everyRowShowsWhatTheCommandLinePrints() {
        turn("g_peak", "1.1");
        await("before and now differ", () -> !text(AcceptanceCheck.AIR_STRAFE_BUILD, ".check-was").isEmpty()
                && !text(AcceptanceCheck.AIR_STRAFE_BUILD, ".check-was").endsWith(text(AcceptanceCheck.AIR_STRAFE_BUILD, ".check-value")));
        Scorecard expected = Scorecard.of(ui.session.document().model(), fx(() -> ui.session.document().knobs().values()), MapLibrary.levels(ui.session.document().model()));
        for (CheckResult result : expected.results()) {
            assertEquals(CheckFormat.number(result.check(), result.value()), fx(() -> text(result.check(), ".check-value")), result.check().label());
        }
        long passing = expected.results().stream().filter(CheckResult::pass).count();
        assertEquals(passing + " of " + AcceptanceCheck.values().length + " pass", fx(() -> ((Label) ui.node(".check-header .pane-title")).getText()));
    }

    @Test
    void showMePlaysTheRunOfTheCheckOnItsMap(FxRobot robot) {
        AcceptanceCheck doorway = AcceptanceCheck.DOORWAY_AT_SPEED;
        await("the first answer", () -> !text(doorway, ".check-value").isEmpty());
        robot.clickOn("#check-doorway_at_speed .show-me");
        await("its map", () -> ui.session.document().level().name().equals(doorway.map()));
        await("it plays", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() > 5);
        Scorecard expected = Scorecard.of(ui.session.document().model(), fx(() -> ui.session.document().knobs().values()), MapLibrary.levels(ui.session.document().model()));
        var measured = expected.of(doorway).run().orElseThrow();
        assertEquals(measured.hash(5), fx(() -> ui.session.runs().shown().hash(5)), "bit for bit the run that was measured");
        run(ui.session.document().history()::undo);
        await("one step back to the old map", () -> ui.session.document().level().name().equals("flat"));
    }

    @Test
    void sharesAreWrittenInPercentAndCountsWhole() {
        assertEquals("97.5", CheckFormat.number(AcceptanceCheck.JUMP_RETENTION, 0.975));
        assertEquals("3", CheckFormat.number(AcceptanceCheck.GROUNDED_STABILITY, 3));
        assertEquals("≤ 0.45 s", CheckFormat.limit(AcceptanceCheck.CRISP_STOP));
        assertEquals("never", CheckFormat.number(AcceptanceCheck.CRISP_STOP, Double.POSITIVE_INFINITY));
        assertEquals("–", Numbers.fixed(Double.NaN, 1));
    }
}
