package dev.goldenangle.workbench.look;

import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

import java.util.function.Supplier;

/**
 * Tooltips created when the mouse first enters the node. Each tooltip is a window, and creating dozens slows the
 * start.
 */
public final class Tip {
    private static final Duration DELAY = Duration.millis(400);

    private Tip() {
    }

    /** May be called again to change the text. */
    public static void on(Node node, String text) {
        boolean isNew = node.getAccessibleHelp() == null;
        node.setAccessibleHelp(text);
        if (isNew) {
            on(node, node.accessibleHelpProperty());
        }
    }

    /** With a changing text. */
    public static void on(Node node, ObservableValue<String> text) {
        on(node, () -> {
            Tooltip tooltip = new Tooltip();
            tooltip.textProperty().bind(text);
            return tooltip;
        });
    }

    public static void on(Node node, Supplier<Tooltip> maker) {
        node.addEventHandler(MouseEvent.MOUSE_ENTERED, new EventHandler<>() {
            @Override
            public void handle(MouseEvent event) {
                node.removeEventHandler(MouseEvent.MOUSE_ENTERED, this);
                Tooltip tooltip = maker.get();
                tooltip.setShowDelay(DELAY);
                Tooltip.install(node, tooltip);
            }
        });
    }
}
