package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.TileWorld;

/** A client's view: flat copies of what it was sent, searched from end to end. */
public final class ClientContext implements MovementContext {
    private static final int PROP_FIELDS = 6;
    private final int width;
    private final int depth;
    private final float[] surfaces;
    private final boolean[] walls;
    private final float[] props;
    private final boolean[] walkable;
    private final Bodies bodies;

    /** Takes a snapshot of a world. */
    public ClientContext(TileWorld world) {
        width = world.grid().width();
        depth = world.grid().depth();
        surfaces = new float[width * depth];
        walls = new boolean[width * depth];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] = world.surface(i % width, i / width);
            walls[i] = world.isWall(i % width, i / width);
        }
        props = new float[PROP_FIELDS * world.props().size()];
        walkable = new boolean[world.props().size()];
        for (int i = 0; i < walkable.length; i++) {
            Prop prop = world.props().get(i);
            float[] fields = {prop.minX(), prop.minY(), prop.maxX(), prop.maxY(), prop.base(), prop.top()};
            System.arraycopy(fields, 0, props, PROP_FIELDS * i, PROP_FIELDS);
            walkable[i] = prop.walkableTop();
        }
        bodies = new Bodies(world);
    }

    Bodies bodies() {
        return bodies;
    }

    private boolean isOutside(int x, int y) {
        return x < 0 || y < 0 || x >= width || y >= depth;
    }

    @Override
    public boolean isWall(int tileX, int tileY) {
        return isOutside(tileX, tileY) || walls[tileY * width + tileX];
    }

    @Override
    public float surface(int tileX, int tileY) {
        return isOutside(tileX, tileY) ? 0f : surfaces[tileY * width + tileX];
    }

    @Override
    public boolean isPropBlocked(float minX, float minY, float maxX, float maxY, float bottom, float top, float stepTop) {
        for (int i = 0; i < walkable.length; i++) {
            int at = PROP_FIELDS * i;
            if (isOver(at, minX, minY, maxX, maxY) && bottom < props[at + 5] && top > props[at + 4] && !(walkable[i] && props[at + 5] <= stepTop)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public float propSurface(float minX, float minY, float maxX, float maxY, float limit, float atLeast) {
        float highest = atLeast;
        for (int i = 0; i < walkable.length; i++) {
            float top = props[PROP_FIELDS * i + 5];
            if (walkable[i] && top <= limit && top > highest && isOver(PROP_FIELDS * i, minX, minY, maxX, maxY)) {
                highest = top;
            }
        }
        return highest;
    }

    @Override
    public float propCeiling(float minX, float minY, float maxX, float maxY, float from) {
        float lowest = Float.POSITIVE_INFINITY;
        for (int i = 0; i < walkable.length; i++) {
            float base = props[PROP_FIELDS * i + 4];
            if (base >= from && base < lowest && isOver(PROP_FIELDS * i, minX, minY, maxX, maxY)) {
                lowest = base;
            }
        }
        return lowest;
    }

    private boolean isOver(int at, float minX, float minY, float maxX, float maxY) {
        return minX < props[at + 2] && maxX > props[at] && minY < props[at + 3] && maxY > props[at + 1];
    }

    @Override
    public boolean isEntityBlocked(float minX, float minY, float maxX, float maxY, float bottom, float top) {
        return bodies.overlap(minX, minY, maxX, maxY, bottom, top);
    }
}
