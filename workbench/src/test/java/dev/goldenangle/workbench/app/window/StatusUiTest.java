package dev.goldenangle.workbench.app.window;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** The message at the left end of the status bar, and how long it stays. */
@ExtendWith(ApplicationExtension.class)
class StatusUiTest {
    private static final Pattern CLOCK = Pattern.compile("What-if: 1 knob, (\\d\\.\\d\\d s) (earlier|later) at checkpoint 1.*");
    @TempDir
    static Path folder;
    private WindowFixture ui;

    @Start
    void start(Stage stage) {
        ui = new WindowFixture(stage, "arena/default", "arena-loop", folder.resolve("settings"));
    }

    @AfterEach
    void close() {
        ui.close();
    }

    private Label message() {
        return (Label) ui.window.scene().getRoot().lookup(".status-label");
    }

    private boolean hasIcon(String style) {
        return message().getGraphic() != null && message().getGraphic().getStyleClass().contains(style);
    }

    private Node slider() {
        return ui.window.scene().getRoot().lookup("#knob-friction .knob-slider");
    }

    /** Drags from the thumb to far beyond the left end. */
    private void dragFrictionDown(FxRobot robot) {
        await("the slider", () -> ui.window.isComplete() && slider() != null);
        Bounds track = fx(() -> {
            ui.window.scene().getRoot().applyCss();
            ui.window.scene().getRoot().layout();
            return slider().localToScreen(slider().getBoundsInLocal());
        });
        double x = track.getMinX() + 4 + (track.getWidth() - 8) / 3;      // the value 6 in a range from 4 to 10
        robot.moveTo(x, track.getCenterY()).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 5; i++) {
            robot.moveTo(x - 25 * i, track.getCenterY());
        }
        robot.release(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void draggedKnobShowsItsEffectOnTimeAndGoalsUntilUndone(FxRobot robot) {
        run(() -> ui.session.live().playback().skip(10 * 128));
        await("ten seconds", () -> ui.session.live().playback().lengthProperty().get() == 10 * 128);
        assertEquals("", fx(() -> message().getText()));
        dragFrictionDown(robot);
        await("the what-if message with its goals", () -> message().getText().startsWith("What-if: 1 knob, ") && message().getText().contains("crisp stop"));
        assertTrue(fx(() -> message().getText().contains(" now missed")), fx(() -> message().getText()));
        assertTrue(fx(() -> hasIcon("fail")), "a goal that is now missed is a warning");
        run(() -> ui.session.live().playback().seek(Integer.MAX_VALUE));
        await("the viewport shows the same time", () -> {
            Matcher told = CLOCK.matcher(message().getText());
            return told.matches() && ui.window.scene().getRoot().lookup("#viewport-time").getParent().getChildrenUnmodifiable().stream()
                    .anyMatch(part -> ((part instanceof Label label) ? label.getText() : "").equals((told.group(2).equals("later") ? "+" : "−") + told.group(1)));
        });
        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        await("no message", () -> message().getText().isEmpty() && message().getGraphic() == null);
    }

    @Test
    void errorOfOlderWorkLeavesWhenNewWorkStarts() {
        run(() -> ui.session.tasks().notifications().error("Opening failed"));
        assertEquals("Opening failed", fx(() -> message().getText()));
        run(() -> ui.session.tasks().load("Opening again", isCancelled -> () -> { }));
        await("it is gone", () -> message().getText().isEmpty());
        assertTrue(fx(() -> ui.session.tasks().notifications().all().stream().anyMatch(notice -> notice.text().equals("Opening failed"))), "the list keeps it");
    }

    @Test
    void noticeReplacesTheMessageBrieflyAndRecordingWhileItLasts(FxRobot robot) {
        run(() -> ui.session.live().recording().setFolder(folder.resolve("traces")));
        dragFrictionDown(robot);
        await("the what-if message", () -> message().getText().startsWith("What-if: 1 knob, "));
        run(() -> ui.session.tasks().notifications().success("Saved as a test"));
        assertEquals("Saved as a test", fx(() -> message().getText()));
        assertTrue(fx(() -> hasIcon("pass")));
        WindowFixture.waitForPulses(10);
        assertEquals("Saved as a test", fx(() -> message().getText()), "some frames do not bring the sentence back");
        await("the what-if message again", () -> message().getText().startsWith("What-if: 1 knob, "));
        run(ui.session.live().recording()::toggle);
        await("the recording", () -> message().getText().startsWith("Recording, "));
        run(ui.session.live().recording()::toggle);
        await("the finished recording", () -> message().getText().startsWith("Recorded "));
        await("the what-if message at last", () -> message().getText().startsWith("What-if: 1 knob, "));
    }
}
