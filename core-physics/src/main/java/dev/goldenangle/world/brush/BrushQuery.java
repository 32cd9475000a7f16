package dev.goldenangle.world.brush;

/** A box in space and the test to run on each brush near it. Each tracer has its own, so that an index needs no scratch. */
abstract class BrushQuery {
    float minX;
    float minY;
    float minZ;
    float maxX;
    float maxY;
    float maxZ;

    /** Called for every brush whose bounds meet the box; possibly for others, possibly twice, in any order. */
    abstract void test(int brush);
}
