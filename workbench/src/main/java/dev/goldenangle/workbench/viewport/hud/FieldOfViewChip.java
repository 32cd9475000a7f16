package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.workbench.look.PopOvers;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.perspective.PerspectiveOptions;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.controlsfx.control.PopOver;

/** Shows the field of view. A click opens a slider and the head movements, the wheel changes it, a double click restores it. */
public final class FieldOfViewChip extends Button {
    private static final double WIDTH = 78;
    private final PerspectiveOptions options;
    private final PauseTransition opening = new PauseTransition(Duration.millis(250));
    private PopOver popOver;

    public FieldOfViewChip(PerspectiveOptions options) {
        this.options = options;
        setId("field-of-view");
        getStyleClass().addAll("viewport-bar", "fov-chip");
        setMinWidth(USE_PREF_SIZE);
        setPrefWidth(WIDTH);
        textProperty().bind(Bindings.createStringBinding(() -> Messages.text("viewport.fov", Math.round(options.fieldOfViewProperty().get())), options.fieldOfViewProperty()));
        Tip.on(this, Messages.text("viewport.fov.tip", Math.round(PerspectiveOptions.USUAL)));
        // Open the pop-over only after the time for a second click, because it would take that click.
        opening.setOnFinished(event -> open());
        setOnAction(event -> opening.playFromStart());
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                opening.stop();
                options.fieldOfViewProperty().set(PerspectiveOptions.USUAL);
            }
        });
        setOnScroll(event -> options.fieldOfViewProperty().set(options.fieldOfViewProperty().get() + Math.signum(event.getDeltaY())));
    }

    private void open() {
        popOver = popOver == null ? popOver() : popOver;
        PopOvers.toggle(popOver, this);
    }

    private PopOver popOver() {
        Slider slider = new Slider(PerspectiveOptions.NARROWEST, PerspectiveOptions.WIDEST, PerspectiveOptions.USUAL);
        slider.setId("field-of-view-slider");
        slider.setAccessibleText(Messages.text("viewport.fov.name"));
        slider.valueProperty().bindBidirectional(options.fieldOfViewProperty());
        HBox row = new HBox(8, new Label(Math.round(PerspectiveOptions.NARROWEST) + "°"), slider, new Label(Math.round(PerspectiveOptions.WIDEST) + "°"));
        row.setAlignment(Pos.CENTER);
        CheckBox bob = new CheckBox(Messages.text("viewport.fov.bob"));
        bob.selectedProperty().bindBidirectional(options.bobProperty());
        CheckBox dip = new CheckBox(Messages.text("viewport.fov.dip"));
        dip.selectedProperty().bindBidirectional(options.dipProperty());
        VBox content = new VBox(8, row, bob, dip);
        content.getStyleClass().add("pop-over-form");
        return PopOvers.of(content, PopOver.ArrowLocation.TOP_LEFT);
    }
}
