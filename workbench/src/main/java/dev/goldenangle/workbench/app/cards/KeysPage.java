package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Key bindings and mouse sensitivity. Clicking a binding waits for the new key. */
final class KeysPage extends VBox {
    static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");
    private static final int COLUMNS = 3;
    private static final int ROWS = (GameKey.values().length + COLUMNS - 1) / COLUMNS;
    private final PlayControls controls;
    private final Predicate<KeyEvent> isShortcut;
    private final Consumer<String> tell;
    private final Map<GameKey, Button> buttons = new EnumMap<>(GameKey.class);
    private GameKey waiting;

    KeysPage(PlayControls controls, Predicate<KeyEvent> isShortcut, Consumer<String> tell) {
        super(14);
        this.controls = controls;
        this.isShortcut = isShortcut;
        this.tell = tell;
        getChildren().addAll(bindings("bind-", buttons, this::waitFor), new DialLine(Messages.text("app.cards.mouse"), "sensitivity", controls.sensitivityProperty(),
                PlayControls.LEAST_SENSITIVITY, PlayControls.MOST_SENSITIVITY, degrees -> Messages.text("app.cards.degrees-per-pixel", Numbers.fixed(degrees, 2))).stepping(0.01));
        controls.keys().revisionProperty().addListener(observable -> show());
        show();
    }

    /** One button per action, filled column by column. */
    static GridPane bindings(String prefix, Map<GameKey, Button> buttons, Consumer<GameKey> onClick) {
        GridPane grid = new GridPane();
        grid.setHgap(12);
        grid.setVgap(6);
        for (GameKey action : GameKey.values()) {
            Button button = new Button();
            button.setId(prefix + action.name().toLowerCase(Locale.ROOT));
            button.setAccessibleText(Messages.text("app.cards.key-for", action.label()));
            button.getStyleClass().add("bind-key");
            button.setOnAction(event -> onClick.accept(action));
            buttons.put(action, button);
            Label name = Controls.label(action.label(), "muted");
            name.setMinWidth(Region.USE_PREF_SIZE);
            grid.add(name, 2 * (action.ordinal() / ROWS), action.ordinal() % ROWS);
            grid.add(button, 2 * (action.ordinal() / ROWS) + 1, action.ordinal() % ROWS);
        }
        return grid;
    }

    private void waitFor(GameKey action) {
        waiting = action;
        tell.accept("");
        show();
    }

    /** Handles a key the page is waiting for; returns whether it was used. */
    boolean take(KeyEvent event) {
        if (waiting == null) {
            return false;
        }
        if (event.getCode() == KeyCode.ESCAPE) {
            tell.accept("");
        } else if (isShortcut.test(event)) {
            tell.accept(Messages.text("app.cards.key-taken", event.getCode().getName()));
        } else {
            controls.keys().bind(waiting, event.getCode());
            tell.accept("");
        }
        waiting = null;
        show();
        return true;
    }

    private void show() {
        buttons.forEach((action, button) -> {
            button.setText(action == waiting ? Messages.text("app.cards.press-key") : controls.keys().name(action));
            button.pseudoClassStateChanged(WAITING, action == waiting);
        });
    }
}
