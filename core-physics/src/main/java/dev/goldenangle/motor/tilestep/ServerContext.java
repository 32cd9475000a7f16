package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.TileWorld;

import java.util.ArrayList;
import java.util.List;

/** The server's view of the world: the live world in its chunks, with props found by the tiles they stand on. */
final class ServerContext implements MovementContext {
    private static final Obstacle[] NONE = {};
    private final TileWorld world;
    private final int width;
    private final int depth;
    private final Obstacle[][] propsByTile;
    private final Bodies bodies;

    ServerContext(TileWorld world) {
        this.world = world;
        width = world.grid().width();
        depth = world.grid().depth();
        bodies = new Bodies(world, creature -> creature.solid().onServer());
        List<List<Obstacle>> lists = new ArrayList<>();
        for (int i = 0; i < width * depth; i++) {
            lists.add(new ArrayList<>());
        }
        world.props().stream().filter(prop -> prop.solid().onServer()).forEach(prop -> list(prop, lists));
        propsByTile = lists.stream().map(list -> list.isEmpty() ? NONE : list.toArray(Obstacle[]::new)).toArray(Obstacle[][]::new);
    }

    private void list(Prop prop, List<List<Obstacle>> lists) {
        Obstacle obstacle = new Obstacle(prop);
        for (int y = clampY(prop.minY()); y <= clampY(prop.maxY()); y++) {
            for (int x = clampX(prop.minX()); x <= clampX(prop.maxX()); x++) {
                lists.get(y * width + x).add(obstacle);
            }
        }
    }

    private int clampX(float x) {
        return Math.max(0, Math.min(width - 1, (int) Math.floor(x)));
    }

    private int clampY(float y) {
        return Math.max(0, Math.min(depth - 1, (int) Math.floor(y)));
    }

    Bodies bodies() {
        return bodies;
    }

    @Override
    public boolean isWall(int tileX, int tileY) {
        return world.isWall(tileX, tileY);
    }

    @Override
    public float surface(int tileX, int tileY) {
        return world.surface(tileX, tileY);
    }

    @Override
    public boolean isBlocked(Box there, Box here, float stepTop) {
        for (int y = clampY(there.minY); y <= clampY(there.maxY); y++) {
            for (int x = clampX(there.minX); x <= clampX(there.maxX); x++) {
                for (Obstacle prop : propsByTile[y * width + x]) {
                    if (prop.blocks(there, here, stepTop)) {
                        return true;
                    }
                }
            }
        }
        return bodies.isBlocked(there, here, stepTop);
    }

    @Override
    public float propSurface(Box footprint, float limit, float atLeast) {
        float highest = atLeast;
        for (int y = clampY(footprint.minY); y <= clampY(footprint.maxY); y++) {
            for (int x = clampX(footprint.minX); x <= clampX(footprint.maxX); x++) {
                for (Obstacle prop : propsByTile[y * width + x]) {
                    highest = prop.raise(highest, footprint, limit);
                }
            }
        }
        return highest;
    }

    @Override
    public float ceiling(Box footprint, float from) {
        float lowest = Float.POSITIVE_INFINITY;
        for (int y = clampY(footprint.minY); y <= clampY(footprint.maxY); y++) {
            for (int x = clampX(footprint.minX); x <= clampX(footprint.maxX); x++) {
                for (Obstacle prop : propsByTile[y * width + x]) {
                    lowest = prop.lower(lowest, footprint, from);
                }
            }
        }
        return bodies.ceiling(footprint, from, lowest);
    }

    @Override
    public boolean findHolder(Box footprint, float limit, float above, Box dest) {
        dest.top = above;
        for (int y = clampY(footprint.minY); y <= clampY(footprint.maxY); y++) {
            for (int x = clampX(footprint.minX); x <= clampX(footprint.maxX); x++) {
                for (Obstacle prop : propsByTile[y * width + x]) {
                    prop.hold(footprint, limit, above, dest);
                }
            }
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
