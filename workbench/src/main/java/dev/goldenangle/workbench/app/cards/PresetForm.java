package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.presets.PresetTags;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/** Asks for the name, note and tags of a preset. */
public final class PresetForm extends VBox {
    private static final double WIDTH = 420;
    private final TextField name = new TextField();
    private final TextArea note = new TextArea();
    private final TextField tags = new TextField();

    /**
     * What the user typed.
     * @param description the note with the tags at its end
     */
    public record Answer(String name, String description) {
    }

    /**
     * @param title what is done, such as "Save preset as"
     * @param before the values to begin with
     * @param toFile saves to a file that the user chooses; null to offer only the library
     */
    @SuppressWarnings("this-escape")
    public PresetForm(String title, Answer before, Consumer<Answer> save, Consumer<Answer> toFile, Runnable close) {
        super(10);
        setId("preset-form");
        getStyleClass().addAll("card", "preset-form");
        setPrefWidth(WIDTH);
        name.setId("preset-name");
        name.setText(before.name);
        note.setId("preset-note");
        note.setText(PresetTags.textOf(before.description));
        note.setPrefRowCount(3);
        note.setWrapText(true);
        note.addEventFilter(KeyEvent.KEY_PRESSED, PresetForm::leaveByTab);
        note.setPromptText(Messages.text("app.cards.preset.note-prompt"));
        tags.setId("preset-tags");
        tags.setText(String.join(", ", PresetTags.of(before.description)));
        tags.setPromptText(Messages.text("app.cards.preset.tags-prompt"));
        Button elsewhere = button("preset-to-file", Messages.text("app.cards.preset.to-file"), () -> toFile.accept(answer()));
        Controls.show(elsewhere, toFile != null);
        Button cancel = button("preset-cancel", Messages.text("app.cards.cancel"), close);
        Button done = button("preset-save", Messages.text("app.files.save"), () -> save.accept(answer()));
        done.getStyleClass().add("primary");
        done.setDefaultButton(true);
        List.of(elsewhere, done).forEach(each -> each.disableProperty().bind(name.textProperty().map(String::isBlank)));
        getChildren().addAll(Controls.line(Controls.label(title, "pane-title"), Controls.space(), Controls.label(Messages.text("app.cards.esc"), "key-cap")),
                field("app.cards.preset.name", name), field("app.cards.preset.note", note), field("app.cards.preset.tags", tags),
                Controls.line(elsewhere, Controls.space(), cancel, done));
        Platform.runLater(() -> {
            name.requestFocus();
            name.selectAll();
        });
    }

    /** A text area keeps Tab for itself and leaves the focus on Ctrl+Tab. A note needs no tabs. */
    private static void leaveByTab(KeyEvent event) {
        if (event.getCode() == KeyCode.TAB && !event.isControlDown()) {
            event.consume();
            ((Node) event.getSource()).fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.TAB, event.isShiftDown(), true, false, false));
        }
    }

    private static Button button(String id, String text, Runnable action) {
        Button button = new Button(text);
        button.setId(id);
        button.setOnAction(event -> action.run());
        return button;
    }

    private static VBox field(String key, Node field) {
        Label label = Controls.label(Messages.text(key), "muted");
        label.setLabelFor(field);
        return new VBox(3, label, field);
    }

    private Answer answer() {
        List<String> typed = Arrays.asList(tags.getText().split("[,;#]|\\s{2,}"));
        return new Answer(name.getText().strip(), PresetTags.join(note.getText().strip(), typed));
    }
}
