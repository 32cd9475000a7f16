package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.analysis.JumpTiming;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.state.MoveMode;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.play.KeyBindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The numbers that a player needs at a glance: speed, angle, keys, ground state, and the last jump. */
public final class Hud extends HBox {
    private static final PseudoClass ON = PseudoClass.getPseudoClass("on");
    private static final double WITHOUT_KEYS_BELOW = 780;
    private static final double WITHOUT_STATE_BELOW = 660;
    private static final double IN_SHORT_BELOW = 400;
    private static final double SPEEDS_WIDTH = 108;
    private final Label speed = label("hud-speed", "hud-number");
    private final Label unit = label("hud-unit", "muted");
    private final Label ratio = label("hud-ratio", "hud-strong");
    private final Label second = label("hud-second", "hud-strong");
    private final Label angle = label("hud-angle", "hud-strong");
    private final Label best = label("hud-best", "hud-strong", "gold");
    private final AngleBar bar;
    private final Label forward = key("forward");
    private final Label left = key("left");
    private final Label back = key("back");
    private final Label right = key("right");
    private final Label jump = key("jump");
    private final Label state = label("hud-state", "hud-strong");
    private final Label stateTime = label("hud-state-time", "muted");
    private final Label gain = label("hud-gain", "hud-strong");
    private final Label timing = label("hud-timing", "caption");
    private final Node keysLine = line();
    private final Node keys = keys();
    private final Node stateLine = line();
    private final Node stateBox;
    /** The background, separate so that its picture stays cached while the numbers change. */
    private final Region plate = new Region();
    private final VBox speeds = new VBox();
    private final Region speedsLine = line();
    private final VBox angles = new VBox(4);
    /** In the corner above the state, where it needs no room of its own. */
    private final Button help = Controls.flat(new Button(null, Icons.of(MaterialDesignH.HELP_CIRCLE_OUTLINE)), "hud-help", Messages.text("viewport.hud.help"));
    private boolean isCorner;
    private final Label shortAngle = label("hud-short-angle", "hud-strong");
    private final Label shortGain = label("hud-short-gain", "hud-strong");
    private final VBox shortAngles = captioned(Messages.text("viewport.hud.angle"), shortAngle);
    private final VBox shortJump = captioned(Messages.text("viewport.hud.last-jump"), shortGain);
    private final HBox inShort = new HBox(14, shortAngles, shortJump);

    /** @param explain opens the card that explains the Golden Angle */
    public Hud(Appearance look, KeyBindings bindings, Runnable explain) {
        bar = new AngleBar(look);
        nameKeys(bindings);
        bindings.revisionProperty().addListener(observable -> nameKeys(bindings));
        HBox number = new HBox(6, speed, unit);
        number.setAlignment(Pos.BASELINE_LEFT);
        speeds.getChildren().addAll(number, ratio, second);
        speeds.setMinWidth(Region.USE_PREF_SIZE);
        number.setMinWidth(SPEEDS_WIDTH);
        speeds.setAlignment(Pos.CENTER_LEFT);
        angles.getChildren().addAll(angleRow(), bar);
        angles.setAlignment(Pos.CENTER_LEFT);
        shortAngle.textProperty().bind(angle.textProperty());
        shortGain.textProperty().bind(gain.textProperty());
        stateBox = stateBox();
        help.setManaged(false);
        help.setOnAction(event -> explain.run());
        getChildren().addAll(plate, speeds, speedsLine, angles, keysLine, keys, stateLine, stateBox, inShort, help);
        addTips(number);
        plate.setMouseTransparent(true);
        plate.getStyleClass().add("hud-plate");
        plate.setManaged(false);
        plate.setCache(true);
        keys.setCache(true);
        getStyleClass().addAll("hud", "plated");
        setId("hud");
        setAlignment(Pos.CENTER);
        setPickOnBounds(false);      // between its parts, the mouse moves the camera
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    }

    private void addTips(Node number) {
        Tip.on(number, Messages.text("viewport.hud.speed-tip"));
        Tip.on(bar, Messages.text("viewport.hud.bar-tip"));
        Tip.on(keys, Messages.text("viewport.hud.keys-tip"));
        Tip.on(shortAngles, Messages.text("viewport.hud.angle-tip"));
        Tip.on(shortJump, Messages.text("viewport.hud.jump-tip"));
    }

    private HBox angleRow() {
        Label name = label("hud-angle-name", "muted");
        name.setText(Messages.text("viewport.hud.angle"));
        Label bestName = label("hud-best-name", "muted");
        bestName.setText(Messages.text("viewport.hud.best"));
        HBox yours = new HBox(5, name, angle);
        HBox wanted = new HBox(5, bestName, best);
        Tip.on(yours, Messages.text("viewport.hud.angle-tip"));
        Tip.on(wanted, Messages.text("viewport.hud.best-tip"));
        return new HBox(5, yours, Controls.space(), wanted);
    }

    private Node keys() {
        GridPane grid = new GridPane();
        grid.setHgap(4);
        grid.setVgap(4);
        grid.setAlignment(Pos.CENTER);
        grid.add(forward, 1, 0);
        grid.add(left, 0, 1);
        grid.add(back, 1, 1);
        grid.add(right, 2, 1);
        jump.setMaxWidth(Double.MAX_VALUE);
        grid.add(jump, 0, 2, 3, 1);
        return grid;
    }

    private Node stateBox() {
        Label stateName = label("hud-state-name", "caption");
        stateName.setText(Messages.text("viewport.hud.state"));
        Label jumpName = label("hud-jump-name", "caption");
        jumpName.setText(Messages.text("viewport.hud.last-jump"));
        VBox now = new VBox(1, stateName, new HBox(6, state, stateTime));
        VBox jumped = new VBox(1, new HBox(6, jumpName, Controls.space(), timing), gain);
        Tip.on(now, Messages.text("viewport.hud.state-tip"));
        Tip.on(jumped, Messages.text("viewport.hud.jump-tip"));
        VBox box = new VBox(6, now, jumped);
        box.setAlignment(Pos.CENTER_LEFT);
        box.setMinWidth(122);
        box.setPrefWidth(122);
        return box;
    }

    private static VBox captioned(String caption, Label value) {
        VBox box = new VBox(2, Controls.label(caption, "caption"), value);
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }

    private static Label label(String id, String... styles) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().addAll(styles);
        label.setMinWidth(Region.USE_PREF_SIZE);
        return label;
    }

    private static Label key(String name) {
        return label("hud-key-" + name, "hud-key");
    }

    /** Shows the names of the bound keys; the first if an action has several. */
    private void nameKeys(KeyBindings keys) {
        Map<GameKey, Label> caps = Map.of(GameKey.FORWARD, forward, GameKey.LEFT, left, GameKey.BACK, back, GameKey.RIGHT, right, GameKey.JUMP, jump);
        caps.forEach((action, cap) -> cap.setText(keys.keysOf(action).stream().findFirst().map(KeyCode::getName).orElse("–")));
        jump.setText(jump.getText().toLowerCase(Locale.ROOT));
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("hud-line");
        return line;
    }

    @Override
    protected void layoutChildren() {
        plate.resizeRelocate(0, 0, getWidth(), getHeight());
        help.autosize();
        help.relocate(getWidth() - help.getWidth() - 4, 4);
        super.layoutChildren();
    }

    /** Shows only keys and state, for views with speed and angle at the crosshair. */
    public void setCorner(boolean corner) {
        isCorner = corner;
        toggle(this, "hud-corner", corner);
    }

    /** Hides keys and state when space is tight. */
    public void fitInto(double room, double textScale) {
        double width = room / textScale;
        show(!isCorner, speeds, speedsLine);
        show(!isCorner && width >= WITHOUT_KEYS_BELOW, keysLine);
        show(isCorner || width >= WITHOUT_KEYS_BELOW, keys);
        show(isCorner || width >= WITHOUT_STATE_BELOW, stateLine, stateBox);
        help.setVisible(stateBox.isVisible());
        show(!isCorner && width >= IN_SHORT_BELOW, angles);
        show(!isCorner && width < IN_SHORT_BELOW, inShort);
        show(width < IN_SHORT_BELOW && shortWidth() <= room, shortJump);
    }

    /** The width in short, including the last jump. */
    private double shortWidth() {
        return snappedLeftInset() + snappedRightInset() + 2 * getSpacing() + speeds.prefWidth(-1) + speedsLine.prefWidth(-1)
                + shortAngles.prefWidth(-1) + inShort.getSpacing() + shortJump.prefWidth(-1);
    }

    private static void show(boolean shown, Node... nodes) {
        for (Node node : nodes) {
            Controls.show(node, shown);
        }
    }

    public void show(Moment m) {
        Unit own = m.model().speedUnit();
        boolean metric = own == Unit.METRES_PER_SECOND;
        double now = m.run().speed(m.tick());
        set(speed, Numbers.fixed(now, own == Unit.UNITS_PER_SECOND ? 0 : 1));
        set(unit, own.symbol());
        set(ratio, Messages.text("viewport.hud.ratio", Numbers.fixed(now / m.w(), 2)));
        Tip.on(ratio, Messages.text("viewport.hud.ratio-tip", Numbers.withUnit(Numbers.trimmed(m.w(), 1), own.symbol())));
        if (metric) {
            double change = m.speedChange();
            set(second, Numbers.signed(change, 1) + " m/s²");
            mark(second, Math.abs(change) < 0.05 ? 0 : change);
            Tip.on(second, Messages.text("viewport.hud.change-tip"));
        } else {
            set(second, Numbers.fixed(now / m.metre(), 1) + " m/s");
            mark(second, 0);
            Tip.on(second, Messages.text("viewport.hud.metres-tip"));
        }
        showAngle(m);
        showKeys(m);
        showState(m);
    }

    private void showAngle(Moment m) {
        double held = m.run().viewAngle(m.tick());
        double wanted = m.run().bestViewAngle(m.tick());
        set(angle, m.zones().exist() ? Numbers.fixed(Math.toDegrees(held), 1) + "°" : "–");
        set(best, m.zones().exist() ? Numbers.fixed(Math.toDegrees(wanted), 1) + "°" : "–");
        bar.draw(m.zones(), m.run().viewTurn(m.tick()), m.run().bestViewTurn(m.tick()));
    }

    private void showKeys(Moment m) {
        forward.pseudoClassStateChanged(ON, m.keys().forward > 0);
        back.pseudoClassStateChanged(ON, m.keys().forward < 0);
        left.pseudoClassStateChanged(ON, m.keys().right < 0);
        right.pseudoClassStateChanged(ON, m.keys().right > 0);
        jump.pseudoClassStateChanged(ON, m.keys().jumps());
    }

    private void showState(Moment m) {
        boolean grounded = m.run().grounded(m.tick());
        MoveMode mode = m.state().mode;
        int since = m.tick();
        while (since > 0 && m.run().grounded(since - 1) == grounded) {
            since--;
        }
        set(state, mode == MoveMode.NOCLIP ? Messages.text("viewport.hud.noclip") : mode == MoveMode.SPECTATE ? Messages.text("viewport.hud.spectate") : walking(grounded, m.state().crouched));
        set(stateTime, Numbers.fixed((m.tick() - since + 1) * m.run().tickSeconds(), 2) + " s");
        OptionalDouble won = JumpTiming.lastGain(m.run(), m.tick());
        int digits = m.model().speedUnit() == Unit.UNITS_PER_SECOND ? 0 : 2;
        set(gain, won.isEmpty() ? "–" : Numbers.signed(won.getAsDouble(), digits) + " " + m.model().speedUnit().symbol());
        mark(gain, won.orElse(0));
        Optional<JumpTiming> last = JumpTiming.last(m.run(), m.tick());
        set(timing, last.map(JumpTiming::text).orElse(""));
    }

    private static String walking(boolean grounded, boolean crouched) {
        if (grounded) {
            return crouched ? Messages.text("viewport.hud.ground-crouched") : Messages.text("viewport.hud.ground");
        }
        return crouched ? Messages.text("viewport.hud.air-crouched") : Messages.text("viewport.hud.air");
    }

    private static void set(Label label, String text) {
        if (!text.equals(label.getText())) {
            label.setText(text);
        }
    }

    private static void mark(Label label, double value) {
        toggle(label, "pass", value > 0);
        toggle(label, "fail", value < 0);
    }

    private static void toggle(Node label, String style, boolean on) {
        if (on && !label.getStyleClass().contains(style)) {
            label.getStyleClass().add(style);
        } else if (!on) {
            label.getStyleClass().remove(style);
        }
    }
}
