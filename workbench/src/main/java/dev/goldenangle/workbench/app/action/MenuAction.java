package dev.goldenangle.workbench.app.action;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;

/**
 * Something the designer can do: a line of a menu, of the command palette and of the list of shortcuts.
 *
 * @param menu     heading it stands under
 * @param label    what it does
 * @param icon     for palette and menu
 * @param shortcut the key, or null
 * @param enabled  whether it can be done now
 * @param action     does it
 */
public record MenuAction(String menu, String label, Ikon icon, KeyCombination shortcut, ObservableBooleanValue enabled, Runnable action) {
    public static MenuAction of(String menu, String label, Ikon icon, String shortcut, Runnable action) {
        return new MenuAction(menu, label, icon, shortcut.isEmpty() ? null : KeyCombination.valueOf(shortcut),
                Bindings.createBooleanBinding(() -> true), action);
    }

    public MenuAction when(ObservableBooleanValue condition) {
        return new MenuAction(menu, label, icon, shortcut, condition, action);
    }

    public String shortcutText() {
        return shortcut == null ? "" : shortcut.getDisplayText();
    }

    public void run() {
        if (enabled.get()) {
            action.run();
        }
    }
}
