package dev.goldenangle.workbench.viewport;

import dev.goldenangle.workbench.document.Document;
import dev.goldenangle.workbench.live.LivePlay;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.Controls;
import dev.goldenangle.workbench.runs.Runs;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.ViewTarget;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.hud.Legend;
import dev.goldenangle.workbench.viewport.hud.MiniHud;
import dev.goldenangle.workbench.viewport.hud.ScaleBar;
import dev.goldenangle.workbench.viewport.perspective.PerspectiveOptions;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

import java.util.Optional;
import java.util.function.Supplier;

/** A viewport for one run: the world, the mover's numbers, and a camera that can be locked to another viewport's. */
public final class RunViewport extends StackPane {
    private static final double MARGIN = 12;
    private final ViewportViewModel model;
    private final Appearance look;
    private final WorldCanvas canvas;
    private final MiniHud hud = new MiniHud();
    private final ScaleBar scale = new ScaleBar();
    private final Legend legend;
    private long lastNanos;

    /** @param shots what to show, requested once per frame */
    public RunViewport(Document document, LivePlay live, Runs runs, Appearance look, Supplier<Optional<ViewTarget>> shots) {
        this.look = look;
        model = new ViewportViewModel(document, live, runs, shots);
        canvas = new WorldCanvas(model, look, new PerspectiveOptions());
        canvas.setQuiet(true);
        legend = new Legend(model, look);
        getStyleClass().add("viewport-pane");
        setMinSize(0, 0);
        getChildren().add(canvas);
        place(hud, Pos.BOTTOM_LEFT);
        place(scale, Pos.BOTTOM_RIGHT);
        place(legend, Pos.BOTTOM_RIGHT);
        Controls.show(legend, false);
    }

    public void place(Region node, Pos corner) {
        StackPane.setAlignment(node, corner);
        StackPane.setMargin(node, new Insets(MARGIN));
        getChildren().add(node);
    }

    /** Shows the legend of the trail colours instead of the scale. In a pair of viewports, one shows the legend and the other the scale. */
    public void showLegend() {
        Controls.show(legend, true);
        scale.setVisible(false);
    }

    /** Labels the arrows and other runs; for a single viewport. */
    public void setTalkative(boolean talkative) {
        canvas.setQuiet(!talkative);
    }

    /** Uses the camera of another viewport. */
    public void lockTo(RunViewport leader) {
        canvas.lockTo(leader.canvas);
    }

    /** Uses its own camera again. */
    public void unlock() {
        canvas.unlock();
    }

    /** Direction and tilt in radians, and pixels per metre. */
    public double[] cameraAngles() {
        return new double[] {canvas.camera().azimuth(), canvas.camera().pitch(), canvas.camera().pixelsPerMetre()};
    }

    /** Updates and redraws; called once per frame. */
    public void refresh() {
        long now = System.nanoTime();
        double seconds = lastNanos == 0 ? 0 : (now - lastNanos) * 1e-9;
        lastNanos = now;
        Optional<Moment> moment = model.moment();
        boolean isNew = canvas.draw(moment, seconds);
        hud.fitInto(getWidth() / Math.max(1, look.textScaleProperty().get()));
        hud.setVisible(moment.isPresent());
        scale.show(canvas.pixelsPerMetre(), model.level().unitsPerMetre(), model.model().lengthUnit().symbol());
        moment.filter(m -> isNew).ifPresent(m -> {
            hud.show(m);
            legend.show(m);
        });
    }
}
