package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.workbench.tasks.OwnThread;
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
 * The scenery of the open level as the 2.5D picture shows it: cut off above where the section says. A small one is there at once; a large one
 * is made ready on another thread.
 */
final class ShownScenery {
    private static final double USUAL_HEIGHT_METRES = 1.8;
    /** What the pane is likely to be like, to begin with its picture before it has a size. */
    private static final int USUAL_WIDTH = 800;
    private static final int USUAL_HEIGHT = 588;
    private final ViewportViewModel model;
    private final Look look;
    private final WorldImage image;
    private final DoubleFunction<Projection> camera;
    private final Level first;
    /** Made while the window is being built, and until then the owner of the image; empty for a large level. */
    private final CompletableFuture<SceneryAhead.Ready> firstScenery;
    private Level level;
    private Scenery scenery = Scenery.EMPTY;
    /** All of the level, whether roofs would hide it, the height of most of its floor, and the height it is cut off at. */
    private Scenery whole = Scenery.EMPTY;
    private boolean roofed;
    private double floor;
    private double cutAt = Double.POSITIVE_INFINITY;
    private boolean loading;

    /** @param camera how the camera looks at a world whose metre is so many units long */
    ShownScenery(ViewportViewModel model, Look look, WorldImage image, DoubleFunction<Projection> camera) {
        this.model = model;
        this.look = look;
        this.image = image;
        this.camera = camera;
        first = model.level();
        Spawn spawn = first.spawns().get(0);
        ViewTransform guess = new ViewTransform(camera.apply(first.unitsPerMetre()), new Vec3(spawn.x(), spawn.y(), spawn.z()), USUAL_WIDTH, USUAL_HEIGHT);
        image.setPaints(Paints.of(look));
        image.setLines(lines());
        firstScenery = SceneryAhead.of(first).thenApplyAsync(made -> drawn(made, guess), OwnThread.executor());
    }

    private SceneryAhead.Ready drawn(SceneryAhead.Ready made, ViewTransform guess) {
        if (!made.isEmpty()) {
            image.setScenery(made.scenery(), made.floor(), first.unitsPerMetre());
            image.draw(guess);
        }
        return made;
    }

    /** What is in the picture now. */
    Scenery scenery() {
        return scenery;
    }

    /** Whether it is still being made ready. */
    boolean isLoading() {
        return loading;
    }

    /** Whether roofs would hide most of the floor. */
    boolean isRoofed() {
        return roofed;
    }

    /** Takes over the level of the model; false when it is the one that is shown. */
    boolean takeLevel() {
        if (level == model.level()) {
            return false;
        }
        if (level != null && level.world() == model.level().world() && level.unitsPerMetre() == model.level().unitsPerMetre()) {
            level = model.level();      // another course in the same world
            if (SceneryAhead.isSmall(model.painter())) {
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
        SceneryAhead.Ready prepared = isFirst ? firstScenery.join() : null;
        if (prepared != null && level == first && !prepared.isEmpty()) {
            take(prepared);
            scenery = whole;
        } else if (SceneryAhead.isSmall(model.painter())) {
            take(model.painter());
            show(whole);
        } else {
            loadLarge();
        }
        return true;
    }

    private void take(SceneryMaker painter) {
        take(new SceneryAhead.Ready(painter.scenery(), painter.floor(), painter.isRoofed()));
    }

    private void take(SceneryAhead.Ready made) {
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

    /** Cuts and projects a large scenery on another thread, and takes it when that is done. */
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
     * Cuts the world off where the section says, or makes it whole again.
     *
     * @param ground height of the floor the mover was on last
     * @param focus  what is looked at while there is no mover
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
            if (SceneryAhead.isSmall(model.painter())) {
                show(cut(model.painter(), whole, cutAt));
            } else {
                prepareLarge();
            }
        }
    }

    /** Where a section cuts a level for a mover so tall over a floor; endless for nowhere. */
    static double cutHeight(Section section, Level level, SceneryMaker painter, boolean roofed, Vec3 at, double floor, double tall) {
        double ceiling = roofed ? painter.ceilingAbove(at.x, at.y, floor + 0.5 * tall) : Double.POSITIVE_INFINITY;
        return section.height(roofed, floor, tall, ceiling, level.world().min(2), level.world().max(2));
    }

    /** The lines that are switched on. */
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
