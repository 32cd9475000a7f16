package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.analysis.JumpTiming;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.OptionalDouble;

/** The numbers of one mover in a small viewport: speed, angle, and the last jump. */
public final class MiniHud extends HBox {
    private static final double WITHOUT_JUMP_BELOW = 480;
    private final Label speed = label("mini-number");
    private final Label unit = label("muted");
    private final Label ratio = label("hud-strong");
    private final Label angle = label("hud-strong");
    private final Label best = label("caption");
    private final Label gain = label("hud-strong");
    private final Region jumpLine = line();
    private final VBox jump;

    public MiniHud() {
        HBox number = new HBox(5, speed, unit);
        number.setAlignment(Pos.BASELINE_LEFT);
        VBox speeds = new VBox(1, number, ratio);
        speeds.setMinWidth(84);
        HBox angles = new HBox(5, angle, best);
        angles.setAlignment(Pos.BASELINE_LEFT);
        angles.setMinWidth(102);
        jump = titled(Messages.text("viewport.hud.last-jump"), gain);
        jump.setMinWidth(66);
        getChildren().addAll(speeds, line(), titled(Messages.text("viewport.hud.angle"), angles), jumpLine, jump);
        getStyleClass().addAll("hud", "mini-hud");
        setAlignment(Pos.CENTER_LEFT);
        setMouseTransparent(true);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    private static Label label(String styleClass) {
        Label label = Controls.label("", styleClass);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("mini-line");
        return line;
    }

    private static VBox titled(String title, Region content) {
        Label name = label("caption");
        name.setText(title);
        VBox box = new VBox(3, name, content);
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    public void fitInto(double width) {
        boolean roomy = width >= WITHOUT_JUMP_BELOW;
        for (Region part : new Region[] {jumpLine, jump}) {
            Controls.show(part, roomy);
        }
    }

    public void show(Moment m) {
        Unit own = m.model().speedUnit();
        double now = m.run().speed(m.tick());
        boolean coarse = own == Unit.UNITS_PER_SECOND;
        speed.setText(Numbers.fixed(now, coarse ? 0 : 1));
        unit.setText(own.symbol());
        ratio.setText(Messages.text("viewport.hud.ratio", Numbers.fixed(now / m.w(), 2)));
        angle.setText(m.zones().exist() ? Numbers.fixed(Math.toDegrees(m.run().viewAngle(m.tick())), 1) + "°" : "–");
        best.setText(m.zones().exist() ? Messages.text("viewport.hud.best-angle", Numbers.fixed(Math.toDegrees(m.run().bestViewAngle(m.tick())), 1)) : "");
        OptionalDouble won = JumpTiming.lastGain(m.run(), m.tick());
        gain.setText(won.isEmpty() ? "–" : Numbers.withUnit(Numbers.signed(won.getAsDouble(), coarse ? 0 : 2), own.symbol()));
    }
}
