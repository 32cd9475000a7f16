package dev.goldenangle.world.brush;

/** The reference index: visits every brush in order. */
final class BruteForce implements BrushIndex {
    private final int count;

    BruteForce(int count) {
        this.count = count;
    }

    @Override
    public void visit(BrushQuery query) {
        for (int i = 0; i < count; i++) {
            query.test(i);
        }
    }
}
