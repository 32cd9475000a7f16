package dev.goldenangle.world.brush;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Shows every brush, the last first and each twice, as an index is allowed to; records the queries and their boxes. */
final class WatchedIndex implements BrushIndex {
    private final int count;
    final List<BrushQuery> askers = new ArrayList<>();
    final List<List<Float>> boxes = new ArrayList<>();

    WatchedIndex(int count) {
        this.count = count;
    }

    @Override
    public void visit(BrushQuery query) {
        askers.add(query);
        boxes.add(Arrays.asList(query.minX, query.minY, query.minZ, query.maxX, query.maxY, query.maxZ));
        for (int i = 2 * count - 1; i >= 0; i--) {
            query.test(i / 2);
        }
    }
}
