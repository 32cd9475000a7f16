package dev.goldenangle.workbench.app.bars;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.toolkit.library.PresetEntry;
import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.PopOvers;
import dev.goldenangle.workbench.text.Messages;
import javafx.event.Event;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.materialdesign2.MaterialDesignD;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.List;

/** A row of the preset library: a heading, or a preset with its note, tags and difference from the open knobs. */
final class PresetCell extends ListCell<PresetPopOver.Row> {
    private static final int MOST_LISTED = 24;
    private final Document document;
    private final PresetPopOver library;
    private final Label name = Controls.label("", "strong");
    private final Label note = Controls.label("", "caption");
    private final HBox tags = new HBox(4);
    private final Button difference = new Button();
    private final Button more;
    private final HBox row;
    private final Label heading = Controls.label("", "library-heading");

    PresetCell(Document document, PresetPopOver library) {
        this.document = document;
        this.library = library;
        more = Controls.iconButton("library-more", MaterialDesignD.DOTS_HORIZONTAL, Messages.text("app.bars.library.more"), this::showMenu);
        difference.getStyleClass().add("library-difference");
        difference.setMinWidth(Region.USE_PREF_SIZE);
        difference.setOnAction(event -> showDifference());
        VBox lines = new VBox(1, name, note);
        lines.setAlignment(Pos.CENTER_LEFT);
        lines.setMinWidth(0);
        HBox.setHgrow(lines, Priority.ALWAYS);
        lines.setMaxWidth(Double.MAX_VALUE);
        tags.setAlignment(Pos.CENTER_RIGHT);
        tags.setMinWidth(Region.USE_PREF_SIZE);
        row = new HBox(8, lines, tags, difference, more);
        row.setAlignment(Pos.CENTER_LEFT);
        setPrefWidth(0);        // long notes are cut, the list does not scroll sideways
        more.visibleProperty().bind(hoverProperty().or(selectedProperty()));
        // Otherwise a click on a button would also open the preset.
        more.addEventHandler(MouseEvent.MOUSE_CLICKED, Event::consume);
        difference.addEventHandler(MouseEvent.MOUSE_CLICKED, Event::consume);
        setOnMouseClicked(event -> {
            if (event.isStillSincePress() && event.getButton() == MouseButton.PRIMARY && getItem() != null && getItem().preset() != null) {
                library.open(getItem().preset());
            }
        });
    }

    @Override
    protected void updateItem(PresetPopOver.Row item, boolean empty) {
        super.updateItem(item, empty);
        getStyleClass().removeAll("heading", "damaged");
        if (item == null) {
            setGraphic(null);
        } else if (item.preset() == null) {
            getStyleClass().add("heading");
            heading.setText(item.heading());
            setGraphic(heading);
        } else {
            show(item.preset());
            setGraphic(row);
        }
        setDisable(item != null && item.preset() == null);
    }

    private void show(PresetEntry preset) {
        name.setText(preset.name());
        String date = preset.saved().map(PresetCell::date).orElse("");
        boolean isDamaged = !preset.problem().isEmpty();
        note.setText(isDamaged ? Messages.text("app.bars.library.damaged", preset.problem()) : preset.note().isEmpty() || date.isEmpty() ? preset.note() + date : preset.note() + " · " + date);
        if (isDamaged) {
            getStyleClass().add("damaged");
        }
        setAccessibleText(preset.name() + ". " + note.getText());
        tags.getChildren().setAll(preset.tags().stream().limit(3).<Node>map(tag -> Controls.label(tag, "library-tag")).toList());
        List<Parameter> differing = preset.differences(document.knobs().values());
        Controls.show(difference, !differing.isEmpty());
        difference.setText(Messages.text("app.bars.library.differ", differing.size()));
        setTooltip(preset.note().isEmpty() ? null : new Tooltip(isDamaged ? note.getText() : preset.note()));
    }

    /** Today with the time, yesterday, or the date. */
    static String date(Instant saved) {
        ZonedDateTime local = saved.atZone(ZoneId.systemDefault());
        LocalDate today = LocalDate.now();
        if (local.toLocalDate().equals(today)) {
            return Messages.text("app.bars.library.today", DateTimeFormatter.ofPattern("HH:mm").format(local));
        }
        return local.toLocalDate().equals(today.minusDays(1)) ? Messages.text("app.bars.library.yesterday") : DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).format(local);
    }

    /** Selects the row first: its button, which owns the menu, stays visible when the pointer leaves the row. */
    private void showMenu() {
        getListView().getSelectionModel().select(getIndex());
        library.menu(getItem().preset()).show(more, Side.BOTTOM, 0, 0);
    }

    /** Lists each differing knob with the value that is open and the value of this preset. */
    private void showDifference() {
        PresetEntry preset = getItem().preset();
        ParameterSet open = document.knobs().values();
        ParameterSet other = preset.preset().orElseThrow().parameters();
        GridPane table = new GridPane();
        table.setId("library-differences");
        table.getStyleClass().add("library-differences");
        table.addRow(0, Controls.label("", "caption"), Controls.label(Messages.text("app.bars.library.open-now"), "caption"), Controls.label(preset.name(), "caption"));
        List<Parameter> differing = preset.differences(open);
        for (Parameter knob : differing.subList(0, Math.min(MOST_LISTED, differing.size()))) {
            table.addRow(table.getRowCount(), Controls.label(knob.label(), "muted"), new Label(open.value(knob).text()), Controls.label(other.value(knob).text(), "strong"));
        }
        if (differing.size() > MOST_LISTED) {
            table.addRow(table.getRowCount(), Controls.label(Messages.text("app.bars.library.more-differ", differing.size() - MOST_LISTED), "muted"));
        }
        PopOvers.of(table, PopOver.ArrowLocation.LEFT_TOP).show(difference);
    }
}
