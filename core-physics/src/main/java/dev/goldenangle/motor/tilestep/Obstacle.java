package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Prop;

/** A solid thing in the way: a box, and whether its top can be stood on. Another body's cannot. */
final class Obstacle {
    final Box box = new Box();
    final boolean walkableTop;

    Obstacle(Prop prop) {
        walkableTop = prop.walkableTop();
        box.set(prop.minX(), prop.minY(), prop.maxX(), prop.maxY(), prop.base(), prop.top());
    }

    /** Another body; its place is set when it is known. */
    Obstacle() {
        walkableTop = false;
    }

    /** Whether it stops a body that gets up to {@code stepTop} by a step; what the body is inside of already does not stop it. */
    boolean blocks(Box there, Box here, float stepTop) {
        return box.overlaps(there) && !(walkableTop && box.top <= stepTop) && !box.overlaps(here);
    }

    /** The higher of a height and its walkable top, if that lies under a footprint and no higher than a limit. */
    float raise(float ground, Box footprint, float limit) {
        return walkableTop && box.top <= limit && box.top > ground && box.isOver(footprint) ? box.top : ground;
    }

    /** The lower of a height and its underside, if that lies over a footprint and at or above a height. */
    float lower(float ceiling, Box footprint, float from) {
        return box.bottom >= from && box.bottom < ceiling && box.isOver(footprint) ? box.bottom : ceiling;
    }

    /** Writes its box if its top lies under a footprint, above a height, no higher than a limit, and higher than the best so far. */
    void hold(Box footprint, float limit, float above, Box best) {
        if (box.top <= limit && box.top > above && box.isOver(footprint) && (box.top > best.top || box.top == best.top && box.isBefore(best))) {
            best.set(box);
        }
    }
}
