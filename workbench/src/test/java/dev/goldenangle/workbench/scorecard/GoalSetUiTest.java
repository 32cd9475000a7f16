package dev.goldenangle.workbench.scorecard;

import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.presets.GoalStore;
import dev.goldenangle.workbench.document.GoalFiles;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.controlsfx.control.SearchableComboBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Goal sets in the real window: choosing, saving and watching them. */
class GoalSetUiTest extends ScorecardWindow {
    @Test
    void emptySetIsNotCalledMet() {
        run(() -> ui.session.document().goals().edit("Empty", new GoalSet(set().id(), set().name(), set().model(), List.of(), "")));
        await("no goals", () -> ((Label) ui.node("#goals-reached")).getText().equals("No goals"));
        assertFalse(fx(() -> ui.node("#goals-reached").getParent().lookupAll(".label").stream().anyMatch(label -> ((Label) label).getText().equals(Messages.text("scorecard.missed", 0)))));
        run(() -> ui.session.document().history().undo());
    }

    @Test
    void typingFindsAGoalSet() {
        GoalFiles files = ui.session.goals();
        run(files::duplicate);
        await("another set", () -> set().name().endsWith(" copy"));
        String copy = fx(() -> ui.session.document().goals().open().id());
        String shippedId = shipped().id();
        robot.clickOn("#goal-set");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write(shippedId).type(KeyCode.ENTER);
        await("the set with this id", () -> ui.session.document().goals().open().id().equals(shippedId));
        CompletableFuture<Void> again = fx(() -> files.use(copy));
        await("the copy again", again::isDone);
        run(files::delete);
    }

    @Test
    void escInTheSetListKeepsTheOpenSet() {
        robot.clickOn("#goal-set");
        await("the search field", () -> ui.window.scene().getFocusOwner() instanceof TextField);
        robot.write("zzz").type(KeyCode.ESCAPE);
        assertEquals(shipped(), fx(ScorecardWindow::set));
        assertEquals(shipped().name(), fx(() -> ((SearchableComboBox<?>) ui.node("#goal-set")).getPromptText()));
    }

    @Test
    void setIsDuplicatedRenamedSavedAndDeleted() throws IOException {
        picked = folder.resolve("duel.toml");
        robot.clickOn("#set-menu").clickOn("Duplicate");
        await("the copy", () -> set().name().endsWith(" copy"));
        robot.clickOn("#set-menu").clickOn("Rename");
        robot.write("Duel feel").type(KeyCode.ENTER);
        await("renamed", () -> set().name().equals("Duel feel"));
        robot.clickOn("#save-set");
        await("saved", () -> !ui.session.document().goals().editedProperty().get());
        assertEquals("Duel feel", GoalStore.read(picked).orThrow().name());
        assertTrue(fx(() -> ui.node("#save-set").isDisabled()), "nothing to save any more");
        robot.clickOn("#set-menu").clickOn("Delete");
        await("the preset's own again", () -> set().equals(shipped()));
        assertFalse(Files.exists(picked));
    }

    @Test
    void setBrokenByAnotherProgramIsReportedAndTheLastValidOneStays() throws IOException {
        picked = folder.resolve("watched.toml");
        GoalStore.save(shipped().withId(picked.toString(), "Watched"), picked);
        robot.clickOn("#set-menu").clickOn("Import…");
        await("in use", () -> set().name().equals("Watched"));
        Files.writeString(picked, Files.readString(picked).replace("at_most = \"0.45s\"", "at_most = \"0.45kg\""));
        await("the banner", () -> ui.node("#broken-goals") != null);
        assertEquals(0.45, fx(() -> set().goals().get(0).limits().first().number()));
        Files.writeString(picked, Files.readString(picked).replace("0.45kg", "0.44s"));
        await("taken over", () -> ui.node("#broken-goals") == null && chip(0).equals("≤ 0.44 s"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"quakeworld/classic", "strafejump/capped-30", "marathon/running", "tilestep/default"})
    void everyModelShowsItsSetAndAFaithfulPresetReachesAllGoals(String id) {
        CompletableFuture<Void> opened = fx(() -> ui.session.loader().preset(id));
        await("the preset", opened::isDone);
        String wanted = GoalStore.setOf(fx(() -> ui.session.document().preset().preset())).orElseThrow();
        await("its set", () -> ui.session.document().goals().open().id().equals(wanted) && isMeasured());
        int goals = GoalStore.read(wanted).orThrow().goals().size();
        assertEquals(goals + " of " + goals + " reached", fx(() -> ((Label) ui.node("#goals-reached")).getText()));
    }
}
