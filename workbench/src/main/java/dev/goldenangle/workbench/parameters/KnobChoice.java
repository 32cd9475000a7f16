package dev.goldenangle.workbench.parameters;

import dev.goldenangle.workbench.look.Icons;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Control;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.List;
import java.util.function.IntConsumer;

/** One of a few words: opens a menu of them; the up and down keys go through them without it. */
final class KnobChoice extends Button implements WordControl {
    private final List<String> words;
    private final IntConsumer onChoice;
    private int chosen;

    KnobChoice(List<String> words, IntConsumer onChoice) {
        this.words = words;
        this.onChoice = onChoice;
        getStyleClass().add("knob-choice");
        setGraphic(Icons.of(MaterialDesignC.CHEVRON_DOWN));
        setContentDisplay(ContentDisplay.RIGHT);
        setOnAction(event -> menu().show(this, Side.BOTTOM, 0, 2));
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.DOWN || event.getCode() == KeyCode.UP) {
                onChoice.accept(Math.floorMod(chosen + (event.getCode() == KeyCode.DOWN ? 1 : -1), words.size()));
                event.consume();
            }
        });
    }

    private ContextMenu menu() {
        ContextMenu menu = new ContextMenu();
        for (int i = 0; i < words.size(); i++) {
            int index = i;
            MenuItem item = new MenuItem(words.get(i));
            item.setOnAction(event -> onChoice.accept(index));
            menu.getItems().add(item);
        }
        return menu;
    }

    @Override
    public void show(int word) {
        chosen = word;
        setText(words.get(word));
    }

    @Override
    public Control node() {
        return this;
    }
}
