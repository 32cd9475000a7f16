package dev.goldenangle.workbench.viewport.hud;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.PopOvers;
import dev.goldenangle.workbench.look.Tip;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Section;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.controlsfx.control.PopOver;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

import java.util.ArrayList;
import java.util.List;

/** A toggle button for each layer over the world, or one menu when space is tight. */
public final class LayerBar extends HBox {
    private final List<ToggleButton> layers = new ArrayList<>();
    private final Button section = button("layer-section", Icons.of(MaterialDesignL.LAYERS_MINUS), Messages.text("viewport.layer.section"));
    private PopOver sectionPopOver;
    private final Region line = new Region();
    private final MenuButton all = new MenuButton(null, Icons.of(MaterialDesignL.LAYERS_OUTLINE));

    public LayerBar(ViewportViewModel model, Runnable onReset) {
        super(2);
        getStyleClass().add("viewport-bar");
        setAlignment(Pos.CENTER);
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        add("vectors", MaterialDesignA.ARROW_TOP_RIGHT, Messages.text("viewport.layer.vectors"), model.vectorsProperty());
        add("sector", MaterialDesignA.ANGLE_ACUTE, Messages.text("viewport.layer.sector"), model.sectorProperty());
        add("trail", MaterialDesignC.CHART_LINE_VARIANT, Messages.text("viewport.layer.trail"), model.trailProperty());
        add("ghosts", MaterialDesignG.GHOST_OUTLINE, Messages.text("viewport.layer.ghosts"), model.ghostsProperty());
        add("grid", MaterialDesignG.GRID, Messages.text("viewport.layer.grid"), model.gridProperty());
        add("debug", MaterialDesignB.BUG_OUTLINE, Messages.text("viewport.layer.debug"), model.debugProperty());
        section.setOnAction(event -> openSection(model.section()));
        line.getStyleClass().add("upright-line");
        Controls.flat(all, "layers", Messages.text("viewport.layers"));
        Button reset = button("camera-reset", Icons.of(MaterialDesignF.FIT_TO_PAGE_OUTLINE), Messages.text("viewport.reset-camera"));
        Tip.on(reset, Messages.text("viewport.reset-camera-tip"));
        reset.setOnAction(event -> onReset.run());
        getChildren().addAll(layers);
        getChildren().addAll(section, all, line, reset);
        setRoofed(false);
        setCompact(false);
    }

    private void openSection(Section cut) {
        sectionPopOver = sectionPopOver == null ? sectionPopOver(cut) : sectionPopOver;
        PopOvers.toggle(sectionPopOver, section);
    }

    private static PopOver sectionPopOver(Section section) {
        VBox content = new VBox(8);
        content.getStyleClass().add("pop-over-form");
        ToggleGroup group = new ToggleGroup();
        for (Section.Mode mode : Section.Mode.values()) {
            RadioButton choice = new RadioButton(mode.label());
            choice.setToggleGroup(group);
            choice.setSelected(section.modeProperty().get() == mode);
            choice.setOnAction(event -> section.modeProperty().set(mode));
            content.getChildren().add(choice);
        }
        Slider slider = new Slider(0, 1, section.shareProperty().get());
        slider.setId("section-slider");
        slider.setAccessibleText(Messages.text("viewport.section.height"));
        slider.valueProperty().bindBidirectional(section.shareProperty());
        slider.valueProperty().addListener(observable -> section.modeProperty().set(Section.Mode.BY_HAND));
        section.modeProperty().addListener((observable, old, mode) -> group.selectToggle(group.getToggles().get(mode.ordinal())));
        HBox row = new HBox(8, new Label(Messages.text("viewport.section.low")), slider, new Label(Messages.text("viewport.section.high")));
        row.setAlignment(Pos.CENTER);
        content.getChildren().add(row);
        return PopOvers.of(content, PopOver.ArrowLocation.TOP_RIGHT);
    }

    private static Button button(String id, Node icon, String help) {
        return Controls.flat(new Button("", icon), id, help);
    }

    private void add(String id, Ikon icon, String help, BooleanProperty shown) {
        ToggleButton button = Controls.flat(new ToggleButton("", Icons.of(icon)), "layer-" + id, help);
        button.selectedProperty().bindBidirectional(shown);
        layers.add(button);
        CheckMenuItem item = new CheckMenuItem(help);
        item.selectedProperty().bindBidirectional(shown);
        all.getItems().add(item);
    }

    public List<ViewCommand> commands() {
        return all.getItems().stream().map(CheckMenuItem.class::cast)
                .map(item -> new ViewCommand(Messages.text("viewport.layer.toggle", item.getText()), "", () -> item.setSelected(!item.isSelected()))).toList();
    }

    /** The section button is shown only in worlds with roofs. */
    public void setRoofed(boolean roofed) {
        Controls.show(section, roofed);
    }

    public void setCompact(boolean compact) {
        layers.forEach(layer -> Controls.show(layer, !compact));
        Controls.show(line, !compact);
        Controls.show(all, compact);
    }
}
