package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.toolkit.background.DaemonThreads;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.viewport.frame.Moment;
import dev.goldenangle.workbench.viewport.frame.Section;
import dev.goldenangle.workbench.viewport.frame.ViewportViewModel;
import dev.goldenangle.workbench.viewport.raster.Paints;
import dev.goldenangle.workbench.viewport.raster.Projection;
import dev.goldenangle.workbench.viewport.raster.SceneryWork;
import dev.goldenangle.workbench.viewport.raster.ViewTransform;
import dev.goldenangle.workbench.viewport.raster.WorldImage;
import dev.goldenangle.workbench.viewport.scenery.CutScenery;
import dev.goldenangle.workbench.viewport.scenery.Scenery;
import dev.goldenangle.workbench.viewport.scenery.SceneryMaker;
import javafx.application.Platform;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.DoubleFunction;

/**
 * The scenery of the open level in the 2.5D view, cut off above the height of the section. A small scenery is ready immediately; a large
 * one is prepared on another thread.
 */
final class ShownScenery {
    private static final double USUAL_HEIGHT_METRES = 1.8;
    /** The expected size of the pane, to start its picture before it has a size. */
    private static final int USUAL_WIDTH = 800;
    private static final int USUAL_HEIGHT = 588;
    private final ViewportViewModel model;
    private final Appearance look;
    private final WorldImage image;
    private final DoubleFunction<Projection> camera;
    private final Level first;
    /** Prepared while the window is built. Uses the image exclusively until then. Empty for a large level. */
    private final CompletableFuture<SceneryPreloader.Ready> firstScenery;
    private Level level;
    private Scenery scenery = Scenery.EMPTY;
    /** The whole level, whether roofs would hide it, the height of most of its floor, and the height of the cut. */
    private Scenery whole = Scenery.EMPTY;
    private boolean roofed;
    private double floor;
    private double cutAt = Double.POSITIVE_INFINITY;
    private boolean loading;

    /** @param camera returns the projection for a world with this many units per metre */
    ShownScenery(ViewportViewModel model, Appearance look, WorldImage image, DoubleFunction<Projection> camera) {
        this.model = model;
        this.look = look;
        this.image = image;
        this.camera = camera;
        first = model.level();
        Spawn spawn = first.spawns().get(0);
        ViewTransform guess = new ViewTransform(camera.apply(first.unitsPerMetre()), new Vec3(spawn.x(), spawn.y(), spawn.z()), USUAL_WIDTH, USUAL_HEIGHT);
        image.setPaints(Paints.of(look));
        image.setLines(lines());
        firstScenery = SceneryPreloader.of(first).thenApplyAsync(made -> drawn(made, guess), DaemonThreads.perTask());
    }

    private SceneryPreloader.Ready drawn(SceneryPreloader.Ready made, ViewTransform guess) {
        if (!made.isEmpty()) {
            image.setScenery(made.scenery(), made.floor(), first.unitsPerMetre());
            image.draw(guess);
        }
        return made;
    }

    /** The scenery currently shown. */
    Scenery scenery() {
        return scenery;
    }

    /** Whether it is still being prepared. */
    boolean isLoading() {
        return loading;
    }

    /** Whether roofs would hide most of the floor. */
    boolean isRoofed() {
        return roofed;
    }

    /** Takes over the level of the model. Returns false if it is already shown. */
    boolean takeLevel() {
        if (level == model.level()) {
            return false;
        }
        if (level != null && level.world() == model.level().world() && level.unitsPerMetre() == model.level().unitsPerMetre()) {
            level = model.level();      // only the course may differ
            if (SceneryPreloader.isSmall(model.painter())) {
                take(model.painter());
                show(cut(model.painter(), whole, cutAt));
            }
            return false;
        }
        boolean isFirst = level == null;
        level = model.level();
        model.section().reset();
        cutAt = Double.POSITIVE_INFINITY;
        loading = false;
        roofed = false;
        SceneryPreloader.Ready prepared = isFirst ? firstScenery.join() : null;
        if (prepared != null && level == first && !prepared.isEmpty()) {
            take(prepared);
            scenery = whole;
        } else if (SceneryPreloader.isSmall(model.painter())) {
            take(model.painter());
            show(whole);
        } else {
            loadLarge();
        }
        return true;
    }

    private void take(SceneryMaker painter) {
        take(new SceneryPreloader.Ready(painter.scenery(), painter.floor(), painter.isRoofed()));
    }

    private void take(SceneryPreloader.Ready made) {
        whole = made.scenery();
        floor = made.floor();
        roofed = made.roofed();
    }

    private void show(Scenery made) {
        scenery = made;
        image.setScenery(made, floor, level.unitsPerMetre());
    }

    private void loadLarge() {
        loading = true;
        whole = Scenery.EMPTY;
        floor = 0;
        show(Scenery.EMPTY);
        Level wanted = level;
        SceneryWork.executor().execute(() -> {
            SceneryMaker painter = SceneryMaker.of(wanted);
            Scenery made = painter.scenery();
            double height = painter.floor();
            boolean hasRoof = painter.isRoofed();
            Platform.runLater(() -> {
                if (wanted.world() == level.world()) {
                    whole = made;
                    floor = height;
                    roofed = hasRoof;
                    prepareLarge();
                }
            });
        });
    }

    /** Cuts and projects a large scenery on another thread, then shows it. */
    private void prepareLarge() {
        loading = true;
        Level wanted = level;
        SceneryMaker painter = model.painter();
        Scenery all = whole;
        double height = cutAt;
        double low = floor;
        Paints paints = Paints.of(look);
        Projection projection = camera.apply(wanted.unitsPerMetre());
        Set<Scenery.LineKind> lines = lines();
        SceneryWork.executor().execute(() -> {
            Scenery seen = cut(painter, all, height);
            WorldImage.Prepared prepared = WorldImage.Prepared.of(seen, low, wanted.unitsPerMetre(), paints, projection, lines);
            Platform.runLater(() -> {
                if (wanted.world() == level.world()) {
                    loading = false;
                    scenery = seen;
                    image.setScenery(prepared);
                }
            });
        });
    }

    static Scenery cut(SceneryMaker painter, Scenery all, double height) {
        return height == Double.POSITIVE_INFINITY ? all : CutScenery.below(painter, all, height);
    }

    /**
     * Cuts the world off at the height of the section, or shows all of it.
     *
     * @param ground height of the floor that the mover was last on
     * @param focus  the point to cut for while there is no mover
     */
    void cut(Optional<Moment> moment, double ground, Vec3 focus) {
        if (whole == Scenery.EMPTY || loading) {
            return;
        }
        double feet = moment.isPresent() ? ground : level.spawns().get(0).z();
        Vec3 at = moment.map(Moment::drawn).orElse(focus);
        double tall = moment.map(m -> (double) m.body().top() - m.body().bottom()).orElse(USUAL_HEIGHT_METRES * level.unitsPerMetre());
        double wanted = cutHeight(model.section(), level, model.painter(), roofed, at, feet, tall);
        if (wanted != cutAt) {
            cutAt = wanted;
            if (SceneryPreloader.isSmall(model.painter())) {
                show(cut(model.painter(), whole, cutAt));
            } else {
                prepareLarge();
            }
        }
    }

    /** The height at which a section cuts a level, for a mover of this height above a floor; infinite for no cut. */
    static double cutHeight(Section section, Level level, SceneryMaker painter, boolean roofed, Vec3 at, double floor, double tall) {
        double ceiling = roofed ? painter.ceilingAbove(at.x, at.y, floor + 0.5 * tall) : Double.POSITIVE_INFINITY;
        return section.height(roofed, floor, tall, ceiling, level.world().min(2), level.world().max(2));
    }

    /** The kinds of lines that are switched on. */
    Set<Scenery.LineKind> lines() {
        Set<Scenery.LineKind> lines = EnumSet.of(Scenery.LineKind.EDGE);
        if (model.gridProperty().get()) {
            lines.addAll(EnumSet.of(Scenery.LineKind.GRID_FINE, Scenery.LineKind.GRID_COARSE));
        }
        if (model.debugProperty().get()) {
            lines.addAll(EnumSet.range(Scenery.LineKind.WIRE_WORLD, Scenery.LineKind.WIRE_KEEP_OUT));
        }
        return lines;
    }
}
