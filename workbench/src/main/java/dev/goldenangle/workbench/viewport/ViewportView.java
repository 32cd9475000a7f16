package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.look.Icons;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import javafx.beans.property.BooleanProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignG;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The world in 2.5D, with camera and layers above it and the HUD below. */
public final class ViewportView implements PaneView {
    private final ViewportViewModel model;
    private final StackPane root = new StackPane();
    private final WorldCanvas canvas;
    private final Hud hud;
    private final PlayInput input;
    private final PlayPrompt prompt;
    private final Legend legend;
    private final CourseClock clock = new CourseClock();
    private final ScaleBar scale = new ScaleBar();
    private final Map<CameraRig.Preset, ToggleButton> presets = new EnumMap<>(CameraRig.Preset.class);
    private long lastNanos;

    public ViewportView(ViewportViewModel model, Look look) {
        this(model, look, new PlayControls());
    }

    public ViewportView(ViewportViewModel model, Look look, PlayControls controls) {
        this.model = model;
        canvas = new WorldCanvas(model, look);
        hud = new Hud(look, controls.keys());
        input = new PlayInput(model.session(), controls, root);
        prompt = new PlayPrompt(model.session(), input);
        legend = new Legend(model, look);
        root.getStyleClass().add("viewport-pane");
        root.setId("viewport");
        root.setMinSize(0, 0);
        root.getChildren().addAll(canvas, at(cameraBar(), Pos.TOP_LEFT), at(clock, Pos.TOP_CENTER), at(layerBar(), Pos.TOP_RIGHT),
                at(scale, Pos.BOTTOM_LEFT), at(hud, Pos.BOTTOM_CENTER), at(legend, Pos.BOTTOM_RIGHT), at(prompt, Pos.BOTTOM_CENTER));
        prompt.translateYProperty().bind(hud.heightProperty().add(8).negate());
        StackPane.setMargin(scale, new Insets(0, 0, 14, 16));
    }

    /** Hands keys and pointer to the player. */
    public void capture() {
        input.capture();
    }

    private static Node at(Region node, Pos position) {
        StackPane.setAlignment(node, position);
        StackPane.setMargin(node, new Insets(12));
        return node;
    }

    private Region cameraBar() {
        HBox bar = bar();
        ToggleGroup group = new ToggleGroup();
        for (CameraRig.Preset preset : CameraRig.Preset.values()) {
            ToggleButton button = new ToggleButton(preset.label());
            button.setId("camera-" + preset.name().toLowerCase(Locale.ROOT));
            button.getStyleClass().add("segment");
            button.setToggleGroup(group);
            button.setOnAction(event -> canvas.camera().choose(preset));
            presets.put(preset, button);
            bar.getChildren().add(button);
        }
        return bar;
    }

    private static HBox bar() {
        HBox bar = new HBox(2);
        bar.getStyleClass().add("viewport-bar");
        bar.setAlignment(Pos.CENTER);
        bar.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return bar;
    }

    private Region layerBar() {
        HBox bar = bar();
        bar.getChildren().addAll(layer("vectors", MaterialDesignA.ARROW_TOP_RIGHT, "Velocity, intent and view", model.vectorsProperty()),
                layer("sector", MaterialDesignA.ANGLE_ACUTE, "Golden Angle around the mover", model.sectorProperty()),
                layer("trail", MaterialDesignC.CHART_LINE_VARIANT, "Trail, jumps and landings", model.trailProperty()),
                layer("ghosts", MaterialDesignG.GHOST_OUTLINE, "Ghosts and the run before", model.ghostsProperty()),
                layer("grid", MaterialDesignG.GRID, "Grid of 1 m and 5 m", model.gridProperty()),
                layer("debug", MaterialDesignB.BUG_OUTLINE, "Collision: world green, walkable cyan, entities orange, mover red", model.debugProperty()));
        Region line = new Region();
        line.getStyleClass().add("upright-line");
        Button reset = new Button("", Icons.of(MaterialDesignF.FIT_TO_PAGE_OUTLINE));
        reset.getStyleClass().add("flat-icon");
        reset.setId("camera-reset");
        reset.setAccessibleText("Reset the camera");
        reset.setTooltip(new Tooltip("Reset the camera. Drag pans, right-drag turns and tilts, the wheel zooms"));
        reset.setOnAction(event -> canvas.camera().reset());
        bar.getChildren().addAll(line, reset);
        return bar;
    }

    private static ToggleButton layer(String id, Ikon icon, String help, BooleanProperty shown) {
        ToggleButton button = new ToggleButton("", Icons.of(icon));
        button.getStyleClass().add("flat-icon");
        button.setId("layer-" + id);
        button.setAccessibleText(help);
        button.setTooltip(new Tooltip(help));
        button.selectedProperty().bindBidirectional(shown);
        return button;
    }

    @Override
    public Region root() {
        return root;
    }

    @Override
    public void refresh() {
        long now = System.nanoTime();
        double seconds = lastNanos == 0 ? 0 : (now - lastNanos) * 1e-9;
        lastNanos = now;
        Optional<Moment> moment = model.moment();
        boolean isNew = canvas.draw(moment, seconds);
        presets.get(canvas.camera().preset()).setSelected(true);
        scale.show(canvas.camera().pixelsPerMetre(), model.level().unitsPerMetre(), model.session().model().lengthUnit().symbol());
        hud.fitInto(root.getWidth());
        hud.setVisible(moment.isPresent());
        clock.setVisible(moment.isPresent());
        legend.setVisible(moment.isPresent() && model.trailProperty().get());
        moment.filter(m -> isNew).ifPresent(m -> {
            hud.show(m);
            clock.show(m);
            legend.show(m);
        });
    }
}
