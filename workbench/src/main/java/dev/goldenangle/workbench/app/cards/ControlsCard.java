package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Numbers;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** Which key does what, and how far the mouse turns. A click on a key waits for another one. */
final class ControlsCard extends VBox {
    private static final PseudoClass WAITING = PseudoClass.getPseudoClass("waiting");
    private static final int LEFT_ROWS = 6;
    private final PlayControls controls;
    private final Predicate<KeyEvent> isShortcut;
    private final Map<GameKey, Button> buttons = new EnumMap<>(GameKey.class);
    private final Label told = MessageCards.label("", "fail");
    private GameKey waiting;

    /** @param isShortcut tells the keys that the window needs itself */
    ControlsCard(PlayControls controls, Predicate<KeyEvent> isShortcut, Runnable close) {
        super(14);
        this.controls = controls;
        this.isShortcut = isShortcut;
        getStyleClass().addAll("card", "controls-card");
        setId("controls");
        setPrefWidth(480);
        getChildren().addAll(spread(MessageCards.label("Keys and mouse", "pane-title"), MessageCards.label("Esc", "key-cap")), keys(), sensitivity(), bottom(close));
        controls.keys().revisionProperty().addListener(observable -> show());
        show();
    }

    private GridPane keys() {
        GridPane grid = new GridPane();
        grid.setHgap(12);
        grid.setVgap(6);
        for (GameKey action : GameKey.values()) {
            Button button = new Button();
            button.setId("bind-" + action.name().toLowerCase(Locale.ROOT));
            button.setAccessibleText("Key for " + action.label());
            button.getStyleClass().add("bind-key");
            button.setOnAction(event -> waitFor(action));
            buttons.put(action, button);
            Label name = MessageCards.label(action.label(), "muted");
            name.setMinWidth(84);
            boolean isLeft = action.ordinal() < LEFT_ROWS;
            int row = isLeft ? action.ordinal() : action.ordinal() - LEFT_ROWS;
            grid.add(name, isLeft ? 0 : 2, row);
            grid.add(button, isLeft ? 1 : 3, row);
        }
        return grid;
    }

    private HBox sensitivity() {
        Slider slider = new Slider(PlayControls.LEAST_SENSITIVITY, PlayControls.MOST_SENSITIVITY, 0);
        slider.setId("sensitivity");
        slider.setBlockIncrement(0.01);
        slider.valueProperty().bindBidirectional(controls.sensitivityProperty());
        slider.setAccessibleText("Mouse sensitivity");
        HBox.setHgrow(slider, Priority.ALWAYS);
        Label value = MessageCards.label("", "strong");
        value.setMinWidth(72);
        value.setAlignment(Pos.CENTER_RIGHT);
        value.textProperty().bind(Bindings.createStringBinding(() -> Numbers.fixed(controls.sensitivityProperty().get(), 2) + "° / px",
                controls.sensitivityProperty()));
        HBox line = new HBox(12, MessageCards.label("Mouse sensitivity", "muted"), slider, value);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private HBox bottom(Runnable close) {
        Button defaults = new Button("Restore defaults");
        defaults.setOnAction(event -> controls.restoreDefaults());
        Button done = new Button("Done");
        done.getStyleClass().add("primary");
        done.setOnAction(event -> close.run());
        told.setMinWidth(0);
        HBox line = spread(told, defaults);
        line.getChildren().add(done);
        return line;
    }

    private static HBox spread(Region left, Region right) {
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(8, left, space, right);
        line.setAlignment(Pos.CENTER_LEFT);
        return line;
    }

    private void waitFor(GameKey action) {
        waiting = action;
        told.setText("");
        show();
    }

    /** Takes a key that was waited for; returns whether it did. */
    boolean take(KeyEvent event) {
        if (waiting == null) {
            return false;
        }
        if (event.getCode() == KeyCode.ESCAPE) {
            told.setText("");
        } else if (isShortcut.test(event)) {
            told.setText(event.getCode().getName() + " is a shortcut of the window");
        } else {
            controls.keys().bind(waiting, event.getCode());
            told.setText("");
        }
        waiting = null;
        show();
        return true;
    }

    private void show() {
        buttons.forEach((action, button) -> {
            button.setText(action == waiting ? "Press a key" : controls.keys().name(action));
            button.pseudoClassStateChanged(WAITING, action == waiting);
        });
    }
}
