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
 * or longer while the pointer is over it. A warning that asks for a choice stays until it is answered, closed or followed by
 * another notice.
 */
public final class NoticeBar {
    private static final Duration STAYS = Duration.seconds(6);
    private final NotificationPane pane;
    private final Deque<Notification> waiting = new ArrayDeque<>();
    private final PauseTransition stay;
    /** The notice on screen; null for none. */
    private Notification shown;

    /** @param isShownElsewhere whether a banner already shows the notice */
    public NoticeBar(NotificationPane pane, Notifications notifications, Predicate<Notification> isShownElsewhere) {
        this(pane, notifications, isShownElsewhere, STAYS);
    }

    NoticeBar(NotificationPane pane, Notifications notifications, Predicate<Notification> isShownElsewhere, Duration stays) {
        this.pane = pane;
        stay = new PauseTransition(stays);
        stay.setOnFinished(event -> end());
        pane.setOnHidden(event -> next());
        notifications.latestProperty().addListener((observable, old, notice) -> {
            boolean isForTheBar = notice != null && needsBar(notice) && !isShownElsewhere.test(notice);
            if (isForTheBar) {
                waiting.add(notice);
            }
            if (shown == null) {
                next();
            } else if (isForTheBar && isQuestion(shown)) {
                pane.hide();
            }
        });
    }

    private static boolean needsBar(Notification notice) {
        return !notice.offers().isEmpty() || notice.kind() == Notification.Kind.ERROR || notice.kind() == Notification.Kind.WARNING;
    }

    private static boolean isQuestion(Notification notice) {
        return notice.kind() == Notification.Kind.WARNING && !notice.offers().isEmpty();
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
        shown = waiting.poll();
        stay.stop();
        if (shown != null) {
            pane.setText(shown.text());
            pane.setGraphic(shown.kind() == Notification.Kind.SUCCESS ? Icons.of(MaterialDesignC.CHECK, "pass") : Icons.of(MaterialDesignA.ALERT_OUTLINE, "fail"));
            pane.getActions().setAll(shown.offers().stream().map(this::button).toList());
            pane.show();
            if (!isQuestion(shown)) {
                stay.playFromStart();
            }
        }
    }

    private Action button(Notification.Offer offer) {
        return new Action(offer.label(), event -> {
            pane.hide();
            offer.action().run();
        });
    }
}
