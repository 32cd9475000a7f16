package dev.goldenangle.workbench.results;

import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DataColumn;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Consumer;

/** The first cell of a run: its line, which shows or hides the run, its name, and its notes. Name and notes are edited in place. */
final class RunTitle extends HBox implements DataColumn.Live {
    private final RunsViewModel model;
    private final RunEntry entry;
    private final Button line = new Button();
    private final Label name = Controls.label("", "strong");
    private final Label caption = Controls.label("", "caption", "run-notes");
    private final VBox words = new VBox(1, name, caption);
    private List<Object> drawn = List.of();

    RunTitle(RunsViewModel model, RunEntry entry) {
        super(6);
        this.model = model;
        this.entry = entry;
        getStyleClass().add("run-title");
        setAlignment(Pos.CENTER_LEFT);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        line.getStyleClass().addAll("flat-icon", "run-eye");
        line.setOnAction(event -> model.toggleVisible(entry));
        name.setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                rename();
            }
        });
        getChildren().addAll(line, words);
        update();
    }

    RunEntry entry() {
        return entry;
    }

    @Override
    public void update() {
        name.setText(entry.name());
        if (!model.captionOf(entry).equals(caption.getText())) {
            caption.setText(model.captionOf(entry));
            Tip.on(caption, caption.getText());
        }
        List<Object> wanted = List.of(entry.name(), entry.visibleProperty().get(), entry.series(), entry.dash());
        if (!wanted.equals(drawn)) {
            drawn = wanted;
            line.setGraphic(Swatch.of(Token.series(entry.series()), Dash.number(entry.dash())));
            Controls.describe(line, Messages.text(entry.visibleProperty().get() ? "runs.hide" : "runs.show", entry.name()));
        }
    }

    /** Only kept runs can be renamed. */
    void rename() {
        if (model.isKept(entry)) {
            edit(name, entry.name(), text -> model.rename(entry, text));
        }
    }

    void editNotes() {
        edit(caption, entry.notesProperty().get(), text -> model.note(entry, text));
    }

    /** Replaces a label by a text field; Enter accepts the text, Esc cancels. */
    private void edit(Label label, String text, Consumer<String> keep) {
        int place = words.getChildren().indexOf(label);
        if (place < 0) {
            return;
        }
        TextField field = new TextField(text);
        field.getStyleClass().add("run-edit");
        words.getChildren().set(place, field);
        field.setOnAction(event -> {
            words.getChildren().set(place, label);
            keep.accept(field.getText());
        });
        field.setOnKeyPressed(event -> {
            if (event.getCode() == KeyCode.ESCAPE) {
                words.getChildren().set(place, label);
                event.consume();
            }
        });
        field.selectAll();
        field.requestFocus();
    }
}
