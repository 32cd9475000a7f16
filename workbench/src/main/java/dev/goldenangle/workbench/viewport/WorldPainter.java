package dev.goldenangle.workbench.viewport;

import dev.goldenangle.map.Level;
import dev.goldenangle.world.brush.BrushWorld;

/** Makes scenery of one kind of world. */
interface WorldPainter {
    Scenery scenery();

    /** The height of most of the floor. */
    double floor();

    /** Height of the highest surface under a point; the lowest of the world where there is none. */
    double groundBelow(double x, double y, double z);

    /** How many solids there are to draw. */
    int size();

    /** The painter for a level's kind of world; a kind that none is for is drawn empty. */
    static WorldPainter of(Level level) {
        if (level.world() instanceof BrushWorld brushes) {
            return new BrushScenery(brushes, level.zones(), level.unitsPerMetre());
        }
        return new WorldPainter() {
            @Override
            public Scenery scenery() {
                return Scenery.EMPTY;
            }

            @Override
            public double floor() {
                return level.world().min(2);
            }

            @Override
            public int size() {
                return 0;
            }

            @Override
            public double groundBelow(double x, double y, double z) {
                return level.world().min(2);
            }
        };
    }
}
