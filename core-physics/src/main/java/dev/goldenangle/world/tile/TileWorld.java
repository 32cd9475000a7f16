package dev.goldenangle.world.tile;

import dev.goldenangle.world.World;

import java.util.List;

/**
 * A grid of heights with props and creatures. Immutable. Tile (i, j) covers [i, i + 1) × [j, j + 1); x east, y north, z
 * up, one unit per tile.
 */
public final class TileWorld implements World {
    private final HeightGrid grid;
    private final float levelHeight;
    private final List<Prop> props;
    private final List<Creature> creatures;
    private final float lowest;
    private final float highest;

    /** @param levelHeight height of one level in tiles */
    public TileWorld(HeightGrid grid, float levelHeight, List<Prop> props, List<Creature> creatures) {
        this.grid = grid;
        this.levelHeight = levelHeight;
        this.props = List.copyOf(props);
        this.creatures = List.copyOf(creatures);
        float low = 0f;
        float high = levelHeight;
        for (int y = 0; y < grid.depth(); y++) {
            for (int x = 0; x < grid.width(); x++) {
                high = grid.level(x, y) == HeightGrid.WALL ? high : Math.max(high, surface(x, y));
            }
        }
        for (Prop prop : this.props) {
            low = Math.min(low, prop.base());
            high = Math.max(high, prop.top());
        }
        lowest = low;
        highest = high;
    }

    public HeightGrid grid() {
        return grid;
    }

    public float levelHeight() {
        return levelHeight;
    }

    public List<Prop> props() {
        return props;
    }

    public List<Creature> creatures() {
        return creatures;
    }

    public boolean isWall(int x, int y) {
        return grid.level(x, y) == HeightGrid.WALL;
    }

    /** Height of a tile's surface. */
    public float surface(int x, int y) {
        return grid.level(x, y) * levelHeight;
    }

    @Override
    public float min(int axis) {
        return axis == 2 ? lowest : 0f;
    }

    @Override
    public float max(int axis) {
        return axis == 0 ? grid.width() : axis == 1 ? grid.depth() : highest;
    }
}
