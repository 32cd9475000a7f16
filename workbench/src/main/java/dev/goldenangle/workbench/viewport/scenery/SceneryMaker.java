package dev.goldenangle.workbench.viewport.scenery;

import dev.goldenangle.map.Level;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.state.Body;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.tile.TileWorld;

/** Makes scenery from one kind of world. */
public interface SceneryMaker {
    /** The world as seen from above. */
    Scenery scenery();

    /** The world as seen from inside, with its ceilings. */
    default Scenery interior() {
        return scenery();
    }

    /** The height of most of the floor. */
    double floor();

    /** Height of the highest surface below a point; the lowest height of the world if there is none. */
    double groundBelow(double x, double y, double z);

    /**
     * Height of the surface that a body stands on: the ground below its centre. If that is lower than any slope could explain, the body stands on
     * an edge with its centre over a drop, and the height is that of its feet.
     */
    default double standsOn(Vec3 at, Body body) {
        double feet = at.z + body.bottom();
        double ground = groundBelow(at.x, at.y, feet);
        return feet - ground > 2 * body.radius() ? feet : ground;
    }

    /** Height of the lowest underside above a point; infinite under the sky. */
    default double ceilingAbove(double x, double y, double z) {
        return Double.POSITIVE_INFINITY;
    }

    /** Whether a point is inside a drawn solid. */
    default boolean isSolid(double x, double y, double z) {
        return z < groundBelow(x, y, Double.POSITIVE_INFINITY);
    }

    /** Whether most of the floor has a ceiling, so that a view from above shows only roofs. */
    default boolean isRoofed() {
        return false;
    }

    /** Adds polygons that close the solids cut at a height. */
    default void addCaps(Scenery.Builder builder, double height) {
    }

    /** The number of solids to draw. */
    int size();

    /** Reports the heights of solids near a point; the ground is the height that the mover stands on or is above. */
    void visitHeights(double x, double y, double reach, double ground, HeightVisitor visitor);

    /** Receives a solid, or the space between a floor and its ceiling. */
    @FunctionalInterface
    interface HeightVisitor {
        /**
         * @param kind what it is, as in the wireframe
         * @param x    position of the label
         * @param y    position of the label
         * @param z    position of the label
         * @param low  lowest point
         * @param high highest point
         */
        void visit(Scenery.LineKind kind, double x, double y, double z, double low, double high);
    }

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
        throw new IllegalArgumentException("cannot draw a world of type " + level.world().getClass().getSimpleName());
    }
}
