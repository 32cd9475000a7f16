package dev.goldenangle.workbench.app.action;

import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.controlsfx.control.action.Action;
import org.kordamp.ikonli.Ikon;

import java.util.Locale;

/** Something the user can do. Menu, palette, list of shortcuts and buttons share its text, key and enabled state. */
public final class MenuAction extends Action {
    private final String id;
    private final ActionGroup group;
    private final Ikon icon;
    private boolean startsSection;

    private MenuAction(String id, ActionGroup group, String label, Ikon icon, Runnable action) {
        super(label, event -> action.run());
        this.id = id;
        this.group = group;
        this.icon = icon;
    }

    /**
     * @param id stable name; stays the same when the label changes
     * @param key in JavaFX notation, such as Shortcut+O; empty for none
     */
    public static MenuAction of(String id, ActionGroup group, String label, Ikon icon, String key, Runnable action) {
        MenuAction made = new MenuAction(id, group, label, icon, action);
        if (!key.isEmpty()) {
            made.setAccelerator(combination(key));
        }
        made.setLongText(key.isEmpty() ? label : label + " (" + made.shortcutText() + ")");
        return made;
    }

    /** Plus has several keys: the one shared with equals, and one on the number pad. All of them work. */
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

    /**
     * An action on something that exists only at the moment, such as a kept run. It has no key; its id is its label.
     */
    public static MenuAction momentary(ActionGroup group, String label, Ikon icon, Runnable action) {
        return of(label.toLowerCase(Locale.ROOT).replace(' ', '-'), group, label, icon, "", action);
    }

    /** Puts a line above this action in the menu. */
    public MenuAction startingSection() {
        startsSection = true;
        return this;
    }

    public boolean startsSection() {
        return startsSection;
    }

    public MenuAction when(ObservableBooleanValue condition) {
        disabledProperty().bind(Bindings.not(condition));
        return this;
    }

    /** Adds details of the action's effect to the tooltips of its buttons. */
    public MenuAction about(ObservableValue<String> what) {
        longTextProperty().bind(Bindings.concat(getLongText(), " ", what));
        return this;
    }

    /** Connects a button to this action. ActionUtils would remove the button's font icon. */
    public void configure(ButtonBase button) {
        button.setOnAction(this);
        button.disableProperty().bind(disabledProperty());
        button.setAccessibleText(getText());
        Tooltip tooltip = new Tooltip();
        tooltip.textProperty().bind(longTextProperty());
        button.setTooltip(tooltip);
    }

    public String id() {
        return id;
    }

    public ActionGroup group() {
        return group;
    }

    public Ikon icon() {
        return icon;
    }

    public String shortcutText() {
        return getAccelerator() == null ? "" : getAccelerator().getDisplayText();
    }

    /** Runs the action unless it is disabled. */
    public void run() {
        handle(new ActionEvent());
    }
}
