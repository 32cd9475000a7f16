package dev.goldenangle.world.brush;

/**
 * A mover's cache of nearby brushes. Its sweeps stay close together for many ticks, so the brushes around the last few
 * are kept, and the index is searched again only when a query leaves that region. It caches where brushes are, never
 * results of sweeps, so results do not depend on it.
 */
final class Nearby extends BrushQuery {
    private static final int CAPACITY = 64;
    private static final int UNKNOWN = -1;
    /** How far the region extends beyond a query, as a part of the query's least width. */
    private static final float MARGIN = 0.75f;
    private final BrushIndex index;
    private final float mostMargin;
    private final int[] brushes = new int[CAPACITY];
    private final boolean isRemembering;
    private int count = UNKNOWN;

    /** @param stride how much of a long path is searched at once; if infinite, nothing is cached */
    Nearby(BrushIndex index, float stride) {
        this.index = index;
        mostMargin = stride / 8;
        isRemembering = Float.isFinite(mostMargin);
        minX = Float.POSITIVE_INFINITY;
        maxX = Float.NEGATIVE_INFINITY;
    }

    /** Calls the query for at least every brush whose bounds meet its box. */
    void visit(BrushQuery query) {
        if (isRemembering && (count == UNKNOWN || !holds(query))) {
            look(query);
        }
        if (count == UNKNOWN || count > CAPACITY) {
            index.visit(query);
            return;
        }
        for (int i = 0; i < count; i++) {
            query.test(brushes[i]);
        }
    }

    /** The same without the cache, for a piece of a long path. */
    void visitOnce(BrushQuery query) {
        index.visit(query);
    }

    /** Builds the list for the region if this query is near the last one; a single query is not worth it. */
    private void look(BrushQuery query) {
        boolean followsLast = meets(query);
        moveTo(query);
        count = UNKNOWN;
        if (followsLast) {
            count = 0;
            index.visit(this);
        }
    }

    @Override
    void test(int brush) {
        if (count < CAPACITY) {
            brushes[count] = brush;
        }
        count++;
    }

    private boolean holds(BrushQuery query) {
        return query.minX >= minX && query.maxX <= maxX && query.minY >= minY && query.maxY <= maxY && query.minZ >= minZ && query.maxZ <= maxZ;
    }

    private boolean meets(BrushQuery query) {
        return query.minX <= maxX && query.maxX >= minX && query.minY <= maxY && query.maxY >= minY && query.minZ <= maxZ && query.maxZ >= minZ;
    }

    private void moveTo(BrushQuery query) {
        float width = Math.min(Math.min(query.maxX - query.minX, query.maxY - query.minY), query.maxZ - query.minZ);
        float margin = Math.min(mostMargin, MARGIN * width);
        minX = query.minX - margin;
        minY = query.minY - margin;
        minZ = query.minZ - margin;
        maxX = query.maxX + margin;
        maxY = query.maxY + margin;
        maxZ = query.maxZ + margin;
    }
}
