package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.workbench.live.GameKey;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.play.KeyBindings;
import javafx.event.EventHandler;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextInputControl;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

import java.util.ArrayList;
import java.util.List;

/** Chooses the shot, previews its path, and fires it; shown only for models that shoot. */
public final class ShotBar extends HBox {
    private final ViewportViewModel model;
    private final KeyBindings keys;
    private final EventHandler<KeyEvent> onKey = this::press;
    private MenuButton kinds;
    private List<String> offered = List.of();

    public ShotBar(ViewportViewModel model, KeyBindings keys) {
        super(2);
        this.model = model;
        this.keys = keys;
        setId("shot-bar");
        getStyleClass().add("viewport-bar");
        setAlignment(Pos.CENTER);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        sceneProperty().addListener((observable, old, scene) -> {
            if (old != null) {
                old.removeEventHandler(KeyEvent.KEY_PRESSED, onKey);
            }
            if (scene != null) {
                scene.addEventHandler(KeyEvent.KEY_PRESSED, onKey);
            }
        });
    }

    /** Built when the first model that shoots is opened, because most models do not need it. */
    private void build() {
        kinds = new MenuButton();
        kinds.setId("shot-kind");
        kinds.getStyleClass().add("flat-menu");
        Tip.on(kinds, Messages.text("viewport.shot.kind"));
        ToggleButton preview = Controls.flat(new ToggleButton("", Icons.of(MaterialDesignV.VECTOR_CURVE)), "shot-preview", Messages.text("viewport.shot.preview"));
        preview.selectedProperty().bindBidirectional(model.firing().previewProperty());
        Button fire = new Button(Messages.text("viewport.shot.fire"), Icons.of(MaterialDesignC.CROSSHAIRS));
        fire.setId("shot-fire");
        fire.getStyleClass().add("segment");
        Tip.on(fire, Messages.text("viewport.shot.fire-tip", keys.names().get(GameKey.FIRE)));
        fire.setFocusTraversable(false);
        fire.setOnAction(event -> model.fire());
        getChildren().addAll(kinds, preview, fire);
    }

    /** For a player, the fire key is part of the commands. While a bot drives, the same key fires manually. */
    private void press(KeyEvent event) {
        boolean typing = getScene().getFocusOwner() instanceof TextInputControl;
        boolean plain = !event.isShortcutDown() && !event.isAltDown();
        if (isVisible() && plain && !typing && !model.isPlayedByHand() && keys.actionOf(event.getCode()).filter(GameKey.FIRE::equals).isPresent()) {
            model.fire();
            event.consume();
        }
    }

    public void refresh() {
        if (!offered.equals(model.firing().kinds())) {
            offered = model.firing().kinds();
            if (getChildren().isEmpty()) {
                build();
            }
            kinds.getItems().clear();
            for (int i = 0; i < offered.size(); i++) {
                int index = i;
                MenuItem item = new MenuItem(offered.get(i));
                item.setOnAction(event -> model.firing().kindProperty().set(index));
                kinds.getItems().add(item);
            }
        }
        setVisible(!offered.isEmpty());
        if (isVisible()) {
            kinds.setText(offered.get(model.firing().kindProperty().get()));
        }
    }

    public List<ViewCommand> commands() {
        List<ViewCommand> commands = new ArrayList<>();
        commands.add(new ViewCommand(Messages.text("viewport.shot.fire-action"), "Alt+F", model::fire));
        commands.add(new ViewCommand(Messages.text("viewport.shot.next"), "Alt+G", model::loadNext));
        return commands;
    }
}
