package dev.goldenangle.workbench.look;

import javafx.beans.value.ObservableValue;
import javafx.event.EventHandler;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

import java.util.function.Supplier;

/** Tooltips that are made when the mouse first comes: each is a window with a scene of its own, and dozens slow the start. */
public final class Tip {
    private static final Duration DELAY = Duration.millis(400);

    private Tip() {
    }

    /** The words may be others later: the last ones count. */
    public static void on(Node node, String text) {
        boolean isNew = node.getAccessibleHelp() == null;
        node.setAccessibleHelp(text);
        if (isNew) {
            on(node, node.accessibleHelpProperty());
        }
    }

    /** With words that change. */
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
