package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.TileWorld;

/** A client's view of the world: flat copies of what the server sent, searched linearly. */
final class ClientContext implements MovementContext {
    private final int width;
    private final int depth;
    private final float[] surfaces;
    private final boolean[] walls;
    private final Obstacle[] props;
    private final Bodies bodies;

    /** Copies a world. */
    ClientContext(TileWorld world) {
        width = world.grid().width();
        depth = world.grid().depth();
        surfaces = new float[width * depth];
        walls = new boolean[width * depth];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] = world.surface(i % width, i / width);
            walls[i] = world.isWall(i % width, i / width);
        }
        props = world.props().stream().filter(prop -> prop.solid().onClient()).map(Obstacle::new).toArray(Obstacle[]::new);
        bodies = new Bodies(world, creature -> creature.solid().onClient());
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
    public boolean isBlocked(Box there, Box here, float stepTop) {
        for (Obstacle prop : props) {
            if (prop.blocks(there, here, stepTop)) {
                return true;
            }
        }
        return bodies.isBlocked(there, here, stepTop);
    }

    @Override
    public float propSurface(Box footprint, float limit, float atLeast) {
        float highest = atLeast;
        for (Obstacle prop : props) {
            highest = prop.raise(highest, footprint, limit);
        }
        return highest;
    }

    @Override
    public float ceiling(Box footprint, float from) {
        float lowest = Float.POSITIVE_INFINITY;
        for (Obstacle prop : props) {
            lowest = prop.lower(lowest, footprint, from);
        }
        return bodies.ceiling(footprint, from, lowest);
    }

    @Override
    public boolean findHolder(Box footprint, float limit, float above, Box dest) {
        dest.top = above;
        for (Obstacle prop : props) {
            prop.hold(footprint, limit, above, dest);
        }
        bodies.hold(footprint, limit, above, dest);
        return dest.top > above;
    }

    @Override
    public boolean findBodyIn(Box box, Box dest) {
        return bodies.findIn(box, dest);
    }

    @Override
    public boolean findWalkerIn(Box box, Box dest) {
        return bodies.findWalkerIn(box, dest);
    }
}
