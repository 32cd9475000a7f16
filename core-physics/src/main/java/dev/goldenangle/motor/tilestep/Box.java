package dev.goldenangle.motor.tilestep;

/** An upright box by its west, south, east and north sides, lowest and highest point. Mutable; two that only touch do not overlap. */
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

    /** A square footprint around a place. */
    Box around(float x, float y, float halfWidth, float low, float high) {
        return set(x - halfWidth, y - halfWidth, x + halfWidth, y + halfWidth, low, high);
    }

    /** Which of two comes first where nothing else decides, so that no order of a list does. */
    boolean isBefore(Box other) {
        return minX != other.minX ? minX < other.minX : minY != other.minY ? minY < other.minY
                : maxX != other.maxX ? maxX < other.maxX : maxY < other.maxY;
    }

    /** Whether one lies over or under the other, at any height. */
    boolean isOver(Box other) {
        return minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY;
    }

    boolean overlaps(Box other) {
        return isOver(other) && bottom < other.top && top > other.bottom;
    }
}
