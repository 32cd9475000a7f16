package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** Three things to try, shown at the first start. */
final class Hints extends VBox {
    /** @param goldenAngle opens the card that explains the Golden Angle */
    Hints(Runnable close, Runnable goldenAngle) {
        super(10);
        getStyleClass().addAll("card", "hints");
        setId("hints");
        setPrefWidth(340);
        Button done = new Button(Messages.text("app.cards.got-it"));
        done.setOnAction(event -> close.run());
        Button explain = new Button(Messages.text("explain.open"), Icons.of(MaterialDesignA.ANGLE_ACUTE));
        explain.setId("hints-golden-angle");
        explain.setOnAction(event -> {
            close.run();
            goldenAngle.run();
        });
        HBox bottom = Controls.line(explain, Controls.space(), done);
        getChildren().addAll(Controls.label(Messages.text("app.cards.hints"), "pane-title"),
                hint(MaterialDesignT.TUNE_VARIANT, Messages.text("app.cards.hint-knobs")),
                hint(MaterialDesignK.KEYBOARD_OUTLINE, Messages.text("app.cards.hint-play")),
                hint(MaterialDesignG.GESTURE_SWIPE_HORIZONTAL, Messages.text("app.cards.hint-timeline")),
                bottom);
    }

    private static HBox hint(Ikon icon, String text) {
        Label words = Controls.label(text, "muted");
        words.setWrapText(true);
        words.setMinHeight(Region.USE_PREF_SIZE);
        HBox line = new HBox(10, Icons.of(icon), words);
        line.setAlignment(Pos.TOP_LEFT);
        return line;
    }
}
