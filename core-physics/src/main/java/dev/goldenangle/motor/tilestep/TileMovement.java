package dev.goldenangle.motor.tilestep;

/**
 * The movement function for players and mounts, server and client.
 *
 * <p>How it works:
 * <ol>
 * <li>A body that overlaps another body is moved out of it by the shortest free way. A body that walks by itself pushes
 *     others in its way at its own speed.
 * <li>The footprint moves along x, then along y, in parts no longer than half its width, so that thin obstacles stop it
 *     too. A move is blocked by a wall tile, by a surface anywhere under the footprint that is higher than the feet plus a
 *     step, and by a prop or another body that overlaps in all three dimensions. The body is then placed against the
 *     obstacle, and that component of its velocity becomes zero.
 * <li>The ground is the highest surface under the whole footprint, including walkable tops of props. On the ground, a
 *     higher surface within a step lifts the body, a lower one within a step lowers it, and at a deeper drop it falls.
 * <li>In the air gravity pulls; undersides of props and bodies stop a rise; the ground stops a fall. A top that cannot
 *     be stood on, of a prop or of another body, stops a fall too, and the body slides off it by the shortest free way; if
 *     there is none, it stands.
 * </ol>
 *
 * <p>An obstacle that a body already overlaps does not block it, so nothing gets stuck. Not suitable for slopes.
 */
final class TileMovement {
    /** Kept between a body and an obstacle, so that rounding cannot put it inside. */
    static final float GAP = 1 / 1024f;
    private static final int HALVINGS = 10;
    /** The sides a body can leave by: east, west, north, south. */
    private static final float[] EAST = {1, -1, 0, 0};
    private static final float[] NORTH = {0, 0, 1, -1};

    private final float stepUp;
    private final float gravity;
    private final float terminal;
    private final float slideSpeed;
    private final float pushSpeed;
    private final float seconds;
    private final Box here = new Box();
    private final Box there = new Box();
    private final Box holder = new Box();
    private final Box other = new Box();
    private final float[] ways = new float[4];

    /**
     * @param slideSpeed how fast a body leaves an obstacle it overlaps or cannot stand on
     * @param pushSpeed  speed of the fastest body that walks by itself
     */
    TileMovement(float stepUp, float gravity, float terminal, float slideSpeed, float pushSpeed, float seconds) {
        this.stepUp = stepUp;
        this.gravity = gravity;
        this.terminal = terminal;
        this.slideSpeed = slideSpeed;
        this.pushSpeed = pushSpeed;
        this.seconds = seconds;
    }

    void move(Walker body, MovementContext context) {
        body.climbed = 0f;
        body.landed = false;
        body.blockedX = false;
        body.blockedY = false;
        separate(body, context);
        float way = Math.max(Math.abs(body.velocityX), Math.abs(body.velocityY)) * seconds;
        int parts = (int) Math.ceil(way / body.halfWidth);
        for (int part = 0; part < parts; part++) {
            body.blockedX |= !moveX(body, body.velocityX * seconds / parts, context);
            body.blockedY |= !moveY(body, body.velocityY * seconds / parts, context);
            followGround(body, context);
        }
        if (parts == 0) {
            followGround(body, context);
        }
        if (!body.grounded) {
            fall(body, context);
        }
    }

    /** Moves along x as far as possible; returns whether that was the whole way. */
    private boolean moveX(Walker body, float way, MovementContext context) {
        float target = body.x + way;
        if (target == body.x || isFree(body, target, body.y, context)) {
            body.x = target;
            return true;
        }
        float from = body.x;
        float blocked = target;
        for (int i = 0; i < HALVINGS; i++) {
            float middle = (from + blocked) / 2;
            if (isFree(body, middle, body.y, context)) {
                from = middle;
            } else {
                blocked = middle;
            }
        }
        float flush = flush(body.x, target, body.halfWidth);
        body.x = isFree(body, flush, body.y, context) && Math.abs(flush - body.x) >= Math.abs(from - body.x) - 2 * GAP ? flush : from;
        body.velocityX = 0f;
        return false;
    }

    private boolean moveY(Walker body, float way, MovementContext context) {
        float target = body.y + way;
        if (target == body.y || isFree(body, body.x, target, context)) {
            body.y = target;
            return true;
        }
        float from = body.y;
        float blocked = target;
        for (int i = 0; i < HALVINGS; i++) {
            float middle = (from + blocked) / 2;
            if (isFree(body, body.x, middle, context)) {
                from = middle;
            } else {
                blocked = middle;
            }
        }
        float flush = flush(body.y, target, body.halfWidth);
        body.y = isFree(body, body.x, flush, context) && Math.abs(flush - body.y) >= Math.abs(from - body.y) - 2 * GAP ? flush : from;
        body.velocityY = 0f;
        return false;
    }

    /** The position on the way to a target where the leading side meets the edge of its tile; the start if that is behind. */
    private static float flush(float from, float target, float halfWidth) {
        if (target > from) {
            float place = (float) Math.floor(target + halfWidth) - halfWidth - GAP;
            return Math.max(from, Math.min(target, place));
        }
        float place = (float) Math.ceil(target - halfWidth) + halfWidth + GAP;
        return Math.min(from, Math.max(target, place));
    }

    /** A rising body cannot step onto anything. */
    private float reach(Walker body) {
        return body.grounded || body.velocityZ <= 0f ? body.z + stepUp : body.z;
    }

    private boolean isFree(Walker body, float x, float y, MovementContext context) {
        float r = body.halfWidth;
        float reach = reach(body);
        float terrain = highestSurface(x, y, r, context);
        float terrainHere = highestSurface(body.x, body.y, r, context);
        if (terrain > reach && terrain > terrainHere) {
            return false;
        }
        standAt(here, body, body.x, body.y, terrainHere, context);
        standAt(there, body, x, y, terrain, context);
        return !context.isBlocked(there, here, reach);
    }

    /**
     * The body at a position, lifted onto the ground it would step on there. Between its two moves it is not lifted
     * yet, and does not count as inside the things below it.
     */
    private void standAt(Box dest, Walker body, float x, float y, float terrain, MovementContext context) {
        float reach = reach(body);
        dest.around(x, y, body.halfWidth, body.z, body.z + body.height);
        float feet = Math.max(body.z, context.propSurface(dest, reach, Math.min(terrain, reach)));
        dest.bottom = feet;
        dest.top = feet + body.height;
    }

    /** Highest surface of all tiles under a footprint; a wall tile is infinitely high. */
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
        float terrain = highestSurface(body.x, body.y, body.halfWidth, context);
        here.around(body.x, body.y, body.halfWidth, body.z, body.z + body.height);
        return context.propSurface(here, Math.max(reach(body), body.z + GAP), terrain == Float.POSITIVE_INFINITY ? body.z : terrain);
    }

    private void followGround(Walker body, MovementContext context) {
        body.groundZ = ground(body, context);
        if (!body.grounded) {
            return;
        }
        if (body.groundZ >= body.z - stepUp && !(body.groundZ < body.z && isHeld(body, context))) {
            body.climbed += body.groundZ - body.z;
            body.z = body.groundZ;
        } else {
            body.grounded = false;
            body.velocityZ = 0f;
        }
    }

    /** Whether a top that cannot be stood on is between the feet and the ground; its box is written to {@link #holder}. */
    private boolean isHeld(Walker body, MovementContext context) {
        here.around(body.x, body.y, body.halfWidth, body.z, body.z + body.height);
        return context.findHolder(here, body.z + GAP, body.groundZ, holder);
    }

    private void fall(Walker body, MovementContext context) {
        boolean held = isHeld(body, context);
        float from = body.z;
        body.velocityZ = Math.max(body.velocityZ - gravity * seconds, -terminal);
        body.z += body.velocityZ * seconds;
        float ceiling = context.ceiling(here, from + body.height - GAP);
        if (body.velocityZ > 0f && body.z + body.height > ceiling) {
            body.z = Math.max(from, ceiling - body.height);
            body.velocityZ = 0f;
        }
        if (body.velocityZ > 0f) {
            return;
        }
        if (held && body.z <= holder.top) {
            body.z = holder.top;
            body.velocityZ = 0f;
            boolean slides = leave(body, body.velocityX, body.velocityY, slideSpeed * seconds, context);
            body.groundZ = ground(body, context);
            if (!slides || body.z <= body.groundZ) {
                land(body, Math.max(body.z, body.groundZ));
            }
        } else if (body.z <= body.groundZ) {
            land(body, body.groundZ);
        }
    }

    private static void land(Walker body, float z) {
        body.z = z;
        body.velocityZ = 0f;
        body.grounded = true;
        body.landed = true;
    }

    private void separate(Walker body, MovementContext context) {
        here.around(body.x, body.y, body.halfWidth, body.z, body.z + body.height);
        if (context.findWalkerIn(here, holder)) {
            leave(body, 0f, 0f, Math.max(slideSpeed * seconds, pushSpeed * seconds + 2 * GAP), context);
        } else if (context.findBodyIn(here, holder)) {
            leave(body, body.velocityX, body.velocityY, slideSpeed * seconds, context);
        }
    }

    /**
     * Moves out over the nearest side of {@link #holder} that has room to fall or to stand; returns whether there is
     * one.
     *
     * @param towardsX with {@code towardsY}: the sides to try first; both 0 if only the distance counts
     * @param most     how far to move at once
     */
    private boolean leave(Walker body, float towardsX, float towardsY, float most, MovementContext context) {
        float clear = body.halfWidth + GAP;
        ways[0] = holder.maxX + clear - body.x;
        ways[1] = body.x - (holder.minX - clear);
        ways[2] = holder.maxY + clear - body.y;
        ways[3] = body.y - (holder.minY - clear);
        for (int tries = 0; tries < ways.length; tries++) {
            int side = nextSide(towardsX, towardsY);
            float part = Math.min(1f, most / ways[side]);
            float x = EAST[side] * ways[side];
            float y = NORTH[side] * ways[side];
            ways[side] = Float.POSITIVE_INFINITY;
            if (isWayOut(body, body.x + x, body.y + y, context) && isFree(body, body.x + x * part, body.y + y * part, context)) {
                body.x += x * part;
                body.y += y * part;
                return true;
            }
        }
        return false;
    }

    /** Returns the next side to try: first the sides that the body moves towards, last those it comes from; on a tie, the nearest. */
    private int nextSide(float towardsX, float towardsY) {
        int next = -1;
        for (int side = 0; side < ways.length; side++) {
            if (ways[side] < Float.POSITIVE_INFINITY && (next < 0 || isBefore(towardsX, towardsY, side, next))) {
                next = side;
            }
        }
        return next;
    }

    private boolean isBefore(float towardsX, float towardsY, int side, int other) {
        float towards = Math.signum(EAST[side] * towardsX + NORTH[side] * towardsY);
        float towardsOther = Math.signum(EAST[other] * towardsX + NORTH[other] * towardsY);
        return towards != towardsOther ? towards > towardsOther : ways[side] < ways[other];
    }

    private boolean isWayOut(Walker body, float x, float y, MovementContext context) {
        if (!isFree(body, x, y, context)) {
            return false;
        }
        there.around(x, y, body.halfWidth, body.z, body.z + body.height);
        float ground = context.propSurface(there, body.z + GAP, highestSurface(x, y, body.halfWidth, context));
        return !context.findHolder(there, body.z + GAP, Math.max(ground, body.z - GAP), other);
    }
}
