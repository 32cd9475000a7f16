package dev.goldenangle.motor.tilestep;

/**
 * The one movement function: players and mounts, server and client.
 *
 * <p>How it works:
 * <ol>
 * <li>The footprint moves along x, then along y. A move is blocked by a wall tile, by a surface anywhere under the footprint
 * that is higher than the feet plus a step, by a prop or another body that overlaps in all three directions; the body is
 * then put flush against the tile's edge, and that part of its velocity ends.
 * <li>The ground is the highest surface under the whole footprint, tops of props included. On the ground a higher one within a
 * step lifts the body, a lower one within a step lets it down, and a deeper drop lets it fall.
 * <li>In the air gravity pulls; undersides of props stop a rise; the ground catches a fall.
 * </ol>
 *
 * <p>What a body already overlaps does not block it, so nothing can stick. Not suitable for slopes, and for bodies faster
 * than a tile a tick.
 */
final class TileMovement {
    /** Kept between a body and what stops it, so that rounding cannot put it inside. */
    static final float GAP = 1 / 1024f;

    private final float stepUp;
    private final float gravity;
    private final float terminal;
    private final float seconds;

    TileMovement(float stepUp, float gravity, float terminal, float seconds) {
        this.stepUp = stepUp;
        this.gravity = gravity;
        this.terminal = terminal;
        this.seconds = seconds;
    }

    void move(Walker body, MovementContext context) {
        body.climbed = 0f;
        body.landed = false;
        body.blockedX = !moveX(body, context);
        body.blockedY = !moveY(body, context);
        followGround(body, context);
        if (!body.grounded) {
            fall(body, context);
        }
    }

    private boolean moveX(Walker body, MovementContext context) {
        float target = body.x + body.velocityX * seconds;
        if (target == body.x || isFree(body, target, body.y, context)) {
            body.x = target;
            return true;
        }
        float flush = flush(body.x, target, body.halfWidth);
        if (flush != body.x && isFree(body, flush, body.y, context)) {
            body.x = flush;
        }
        body.velocityX = 0f;
        return false;
    }

    private boolean moveY(Walker body, MovementContext context) {
        float target = body.y + body.velocityY * seconds;
        if (target == body.y || isFree(body, body.x, target, context)) {
            body.y = target;
            return true;
        }
        float flush = flush(body.y, target, body.halfWidth);
        if (flush != body.y && isFree(body, body.x, flush, context)) {
            body.y = flush;
        }
        body.velocityY = 0f;
        return false;
    }

    /** The place on the way to a target where the leading side meets the edge of its tile; the start when that lies behind. */
    private static float flush(float from, float target, float halfWidth) {
        if (target > from) {
            float place = (float) Math.floor(target + halfWidth) - halfWidth - GAP;
            return Math.max(from, Math.min(target, place));
        }
        float place = (float) Math.ceil(target - halfWidth) + halfWidth + GAP;
        return Math.min(from, Math.max(target, place));
    }

    private boolean isFree(Walker body, float x, float y, MovementContext context) {
        float r = body.halfWidth;
        float reach = body.z + stepUp;
        float there = highestSurface(x, y, r, context);
        if (there > reach && there > highestSurface(body.x, body.y, r, context)) {
            return false;
        }
        float feet = body.grounded ? Math.max(body.z, Math.min(there, reach)) : body.z;
        float top = feet + body.height;
        if (context.isPropBlocked(x - r, y - r, x + r, y + r, feet, top, reach)
                && !context.isPropBlocked(body.x - r, body.y - r, body.x + r, body.y + r, body.z, body.z + body.height, reach)) {
            return false;
        }
        return !context.isEntityBlocked(x - r, y - r, x + r, y + r, feet, top)
                || context.isEntityBlocked(body.x - r, body.y - r, body.x + r, body.y + r, body.z, body.z + body.height);
    }

    /** Over every tile under a footprint; a wall tile is endlessly high. */
    static float highestSurface(float x, float y, float halfWidth, MovementContext context) {
        int west = (int) Math.floor(x - halfWidth);
        int east = (int) Math.ceil(x + halfWidth) - 1;
        int south = (int) Math.floor(y - halfWidth);
        int north = (int) Math.ceil(y + halfWidth) - 1;
        float highest = Float.NEGATIVE_INFINITY;
        for (int ty = south; ty <= north; ty++) {
            for (int tx = west; tx <= east; tx++) {
                highest = Math.max(highest, context.isWall(tx, ty) ? Float.POSITIVE_INFINITY : context.surface(tx, ty));
            }
        }
        return highest;
    }

    /** The ground that can carry a body with its feet at z: terrain, and tops of props within a step of the feet. */
    float ground(Walker body, MovementContext context) {
        float r = body.halfWidth;
        float terrain = highestSurface(body.x, body.y, r, context);
        return context.propSurface(body.x - r, body.y - r, body.x + r, body.y + r, body.z + Math.max(stepUp, GAP),
                terrain == Float.POSITIVE_INFINITY ? body.z : terrain);
    }

    private void followGround(Walker body, MovementContext context) {
        body.groundZ = ground(body, context);
        if (!body.grounded) {
            return;
        }
        if (body.groundZ >= body.z - stepUp) {
            body.climbed = body.groundZ - body.z;
            body.z = body.groundZ;
        } else {
            body.grounded = false;
            body.velocityZ = 0f;
        }
    }

    private void fall(Walker body, MovementContext context) {
        float r = body.halfWidth;
        float from = body.z;
        body.velocityZ = Math.max(body.velocityZ - gravity * seconds, -terminal);
        body.z += body.velocityZ * seconds;
        float ceiling = context.propCeiling(body.x - r, body.y - r, body.x + r, body.y + r, from + body.height);
        if (body.velocityZ > 0f && body.z + body.height > ceiling) {
            body.z = ceiling - body.height;
            body.velocityZ = 0f;
        }
        if (body.velocityZ <= 0f && body.z <= body.groundZ) {
            body.z = body.groundZ;
            body.velocityZ = 0f;
            body.grounded = true;
            body.landed = true;
        }
    }
}
