package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Prop;

/** A solid obstacle: a box, and whether a body can stand on its top. Bodies cannot stand on other bodies. */
final class Obstacle {
    final Box box = new Box();
    final boolean walkableTop;

    Obstacle(Prop prop) {
        walkableTop = prop.walkableTop();
        box.set(prop.minX(), prop.minY(), prop.maxX(), prop.maxY(), prop.base(), prop.top());
    }

    /** Another body; its position is set later. */
    Obstacle() {
        walkableTop = false;
    }

    /** Whether it stops a body that can step up to {@code stepTop}; an obstacle that the body is already inside does not stop it. */
    boolean blocks(Box there, Box here, float stepTop) {
        return box.overlaps(there) && !(walkableTop && box.top <= stepTop) && !box.overlaps(here);
    }

    /** The higher of a height and its walkable top, if that is under a footprint and not above a limit. */
    float raise(float ground, Box footprint, float limit) {
        return walkableTop && box.top <= limit && box.top > ground && box.isOver(footprint) ? box.top : ground;
    }

    /** The lower of a height and its underside, if that is over a footprint and at or above a height. */
    float lower(float ceiling, Box footprint, float from) {
        return box.bottom >= from && box.bottom < ceiling && box.isOver(footprint) ? box.bottom : ceiling;
    }

    /** Writes its box if its top is under a footprint, above a height, not above a limit, and higher than the best so far. */
    void hold(Box footprint, float limit, float above, Box best) {
        if (box.top <= limit && box.top > above && box.isOver(footprint) && (box.top > best.top || box.top == best.top && box.isBefore(best))) {
            best.set(box);
        }
    }
}
