package dev.goldenangle.workbench.viewport.play;

import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;

/** Tells a player at the keyboard how to capture the mouse and how to release it. */
public final class PlayPrompt extends Label {
    public PlayPrompt(LivePlay live, PlayInput input) {
        getStyleClass().add("play-prompt");
        setId("play-prompt");
        setGraphic(Icons.of(MaterialDesignM.MOUSE));
        setMouseTransparent(true);
        setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        visibleProperty().bind(Bindings.createBooleanBinding(input::isPlaying, live.sources().drivingProperty()));
        textProperty().bind(Bindings.when(input.capturedProperty()).then(Messages.text("viewport.play.captured")).otherwise(Messages.text("viewport.play.click")));
    }
}
