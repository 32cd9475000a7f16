package dev.goldenangle.workbench.app.action;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.Ikon;

import java.util.Locale;

/**
 * Something the designer can do: a line of a menu, of the command palette and of the list of shortcuts.
 *
 * @param id       names it for ever, whatever its label says
 * @param group    heading it stands under
 * @param label    what it does
 * @param icon     for palette and menu
 * @param shortcut the key, or null
 * @param enabled  whether it can be done now
 * @param action   does it
 */
public record MenuAction(String id, ActionGroup group, String label, Ikon icon, KeyCombination shortcut, ObservableBooleanValue enabled, Runnable action) {
    /** @param key as JavaFX writes it, such as Shortcut+O; empty for none */
    public static MenuAction of(String id, ActionGroup group, String label, Ikon icon, String key, Runnable action) {
        return new MenuAction(id, group, label, icon, key.isEmpty() ? null : combination(key), Bindings.createBooleanBinding(() -> true), action);
    }

    /** The plus stands on a key with the equals sign, and again beside the digits: all of them count. */
    private static KeyCombination combination(String key) {
        KeyCombination plain = KeyCombination.valueOf(key);
        if (!key.endsWith("+Plus")) {
            return plain;
        }
        return new KeyCombination(KeyCombination.SHORTCUT_DOWN, KeyCombination.SHIFT_ANY) {
            @Override
            public boolean match(KeyEvent event) {
                return event.isShortcutDown() && !event.isAltDown() && (event.getCode() == KeyCode.PLUS || event.getCode() == KeyCode.EQUALS || event.getCode() == KeyCode.ADD);
            }

            @Override
            public String getDisplayText() {
                return plain.getDisplayText();
            }
        };
    }

    /** One of the moment, which is gone when what it acts on is: it has no key, and its id is its label. */
    public static MenuAction momentary(ActionGroup group, String label, Ikon icon, Runnable action) {
        return of(label.toLowerCase(Locale.ROOT).replace(' ', '-'), group, label, icon, "", action);
    }

    public MenuAction when(ObservableBooleanValue condition) {
        return new MenuAction(id, group, label, icon, shortcut, condition, action);
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
