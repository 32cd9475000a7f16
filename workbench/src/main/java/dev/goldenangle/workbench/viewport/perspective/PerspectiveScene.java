package dev.goldenangle.workbench.viewport.perspective;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.state.Bystander;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.look.Fonts;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.toolkit.theme.Numbers;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.toolkit.theme.Token;
import dev.goldenangle.workbench.text.Messages;
import dev.goldenangle.workbench.viewport.frame.Firing;
import dev.goldenangle.workbench.viewport.frame.GrappleLine;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.PlatformEdges;
import dev.goldenangle.workbench.viewport.frame.PathLengths;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.painting.FigurePainter;
import dev.goldenangle.workbench.viewport.painting.HaloText;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;
import javafx.application.Platform;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.TextAlignment;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CompletableFuture;

/** The whole perspective view: the world, trails on the floor, gates, bodies, and the crosshair. */
public final class PerspectiveScene {
    /** Worlds with more solids are prepared on another thread. */
    private static final int SMALL = 1000;
    private static final double GHOST_FILL = 0.2;
    private static final double HIDDEN = 0.25;
    /** Bodies this near to the eye are not drawn, because they would block the view. */
    private static final double TOO_NEAR_METRES = 1.2;
    private static final double[] BEFORE_DASHES = {5, 3};
    private static final double[] GHOST_DASHES = {2, 2.5};
    private final ViewportViewModel model;
    private final Appearance look;
    private final EyeRig rig;
    private final PerspectiveImage image = new PerspectiveImage();
    private final GroundPath ground = new GroundPath();
    private final List<Runnable> overlays = new ArrayList<>();
    private final PathLengths pathLengths = new PathLengths();
    private Level level;
    private Scenery scenery;
    private double floor;
    private Paints paints;
    private Runnable whenReady = () -> { };

    public PerspectiveScene(ViewportViewModel model, Appearance look, PerspectiveOptions options) {
        this.model = model;
        this.look = look;
        rig = new EyeRig(options);
    }

    /** @param action called when a large world is ready */
    public void setWhenReady(Runnable action) {
        whenReady = action;
    }

    public boolean isReady() {
        return level == model.level() && scenery != null;
    }

    /** Whether the last picture is complete; otherwise draw it again in the next frame. */
    public boolean isTold() {
        return pathLengths.isComplete();
    }

    /** Takes over the level and the theme. Returns false while the world is being prepared. */
    public boolean prepare() {
        if (level != model.level()) {
            boolean another = level == null || level.world() != model.level().world();
            level = model.level();
            if (another) {
                scenery = null;
                load(level);
            }
        }
        if (scenery != null && paints != Paints.of(look)) {
            paints = Paints.of(look);
            image.setScenery(scenery, paints, floor, level.unitsPerMetre());
        }
        return scenery != null;
    }

    /** The point seen at a pixel of the last picture. */
    public Optional<Vec3> seenAt(double px, double py) {
        return image.seenAt(px, py);
    }

    /** The pixel of a point in the last picture; null if the point is not in front of the eye. */
    public double[] pixelOf(double wx, double wy, double wz) {
        return image.pixelOf(wx, wy, wz);
    }

    private void load(Level wanted) {
        if (model.painter().size() <= SMALL) {
            take(model.painter().interior(), model.painter().floor());
            return;
        }
        CompletableFuture.runAsync(() -> {
            SceneryMaker maker = SceneryMaker.of(wanted);
            Scenery made = maker.interior();
            double height = maker.floor();
            Platform.runLater(() -> {
                if (wanted.world() == level.world()) {
                    take(made, height);
                    whenReady.run();
                }
            });
        }, DaemonThreads.perTask());
    }

    private void take(Scenery made, double height) {
        scenery = made;
        floor = height;
        paints = null;
    }

    /** The eye at a moment; at the first spawn if there is none. */
    public Eye eye(Optional<Moment> moment, Stance stance, double seconds, int width, int height) {
        return moment.map(m -> stance == Stance.FIRST ? rig.first(m, width, height) : rig.behind(m, image.surfaces(), seconds, width, height))
                .orElseGet(() -> rig.atSpawn(model.level(), width, height));
    }

    /** Draws the view. Call {@link #prepare} first. */
    public void draw(GraphicsContext gc, Eye eye, Optional<Moment> moment, Stance stance) {
        overlays.clear();
        pathLengths.beginFrame();
        gc.setLineDashes((double[]) null);
        gc.setGlobalAlpha(1);
        image.draw(eye, new Layers(model.gridProperty().get(), true, model.debugProperty().get()));
        moment.ifPresent(m -> addScene(gc, eye, m, stance));
        gc.drawImage(image.finish(), 0, 0);
        overlays.forEach(Runnable::run);
        moment.filter(m -> stance == Stance.FIRST).ifPresent(m -> new StrafeBar(gc, look, eye.width, eye.height).draw(m, model.snaps(m), model.turnZone(m)));
    }

    private void addScene(GraphicsContext gc, Eye eye, Moment m, Stance stance) {
        Ribbons ribbons = new Ribbons(image, look, model.painter(), ground, eye, m);
        m.others().forEach(ribbons::drawOther);
        if (model.trailProperty().get()) {
            ribbons.drawNow(m.run(), m.tick(), model.trailColourProperty().get(), model.ramp(m.run()));
        }
        SceneMarks marks = new SceneMarks(image, look, eye, m.level().with(model.course()).zones(), m.run().courseStage(m.tick()));
        marks.add(ribbons);
        marks.addRoute(model.course(), model.isPlacing() ? 1 : 0.5);
        overlays.add(() -> marks.drawNames(gc));
        GrappleLine.of(m).ifPresent(line -> image.addLine(line.fromX(), line.fromY(), line.fromZ(), line.toX(), line.toY(), line.toZ(), Paints.argb(look.color(Token.CHART_1)), 0.95));
        PlatformEdges.of(m).forEach(e -> image.addLine(e[0], e[1], e[2], e[3], e[4], e[5], Paints.argb(look.color(Token.FG_MUTED)), 0.9));
        SceneBodies bodies = new SceneBodies(image, eye);
        for (Bystander bystander : m.figures().bystanders()) {
            bodies.add(FigurePainter.place(bystander), bystander.body(), look.theme() == Theme.DARK ? Color.web("#8A94A3") : Color.web("#AEB7C3"), 1);
        }
        for (Firing.Flying shot : m.figures().flying()) {
            addShot(bodies, shot, eye);
        }
        m.others().forEach(other -> addGhost(gc, eye, bodies, m, other));
        if (stance == Stance.BEHIND) {
            bodies.addShadow(m.drawn(), m.body(), m.ground(), look.theme() == Theme.DARK ? 0.6 : 0.28);
            bodies.add(m.drawn(), m.body(), look.theme() == Theme.DARK ? Color.web("#F3F5F9") : Color.web("#5A6472"), 1);
        }
    }

    private void addShot(SceneBodies bodies, Firing.Flying shot, Eye eye) {
        if (!shot.hasEnded()) {
            int tick = (int) Math.min(shot.age(), shot.flight().ticks());
            double[] path = {shot.flight().path()[3 * tick], shot.flight().path()[3 * tick + 1], shot.flight().path()[3 * tick + 2]};
            float radius = (float) (0.08 * eye.metre);
            bodies.add(new Vec3((float) path[0], (float) path[1], (float) path[2]), new Body(Body.Shape.CAPSULE, radius, -radius, radius), look.color(Token.CHART_3), 1);
        }
    }

    private void addGhost(GraphicsContext gc, Eye eye, SceneBodies bodies, Moment m, Moment.Other other) {
        Vec3 at = model.drawn(other);
        double middle = at.z + (m.body().bottom() + m.body().top()) / 2;
        double away = Math.sqrt((at.x - eye.x) * (at.x - eye.x) + (at.y - eye.y) * (at.y - eye.y) + (middle - eye.z) * (middle - eye.z));
        if (away < TOO_NEAR_METRES * eye.metre || !eye.isAhead(at.x, at.y, middle)) {
            return;
        }
        Color colour = look.color(Token.series(other.series()));
        double below = model.painter().groundBelow(at.x, at.y, at.z + m.body().bottom());
        bodies.addShadow(at, m.body(), below, 0.22);
        List<BodyMesh.Face> faces = bodies.add(at, m.body(), colour, GHOST_FILL);
        image.addLine(at.x, at.y, below, at.x, at.y, at.z + m.body().bottom(), Paints.argb(colour), 0.6);
        double alpha = image.hides(at.x, at.y, middle) ? HIDDEN : 1;
        overlays.add(() -> {
            bodies.stroke(gc, faces, Paints.withAlpha(colour, 0.9 * alpha), other.kind() == Moment.Other.Kind.BEFORE ? BEFORE_DASHES : GHOST_DASHES);
            double top = at.z + m.body().top() + 0.15 * eye.metre;
            if (eye.isAhead(at.x, at.y, top)) {
                HaloText.draw(gc, look, label(m, other), eye.px(at.x, at.y, top), eye.py(at.x, at.y, top) - 6, Paints.withAlpha(colour, alpha),
                        Fonts.medium(11 * look.textScaleProperty().get()), TextAlignment.CENTER);
            }
        });
    }

    /** The name of a run, and how far it is ahead. */
    private String label(Moment m, Moment.Other other) {
        OptionalDouble lead = pathLengths.lead(other.run(), other.tick(), m.run(), m.tick());
        if (lead.isEmpty()) {
            return other.name();
        }
        double ahead = lead.getAsDouble() / m.metre();
        String metres = Numbers.fixed(Math.abs(ahead), 1);
        return ahead >= 0 ? Messages.text("viewport.ahead", other.name(), metres) : Messages.text("viewport.behind", other.name(), metres);
    }
}
