package dev.goldenangle.workbench.app.cards;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.sound.SoundOptions;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

import java.util.List;
import java.util.function.Predicate;

/** The settings of the player's controls: key bindings and mouse sensitivity, gamepad, sound. */
final class ControlsCard extends VBox {
    private final Label told = Controls.label("", "fail");
    private final StackPane page = new StackPane();
    private final ToggleGroup pages = new ToggleGroup();
    private final KeysPage keys;
    private final PadPage pad;

    /** @param isShortcut whether a key is a shortcut of the window */
    ControlsCard(PlayCards play, Appearance look, Predicate<KeyEvent> isShortcut, Runnable close) {
        super(14);
        getStyleClass().addAll("card", "controls-card");
        setId("controls");
        setPrefWidth(680 * look.textScaleProperty().get());
        keys = new KeysPage(play.controls(), isShortcut, told::setText);
        pad = new PadPage(play.controls().pad(), play.pads(), look, told::setText);
        HBox tabs = new HBox(2, tab("controls-keys", Messages.text("app.cards.keys"), keys), tab("controls-gamepad", Messages.text("app.cards.pad"), pad),
                tab("controls-sound", Messages.text("app.cards.sound"), soundPage(play)));
        tabs.getStyleClass().add("segments");
        pages.selectToggle(pages.getToggles().get(0));
        page.setAlignment(Pos.TOP_LEFT);
        HBox top = Controls.line(tabs, Controls.space(), Controls.label(Messages.text("app.cards.esc"), "key-cap"));
        top.setMinHeight(Region.USE_PREF_SIZE);
        HBox bottom = bottom(play, close);
        bottom.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(top, scrolled(page), bottom);
    }

    /** Scrolls in a low window, so the buttons below stay visible. */
    private static ScrollPane scrolled(Region content) {
        ScrollPane scroll = new ScrollPane(content);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("knob-scroll");
        VBox.setVgrow(scroll, Priority.ALWAYS);
        return scroll;
    }

    private ToggleButton tab(String id, String title, Region content) {
        ToggleButton tab = Segments.segment(id, title);
        tab.setToggleGroup(pages);
        tab.selectedProperty().addListener((observable, was, is) -> {
            if (is) {
                show(content);
            } else if (pages.getSelectedToggle() == null) {
                tab.setSelected(true);
            }
        });
        return tab;
    }

    private static VBox soundPage(PlayCards play) {
        SoundOptions options = play.controls().sound();
        CheckBox on = MessageCards.check(Messages.text("app.cards.gain-sound"), "sound-on", options.onProperty());
        Label what = Controls.label(Messages.text("app.cards.gain-sound-about"), "muted");
        what.setWrapText(true);
        what.setMinHeight(Region.USE_PREF_SIZE);
        Label state = Controls.label("", "muted");
        state.setId("sound-state");
        options.stateProperty().addListener(observable -> showState(state, options));
        showState(state, options);
        return new VBox(12, Controls.line(on, state), what, new DialLine(Messages.text("app.cards.volume"), "sound-volume", options.volumeProperty(), 0, 1, value -> Math.round(100 * value) + " %").stepping(0.05));
    }

    static String label(SoundOptions.State state) {
        return switch (state) {
            case ON -> Messages.text("app.cards.sound-on");
            case OFF -> Messages.text("app.cards.sound-off");
            case NO_DEVICE -> Messages.text("app.cards.sound-no-device");
        };
    }

    private static void showState(Label label, SoundOptions options) {
        label.setText(label(options.stateProperty().get()));
        label.getStyleClass().remove("fail");
        label.getStyleClass().addAll(options.stateProperty().get() == SoundOptions.State.NO_DEVICE ? List.of("fail") : List.of());
    }

    private void show(Region content) {
        told.setText("");
        page.getChildren().setAll(content);
        pad.setShown(content == pad);
    }

    private HBox bottom(PlayCards play, Runnable close) {
        Button defaults = new Button(Messages.text("app.cards.defaults"));
        defaults.setOnAction(event -> play.controls().restoreDefaults());
        Button done = new Button(Messages.text("app.cards.done"));
        done.getStyleClass().add("primary");
        done.setOnAction(event -> close.run());
        told.setMinWidth(0);
        return Controls.line(told, Controls.space(), defaults, done);
    }

    /** Handles a key the card is waiting for; returns whether it was used. */
    boolean take(KeyEvent event) {
        return keys.take(event) || pad.take(event);
    }

    /** Stops listening when the card is hidden. */
    void close() {
        pad.setShown(false);
    }
}
