package dev.goldenangle.workbench.compare;

import dev.goldenangle.analysis.Gap;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import java.util.List;
import java.util.Locale;

/** The labels over a viewport: which run it shows, and its time at the cursor or at the last gate. */
final class SideChips {
    private final Side side;
    private final Label name = Controls.label("", "hud-strong");
    private final Label caption = Controls.label("", "muted");
    private final Label place = Controls.label("", "muted");
    private final Label time = Controls.label("", "hud-strong");
    private final Label gap = Controls.label("", "hud-strong");
    private final HBox title;
    private final HBox clock;

    SideChips(Side side) {
        this.side = side;
        String letter = side.name().toLowerCase(Locale.ROOT);
        time.setId("compare-time-" + letter);
        gap.setId("compare-gate-gap-" + letter);
        title = chip(side.badge(), name, caption);
        clock = chip(place, time, gap);
    }

    private static HBox chip(Label... parts) {
        HBox box = new HBox(8, parts);
        box.getStyleClass().addAll("viewport-bar", "side-chip");
        box.setAlignment(Pos.CENTER);
        box.setMouseTransparent(true);
        box.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return box;
    }

    HBox title() {
        return title;
    }

    HBox clock() {
        return clock;
    }

    void show(RunEntry entry, Compared pair, int tick) {
        RunReader run = side == Side.A ? pair.a() : pair.b();
        name.setText(entry.name());
        caption.setText(run.run().header().source());
        Gap.Gate last = null;
        double seconds = 0;
        for (Gap.Gate gate : pair.gap().map(Gap::gates).orElse(List.of())) {
            double there = gate.baselineSeconds() + (side == Side.B ? gate.seconds() : 0);
            if (gateTick(pair, gate) <= tick) {
                last = gate;
                seconds = there;
            }
        }
        place.setText(last == null ? Messages.text("compare.time") : last.label().matches("\\d+") ? Messages.text("compare.checkpoint", last.label()) : last.label().toLowerCase(Locale.ROOT));
        time.setText(Numbers.withUnit(Numbers.fixed(last == null ? (tick + 1) * run.tickSeconds() : seconds, last == null ? 3 : 2), "s"));
        boolean told = last != null && side == Side.B;
        Controls.show(gap, told);
        if (told) {
            gap.setText(Numbers.signed(last.seconds(), 2));
            gap.getStyleClass().setAll("label", "hud-strong", last.seconds() > 0.005 ? "fail" : last.seconds() < -0.005 ? "pass" : "muted");
        }
    }

    private double gateTick(Compared pair, Gap.Gate gate) {
        double done = side == Side.A ? pair.gap().orElseThrow().route().firstAt(gate.along()) : pair.gap().orElseThrow().route().secondAt(gate.along());
        return done - 1;
    }
}
