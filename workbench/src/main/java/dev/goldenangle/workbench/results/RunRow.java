package dev.goldenangle.workbench.results;

import dev.goldenangle.telemetry.Run;
import dev.goldenangle.toolkit.theme.Dash;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Swatch;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.runs.RunList;
import dev.goldenangle.workbench.text.Messages;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

import java.util.function.Consumer;

/** One run in the list: its line style, name, notes, a small speed graph, and its star and pin. */
final class RunRow extends HBox {
    private static final PseudoClass SHOWN = PseudoClass.getPseudoClass("shown");
    private static final PseudoClass MARKED = PseudoClass.getPseudoClass("marked");
    /** Below this width the speed graph is hidden. */
    private static final double WIDE = 300;
    private final RunsViewModel model;
    private final RunEntry entry;
    private final Label name = Controls.label("", "strong");
    private final Label caption = Controls.label("", "caption");
    private final VBox words = new VBox(2, name, caption);
    private final Sparkline sparkline;
    private final Label length = Controls.label("", "strong");
    private final Button line = new Button();
    private final Button star = mark("run-star");
    private final Button pin = mark("run-pin");
    private Run drawn;

    RunRow(RunsViewModel model, RunEntry entry, Appearance look) {
        this.model = model;
        this.entry = entry;
        sparkline = new Sparkline(look);
        getStyleClass().add("run-row");
        setAlignment(Pos.CENTER_LEFT);
        words.setAlignment(Pos.CENTER_LEFT);
        words.setMinWidth(0);
        HBox.setHgrow(words, Priority.ALWAYS);
        length.setMinWidth(USE_PREF_SIZE);
        line.getStyleClass().addAll("flat-icon", "run-eye");
        line.setOnAction(event -> model.toggleVisible(entry));
        star.setOnAction(event -> model.toggleBaseline(entry));
        star.setVisible(model.isKept(entry));
        pin.setOnAction(event -> model.togglePinned(entry));
        sparkline.managedProperty().bind(widthProperty().greaterThanOrEqualTo(WIDE));
        sparkline.visibleProperty().bind(sparkline.managedProperty());
        getChildren().addAll(line, words, sparkline, length, star, pin);
        menu();
        update();
    }

    /** Shows the current state of the entry, but does not touch a name that is being edited. */
    void update() {
        boolean visible = entry.visibleProperty().get();
        pseudoClassStateChanged(SHOWN, visible);
        name.setText(entry.name());
        line.setGraphic(Swatch.of(Token.series(entry.series()), Dash.number(entry.dash())));
        Controls.describe(line, Messages.text(visible ? "runs.hide" : "runs.show", entry.name()));
        show(star, entry.isBaseline(), MaterialDesignS.STAR, MaterialDesignS.STAR_OUTLINE, Messages.text(entry.isBaseline() ? "results.baseline.off" : "results.baseline.on"));
        showPin();
        drawn = null;
    }

    private void showPin() {
        boolean pinned = model.isPinned(entry);
        pin.setVisible(model.canBePinned(entry));
        if (pin.getGraphic() == null || pinned != pin.getPseudoClassStates().contains(MARKED)) {
            show(pin, pinned, MaterialDesignP.PIN, MaterialDesignP.PIN_OUTLINE, Messages.text(pinned ? "results.unpin" : "results.pin"));
        }
    }

    private static void show(Button mark, boolean on, Ikon whenOn, Ikon whenOff, String purpose) {
        mark.setGraphic(Icons.of(on ? whenOn : whenOff));
        mark.pseudoClassStateChanged(MARKED, on);
        Controls.describe(mark, purpose);
    }

    private static Button mark(String styleClass) {
        Button button = new Button();
        button.getStyleClass().addAll("flat-icon", "run-mark", styleClass);
        return button;
    }

    private void menu() {
        ContextMenu menu = new ContextMenu(Controls.item(Messages.text("runs.undo.notes"), () -> edit(caption, entry.notesProperty().get(), text -> model.note(entry, text))));
        Button more = mark("run-more");
        more.setGraphic(Icons.of(MaterialDesignD.DOTS_VERTICAL));
        Controls.describe(more, Messages.text("results.actions"));
        more.setOnAction(event -> menu.show(more, Side.BOTTOM, 0, 4));
        getChildren().add(more);
        if (model.isKept(entry)) {
            menu.getItems().add(0, Controls.item(Messages.text("results.reopen"), () -> model.reopen(entry)));
            MenuItem rename = Controls.item(Messages.text("results.rename"), () -> edit(name, entry.name(), text -> model.rename(entry, text)));
            menu.getItems().addAll(rename, colours(), Controls.item(Messages.text("results.remove"), () -> model.remove(entry)));
            name.setOnMouseClicked(event -> {
                if (event.getClickCount() == 2) {
                    rename.fire();
                }
            });
        }
        setOnContextMenuRequested(event -> menu.show(this, event.getScreenX(), event.getScreenY()));
    }

    private Menu colours() {
        Menu colours = new Menu(Messages.text("results.colour"));
        for (int series : RunList.colours()) {
            MenuItem colour = Controls.item(Messages.text("results.colour.number", series), () -> model.colour(entry, series));
            colour.setGraphic(Swatch.of(Token.series(series), Dash.number(entry.dash())));
            colours.getItems().add(colour);
        }
        return colours;
    }

    /** Replaces a label by a text field; Enter accepts the text, Esc cancels. */
    private void edit(Label label, String text, Consumer<String> keep) {
        int place = words.getChildren().indexOf(label);
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

    RunEntry entry() {
        return entry;
    }

    /** Updates the graph and length of a live run. */
    void refresh() {
        caption.setText(model.captionOf(entry));
        length.setText(model.lengthOf(entry));
        showPin();
        if (drawn != entry.run()) {
            drawn = entry.run();
            sparkline.show(drawn, Token.series(entry.series()), Dash.number(entry.dash()));
        }
    }
}
