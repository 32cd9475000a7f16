package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.sound.GainSound;
import dev.goldenangle.workbench.sound.SoundOptions;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.function.Supplier;

/** Settings of the gain sound: on or off, and volume. */
final class SoundPage extends VBox {
    SoundPage(SoundOptions options, Supplier<GainSound> sound) {
        super(12);
        CheckBox on = MessageCards.check(Messages.text("app.cards.gain-sound"), "sound-on", options.onProperty());
        Label what = MessageCards.label(Messages.text("app.cards.gain-sound-about"), "muted");
        what.setWrapText(true);
        what.setMinHeight(Region.USE_PREF_SIZE);
        Label none = MessageCards.label(Messages.text("app.cards.no-sound"), "fail");
        none.setId("sound-none");
        none.setVisible(!sound.get().hasDevice());
        getChildren().addAll(on, what, new DialLine(Messages.text("app.cards.volume"), "sound-volume", options.volumeProperty(), 0, 1, value -> Math.round(100 * value) + " %").stepping(0.05), none);
    }
}
