package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.workbench.live.TimeControl;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.Map;

/** The playback buttons: restart, step back, play or pause, step forward, speed and record. */
final class Transport extends HBox {
    private static final PseudoClass RECORDING = PseudoClass.getPseudoClass("recording");
    private static final double[] SPEEDS = {0.1, 0.25, 0.5, 1, 2, 4};
    private final InvalidationListener onChange = observable -> show();
    private TimeControl player;
    private final Button restart = button("restart", MaterialDesignR.RELOAD);
    private final Button back = button("back", MaterialDesignS.SKIP_PREVIOUS);
    private final Button play = button("play", MaterialDesignP.PLAY);
    private final Button step = button("step", MaterialDesignS.SKIP_NEXT);
    private final Button record = button("record", MaterialDesignR.RECORD);
    private final MenuButton speed = new MenuButton();

    Transport(TimeControl player, ReadOnlyBooleanProperty recording) {
        getStyleClass().add("transport");
        setAlignment(Pos.CENTER);
        play.getStyleClass().add("play");
        record.getStyleClass().add("record");
        recording.addListener((observable, old, on) -> {
            record.pseudoClassStateChanged(RECORDING, on);
            ((FontIcon) record.getGraphic()).setIconCode(on ? MaterialDesignS.STOP : MaterialDesignR.RECORD);
        });
        speed.setId("transport-speed");
        speed.getStyleClass().add("flat-menu");
        for (double value : SPEEDS) {
            MenuItem item = new MenuItem(text(value));
            item.setOnAction(event -> this.player.speedProperty().set(value));
            speed.getItems().add(item);
        }
        Tip.on(speed, Messages.text("app.bars.speed"));
        Region line = new Region();
        line.getStyleClass().add("upright-line");
        getChildren().addAll(restart, back, play, step, line, speed, record);
        use(player);
    }

    /** Switches to another player. */
    void use(TimeControl newPlayer) {
        if (player != null) {
            player.playingProperty().removeListener(onChange);
            player.speedProperty().removeListener(onChange);
        }
        player = newPlayer;
        player.playingProperty().addListener(onChange);
        player.speedProperty().addListener(onChange);
        show();
    }

    private static Button button(String id, Ikon icon) {
        Button button = new Button(null, Icons.of(icon));
        button.setId("transport-" + id);
        button.getStyleClass().add("flat-icon");
        return button;
    }

    /** The buttons, by the id of their action. */
    Map<String, Button> buttons() {
        return Map.of("restart", restart, "step-back", back, "play-or-pause", play, "step", step, "record", record);
    }

    private static String text(double speed) {
        return Numbers.fixed(speed, speed == 0.25 ? 2 : 1) + "×";
    }

    private void show() {
        ((FontIcon) play.getGraphic()).setIconCode(player.playingProperty().get() ? MaterialDesignP.PAUSE : MaterialDesignP.PLAY);
        speed.setText(text(player.speedProperty().get()));
    }
}
