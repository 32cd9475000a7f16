package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.sound.GainSound;
import dev.goldenangle.workbench.sound.SoundOptions;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.function.Supplier;

/** Whether the gain is heard, and how loud. */
final class SoundPage extends VBox {
    SoundPage(SoundOptions options, Supplier<GainSound> sound) {
        super(12);
        CheckBox on = MessageCards.check("Sound of the gain", "sound-on", options.onProperty());
        Label what = MessageCards.label("A quiet tone while speed can be won: an octave up at the best possible gain, an octave down where as much is lost. "
                + "A low click is a landing, a high one a jump on its very tick.", "muted");
        what.setWrapText(true);
        what.setMinHeight(Region.USE_PREF_SIZE);
        Label none = MessageCards.label("No sound device can be used here", "fail");
        none.setId("sound-none");
        none.setVisible(!sound.get().hasDevice());
        getChildren().addAll(on, what, new DialLine("Volume", "sound-volume", options.volumeProperty(), 0, 1, value -> Math.round(100 * value) + " %").stepping(0.05), none);
    }
}
