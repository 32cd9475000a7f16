package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Icons;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Three things to try, shown at the first start. */
final class Hints extends VBox {
    Hints(Runnable close) {
        super(10);
        getStyleClass().addAll("card", "hints");
        setId("hints");
        setPrefWidth(340);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        Button done = new Button("Got it");
        done.setOnAction(event -> close.run());
        HBox bottom = new HBox(space, done);
        getChildren().addAll(MessageCards.label("A bot is running. Try this", "pane-title"),
                hint(MaterialDesignT.TUNE_VARIANT, "Drag any slider on the left: the whole run is re-simulated at once, and the previous run stays visible, dimmed."),
                hint(MaterialDesignK.KEYBOARD_OUTLINE, "Click Keyboard at the top, then click the view. Play with W A S D, space and the mouse; Esc pauses."),
                hint(MaterialDesignG.GESTURE_SWIPE_HORIZONTAL, "Drag the timeline back and press play: the run continues from there as a new branch."),
                bottom);
    }

    private static HBox hint(Ikon icon, String text) {
        Label words = MessageCards.label(text, "muted");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(10, Icons.of(icon), words);
        line.setAlignment(Pos.TOP_LEFT);
        return line;
    }
}
