package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.state.MoveMode;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.play.KeyBindings;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;

/** Says that the mover is flying in noclip or spectate mode, and which key ends it. */
public final class FlightChip extends Label {
    private final KeyBindings keys;

    public FlightChip(KeyBindings keys) {
        this.keys = keys;
        setId("flight-chip");
        getStyleClass().addAll("play-prompt", "flight-chip");
        setGraphic(Icons.of(MaterialDesignA.AIRPLANE));
        setMouseTransparent(true);
        setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        setVisible(false);
        setManaged(false);
    }

    public void show(Moment m) {
        MoveMode mode = m.state().mode;
        setVisible(mode != MoveMode.NORMAL);
        setManaged(mode != MoveMode.NORMAL);
        setText(Messages.text("viewport.flight.stop", nameOf(mode), keys.name(mode == MoveMode.SPECTATE ? GameKey.SPECTATE : GameKey.NOCLIP)));
    }

    static String nameOf(MoveMode mode) {
        return switch (mode) {
            case NORMAL -> Messages.text("viewport.flight.walking");
            case NOCLIP -> Messages.text("viewport.flight.noclip");
            case SPECTATE -> Messages.text("viewport.flight.spectate");
        };
    }
}
