package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.compare.WhatIfOutcome;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.scorecard.ScorecardViewModel;
import dev.goldenangle.workbench.tasks.Notification;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.Observable;
import org.controlsfx.control.StatusBar;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignI;

import java.util.List;

/**
 * The left end of the status bar. It shows the effect of changed knobs; a notice replaces it for a while, and a recording shows
 * its time while it runs.
 */
final class StatusMessage {
    private static final long NOTICE_STAYS_NANOS = 6_000_000_000L;
    private final StatusBar bar;
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final ScorecardViewModel scorecard;
    private Notification notice;
    private boolean isNoticeNew;
    private long noticeSince;
    private Notification outcome;
    private boolean isOutcomeOld = true;
    private Notification shown;

    StatusMessage(StatusBar bar, Document document, LivePlay live, Runs runs, Notifications notifications, ScorecardViewModel scorecard) {
        this.bar = bar;
        this.document = document;
        this.live = live;
        this.runs = runs;
        this.scorecard = scorecard;
        bar.setText("");
        // Refreshed in the next frame: several of these properties change together and are inconsistent in between.
        for (Observable part : List.of(runs.whatIf().resultProperty(), scorecard.scoresProperty(), document.knobs().valuesProperty(),
                document.knobs().beforeProperty(), document.levelProperty(), live.sources().drivingProperty())) {
            part.addListener(observable -> isOutcomeOld = true);
        }
        notifications.latestProperty().addListener((observable, old, latest) -> tell(latest));
        if (notifications.latestProperty().get() != null) {
            tell(notifications.latestProperty().get());
        }
    }

    private void tell(Notification latest) {
        notice = latest;
        isNoticeNew = true;
        show(latest);
    }

    /** Called once per frame. */
    void refresh(long nanos) {
        if (isOutcomeOld) {
            isOutcomeOld = false;
            outcome = outcome();
        }
        if (isNoticeNew) {
            isNoticeNew = false;
            noticeSince = nanos;
        }
        if (outcome != null && nanos - noticeSince > NOTICE_STAYS_NANOS) {
            notice = null;
        }
        show(live.recording().activeProperty().get() ? recording() : notice != null ? notice : outcome);
    }

    private Notification recording() {
        return new Notification(Notification.Kind.INFO, Messages.text("app.bars.recording", Numbers.fixed(live.playback().lengthProperty().get() / document.tickRate(), 1)));
    }

    /**
     * The effect of the changed knobs on the goals; null if no knob is changed or the what-if belongs to another
     * world.
     */
    private Notification outcome() {
        WhatIf.Result result = runs.whatIf().resultProperty().get();
        if (result == null || result.request().level() != document.level()) {
            return null;
        }
        WhatIf.Request request = result.request();
        WhatIf.Pair pair = result.of(live.sources().driving()).orElse(null);
        if (pair == null || !request.before().equals(document.knobs().before()) || request.values().equals(request.before())) {
            return null;
        }
        return scorecard.judged(request.before(), request.values()).map(judged -> WhatIfOutcome.of(request, pair, judged.was(), judged.now()))
                .orElseGet(() -> WhatIfOutcome.of(request, pair));
    }

    private void show(Notification told) {
        if (told == null ? shown == null : told.equals(shown)) {
            return;
        }
        boolean isOtherIcon = told == null || shown == null || told.kind() != shown.kind();
        shown = told;
        bar.setText(told == null ? "" : told.text());
        if (isOtherIcon) {
            bar.setGraphic(told == null ? null : Icons.of(icon(told.kind()), style(told.kind())));
        }
    }

    private static Ikon icon(Notification.Kind kind) {
        return switch (kind) {
            case SUCCESS -> MaterialDesignC.CHECK;
            case INFO -> MaterialDesignI.INFORMATION_OUTLINE;
            case WARNING -> MaterialDesignA.ALERT_OUTLINE;
            case ERROR -> MaterialDesignC.CLOSE;
        };
    }

    private static String style(Notification.Kind kind) {
        return switch (kind) {
            case SUCCESS -> "pass";
            case INFO -> "info";
            case WARNING, ERROR -> "fail";
        };
    }
}
