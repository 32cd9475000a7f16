package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.pad.Gamepads;
import dev.goldenangle.workbench.pad.PadButton;
import dev.goldenangle.workbench.pad.PadOptions;
import dev.goldenangle.workbench.pad.PadReading;
import dev.goldenangle.workbench.pad.PadTuning;
import dev.goldenangle.workbench.text.Messages;
import javafx.animation.AnimationTimer;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.DoubleFunction;
import java.util.function.Supplier;

/**
 * Gamepad settings: live stick positions and response, and button bindings. Clicking a binding waits for the new
 * button.
 */
final class PadPage extends VBox {
    private static final double LABELS = 96;
    private final PadOptions options;
    private final Supplier<Gamepads> pads;
    private final Consumer<String> tell;
    private final Map<GameKey, Button> buttons = new EnumMap<>(GameKey.class);
    private final Label name = Controls.label("", "strong");
    private final StickPicture moveStick;
    private final StickPicture lookStick;
    private final ResponsePicture response;
    private final AnimationTimer frames = new AnimationTimer() {
        @Override
        public void handle(long nanos) {
            refresh();
        }
    };
    private GameKey waiting;
    /** Buttons already held when waiting began; they are ignored until released. */
    private PadReading before;

    PadPage(PadOptions options, Supplier<Gamepads> pads, Appearance look, Consumer<String> tell) {
        super(12);
        this.options = options;
        this.pads = pads;
        this.tell = tell;
        moveStick = new StickPicture(look);
        lookStick = new StickPicture(look);
        response = new ResponsePicture(look);
        name.setId("pad-name");
        HBox pictures = new HBox(32, titled(Messages.text("app.cards.stick-move"), moveStick), titled(Messages.text("app.cards.stick-look"), lookStick), titled(Messages.text("app.cards.response"), response));
        pictures.setAlignment(Pos.CENTER_LEFT);
        Label hint = Controls.label(Messages.text("app.cards.pad-hint", PadButton.START.label(), PadButton.BACK.label()), "muted");
        hint.setWrapText(true);
        getChildren().addAll(name, pictures, dials(LABELS * look.textScaleProperty().get()), KeysPage.bindings("pad-bind-", buttons, this::waitFor), hint);
        options.bindings().revisionProperty().addListener(observable -> show());
        show();
    }

    private static VBox titled(String title, StickCanvas picture) {
        return new VBox(4, Controls.label(title, "muted"), picture);
    }

    private VBox dials(double labels) {
        VBox dials = new VBox(6);
        Map<PadOptions.Dial, DoubleFunction<String>> texts = Map.of(options.deadZone(), value -> Math.round(100 * value) + " %",
                options.response(), value -> Numbers.fixed(value, 1), options.turnSpeed(), value -> Math.round(value) + "°/s", options.acceleration(), value -> Numbers.fixed(value, 2) + " s");
        for (PadOptions.Dial dial : options.dials()) {
            dials.getChildren().add(new DialLine(dial.label(), "pad-" + dial.key(), dial.valueProperty(), dial.least(), dial.most(), texts.get(dial)).stepping(dial.step()).aligned(labels));
        }
        dials.getChildren().add(new HBox(20, MessageCards.check(Messages.text("app.cards.invert"), "pad-inverted", options.invertedProperty()),
                MessageCards.check(Messages.text("app.cards.rumble"), "pad-rumble", options.rumbleProperty())));
        return dials;
    }

    /** Looks for gamepads and follows them while the page is visible. */
    void setShown(boolean shown) {
        if (shown) {
            pads.get().start();
            frames.start();
            refresh();
        } else {
            frames.stop();
            waiting = null;
            show();
        }
    }

    private void refresh() {
        Gamepads all = pads.get();
        PadReading pad = all.reading();
        PadTuning tuning = options.tuning();
        name.setText(switch (all.state()) {
            case UNUSED, NONE -> Messages.text("app.cards.no-pad");
            case CONNECTED -> pad == null ? "" : pad.name();
            case BROKEN -> Messages.text("app.cards.pad-broken", all.trouble());
        });
        moveStick.show(tuning.move(), pad == null ? 0 : pad.leftX(), pad == null ? 0 : pad.leftY());
        lookStick.show(tuning.look(), pad == null ? 0 : pad.rightX(), pad == null ? 0 : pad.rightY());
        response.show(tuning.look(), pad == null ? 0 : Math.hypot(pad.rightX(), pad.rightY()));
        if (waiting != null && pad != null) {
            take(pad);
        }
        before = pad;
    }

    private void take(PadReading pad) {
        for (PadButton button : PadButton.values()) {
            if (waiting != null && pad.holds(button) && (before == null || !before.holds(button))) {
                tell.accept(options.bindings().bind(waiting, button) ? "" : Messages.text("app.cards.reserved", button.label()));
                waiting = null;
                show();
            }
        }
    }

    private void waitFor(GameKey action) {
        waiting = action;
        tell.accept("");
        show();
    }

    /** Handles a key while waiting for a button: Esc cancels. Returns whether the key was used. */
    boolean take(KeyEvent event) {
        boolean isWaiting = waiting != null && event.getCode() == KeyCode.ESCAPE;
        if (isWaiting) {
            waiting = null;
            show();
        }
        return isWaiting;
    }

    private void show() {
        buttons.forEach((action, button) -> {
            button.setText(action == waiting ? Messages.text("app.cards.press-button") : options.bindings().name(action));
            button.pseudoClassStateChanged(KeysPage.WAITING, action == waiting);
        });
    }
}
