package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.look.DeferredParts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PaneView;
import dev.goldenangle.workbench.look.Segments;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.hud.ViewCommand;
import dev.goldenangle.workbench.viewport.play.PlayControls;
import dev.goldenangle.workbench.viewport.play.PlayInput;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.SegmentedButton;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The viewport pane: the world in 2.5D and the camera bar. Everything else over the world is in {@link ViewportOverlay}. */
public final class ViewportView implements PaneView {
    private static final double KEY_PIXELS = 24;
    private static final double KEY_ZOOM = 1.2;
    private static final double NARROW = 480;
    private final ViewportViewModel model;
    private final Appearance look;
    private final PlayControls controls;
    private final StackPane root = new StackPane();
    private final WorldCanvas canvas;
    private final PlayInput input;
    private final HBox left = new HBox(8);
    private SegmentedButton cameras;
    private ViewportOverlay overlay;
    private long lastNanos;
    private Runnable onExplain = () -> { };

    public ViewportView(ViewportViewModel model, Appearance look) {
        this(model, look, new PlayControls(), DeferredParts.atOnce());
    }

    /** @param deferred creates the overlay parts after the world */
    public ViewportView(ViewportViewModel model, Appearance look, PlayControls controls, DeferredParts deferred) {
        this.model = model;
        this.look = look;
        this.controls = controls;
        canvas = new WorldCanvas(model, look, controls.eyes());
        input = new PlayInput(model.live(), controls, root);
        if (model.editor() != null) {
            new PlacingView(model.editor(), canvas.camera(), model.live().playback());
        }
        root.getStyleClass().add("viewport-pane");
        root.setId("viewport");
        root.setMinSize(0, 0);
        root.getChildren().add(canvas);
        for (Runnable part : List.<Runnable>of(this::joinCameras, () -> overlay().joinNumbers(), () -> overlay().joinBars(), () -> overlay().joinCourse())) {
            deferred.add(() -> join(part));
        }
    }

    /** Overlays added after the first frame are refreshed immediately, or hidden if empty. */
    private void join(Runnable part) {
        part.run();
        if (lastNanos != 0) {
            tell(model.moment(), true);
        }
    }

    private ViewportOverlay overlay() {
        if (overlay == null) {
            overlay = new ViewportOverlay(model, look, controls, input, canvas, root, left, () -> onExplain.run());
        }
        return overlay;
    }

    /** @param action opens the card that explains the Golden Angle */
    public void setOnExplain(Runnable action) {
        onExplain = action;
    }

    /** Shows the view with the strafe bar. */
    public void showStrafeBar() {
        canvas.camera().choose(CameraRig.Preset.FIRST);
    }

    /** The actions of the bars and the mouse, for the keyboard. */
    public List<ViewCommand> commands() {
        List<ViewCommand> commands = new ArrayList<>();
        for (CameraRig.Preset preset : CameraRig.Preset.values()) {
            commands.add(new ViewCommand(Messages.text("viewport.camera", preset.label().toLowerCase(Locale.ROOT)), "Alt+" + (preset.ordinal() + 1), () -> canvas.camera().choose(preset)));
        }
        commands.add(new ViewCommand(Messages.text("viewport.camera.next"), "V", () -> canvas.camera().choose(canvas.camera().preset().next())));
        commands.add(new ViewCommand(Messages.text("viewport.camera.reset"), "Alt+0", () -> canvas.camera().reset()));
        commands.add(new ViewCommand(Messages.text("viewport.camera.left"), "Alt+Left", () -> canvas.camera().orbit(-KEY_PIXELS, 0)));
        commands.add(new ViewCommand(Messages.text("viewport.camera.right"), "Alt+Right", () -> canvas.camera().orbit(KEY_PIXELS, 0)));
        commands.add(new ViewCommand(Messages.text("viewport.camera.up"), "Alt+Up", () -> canvas.camera().orbit(0, -KEY_PIXELS)));
        commands.add(new ViewCommand(Messages.text("viewport.camera.down"), "Alt+Down", () -> canvas.camera().orbit(0, KEY_PIXELS)));
        commands.add(new ViewCommand(Messages.text("viewport.camera.in"), "Alt+Equals", () -> zoom(KEY_ZOOM)));
        commands.add(new ViewCommand(Messages.text("viewport.camera.out"), "Alt+Minus", () -> zoom(1 / KEY_ZOOM)));
        commands.addAll(overlay().commands());
        return commands;
    }

    private void zoom(double factor) {
        if (canvas.aim() != null) {
            canvas.camera().zoom(canvas.aim(), factor, canvas.getWidth() / 2, canvas.getHeight() / 2);
        }
    }

    /** Whether nothing is still being prepared on another thread. */
    public boolean isReady() {
        return canvas.isReady();
    }

    /** Gives keyboard and pointer to the player. */
    public void capture() {
        input.capture();
    }

    /** Whether a key belongs to the player, even if it is also a shortcut. */
    public boolean takes(KeyEvent event) {
        return input.takes(event);
    }

    private void joinCameras() {
        left.getChildren().add(cameraBar());
        left.setPickOnBounds(false);
        left.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        StackPane.setAlignment(left, Pos.TOP_LEFT);
        StackPane.setMargin(left, new Insets(12));
        root.getChildren().add(left);
    }

    /** Arrow keys select without firing an action; an action on the selected camera resets it. */
    private SegmentedButton cameraBar() {
        cameras = Segments.row(Arrays.stream(CameraRig.Preset.values())
                .map(preset -> Segments.segment("camera-" + preset.name().toLowerCase(Locale.ROOT), preset.label())).toArray(ToggleButton[]::new));
        for (CameraRig.Preset preset : CameraRig.Preset.values()) {
            camera(preset).setOnAction(event -> canvas.camera().choose(preset));
            camera(preset).selectedProperty().addListener((observable, old, on) -> {
                if (on && canvas.camera().preset() != preset) {
                    canvas.camera().choose(preset);
                }
            });
        }
        cameras.getStyleClass().add("viewport-bar");
        cameras.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        cameras.setCache(true);
        return cameras;
    }

    private ToggleButton camera(CameraRig.Preset preset) {
        return cameras.getButtons().get(preset.ordinal());
    }

    /** Hides the less used cameras when space is tight. */
    private void fit(boolean narrow) {
        for (CameraRig.Preset preset : new CameraRig.Preset[] {CameraRig.Preset.CHASE, CameraRig.Preset.BEHIND, CameraRig.Preset.FREE}) {
            Controls.show(camera(preset), !narrow);
        }
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
        tell(moment, canvas.draw(moment, seconds));
    }

    private void tell(Optional<Moment> moment, boolean isNew) {
        boolean narrow = root.getWidth() < NARROW * look.textScaleProperty().get();
        if (cameras != null) {
            camera(canvas.camera().preset()).setSelected(true);
            fit(narrow);
        }
        if (overlay != null) {
            overlay.refresh(moment, isNew, narrow);
        }
    }
}
