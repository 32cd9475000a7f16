package dev.goldenangle.workbench.gamelink;

import atlantafx.base.controls.ToggleSwitch;
import dev.goldenangle.toolkit.link.LinkView;
import dev.goldenangle.toolkit.link.Divergence;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.workbench.look.ToolCard;
import dev.goldenangle.workbench.text.Messages;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;

import java.util.Map;

/** The live link's card: the on/off switch, the address for the game, and the first tick where game and model diverge. */
public final class LinkCard extends ToolCard {
    private static final int DIGITS = 3;
    private final LinkViewModel model;
    private final ToggleSwitch power = new ToggleSwitch();
    private final Label address = label("", "code");
    private final HBox place;
    private final Label state = words("strong");
    private final Label detail = words("muted");
    private final Button show = button("link-show", Messages.text("gamelink.show"));
    private final Button follow = button("link-follow", Messages.text("gamelink.follow"));
    private final VBox body;
    private boolean showing;

    public LinkCard(LinkViewModel model, Runnable close) {
        super("link", Messages.text("gamelink.title"), close);
        this.model = model;
        power.setId("link-power");
        power.getStyleClass().add("knob-switch");
        power.selectedProperty().addListener((observable, was, is) -> switchTo(is));
        address.setId("link-address");
        address.setMinWidth(0);
        address.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(address, Priority.ALWAYS);
        state.setId("link-state");
        detail.setId("link-detail");
        place = line(address, copyButton());
        place.getStyleClass().add("link-place");
        show.setOnAction(event -> model.showParting());
        follow.setOnAction(event -> model.follow());
        HBox buttons = new HBox(8, show, follow);
        buttons.setAlignment(Pos.CENTER_LEFT);
        body = new VBox(8, place, state, detail, buttons);
        Label knobs = words("muted");
        knobs.setText(Messages.text("gamelink.about"));
        getChildren().addAll(line(power, space()), knobs, body);
        model.onProperty().addListener(observable -> show());
        model.viewProperty().addListener(observable -> show());
        model.followingProperty().addListener(observable -> show());
        show();
    }

    private void switchTo(boolean isOn) {
        if (showing) {
            return;
        }
        if (isOn) {
            model.start();
        } else {
            model.stop();
        }
        show();
    }

    private Button copyButton() {
        return Controls.iconButton("link-copy", MaterialDesignC.CONTENT_COPY, Messages.text("gamelink.copy"),
                () -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, model.address())));
    }

    private void show() {
        boolean isOn = model.onProperty().get();
        LinkView view = model.viewProperty().get();
        showing = true;
        power.setSelected(isOn);
        power.setText(Messages.text(isOn ? "parameters.on" : "parameters.off"));
        showing = false;
        show(body, isOn && view != null);
        if (isOn && view != null) {
            address.setText(model.address());
            state.setText(title(view));
            state.getStyleClass().setAll("label", "strong", view.ticks() == 0 ? "muted" : view.parting().isPresent() ? "fail" : "pass");
            detail.setText(view.parting().map(LinkCard::sentence).orElseGet(() -> next(view)));
            show(show, view.parting().isPresent());
            show(follow, view.ticks() > 0 && !model.followingProperty().get());
        }
    }

    private static void show(javafx.scene.Node node, boolean isShown) {
        Controls.show(node, isShown);
    }

    private static String title(LinkView view) {
        if (view.ticks() == 0) {
            return !view.isConnected() ? Messages.text("gamelink.waiting") : view.gameName().isEmpty() ? Messages.text("gamelink.connected") : Messages.text("gamelink.connected.named", view.gameName());
        }
        return view.parting().map(at -> Messages.text("gamelink.diverges", String.valueOf(at.tick()))).orElseGet(() -> Messages.text("gamelink.matches", view.ticks(), String.valueOf(view.ticks())));
    }

    private static String next(LinkView view) {
        if (view.ticks() > 0) {
            return Messages.text(view.isConnected() ? "gamelink.recording" : "gamelink.recorded", String.valueOf(view.number()));
        }
        return view.isConnected() ? Messages.text("gamelink.no-state") : Messages.text("gamelink.connect");
    }

    private static String sentence(Divergence at) {
        return Messages.text("gamelink.difference", at.field(), Numbers.fixed(at.game(), DIGITS), Numbers.fixed(at.model(), DIGITS)) + "\n" + at.hint();
    }
}
