package dev.goldenangle.world.brush;

/**
 * A mover's short list. Its sweeps stay close to each other for many ticks, so the brushes around the last few are kept,
 * and the index is asked again only when a query leaves their surroundings. It remembers where brushes are, never what a
 * sweep found: answers are the same with and without it.
 */
final class Nearby extends BrushQuery {
    private static final int CAPACITY = 64;
    private static final int UNKNOWN = -1;
    /** How far the surroundings reach beyond a query, as part of its least width: they follow the body, not the world. */
    private static final float MARGIN = 0.75f;
    private final BrushIndex index;
    private final float mostMargin;
    private final int[] brushes = new int[CAPACITY];
    private final boolean isRemembering;
    private int count = UNKNOWN;

    /** @param stride how much of a long way is searched at once; when that is all of it, nothing is remembered */
    Nearby(BrushIndex index, float stride) {
        this.index = index;
        mostMargin = stride / 8;
        isRemembering = Float.isFinite(mostMargin);
        minX = Float.POSITIVE_INFINITY;
        maxX = Float.NEGATIVE_INFINITY;
    }

    /** Shows the query at least every brush whose bounds meet its box. */
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

    /** The same for a piece of a long way, which is not worth a list. */
    void visitOnce(BrushQuery query) {
        index.visit(query);
    }

    /** Makes the list for the surroundings, if this query is near the last one: a lone query is not worth it. */
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
