package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import org.controlsfx.control.PopOver;

/** Sets up ControlsFX pop-overs so that they all behave alike. */
public final class PopOvers {
    private PopOvers() {
    }

    public static PopOver of(Node content, PopOver.ArrowLocation arrow) {
        PopOver popOver = new PopOver();
        popOver.setArrowLocation(arrow);
        prepare(popOver, content);
        return popOver;
    }

    /** A second click on the anchor closes the pop-over that the first one opened. */
    public static void toggle(PopOver popOver, Node anchor) {
        if (popOver.isShowing()) {
            popOver.hide();
        } else {
            popOver.show(anchor);
        }
    }

    /** Our style sheet replaces the one that a pop-over brings along. Keys do not reach the button that opened it: Space would press it again. */
    static void prepare(PopOver popOver, Node content) {
        popOver.getRoot().getStylesheets().clear();
        popOver.setContentNode(content);
        // Its window has a transparent margin that covers the anchor. A press there counts as one outside.
        popOver.addEventFilter(MouseEvent.MOUSE_PRESSED, event -> {
            if (event.getTarget() instanceof Node node && node.getStyleClass().contains("popover")) {
                popOver.hide();
            }
        });
        popOver.setAnimated(false);
        popOver.setDetachable(false);
        popOver.setArrowSize(8);
        popOver.setCornerRadius(8);
        content.addEventHandler(KeyEvent.ANY, event -> {
            if (event.getCode() != KeyCode.ESCAPE) {
                event.consume();
            }
        });
    }
}
