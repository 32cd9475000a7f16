package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.tasks.Notifications;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.util.Duration;
import org.controlsfx.control.NotificationPane;
import org.controlsfx.control.action.Action;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;

/**
 * Shows warnings, errors and notices that have a button, one at a time, above the status bar. Each stays six seconds,
 * or longer while the pointer is over it.
 */
public final class NoticeBar {
    private static final Duration STAYS = Duration.seconds(6);
    private final NotificationPane pane;
    private final Deque<Notification> waiting = new ArrayDeque<>();
    private final PauseTransition stay = new PauseTransition(STAYS);
    private boolean isBusy;

    /** @param isShownElsewhere whether a banner already shows the notice */
    public NoticeBar(NotificationPane pane, Notifications notifications, Predicate<Notification> isShownElsewhere) {
        this.pane = pane;
        stay.setOnFinished(event -> end());
        pane.setOnHidden(event -> next());
        notifications.latestProperty().addListener((observable, old, notice) -> {
            if (notice != null && needsBar(notice) && !isShownElsewhere.test(notice)) {
                waiting.add(notice);
                if (!isBusy) {
                    next();
                }
            }
        });
    }

    private static boolean needsBar(Notification notice) {
        return !notice.offers().isEmpty() || notice.kind() == Notification.Kind.ERROR || notice.kind() == Notification.Kind.WARNING;
    }

    private void end() {
        Node bar = pane.lookup(".notification-bar");
        if (bar != null && bar.isHover()) {
            stay.playFromStart();
        } else {
            pane.hide();
        }
    }

    private void next() {
        Notification notice = waiting.poll();
        isBusy = notice != null;
        if (isBusy) {
            pane.setText(notice.text());
            pane.setGraphic(notice.kind() == Notification.Kind.SUCCESS ? Icons.of(MaterialDesignC.CHECK, "pass") : Icons.of(MaterialDesignA.ALERT_OUTLINE, "fail"));
            pane.getActions().setAll(notice.offers().stream().map(this::button).toList());
            pane.show();
            stay.playFromStart();
        }
    }

    private Action button(Notification.Offer offer) {
        return new Action(offer.label(), event -> {
            pane.hide();
            offer.action().run();
        });
    }
}
