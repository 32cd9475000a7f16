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

    /** @param graphic shown before the text; may be null */
    public record Entry(String text, Runnable action, Node graphic) {
        public Entry(String text, Runnable action) {
            this(text, action, null);
        }
    }

    /** @param entries requested at every click; if empty, no menu opens */
    public static void on(Node node, Supplier<List<Entry>> entries) {
        node.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, event -> {
            List<Entry> offered = entries.get();
            if (!offered.isEmpty()) {
                menu(offered).show(node, event.getScreenX(), event.getScreenY());
                event.consume();
            }
        });
    }

    public static ContextMenu menu(List<Entry> entries) {
        ContextMenu menu = new ContextMenu();
        for (Entry entry : entries) {
            MenuItem item = item(entry.text, true, entry.action);
            item.setGraphic(entry.graphic);
            menu.getItems().add(item);
        }
        return menu;
    }

    public static MenuItem item(String text, boolean isEnabled, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setDisable(!isEnabled);
        item.setOnAction(event -> action.run());
        return item;
    }
}
