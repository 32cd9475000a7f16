package dev.goldenangle.workbench.sweep;

import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.NoMatch;
import dev.goldenangle.workbench.text.Messages;
import javafx.collections.FXCollections;
import javafx.scene.control.ListCell;
import org.controlsfx.control.SearchableComboBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

import java.nio.file.Path;

/** A combo box of the studies on disk; typing filters the list. A study is opened when the list closes, so browsing with the arrow keys opens nothing. */
final class StudyChooser extends SearchableComboBox<Path> {
    private final SweepViewModel model;
    private Path open;

    @SuppressWarnings("this-escape")
    StudyChooser(SweepViewModel model) {
        this.model = model;
        setId("sweep-study");
        getStyleClass().add("run-chooser");
        setMinWidth(USE_PREF_SIZE);
        setConverter(new ChoiceText<>(StudyFolder::nameOf));
        NoMatch.on(this, Messages.text("sweep.study.none"));
        setPromptText(Messages.text("sweep.study.none"));
        setButtonCell(new ListCell<>() {
            @Override
            protected void updateItem(Path folder, boolean empty) {
                super.updateItem(folder, empty);
                setGraphic(Icons.of(MaterialDesignT.TEXT_LONG));
                setText(folder == null ? Messages.text("sweep.study.none") : StudyFolder.nameOf(folder));
            }
        });
        setOnShowing(event -> fill());
        showingProperty().addListener((observable, old, isOpen) -> {
            if (!isOpen && getValue() != null && !getValue().equals(open)) {
                model.open(getValue());
            }
        });
        fill();
    }

    private void fill() {
        // Use a new list, because the skin's filtered view breaks when the old one changes.
        setItems(FXCollections.observableArrayList(model.known()));
        setValue(open);
        Controls.describe(this, open == null ? Messages.text("sweep.study") : Messages.text("sweep.study.open", StudyFolder.nameOf(open)));
    }

    /** Shows which study is open. */
    void showOpen() {
        Path now = model.study().map(study -> study.folder().path()).orElse(null);
        if (now != null && !now.equals(open)) {
            open = now;
            fill();
        }
    }
}
