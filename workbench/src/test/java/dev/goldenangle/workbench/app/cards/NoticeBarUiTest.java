package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.tasks.Notifications;
import javafx.scene.Scene;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.controlsfx.control.NotificationPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

import java.util.List;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static dev.goldenangle.workbench.app.window.WindowFixture.waitForPulses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** How long notices stay; here an ordinary one stays a millisecond. */
@ExtendWith(ApplicationExtension.class)
class NoticeBarUiTest {
    private static final List<Notification.Offer> CHOICES = List.of(new Notification.Offer("Open its map…", () -> { }), new Notification.Offer("Play on flat", () -> { }));
    private final Notifications notifications = new Notifications();
    private NotificationPane pane;

    @Start
    void start(Stage stage) {
        pane = new NotificationPane(new Region());
        new NoticeBar(pane, notifications, notice -> false, Duration.millis(1));
        stage.setScene(new Scene(pane, 600, 200));
        stage.show();
    }

    private void awaitHidden() {
        await("no notice", () -> !pane.isShowing());
    }

    @Test
    void warningsThatAskForAChoiceStayWhileOtherWorkStarts() {
        run(() -> notifications.error("Cannot open it"));
        awaitHidden();
        run(() -> notifications.warn("run-b was recorded on another map", CHOICES));
        run(notifications::newWork);
        waitForPulses(60);
        assertTrue(fx(pane::isShowing), "an ordinary notice is gone after a millisecond");
        run(pane::hide);
        awaitHidden();
    }

    @Test
    void nextNoticeReplacesAQuestion() {
        run(() -> notifications.warn("run-b was recorded on another map", CHOICES));
        await("the question", () -> pane.isShowing());
        run(() -> notifications.error("Cannot open it"));
        await("the error", () -> pane.getText().equals("Cannot open it"));
        assertEquals(0, fx(() -> pane.getActions().size()));
        awaitHidden();
    }
}
