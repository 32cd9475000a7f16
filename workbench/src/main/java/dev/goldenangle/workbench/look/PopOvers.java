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

    /** Shows the pop-over, or closes it if it is open. */
    public static void toggle(PopOver popOver, Node anchor) {
        if (popOver.isShowing()) {
            popOver.hide();
        } else {
            popOver.show(anchor);
        }
    }

    /**
     * Replaces the pop-over's style sheet by ours. Keeps keys from the button that opened it: Space would press it
     * again.
     */
    public static void prepare(PopOver popOver, Node content) {
        popOver.getRoot().getStylesheets().clear();
        popOver.setContentNode(content);
        // The pop-over's transparent margin covers the anchor; treat a press there as a press outside.
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
