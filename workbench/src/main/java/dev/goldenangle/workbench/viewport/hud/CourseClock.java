package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.analysis.Route;
import dev.goldenangle.map.Zone;
import dev.goldenangle.state.Event;
import dev.goldenangle.state.EventKind;
import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

import java.util.OptionalDouble;

/** The time at the cursor, the progress along the course, and the time difference to the previous run. */
public final class CourseClock extends HBox {
    private final Label time = new Label();
    private final Region line = new Region();
    private final Label gate = new Label();
    private final Label gap = new Label();
    private boolean timed;
    private boolean hasGap;
    private String kind = "";

    public CourseClock() {
        super(10);
        time.setId("viewport-time");
        time.getStyleClass().add("hud-strong");
        gate.setId("viewport-checkpoint");
        gate.getStyleClass().add("muted");
        gap.getStyleClass().add("hud-strong");
        line.getStyleClass().add("upright-line");
        getChildren().addAll(time, line, gate, gap);
        getStyleClass().add("viewport-bar");
        setAlignment(Pos.CENTER);
        setMouseTransparent(true);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    /** Hides the time difference, then the gates, when space is tight. Returns false if not even the time fits. */
    public boolean fit(double room) {
        boolean gates = timed && width(true, false) <= room;
        showParts(gates, gates && hasGap && width(true, true) <= room);
        return width(gates, false) <= room;
    }

    /** The width with these parts, without showing them. */
    private double width(boolean gates, boolean difference) {
        double width = snappedLeftInset() + snappedRightInset() + time.prefWidth(-1);
        width += gates ? 2 * getSpacing() + line.prefWidth(-1) + gate.prefWidth(-1) : 0;
        return difference ? width + getSpacing() + gap.prefWidth(-1) : width;
    }

    private void showParts(boolean gates, boolean difference) {
        Controls.show(line, gates);
        Controls.show(gate, gates);
        Controls.show(gap, difference);
    }

    public void show(Moment m) {
        time.setText(Numbers.fixed(m.seconds(), 3) + " s");
        int gates = (int) m.level().zones().stream().filter(zone -> zone.kind() == Zone.Kind.CHECKPOINT).count();
        int passed = Math.max(0, m.run().courseStage(m.tick()) - 1);
        timed = gates > 0;
        gate.setText(passed > gates ? Messages.text("viewport.clock.finished", lap(m)) : Messages.text("viewport.clock.checkpoint", lap(m), passed, gates));
        OptionalDouble later = m.others().stream().filter(other -> other.kind() == Moment.Other.Kind.BEFORE).findFirst()
                .map(other -> gap(m.run().run(), other.run().run(), m.tick())).orElse(OptionalDouble.empty());
        gap.setText(later.isPresent() ? Numbers.signed(later.getAsDouble(), 2) + " s" : "");
        paintGap(later.orElse(0) > 0.005 ? "fail" : later.orElse(0) < -0.005 ? "pass" : "muted");
        hasGap = timed && later.isPresent();
    }

    /** Only on a change, because a new style class triggers a slow CSS lookup. */
    private void paintGap(String newKind) {
        if (!newKind.equals(kind)) {
            kind = newKind;
            gap.getStyleClass().setAll("label", "hud-strong", kind);
        }
    }

    private static long lap(Moment m) {
        return 1 + m.run().run().events().stream().filter(event -> event.kind() == EventKind.FINISH && event.tick() < m.tick()).count();
    }

    /** The time difference at the last gate passed, if the other run passed it in the same lap. */
    static OptionalDouble gap(Run run, Run other, int tick) {
        int last = -1;
        for (Event event : run.events()) {
            if (event.tick() <= tick && (event.kind() == EventKind.CHECKPOINT || event.kind() == EventKind.FINISH)) {
                last = event.tick();
            }
        }
        int passed = last;
        return Route.commonGates(run, other).stream().filter(gate -> gate.firstTick() == passed && gate.kind() != EventKind.START)
                .mapToDouble(gate -> -gate.seconds()).findFirst();
    }
}
