package dev.goldenangle.workbench.app;

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
 * @param deed     does it
 */
record MenuAction(String menu, String label, Ikon icon, KeyCombination shortcut, ObservableBooleanValue enabled, Runnable deed) {
    static MenuAction of(String menu, String label, Ikon icon, String shortcut, Runnable deed) {
        return new MenuAction(menu, label, icon, shortcut.isEmpty() ? null : KeyCombination.valueOf(shortcut),
                Bindings.createBooleanBinding(() -> true), deed);
    }

    MenuAction when(ObservableBooleanValue condition) {
        return new MenuAction(menu, label, icon, shortcut, condition, deed);
    }

    String shortcutText() {
        return shortcut == null ? "" : shortcut.getDisplayText();
    }

    void run() {
        if (enabled.get()) {
            deed.run();
        }
    }
}
