package dev.goldenangle.world.brush;

/** A box in space and what to do with each brush near it. One per tracer, so that an index needs no scratch of its own. */
abstract class BrushQuery {
    float minX;
    float minY;
    float minZ;
    float maxX;
    float maxY;
    float maxZ;

    /** Called for every brush whose bounds meet the box; perhaps for others too, perhaps twice, in any order. */
    abstract void test(int brush);
}
