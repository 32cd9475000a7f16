package dev.goldenangle.workbench.look;

import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.ContextMenuEvent;

import java.util.List;
import java.util.function.Supplier;

/** A context menu created on demand, because tables have many cells. */
public final class ContextActions {
    private ContextActions() {
    }

    public record Entry(String text, Runnable action) {
    }

    /** @param entries requested at every click; if empty, no menu opens */
    public static void on(Node node, Supplier<List<Entry>> entries) {
        node.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> {
            List<Entry> offered = entries.get();
            if (!offered.isEmpty()) {
                ContextMenu menu = new ContextMenu();
                offered.forEach(entry -> menu.getItems().add(item(entry.text, true, entry.action)));
                menu.show(node, event.getScreenX(), event.getScreenY());
                event.consume();
            }
        });
    }

    public static MenuItem item(String text, boolean isEnabled, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setDisable(!isEnabled);
        item.setOnAction(event -> action.run());
        return item;
    }
}
