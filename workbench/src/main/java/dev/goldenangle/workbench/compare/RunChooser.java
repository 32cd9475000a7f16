package dev.goldenangle.workbench.compare;

import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.look.ChoiceText;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.NoMatch;
import dev.goldenangle.workbench.runs.RunEntry;
import dev.goldenangle.workbench.text.Messages;
import javafx.beans.property.ObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import org.controlsfx.control.SearchableComboBox;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Chooses the run of one side: a run of the list, or a preset, which is then simulated. Typing searches. */
final class RunChooser extends SearchableComboBox<RunChooser.Choice> {
    private final CompareViewModel model;
    private final ObjectProperty<RunEntry> chosen;

    /** Either a run or a preset; the other one is null. */
    record Choice(RunEntry run, PresetEntry preset) {
        String name() {
            return run == null ? preset.label() : run.name();
        }

        /** The text after the name in the list, such as why a run cannot be compared. */
        private String note() {
            if (run == null) {
                return Messages.text(preset.isOwn() ? "compare.choose.own-preset" : "compare.choose.preset");
            }
            return !run.foreign().isEmpty() ? run.foreign() : run.isBaseline() ? Messages.text("compare.choose.baseline") : "";
        }

        private boolean isUsable() {
            return run == null || run.run() != null && run.run().length() > 0 && run.foreign().isEmpty();
        }
    }

    RunChooser(Side side, CompareViewModel model, ObjectProperty<RunEntry> chosen) {
        this.model = model;
        this.chosen = chosen;
        setId("compare-" + side.name().toLowerCase(Locale.ROOT));
        setAccessibleText(Messages.text("compare.choose", side.name()));
        getStyleClass().add("run-chooser");
        setMinWidth(Region.USE_PREF_SIZE);
        setConverter(new ChoiceText<>(choice -> choice.name() + " " + choice.note()));
        setCellFactory(list -> new Row());
        setButtonCell(new ListCell<>() {
            @Override
            protected void updateItem(Choice choice, boolean empty) {
                super.updateItem(choice, empty);
                setGraphic(side.badge());
                setText(choice == null ? "–" : choice.name());
            }
        });
        NoMatch.on(this, "");
        model.runs().list().entries().addListener((ListChangeListener<RunEntry>) change -> fill());
        setOnShowing(event -> fill());
        chosen.addListener(observable -> showChosen());
        // The arrow keys change the value while the list is open. Only the value when it closes counts.
        showingProperty().addListener((observable, old, isOpen) -> {
            if (!isOpen) {
                choose(getValue());
            }
        });
        fill();
    }

    private void fill() {
        List<Choice> choices = Stream.concat(model.runs().list().entries().stream().map(run -> new Choice(run, null)), model.presets().stream().map(preset -> new Choice(null, preset))).toList();
        if (!choices.equals(getItems())) {
            // Use a new list, because the skin's filtered view breaks when the old one changes.
            setItems(FXCollections.observableArrayList(choices));
            showChosen();
        }
    }

    private void showChosen() {
        setValue(chosen.get() == null ? null : new Choice(chosen.get(), null));
    }

    private void choose(Choice choice) {
        if (choice != null && choice.preset != null) {
            model.choosePreset(chosen, choice.preset);
        } else if (choice != null && choice.isUsable()) {
            chosen.set(choice.run);
        }
        showChosen();
    }

    /** A run that cannot be compared is listed with the reason, but disabled. */
    private static final class Row extends ListCell<Choice> {
        @Override
        protected void updateItem(Choice choice, boolean empty) {
            super.updateItem(choice, empty);
            setText(choice == null ? null : choice.name());
            setGraphic(null);
            setDisable(choice != null && !choice.isUsable());
            if (choice != null && !choice.note().isEmpty()) {
                Label note = Controls.label(choice.note(), "caption");
                setGraphic(note);
                setContentDisplay(ContentDisplay.RIGHT);
            }
        }
    }
}
