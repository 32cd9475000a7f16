package dev.goldenangle.motor.marathon;

import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.ShotPath;
import dev.goldenangle.world.sector.SolidObject;

import java.util.List;

/**
 * Moves projectiles, one step per tick.
 *
 * <p>How it works:
 * <ol>
 * <li>Guided shots turn, gravity adds to the fall, random wander is added.
 * <li>The step is followed through the polygons to the first wall, floor, ceiling or liquid; an object in front of that
 *     is hit instead. A persistent shot hits objects too, but flies on.
 * <li>Without a hit the shot moves, and is removed at the end of its range. After a hit it bounces off a floor if it
 *     falls fast enough, and does not move on this tick; otherwise it is removed.
 * </ol>
 */
public final class ShotMover {
    private static final int LEAST_REBOUND = 10;

    private final SectorWorld world;
    private final ShotPath path;
    private int toX;
    private int toY;
    private int toZ;

    public ShotMover(SectorWorld world) {
        this.world = world;
        this.path = new ShotPath(world);
    }

    /**
     * Steers a guided shot before its step. It turns on odd ticks and always by the same angle, so a shot weaves around
     * the line to its target.
     */
    public void guide(Shot shot, ShotKind kind, int worldTick, int targetX, int targetY, int targetZ) {
        if (kind.turn() == 0 || shot.removed || (worldTick & 1) == 0) {
            return;
        }
        long dx = targetX - (long) shot.x;
        long dy = targetY - (long) shot.y;
        long dz = targetZ - (long) shot.z;
        boolean liesLeft = dx * IntegerTrig.sin(shot.facing) > dy * IntegerTrig.cos(shot.facing);
        boolean liesBelow = roughLength(Math.abs(dx), Math.abs(dy)) * IntegerTrig.sin(shot.elevation) > dz * IntegerTrig.cos(shot.elevation);
        shot.facing = shot.facing + (liesLeft ? -kind.turn() : kind.turn()) & IntegerTrig.CIRCLE - 1;
        int look = kind.turn() * 3 / 4;
        shot.elevation = shot.elevation + (liesBelow ? -look : look) & IntegerTrig.CIRCLE - 1;
    }

    private static long roughLength(long x, long y) {
        return Math.max(x, y) + (Math.min(x, y) >> 1);
    }

    /** Moves a shot by one tick; the tick number matters only for half gravity. */
    public void step(Shot shot, ShotKind kind, int worldTick) {
        if (shot.removed) {
            return;
        }
        fall(shot, kind, worldTick);
        aim(shot, kind);
        ShotPath.Contact contact = path.follow(shot.polygon, shot.x, shot.y, shot.z, toX, toY, toZ, kind.has(ShotKind.PASSES_MEDIA));
        contact = meetObjects(shot, kind, contact);
        shot.contact = contact;
        shot.contactX = path.x;
        shot.contactY = path.y;
        shot.contactZ = path.z;
        if (contact == ShotPath.Contact.NONE) {
            move(shot, kind);
        } else if (contact == ShotPath.Contact.FLOOR && kind.bounce() > 0 && shot.fall < -LEAST_REBOUND) {
            shot.fall = -shot.fall + (shot.fall * (256 - kind.bounce()) >> 8);
            shot.bounces++;
        } else {
            shot.removed = true;
        }
    }

    private static void fall(Shot shot, ShotKind kind, int worldTick) {
        shot.fall -= kind.gravity() + (worldTick & 1) >> 1;
    }

    private void aim(Shot shot, ShotKind kind) {
        toX = shot.x;
        toY = shot.y;
        toZ = shot.z + shot.fall;
        translate(kind.speed(), shot.facing, shot.elevation);
        if (kind.wanderUp() > 0) {
            toZ += coin(shot) ? kind.wanderUp() : -kind.wanderUp();
        }
        if (kind.wanderAcross() > 0) {
            translate(coin(shot) ? kind.wanderAcross() : -kind.wanderAcross(), shot.facing + IntegerTrig.CIRCLE / 4, 0);
        }
    }

    private void translate(int distance, int facing, int elevation) {
        int across = distance * IntegerTrig.cos(elevation) >> 10;
        toX += across * IntegerTrig.cos(facing) >> 10;
        toY += across * IntegerTrig.sin(facing) >> 10;
        toZ += distance * IntegerTrig.sin(elevation) >> 10;
    }

    /** The game's random shift register: true when odd. */
    private static boolean coin(Shot shot) {
        shot.random = (shot.random & 1) != 0 ? shot.random >> 1 ^ 0xB400 : shot.random >> 1;
        return (shot.random & 1) != 0;
    }

    private void move(Shot shot, ShotKind kind) {
        shot.x = path.x;
        shot.y = path.y;
        shot.z = path.z;
        shot.polygon = path.polygon;
        if (kind.range() >= 0) {
            shot.travelled += kind.speed();
            shot.removed = shot.travelled >= kind.range();
        }
    }

    /** Hits the object on the path whose centre is nearest, if it is before the end of the path. */
    private ShotPath.Contact meetObjects(Shot shot, ShotKind kind, ShotPath.Contact contact) {
        List<SolidObject> objects = world.objects();
        int nearest = -1;
        long best = Long.MAX_VALUE;
        for (int i = 0; i < objects.size(); i++) {
            SolidObject object = objects.get(i);
            long distance = squared(object.x() - shot.x, object.y() - shot.y);
            if (distance < best && isOnWay(shot, object, object.radius() + kind.radius())) {
                best = distance;
                nearest = i;
            }
        }
        if (nearest < 0) {
            return contact;
        }
        shot.hit = nearest;
        if (kind.has(ShotKind.PERSISTENT)) {
            return contact;
        }
        path.x = objects.get(nearest).x();
        path.y = objects.get(nearest).y();
        return ShotPath.Contact.OBJECT;
    }

    private boolean isOnWay(Shot shot, SolidObject object, int reach) {
        long dx = path.x - shot.x;
        long dy = path.y - shot.y;
        long px = object.x() - shot.x;
        long py = object.y() - shot.y;
        long length = dx * dx + dy * dy;
        long along = Math.max(0, Math.min(length, px * dx + py * dy));
        long nearX = length == 0 ? shot.x : shot.x + dx * along / length;
        long nearY = length == 0 ? shot.y : shot.y + dy * along / length;
        long nearZ = length == 0 ? shot.z : shot.z + (path.z - shot.z) * along / length;
        return squared(object.x() - nearX, object.y() - nearY) < (long) reach * reach && nearZ >= object.z() && nearZ <= object.top();
    }

    private static long squared(long dx, long dy) {
        return dx * dx + dy * dy;
    }
}
