package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.viewport.frame.Section;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

import java.util.ArrayList;
import java.util.List;

/** What is drawn beside the world, each a button; one menu of them where there is little room. */
public final class LayerBar extends HBox {
    private final List<ToggleButton> layers = new ArrayList<>();
    private ContextMenu sectionMenu;
    private final Button section;
    private final List<CheckMenuItem> items = new ArrayList<>();
    private ContextMenu menu;
    private final Region line = new Region();
    private final Button all = button("layers", Icons.of(MaterialDesignL.LAYERS_OUTLINE), "What is drawn");

    public LayerBar(ViewportViewModel model, Runnable onReset) {
        super(2);
        getStyleClass().add("viewport-bar");
        setAlignment(Pos.CENTER);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        add("vectors", MaterialDesignA.ARROW_TOP_RIGHT, "Velocity, intent and view", model.vectorsProperty());
        add("sector", MaterialDesignA.ANGLE_ACUTE, "Golden Angle around the mover", model.sectorProperty());
        add("trail", MaterialDesignC.CHART_LINE_VARIANT, "Trail, jumps and landings", model.trailProperty());
        add("ghosts", MaterialDesignG.GHOST_OUTLINE, "Ghosts and the run before", model.ghostsProperty());
        add("grid", MaterialDesignG.GRID, "Grid of 1 m and 5 m", model.gridProperty());
        add("debug", MaterialDesignB.BUG_OUTLINE, "Collision (r_show3d): terrain green, walkable tops cyan, props orange, entities red", model.debugProperty());
        section = sectionButton(model.section());
        line.getStyleClass().add("upright-line");
        all.setOnAction(event -> openMenu());
        Button reset = button("camera-reset", Icons.of(MaterialDesignF.FIT_TO_PAGE_OUTLINE), "Reset the camera");
        Tip.on(reset, "Reset the camera. Drag pans, right-drag turns and tilts, the wheel zooms");
        reset.setOnAction(event -> onReset.run());
        getChildren().addAll(layers);
        getChildren().addAll(section, all, line, reset);
        setRoofed(false);
        setCompact(false);
    }

    /** A menu is a window of its own, so it is made when it is wanted. */
    private void openMenu() {
        menu = menu == null ? new ContextMenu(items.toArray(CheckMenuItem[]::new)) : menu;
        menu.show(all, Side.BOTTOM, 0, 4);
    }

    private Button sectionButton(Section section) {
        Button button = button("layer-section", Icons.of(MaterialDesignL.LAYERS_MINUS), "Cut the world off above the mover");
        button.setOnAction(event -> {
            sectionMenu = sectionMenu == null ? sectionMenu(section) : sectionMenu;
            sectionMenu.show(button, Side.BOTTOM, 0, 4);
        });
        return button;
    }

    private static ContextMenu sectionMenu(Section section) {
        ContextMenu made = new ContextMenu();
        ToggleGroup group = new ToggleGroup();
        for (Section.Mode mode : Section.Mode.values()) {
            RadioMenuItem item = new RadioMenuItem(mode.label());
            item.setToggleGroup(group);
            item.setOnAction(event -> section.modeProperty().set(mode));
            item.setSelected(section.modeProperty().get() == mode);
            section.modeProperty().addListener((observable, old, chosen) -> item.setSelected(chosen == mode));
            made.getItems().add(item);
        }
        Slider slider = new Slider(0, 1, 1);
        slider.setId("section-slider");
        slider.valueProperty().bindBidirectional(section.shareProperty());
        slider.valueProperty().addListener(observable -> section.modeProperty().set(Section.Mode.BY_HAND));
        HBox row = new HBox(8, new Label("low"), slider, new Label("high"));
        row.setAlignment(Pos.CENTER);
        made.getItems().addAll(new SeparatorMenuItem(), new CustomMenuItem(row, false));
        return made;
    }

    private static Button button(String id, Node icon, String help) {
        Button button = new Button("", icon);
        button.getStyleClass().add("flat-icon");
        button.setId(id);
        button.setAccessibleText(help);
        Tip.on(button, help);
        return button;
    }

    private void add(String id, Ikon icon, String help, BooleanProperty shown) {
        ToggleButton button = new ToggleButton("", Icons.of(icon));
        button.getStyleClass().add("flat-icon");
        button.setId("layer-" + id);
        button.setAccessibleText(help);
        Tip.on(button, help);
        button.selectedProperty().bindBidirectional(shown);
        layers.add(button);
        CheckMenuItem item = new CheckMenuItem(help);
        item.selectedProperty().bindBidirectional(shown);
        items.add(item);
    }

    public List<ViewCommand> commands() {
        return items.stream()
                .map(item -> new ViewCommand("Show or hide: " + item.getText(), "", () -> item.setSelected(!item.isSelected()))).toList();
    }

    /** Worlds without roofs have nothing to cut off. */
    public void setRoofed(boolean roofed) {
        show(section, roofed);
    }

    public void setCompact(boolean compact) {
        layers.forEach(layer -> show(layer, !compact));
        show(line, !compact);
        show(all, compact);
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
