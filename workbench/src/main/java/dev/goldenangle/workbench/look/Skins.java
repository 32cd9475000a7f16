package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.ButtonSkin;
import javafx.scene.control.skin.LabelSkin;
import javafx.scene.control.skin.MenuButtonSkin;
import javafx.scene.control.skin.ScrollBarSkin;
import javafx.scene.control.skin.ScrollPaneSkin;
import javafx.scene.control.skin.TextFieldSkin;
import javafx.scene.control.skin.ToggleButtonSkin;

/**
 * Gives controls the skins that JavaFX would give them, but before they join a scene. JavaFX makes a skin while it styles a
 * control, and styles the control and all that is in it once more then, so that deep trees are styled many times over.
 */
public final class Skins {
    private Skins() {
    }

    /** To every control in a tree; one of a kind that is not known here gets its skin from JavaFX. */
    public static void give(Node node) {
        if (node instanceof Control control && control.getSkin() == null) {
            give(control);
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable().toArray(Node[]::new)) {
                give(child);
            }
        }
    }

    private static void give(Control control) {
        if (control instanceof Label label) {
            label.setSkin(new LabelSkin(label));
        } else if (control instanceof Button button) {
            button.setSkin(new ButtonSkin(button));
        } else if (control instanceof ToggleButton button) {
            button.setSkin(new ToggleButtonSkin(button));
        } else if (control instanceof TextField field) {
            field.setSkin(new TextFieldSkin(field));
        } else if (control instanceof MenuButton button) {
            button.setSkin(new MenuButtonSkin(button));
        } else if (control instanceof ScrollPane pane) {
            pane.setSkin(new ScrollPaneSkin(pane));
        } else if (control instanceof ScrollBar bar) {
            bar.setSkin(new ScrollBarSkin(bar));
        }
    }
}
