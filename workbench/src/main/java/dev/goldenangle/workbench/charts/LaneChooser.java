package dev.goldenangle.workbench.charts;

import dev.goldenangle.telemetry.Column;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.SearchPopup;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.ArrayList;
import java.util.List;

/** The list of everything that a lane can show, with a search; a click or Enter adds or removes a lane. */
final class LaneChooser extends SearchPopup<LaneChooser.Choice> {
    private static final double WIDTH = 280;
    private static final double ROW = 28;
    private static final int ROWS = 10;
    private final TimelineViewModel model;

    /** A lane of the start, or a column. */
    record Choice(Lane lane, Column column) {
        String label() {
            return lane != null ? lane.title() : column.label();
        }

        String unit() {
            return column == null ? "" : column.unit().symbol();
        }
    }

    LaneChooser(TimelineViewModel model) {
        super("Find a column", WIDTH, ROW);
        this.model = model;
    }

    void openAbove(Node anchor) {
        List<Choice> choices = new ArrayList<>();
        Lane.DEFAULTS.forEach(lane -> choices.add(new Choice(lane, null)));
        model.columns().stream().filter(column -> !Lane.SPEED.isFor(column)).forEach(column -> choices.add(new Choice(null, column)));
        fill(choices, anchor.getScene());
        Bounds bounds = anchor.localToScreen(anchor.getBoundsInLocal());
        // With its shadow above the button, so that a second click on the button closes it.
        setAnchorLocation(AnchorLocation.WINDOW_BOTTOM_RIGHT);
        show(anchor.getScene().getWindow(), bounds.getMaxX(), bounds.getMinY());
    }

    @Override
    protected String words(Choice choice) {
        return choice.label() + " " + (choice.column == null ? "" : choice.column.key() + " " + choice.column.doc());
    }

    /** Always as many, so that it does not part from the button below it. */
    @Override
    protected int rows(int found) {
        return ROWS;
    }

    @Override
    protected Node row(Choice choice) {
        boolean on = choice.lane != null ? model.lanes().contains(choice.lane) : model.hasLane(choice.column);
        Label name = new Label(choice.label());
        Label unit = new Label(choice.unit());
        unit.getStyleClass().add("caption");
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        return new HBox(8, Icons.of(on ? MaterialDesignC.CHECKBOX_MARKED_OUTLINE : MaterialDesignC.CHECKBOX_BLANK_OUTLINE), name, space, unit);
    }

    @Override
    protected void choose(Choice choice) {
        if (choice.lane != null) {
            model.toggle(choice.lane);
        } else {
            model.toggle(choice.column);
        }
        refresh();
    }
}
