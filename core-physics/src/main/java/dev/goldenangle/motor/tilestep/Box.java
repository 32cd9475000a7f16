package dev.goldenangle.motor.tilestep;

/** An upright box: west, south, east and north sides, lowest and highest point. Mutable; two boxes that only touch do not overlap. */
final class Box {
    float minX;
    float minY;
    float maxX;
    float maxY;
    float bottom;
    float top;

    Box set(float west, float south, float east, float north, float low, float high) {
        minX = west;
        minY = south;
        maxX = east;
        maxY = north;
        bottom = low;
        top = high;
        return this;
    }

    Box set(Box other) {
        return set(other.minX, other.minY, other.maxX, other.maxY, other.bottom, other.top);
    }

    /** A square footprint around a position. */
    Box around(float x, float y, float halfWidth, float low, float high) {
        return set(x - halfWidth, y - halfWidth, x + halfWidth, y + halfWidth, low, high);
    }

    /** Breaks ties between two boxes, so that results do not depend on the order of a list. */
    boolean isBefore(Box other) {
        return minX != other.minX ? minX < other.minX : minY != other.minY ? minY < other.minY
                : maxX != other.maxX ? maxX < other.maxX : maxY < other.maxY;
    }

    /** Whether the footprints overlap, at any height. */
    boolean isOver(Box other) {
        return minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY;
    }

    boolean overlaps(Box other) {
        return isOver(other) && bottom < other.top && top > other.bottom;
    }
}
