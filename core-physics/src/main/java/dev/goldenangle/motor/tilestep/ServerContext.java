package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Prop;
import dev.goldenangle.world.tile.TileWorld;

import java.util.ArrayList;
import java.util.List;

/** The server's view: the live world in its chunks, props found through the tiles they stand on. */
public final class ServerContext implements MovementContext {
    private static final Prop[] NONE = {};
    private final TileWorld world;
    private final int width;
    private final int depth;
    private final Prop[][] propsByTile;
    private final Bodies bodies;

    public ServerContext(TileWorld world) {
        this.world = world;
        width = world.grid().width();
        depth = world.grid().depth();
        bodies = new Bodies(world);
        List<List<Prop>> lists = new ArrayList<>();
        for (int i = 0; i < width * depth; i++) {
            lists.add(new ArrayList<>());
        }
        for (Prop prop : world.props()) {
            for (int y = clampY(prop.minY()); y <= clampY(prop.maxY()); y++) {
                for (int x = clampX(prop.minX()); x <= clampX(prop.maxX()); x++) {
                    lists.get(y * width + x).add(prop);
                }
            }
        }
        propsByTile = lists.stream().map(list -> list.isEmpty() ? NONE : list.toArray(Prop[]::new)).toArray(Prop[][]::new);
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
    public boolean isPropBlocked(float minX, float minY, float maxX, float maxY, float bottom, float top, float stepTop) {
        for (int y = clampY(minY); y <= clampY(maxY); y++) {
            for (int x = clampX(minX); x <= clampX(maxX); x++) {
                for (Prop prop : propsByTile[y * width + x]) {
                    if (isOver(prop, minX, minY, maxX, maxY) && bottom < prop.top() && top > prop.base()
                            && !(prop.walkableTop() && prop.top() <= stepTop)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    @Override
    public float propSurface(float minX, float minY, float maxX, float maxY, float limit, float atLeast) {
        float highest = atLeast;
        for (int y = clampY(minY); y <= clampY(maxY); y++) {
            for (int x = clampX(minX); x <= clampX(maxX); x++) {
                for (Prop prop : propsByTile[y * width + x]) {
                    if (prop.walkableTop() && prop.top() <= limit && prop.top() > highest && isOver(prop, minX, minY, maxX, maxY)) {
                        highest = prop.top();
                    }
                }
            }
        }
        return highest;
    }

    @Override
    public float propCeiling(float minX, float minY, float maxX, float maxY, float from) {
        float lowest = Float.POSITIVE_INFINITY;
        for (int y = clampY(minY); y <= clampY(maxY); y++) {
            for (int x = clampX(minX); x <= clampX(maxX); x++) {
                for (Prop prop : propsByTile[y * width + x]) {
                    if (prop.base() >= from && prop.base() < lowest && isOver(prop, minX, minY, maxX, maxY)) {
                        lowest = prop.base();
                    }
                }
            }
        }
        return lowest;
    }

    private static boolean isOver(Prop prop, float minX, float minY, float maxX, float maxY) {
        return minX < prop.maxX() && maxX > prop.minX() && minY < prop.maxY() && maxY > prop.minY();
    }

    @Override
    public boolean isEntityBlocked(float minX, float minY, float maxX, float maxY, float bottom, float top) {
        return bodies.overlap(minX, minY, maxX, maxY, bottom, top);
    }
}
