package dev.goldenangle.workbench.parameters;

import atlantafx.base.controls.ToggleSwitch;
import javafx.scene.control.Control;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

import java.util.List;
import java.util.function.IntConsumer;

/** A knob that is on or off: one click, or the space bar. */
final class KnobSwitch extends ToggleSwitch implements WordControl {
    private final List<String> words;
    private boolean showing;

    KnobSwitch(List<String> words, IntConsumer onChoice) {
        this.words = words;
        getStyleClass().add("knob-switch");
        // The library's switch turns by the mouse alone.
        addEventHandler(KeyEvent.KEY_PRESSED, event -> {
            if (event.getCode() == KeyCode.SPACE) {
                fire();
                event.consume();
            }
        });
        selectedProperty().addListener((observable, was, is) -> {
            if (!showing) {
                onChoice.accept(is ? 1 : 0);
            }
        });
    }

    @Override
    public void show(int word) {
        showing = true;
        setSelected(word == 1);
        setText(words.get(word));
        showing = false;
    }

    @Override
    public Control node() {
        return this;
    }
}
