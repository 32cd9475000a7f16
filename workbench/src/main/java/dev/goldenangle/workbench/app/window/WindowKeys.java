package dev.goldenangle.workbench.app.window;

import dev.goldenangle.workbench.app.action.MenuAction;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.Optional;

/**
 * Routes key presses: to the player, to a dialog waiting for a key, to Esc handling in a comparison or trial, or to
 * the action with that shortcut.
 */
final class WindowKeys {
    private final Scene scene;
    private final WindowParts parts;
    private final List<MenuAction> actions;

    WindowKeys(Scene scene, WindowParts parts, List<MenuAction> actions) {
        this.scene = scene;
        this.parts = parts;
        this.actions = actions;
        scene.addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        scene.addEventFilter(KeyEvent.KEY_TYPED, this::type);
    }

    private void press(KeyEvent event) {
        // JavaFX calls this filter even if another filter of the same scene has consumed the event.
        if (!event.isConsumed() && !parts.panes().viewport().takes(event) && take(event)) {
            event.consume();
        }
    }

    private boolean take(KeyEvent event) {
        if (parts.dialogs().take(event)) {
            return true;
        }
        if (event.getCode() == KeyCode.ESCAPE && parts.panes().comparison().isOpen()) {
            parts.panes().comparison().close();
            return true;
        }
        if (event.getCode() == KeyCode.ESCAPE && parts.panes().find().isTrying()) {
            parts.panes().find().endTrial();
            return true;
        }
        if (event.getCode() == KeyCode.ESCAPE && !isTyping() && parts.panes().sweep().leave()) {
            return true;
        }
        Optional<MenuAction> action = actionOf(event);
        action.ifPresent(MenuAction::run);
        return action.isPresent();
    }

    /** Whether keys are entered as text. The text field of an editable spinner or combo box never has the focus itself. */
    private boolean isTyping() {
        Node owner = scene.getFocusOwner();
        return owner instanceof TextInputControl || owner instanceof Spinner<?> spinner && spinner.isEditable() || owner instanceof ComboBoxBase<?> box && box.isEditable();
    }

    /** Whether the key is the shortcut of an action. */
    boolean isTaken(KeyEvent event) {
        return actionOf(event).isPresent();
    }

    private Optional<MenuAction> actionOf(KeyEvent event) {
        boolean isPlain = !event.isShortcutDown() && !event.isAltDown() && !event.isMetaDown();
        boolean isTyped = event.getCode().isArrowKey() || event.getCode().isLetterKey() && isPlain;
        return isTyping() && isTyped ? Optional.empty()
                : actions.stream().filter(action -> action.getAccelerator() != null && action.getAccelerator().match(event)).findFirst();
    }

    /**
     * The slash starts the knob search. It is handled as a typed character, so that it is not entered into the field.
     */
    private void type(KeyEvent event) {
        if (!event.isConsumed() && event.getCharacter().equals("/") && !isTyping()) {
            parts.panes().findKnob();
            event.consume();
        }
    }
}
