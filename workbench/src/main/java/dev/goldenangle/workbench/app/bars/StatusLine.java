package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.scorecard.ScorecardViewModel;
import dev.goldenangle.workbench.tasks.Notifications;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Orientation;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import org.controlsfx.control.StatusBar;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.List;
import java.util.Locale;

/** The bar at the bottom: messages on the left, performance figures on the right. */
public final class StatusLine extends StatusBar {
    private static final long REFRESH_NANOS = 250_000_000L;
    private final Document document;
    private final LivePlay live;
    private final Runs runs;
    private final StatusMessage message;
    private final Label rate = new Label();
    private final Label cost = new Label();
    private final Label whatIf = new Label();
    private final Label frames = new Label();
    private final Label digest = new Label();
    private final StringProperty coldCost = new SimpleStringProperty(this, "coldCost", "");
    private long shownAt;
    private int frameCount;
    private boolean wasMoving;

    @SuppressWarnings("this-escape")
    public StatusLine(Document document, LivePlay live, Runs runs, Notifications notifications, ScorecardViewModel scorecard) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        message = new StatusMessage(this, document, live, runs, notifications, scorecard);
        setFocusTraversable(false);
        digest.getStyleClass().add("code");
        digest.setGraphic(Icons.of(MaterialDesignS.SHIELD_CHECK_OUTLINE, "pass"));
        Tip.on(digest, Messages.text("app.bars.digest"));
        Tip.on(cost, coldCost);
        rate.getStyleClass().add("strong");
        frames.getStyleClass().add("strong");
        frames.setId("status-fps");
        for (Label number : List.of(rate, cost, whatIf, frames, digest)) {
            number.setMinWidth(USE_PREF_SIZE);      // in a narrow window, shorten the message instead
            if (number != rate) {
                getRightItems().add(new Separator(Orientation.VERTICAL));
            }
            getRightItems().add(number);
        }
        skinProperty().addListener(observable -> Tip.on(lookup(".status-label"), textProperty()));
    }

    /** The progress of a running what-if, or the time the last one took. */
    private String whatIfText(WhatIf.Result result) {
        double progress = live.playback().progress();
        if (progress < 1) {
            return Messages.text("app.bars.what-if-progress", Numbers.fixed(100 * progress, 0));
        }
        if (result == null) {
            return Messages.text("app.bars.no-what-if");
        }
        String millis = Numbers.fixed(result.millis(), 0);
        WhatIf.Loop loop = result.request().loop();
        return loop == WhatIf.Loop.OPEN ? Messages.text("app.bars.what-if-open", millis, loop.shortLabel().toLowerCase(Locale.ROOT)) : Messages.text("app.bars.what-if", millis);
    }

    /**
     * Counts a frame. The numbers are updated four times a second so they stay readable.
     *
     * @param isMoving whether frames follow each other; an idle window draws few on purpose, so no rate is shown
     */
    public void refresh(long nanos, boolean isMoving) {
        message.refresh(nanos);
        frameCount++;
        if (nanos - shownAt < REFRESH_NANOS) {
            return;
        }
        double seconds = (nanos - shownAt) * 1e-9;
        boolean isSteady = isMoving && wasMoving && shownAt != 0;
        frames.setText(Messages.text("app.bars.fps", isSteady ? Numbers.fixed(frameCount / seconds, 0) : "–"));
        wasMoving = isMoving;
        frameCount = 0;
        shownAt = nanos;
        rate.setText(Numbers.trimmed(document.tickRate(), 1) + " Hz");
        double micros = runs.whatIf().tickMicros();
        cost.setText(Messages.text("app.bars.cost", micros == 0 ? "–" : Numbers.fixed(micros, 1)));
        coldCost.set(Messages.text("app.bars.cold-cost", Numbers.fixed(live.playback().tickMicros(), 1)));
        whatIf.setText(whatIfText(runs.whatIf().resultProperty().get()));
        Run run = runs.shown();
        String hash = run == null || run.length() == 0 ? "" : Hash64.hex(run.hash());
        digest.setText(hash.isEmpty() ? "–" : hash.substring(0, 4) + " " + hash.substring(4, 8));
    }
}
