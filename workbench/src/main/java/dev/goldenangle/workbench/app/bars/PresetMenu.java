package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.document.PresetList;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

import java.util.function.Consumer;

/** The menu of one preset in the library. */
final class PresetMenu {
    private PresetMenu() {
    }

    /** @param then closes the library and then runs an action */
    static ContextMenu of(PresetEntry preset, PresetPopOver.Handlers handlers, Consumer<Runnable> then, PresetList list) {
        boolean isRead = preset.preset().isPresent();
        boolean isElsewhere = preset.id().endsWith(".toml");
        MenuItem open = item("app.bars.library.open", () -> then.accept(() -> handlers.open().accept(preset)), isRead);
        MenuItem duplicate = item("app.bars.library.duplicate", () -> staying(handlers.duplicate(), preset, list), isRead);
        ContextMenu menu = new ContextMenu(open, duplicate);
        if (preset.isOwn()) {
            menu.getItems().addAll(item("app.bars.library.edit", () -> then.accept(() -> handlers.edit().accept(preset)), isRead), item("app.bars.library.reveal", () -> handlers.reveal().accept(preset), true),
                    new SeparatorMenuItem(), item(isElsewhere ? "app.bars.library.forget" : "app.bars.library.delete", () -> staying(handlers.delete(), preset, list), true));
        }
        return menu;
    }

    private static MenuItem item(String key, Runnable action, boolean isEnabled) {
        MenuItem item = Controls.item(Messages.text(key), action);
        item.setId("library-" + key.substring(key.lastIndexOf('.') + 1));
        item.setDisable(!isEnabled);
        return item;
    }

    /** Runs an action while the library stays open. */
    private static void staying(Consumer<PresetEntry> action, PresetEntry preset, PresetList list) {
        action.accept(preset);
        list.refresh();
    }
}
