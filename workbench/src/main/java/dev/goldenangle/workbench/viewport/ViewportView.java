package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Skins;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.hud.CourseBar;
import dev.goldenangle.workbench.viewport.hud.CourseClock;
import dev.goldenangle.workbench.viewport.hud.FieldOfViewChip;
import dev.goldenangle.workbench.viewport.hud.FlightChip;
import dev.goldenangle.workbench.viewport.hud.Hud;
import dev.goldenangle.workbench.viewport.hud.LayerBar;
import dev.goldenangle.workbench.viewport.hud.Legend;
import dev.goldenangle.workbench.viewport.hud.NetworkHud;
import dev.goldenangle.workbench.viewport.hud.ScaleBar;
import dev.goldenangle.workbench.viewport.hud.ShotBar;
import dev.goldenangle.workbench.viewport.hud.ViewCommand;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import dev.goldenangle.workbench.viewport.play.PlayInput;
import dev.goldenangle.workbench.viewport.play.PlayPrompt;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The world in 2.5D, with camera and layers above it and the HUD below. */
public final class ViewportView implements PaneView {
    private static final double KEY_PIXELS = 24;
    private static final double KEY_ZOOM = 1.2;
    private static final double NARROW = 480;
    private static final double ROOM_FOR_CLOCK = 660;
    private final ViewportViewModel model;
    private final Look look;
    private final StackPane root = new StackPane();
    private final WorldCanvas canvas;
    private final Hud hud;
    private final PlayInput input;
    private final PlayPrompt prompt;
    private final FlightChip flight;
    private final Legend legend;
    private final LayerBar layers;
    private final ShotBar shots;
    private final CourseBar course;
    private final FieldOfViewChip fieldOfView;
    private final CourseClock clock = new CourseClock();
    private final HBox left = new HBox(8);
    private final ScaleBar scale = new ScaleBar();
    private final NetworkHud network;
    private final Map<CameraRig.Preset, ToggleButton> presets = new EnumMap<>(CameraRig.Preset.class);
    private long lastNanos;
    /** Whether what stands over the world tells the moment that is drawn. */
    private boolean told;

    public ViewportView(ViewportViewModel model, Look look) {
        this(model, look, new PlayControls(), DeferredParts.atOnce());
    }

    /** @param deferred the world is there at once, what stands over it joins with them */
    public ViewportView(ViewportViewModel model, Look look, PlayControls controls, DeferredParts deferred) {
        this.model = model;
        this.look = look;
        canvas = new WorldCanvas(model, look, controls.eyes());
        fieldOfView = new FieldOfViewChip(controls.eyes());
        hud = new Hud(look, controls.keys());
        network = new NetworkHud(look);
        input = new PlayInput(model.live(), controls, root);
        prompt = new PlayPrompt(model.live(), input);
        flight = new FlightChip(controls.keys());
        legend = new Legend(model, look);
        shots = new ShotBar(model, controls.keys());
        course = model.editor() == null ? null : new CourseBar(model.editor());
        layers = new LayerBar(model, () -> canvas.camera().reset());
        root.getStyleClass().add("viewport-pane");
        root.setId("viewport");
        root.setMinSize(0, 0);
        root.getChildren().addAll(canvas, at(topLeft(), Pos.TOP_LEFT));
        List<Node> numbers = List.of(at(hud, Pos.BOTTOM_CENTER), at(scale, Pos.BOTTOM_LEFT), at(network, Pos.TOP_LEFT));
        List<Node> bars = List.of(at(layers, Pos.TOP_RIGHT), at(shots, Pos.TOP_RIGHT), at(legend, Pos.BOTTOM_RIGHT), at(prompt, Pos.BOTTOM_CENTER), at(flight, Pos.TOP_CENTER));
        deferred.add(() -> {
            join(numbers);
            left.getChildren().add(clock);
        });
        deferred.add(() -> join(bars));
        if (course != null) {
            Node placing = at(course, Pos.TOP_LEFT);
            StackPane.setMargin(course, new Insets(56, 12, 0, 12));
            deferred.add(() -> join(List.of(placing)));
        }
        // The world below them is new on every frame, and they are not: their pictures are kept.
        List.of(scale, layers, shots, legend).forEach(part -> part.setCache(true));
        prompt.translateYProperty().bind(hud.heightProperty().add(8).negate());
        // Nearer to the border by their own padding, so that what they say stands in line with the bars.
        StackPane.setMargin(scale, new Insets(0, 0, 12, 6));
        StackPane.setMargin(legend, new Insets(0, 6, 12, 0));
        StackPane.setMargin(shots, new Insets(56, 12, 0, 0));
        StackPane.setMargin(network, new Insets(56, 0, 0, 12));
        StackPane.setMargin(flight, new Insets(56, 12, 0, 12));
    }

    private void join(List<Node> parts) {
        parts.forEach(Skins::give);
        root.getChildren().addAll(parts);
        told = false;
    }

    /** What the bars and the mouse do, for the keyboard. */
    public List<ViewCommand> commands() {
        List<ViewCommand> commands = new ArrayList<>();
        for (CameraRig.Preset preset : CameraRig.Preset.values()) {
            commands.add(new ViewCommand("Camera: " + preset.label().toLowerCase(Locale.ROOT), "Alt+" + (preset.ordinal() + 1), () -> canvas.camera().choose(preset)));
        }
        commands.add(new ViewCommand("Camera: next", "V", () -> canvas.camera().choose(canvas.camera().preset().next())));
        commands.add(new ViewCommand("Camera: reset", "Alt+0", () -> canvas.camera().reset()));
        commands.add(new ViewCommand("Camera: turn left", "Alt+Left", () -> canvas.camera().orbit(-KEY_PIXELS, 0)));
        commands.add(new ViewCommand("Camera: turn right", "Alt+Right", () -> canvas.camera().orbit(KEY_PIXELS, 0)));
        commands.add(new ViewCommand("Camera: tilt up", "Alt+Up", () -> canvas.camera().orbit(0, -KEY_PIXELS)));
        commands.add(new ViewCommand("Camera: tilt down", "Alt+Down", () -> canvas.camera().orbit(0, KEY_PIXELS)));
        commands.add(new ViewCommand("Camera: nearer", "Alt+Equals", () -> zoom(KEY_ZOOM)));
        commands.add(new ViewCommand("Camera: farther", "Alt+Minus", () -> zoom(1 / KEY_ZOOM)));
        commands.addAll(shots.commands());
        if (course != null) {
            commands.addAll(course.commands());
        }
        layers.commands().forEach(commands::add);
        return commands;
    }

    private void zoom(double factor) {
        if (canvas.aim() != null) {
            canvas.camera().zoom(canvas.aim(), factor, canvas.getWidth() / 2, canvas.getHeight() / 2);
        }
    }

    /** Whether nothing of the world is still being made ready on another thread. */
    public boolean isReady() {
        return canvas.isReady();
    }

    /** Hands keys and pointer to the player. */
    public void capture() {
        input.capture();
    }

    /** Whether a key belongs to someone who plays, whatever else it means. */
    public boolean takes(KeyEvent event) {
        return input.takes(event);
    }

    private static Node at(Region node, Pos position) {
        StackPane.setAlignment(node, position);
        StackPane.setMargin(node, new Insets(12));
        return node;
    }

    /** Cameras, the field of view of those with perspective, and the clock. */
    private Region topLeft() {
        left.getChildren().addAll(cameraBar(), fieldOfView);
        left.setPickOnBounds(false);
        left.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return left;
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
        bar.setCache(true);
        return bar;
    }

    private static HBox bar() {
        HBox bar = new HBox(2);
        bar.getStyleClass().add("viewport-bar");
        bar.setAlignment(Pos.CENTER);
        bar.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        return bar;
    }

    /** Gives up what there is no room for: the clock, the legend, then the less used buttons. */
    private void fit(double width) {
        boolean narrow = width < NARROW * text();
        layers.setCompact(narrow);
        layers.setRoofed(canvas.isRoofed() && !canvas.isInPerspective() && !narrow);
        for (CameraRig.Preset preset : new CameraRig.Preset[] {CameraRig.Preset.CHASE, CameraRig.Preset.BEHIND, CameraRig.Preset.FREE}) {
            show(presets.get(preset), !narrow);
        }
        boolean perspective = canvas.isInPerspective();
        boolean first = canvas.camera().preset() == CameraRig.Preset.FIRST;
        show(fieldOfView, perspective && !narrow);
        hud.setCorner(first);
        hud.fitInto(width / text());
        Pos corner = first ? Pos.BOTTOM_LEFT : Pos.BOTTOM_CENTER;
        if (StackPane.getAlignment(hud) != corner) {
            StackPane.setAlignment(hud, corner);      // lays everything out again, even when it is the same
        }
    }

    private static void show(Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }

    private double text() {
        return look.textScaleProperty().get();
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
        told &= !canvas.draw(moment, seconds);
        presets.get(canvas.camera().preset()).setSelected(true);
        shots.refresh();
        if (course != null) {
            course.refresh(model.wantsCourse(), root.getWidth() < ROOM_FOR_CLOCK * text());
        }
        scale.setVisible(root.getWidth() >= NARROW * text() && !canvas.isInPerspective());
        scale.show(canvas.pixelsPerMetre(), model.level().unitsPerMetre(), model.model().lengthUnit().symbol());
        fit(root.getWidth());
        hud.setVisible(moment.isPresent() && (!canvas.isInPerspective() || root.getWidth() >= NARROW * text()));
        shortenClock(moment.isPresent() && root.getWidth() >= ROOM_FOR_CLOCK * text());
        legend.setVisible(moment.isPresent() && root.getWidth() >= NARROW * text() && model.trailProperty().get());
        network.setVisible(moment.filter(m -> !m.figures().network().isEmpty()).isPresent());
        flight.setTranslateY(Math.max(heightOf(network), course == null ? 0 : heightOf(course)));
        if (!told && hud.getParent() != null) {
            moment.ifPresent(this::tell);
        }
    }

    /** The room that something below the cameras takes, with the gap to what stands below it. */
    private static double heightOf(Region part) {
        return part.getParent() != null && part.isVisible() ? part.getHeight() + 8 : 0;
    }

    /** The clock gives way where cameras, clock and layers would meet. */
    private void shortenClock(boolean wanted) {
        double others = 0;
        for (Node node : left.getChildren()) {
            others += node != clock && node.isManaged() ? node.prefWidth(-1) + left.getSpacing() : 0;
        }
        show(clock, clock.fit(root.getWidth() - others - layers.prefWidth(-1) - 3 * 12) && wanted);
    }

    private void tell(Moment moment) {
        hud.show(moment);
        flight.show(moment);
        clock.show(moment);
        legend.show(moment);
        network.show(moment);
        told = true;
    }
}
