package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.viewport.perspective.PerspectiveOptions;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

/** The field of view as a number; a click opens its slider and what else moves the eye, the wheel turns it, a double click restores it. */
public final class FieldOfViewChip extends Button {
    private static final double WIDTH = 78;
    private final PerspectiveOptions options;
    private final PauseTransition opening = new PauseTransition(Duration.millis(250));
    private ContextMenu menu;

    public FieldOfViewChip(PerspectiveOptions options) {
        this.options = options;
        setId("field-of-view");
        getStyleClass().addAll("viewport-bar", "fov-chip");
        setMinWidth(USE_PREF_SIZE);
        setPrefWidth(WIDTH);
        setFocusTraversable(false);
        textProperty().bind(Bindings.createStringBinding(() -> "FOV " + Math.round(options.fieldOfViewProperty().get()) + "°", options.fieldOfViewProperty()));
        Tip.on(this, "Field of view, from side to side. The wheel changes it, a double click sets it to " + Math.round(PerspectiveOptions.USUAL) + "°");
        // The menu waits whether a second click follows: once it is there, it would take that click.
        opening.setOnFinished(event -> openMenu());
        setOnMouseClicked(event -> {
            if (event.getClickCount() == 2) {
                opening.stop();
                options.fieldOfViewProperty().set(PerspectiveOptions.USUAL);
            } else {
                opening.playFromStart();
            }
        });
        setOnScroll(event -> options.fieldOfViewProperty().set(options.fieldOfViewProperty().get() + Math.signum(event.getDeltaY())));
    }

    /** A menu is a window of its own, so it is made when it is wanted. */
    private void openMenu() {
        menu = menu == null ? menu() : menu;
        menu.show(this, Side.BOTTOM, 0, 4);
    }

    private ContextMenu menu() {
        Slider slider = new Slider(PerspectiveOptions.NARROWEST, PerspectiveOptions.WIDEST, PerspectiveOptions.USUAL);
        slider.setId("field-of-view-slider");
        slider.valueProperty().bindBidirectional(options.fieldOfViewProperty());
        HBox row = new HBox(8, new Label(Math.round(PerspectiveOptions.NARROWEST) + "°"), slider, new Label(Math.round(PerspectiveOptions.WIDEST) + "°"));
        row.setAlignment(Pos.CENTER);
        row.setPadding(new Insets(4, 0, 4, 0));
        CustomMenuItem wide = new CustomMenuItem(row, false);
        CheckMenuItem bob = new CheckMenuItem("Sway with the steps");
        bob.selectedProperty().bindBidirectional(options.bobProperty());
        CheckMenuItem dip = new CheckMenuItem("Sink on landing");
        dip.selectedProperty().bindBidirectional(options.dipProperty());
        return new ContextMenu(wide, new SeparatorMenuItem(), bob, dip);
    }
}
