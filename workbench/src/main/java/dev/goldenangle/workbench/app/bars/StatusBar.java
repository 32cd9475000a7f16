package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.math.Hash64;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.runs.WhatIf;
import dev.goldenangle.workbench.scorecard.ScorecardViewModel;
import dev.goldenangle.workbench.tasks.Notifications;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.Locale;

/** The bar at the bottom: messages on the left, costs and counts on the right. */
public final class StatusBar extends HBox {
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

    public StatusBar(Document document, LivePlay live, Runs runs, Notifications notifications, ScorecardViewModel scorecard) {
        this.document = document;
        this.live = live;
        this.runs = runs;
        message = new StatusMessage(document, live, runs, notifications, scorecard);
        getStyleClass().add("status-bar");
        setAlignment(Pos.CENTER_LEFT);
        digest.getStyleClass().add("code");
        digest.setGraphic(Icons.of(MaterialDesignS.SHIELD_CHECK_OUTLINE, "pass"));
        Tip.on(digest, "Digest of every state of this run so far: equal digests mean equal runs");
        Tip.on(cost, coldCost);
        rate.getStyleClass().add("strong");
        frames.getStyleClass().add("strong");
        for (Label number : new Label[] {rate, cost, whatIf, frames, digest}) {
            number.setMinWidth(USE_PREF_SIZE);      // where it gets narrow, the sentence gives way
        }
    }

    /** Puts what it tells into it, after the first frames: before that there is nothing to tell. */
    public void fill() {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        for (Region part : new Region[] {message, space, rate, line(), cost, line(), whatIf, line(), frames, line(), digest}) {
            getChildren().add(part);
        }
    }

    private static String loopOf(WhatIf.Result result) {
        return result.request().loop() == WhatIf.Loop.OPEN ? ", " + WhatIf.Loop.OPEN.shortLabel().toLowerCase(Locale.ROOT) : "";
    }

    /** How far it is while knobs make the run again, and then how long it took. */
    private String whatIfText(WhatIf.Result result) {
        double progress = live.playback().progress();
        if (progress < 1) {
            return "what-if " + Numbers.fixed(100 * progress, 0) + " %";
        }
        return result == null ? "what-if –" : "what-if " + Numbers.fixed(result.millis(), 0) + " ms" + loopOf(result);
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("status-line");
        return line;
    }

    /** Counts a frame; the numbers change four times a second, so that they can be read. */
    public void refresh(long nanos) {
        message.refresh(nanos);
        frameCount++;
        if (nanos - shownAt < REFRESH_NANOS) {
            return;
        }
        double seconds = (nanos - shownAt) * 1e-9;
        frames.setText(shownAt == 0 ? "– fps" : Numbers.fixed(frameCount / seconds, 0) + " fps");
        frameCount = 0;
        shownAt = nanos;
        rate.setText(Numbers.trimmed(document.tickRate(), 1) + " Hz");
        double micros = runs.whatIf().tickMicros();
        cost.setText("cost " + (micros == 0 ? "–" : Numbers.fixed(micros, 1)) + " µs/tick");
        coldCost.set("What a tick takes where many are done at once, as in a what-if. One alone between two frames, with everything else in the caches: "
                + Numbers.fixed(live.playback().tickMicros(), 1) + " µs");
        whatIf.setText(whatIfText(runs.whatIf().resultProperty().get()));
        Run run = runs.shown();
        String hash = run == null || run.length() == 0 ? "" : Hash64.hex(run.hash());
        digest.setText(hash.isEmpty() ? "–" : hash.substring(0, 4) + " " + hash.substring(4, 8));
    }
}
