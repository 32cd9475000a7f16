package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.hud.AbilityBar;
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
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The HUD and the bars over the world. The window creates it after the first frames. */
final class ViewportOverlay {
    private static final double ROOM_FOR_CLOCK = 660;
    private final ViewportViewModel model;
    private final Appearance look;
    private final StackPane root;
    private final WorldCanvas canvas;
    private final HBox beside;
    private final Hud hud;
    private final PlayPrompt prompt;
    private final FlightChip flight;
    private final AbilityBar abilities = new AbilityBar();
    private final Legend legend;
    private final LayerBar layers;
    private final ShotBar shots;
    private final CourseBar course;
    private final FieldOfViewChip fieldOfView;
    private final CourseClock clock = new CourseClock();
    private final ScaleBar scale = new ScaleBar();
    private final NetworkHud network;
    /** Whether the overlay shows the moment that is drawn. */
    private boolean isCurrent;

    /**
     * @param root   the parent of the parts
     * @param beside the bar with the cameras
     * @param explain opens the card that explains the Golden Angle
     */
    ViewportOverlay(ViewportViewModel model, Appearance look, PlayControls controls, PlayInput input, WorldCanvas canvas, StackPane root, HBox beside, Runnable explain) {
        this.model = model;
        this.look = look;
        this.root = root;
        this.canvas = canvas;
        this.beside = beside;
        fieldOfView = new FieldOfViewChip(controls.eyes());
        hud = new Hud(look, controls.keys(), explain);
        network = new NetworkHud(look);
        prompt = new PlayPrompt(model.live(), input);
        flight = new FlightChip(controls.keys());
        legend = new Legend(model, look);
        shots = new ShotBar(model, controls.keys());
        course = model.editor() == null ? null : new CourseBar(model.editor());
        layers = new LayerBar(model, () -> canvas.camera().reset());
        // The world below changes on every frame, but these do not, so their pictures are cached.
        List.of(scale, layers, shots, legend).forEach(part -> part.setCache(true));
        abilities.translateYProperty().bind(hud.heightProperty().add(8).negate());
        prompt.translateYProperty().bind(Bindings.createDoubleBinding(() -> -hud.getHeight() - 8 - heightOf(abilities), hud.heightProperty(), abilities.heightProperty(), abilities.visibleProperty()));
    }

    /** Adds the numbers, the scale, and beside the cameras the field of view and the clock. */
    void joinNumbers() {
        join(at(hud, Pos.BOTTOM_CENTER, new Insets(12)), at(scale, Pos.BOTTOM_LEFT, new Insets(0, 0, 12, 6)), at(network, Pos.TOP_LEFT, new Insets(56, 0, 0, 12)));
        beside.getChildren().addAll(fieldOfView, clock);
    }

    /** Adds layers, shots, legend and play prompt. Their padding places them nearer to the border, so that their texts align with the bars. */
    void joinBars() {
        joinBefore(hud, at(layers, Pos.TOP_RIGHT, new Insets(12)), at(shots, Pos.TOP_RIGHT, new Insets(56, 12, 0, 0)), at(flight, Pos.TOP_CENTER, new Insets(56, 12, 0, 12)));
        join(at(legend, Pos.BOTTOM_RIGHT, new Insets(0, 6, 12, 0)), at(abilities, Pos.BOTTOM_CENTER, new Insets(12)), at(prompt, Pos.BOTTOM_CENTER, new Insets(12)));
    }

    /** Adds the course bar. */
    void joinCourse() {
        if (course != null) {
            joinBefore(shots, at(course, Pos.TOP_LEFT, new Insets(56, 12, 0, 12)));
        }
    }

    private static Node at(Region node, Pos position, Insets margin) {
        StackPane.setAlignment(node, position);
        StackPane.setMargin(node, margin);
        return node;
    }

    /** Tab goes through the parts in the order of the children, so parts at the top come before parts below them. */
    private void joinBefore(Node next, Node... parts) {
        root.getChildren().addAll(root.getChildren().indexOf(next), List.of(parts));
        isCurrent = false;
    }

    private void join(Node... parts) {
        root.getChildren().addAll(parts);
        isCurrent = false;
    }

    List<ViewCommand> commands() {
        List<ViewCommand> commands = new ArrayList<>(shots.commands());
        if (course != null) {
            commands.addAll(course.commands());
        }
        layers.commands().forEach(commands::add);
        return commands;
    }

    /**
     * Called once per frame, after the world was drawn.
     *
     * @param isNew  whether the moment has changed since the last frame
     * @param narrow whether space is tight
     */
    void refresh(Optional<Moment> moment, boolean isNew, boolean narrow) {
        isCurrent &= !isNew;
        boolean roomForClock = root.getWidth() >= ROOM_FOR_CLOCK * text();
        shots.refresh();
        if (course != null) {
            course.refresh(model.wantsCourse(), root.getWidth() - 24);
        }
        scale.setVisible(!narrow && !canvas.isInPerspective());
        scale.show(canvas.pixelsPerMetre(), model.level().unitsPerMetre(), model.model().lengthUnit().symbol());
        fit(narrow);
        hud.setVisible(moment.isPresent() && !(canvas.isInPerspective() && narrow));
        shortenClock(moment.isPresent() && roomForClock);
        legend.setVisible(moment.isPresent() && !narrow && model.trailProperty().get());
        network.setVisible(moment.filter(m -> !m.figures().network().isEmpty()).isPresent());
        flight.setTranslateY(Math.max(heightOf(network), course == null ? 0 : heightOf(course)));
        if (!isCurrent && hud.getParent() != null) {
            moment.ifPresent(this::tell);
        }
        abilities.fit(moment.isPresent() && !narrow);
    }

    private void fit(boolean narrow) {
        Controls.show(fieldOfView, canvas.isInPerspective() && !narrow);
        layers.setCompact(narrow);
        layers.setRoofed(canvas.isRoofed() && !canvas.isInPerspective() && !narrow);
        boolean first = canvas.camera().preset() == CameraRig.Preset.FIRST;
        hud.setCorner(first);
        hud.fitInto(root.getWidth() - 24, text());
        Pos corner = first ? Pos.BOTTOM_LEFT : Pos.BOTTOM_CENTER;
        if (StackPane.getAlignment(hud) != corner) {
            StackPane.setAlignment(hud, corner);      // triggers a layout even if the value is unchanged
        }
    }

    private double text() {
        return look.textScaleProperty().get();
    }

    /** The height of a part below the cameras, including the gap under it. */
    private static double heightOf(Region part) {
        return part.getParent() != null && part.isVisible() ? part.getHeight() + 8 : 0;
    }

    /** Shortens the clock where cameras, clock and layers would overlap. */
    private void shortenClock(boolean wanted) {
        double others = 0;
        for (Node node : beside.getChildren()) {
            others += node != clock && node.isManaged() ? node.prefWidth(-1) + beside.getSpacing() : 0;
        }
        Controls.show(clock, clock.fit(root.getWidth() - others - layers.prefWidth(-1) - 3 * 12) && wanted);
    }

    private void tell(Moment moment) {
        hud.show(moment);
        flight.show(moment);
        clock.show(moment);
        abilities.show(moment);
        legend.show(moment);
        network.show(moment);
        isCurrent = true;
    }
}
