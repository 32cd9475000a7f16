package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

/** Makes scenery of one kind of world. */
public interface SceneryMaker {
    /** The world as it is looked down on. */
    Scenery scenery();

    /** The world as it is seen from within, with its ceilings. */
    default Scenery interior() {
        return scenery();
    }

    /** The height of most of the floor. */
    double floor();

    /** Height of the highest surface under a point; the lowest of the world where there is none. */
    double groundBelow(double x, double y, double z);

    /**
     * Height of what a body stands on: the ground under its middle; where that is so much lower that no slope makes the difference, it stands on an edge
     * with its middle over a drop, and its feet are as high as the edge.
     */
    default double standsOn(Vec3 at, Body body) {
        double feet = at.z + body.bottom();
        double ground = groundBelow(at.x, at.y, feet);
        return feet - ground > 2 * body.radius() ? feet : ground;
    }

    /** Height of the lowest underside above a point; endless where the sky is. */
    default double ceilingAbove(double x, double y, double z) {
        return Double.POSITIVE_INFINITY;
    }

    /** Whether a point lies in something solid that is drawn. */
    default boolean isSolid(double x, double y, double z) {
        return z < groundBelow(x, y, Double.POSITIVE_INFINITY);
    }

    /** Whether most of the floor has a ceiling, so that a look from above shows only roofs. */
    default boolean isRoofed() {
        return false;
    }

    /** Adds what closes the solids that a level cut goes through. */
    default void addCaps(Scenery.Builder builder, double height) {
    }

    /** How many solids there are to draw. */
    int size();

    /** Tells how high what stands near a point reaches; the ground is what the mover stands on or over. */
    void visitHeights(double x, double y, double reach, double ground, HeightVisitor visitor);

    /** Hears of a solid, or of the room between a floor and its ceiling. */
    @FunctionalInterface
    interface HeightVisitor {
        /**
         * @param x    where to say it
         * @param y    where to say it
         * @param z    how high to say it
         * @param low  lowest point
         * @param high highest point
         */
        void visit(double x, double y, double z, double low, double high);
    }

    /** The painter for a level's kind of world. */
    static SceneryMaker of(Level level) {
        if (level.world() instanceof BrushWorld brushes) {
            return new BrushScenery(brushes, level.zones(), level.unitsPerMetre());
        }
        if (level.world() instanceof SectorWorld sectors) {
            return new SectorScenery(sectors, level.zones(), level.unitsPerMetre());
        }
        if (level.world() instanceof TileWorld tiles) {
            return new TileScenery(tiles, level.zones(), level.unitsPerMetre());
        }
        throw new IllegalArgumentException("there is no picture of a " + level.world().getClass().getSimpleName());
    }
}
