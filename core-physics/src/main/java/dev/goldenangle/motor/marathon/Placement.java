package dev.goldenangle.motor.marathon;

import dev.goldenangle.math.IntegerTrig;
import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;
import dev.goldenangle.world.sector.WallClip;

import java.util.List;

/**
 * Puts a player who has moved back into the world.
 *
 * <p>How it works:
 * <ol>
 * <li>The position, truncated to world units, is kept out of walls and steps.
 * <li>An object that the move approaches blocks it, or the top of the object becomes the floor.
 * <li>The polygons along the move are followed; a player who left the map is put in the middle of the last one. A
 *     player who would pass through a free-standing wall stays. (The game lets the player through, because a zone extends
 *     behind its wall without limit.)
 * <li>Only if the move was clipped, the exact position is set to the world position. Speeds are never changed.
 * <li>Camera, floor, ceiling and liquid at the new position are stored for the next tick.
 * </ol>
 */
final class Placement {
    /** Largest absolute coordinate in the game's 16-bit world units, in fixed point. */
    static final int FARTHEST = 32767 << 6;
    private static final int NO_FLOOR = -32768;
    private static final int DEAD_LIFT = 512;

    private final SectorWorld world;
    private final Constants constants;
    private final WallClip walls;
    private int objectFloor;
    private boolean clipped;

    Placement(SectorWorld world, Constants constants) {
        this.world = world;
        this.constants = constants;
        this.walls = new WallClip(world, constants.wallSeparation).fit(constants.maxStep, constants.height >> 6);
    }

    /** Whether the last move was clipped. */
    boolean wasClipped() {
        return clipped;
    }

    void place(Player player) {
        int z = player.z >> 6;
        walls.x = player.x >> 6;
        walls.y = player.y >> 6;
        walls.clip(player.polygon, player.worldX, player.worldY, player.dead ? z + DEAD_LIFT : z);
        clipped = walls.clipped;
        if (isBlockedByObject(player, z)) {
            walls.x = player.worldX;
            walls.y = player.worldY;
            clipped = true;
        }
        enterPolygon(player);
        player.worldX = walls.x;
        player.worldY = walls.y;
        player.worldZ = z;
        if (clipped) {
            player.x = walls.x << 6;
            player.y = walls.y << 6;
            player.z = z << 6;
        }
        note(player);
    }

    /** The polygon's number if it exists, otherwise 0. */
    int known(int polygon) {
        return polygon >= 0 && polygon < world.polygonCount() ? polygon : 0;
    }

    /** Places a player at the current position; outside the map the player keeps the former polygon. */
    void drop(Player player) {
        player.worldX = player.x >> 6;
        player.worldY = player.y >> 6;
        player.worldZ = player.z >> 6;
        int polygon = world.polygonAt(player.worldX, player.worldY);
        player.polygon = polygon >= 0 ? polygon : player.polygon;
        player.supporting = player.polygon;
        player.floor = world.floor(player.polygon) << 6;
        player.ceiling = world.ceiling(player.polygon) << 6;
        player.cameraZ = player.worldZ + (constants.cameraHeight >> 6);
        clipped = false;
    }

    private boolean isBlockedByObject(Player player, int z) {
        objectFloor = NO_FLOOR;
        List<SolidObject> objects = world.objects();
        for (int i = 0; i < objects.size(); i++) {
            SolidObject object = objects.get(i);
            if (comesCloser(player, object) && z + (constants.height >> 6) >= object.z()) {
                if (z <= object.top()) {
                    return true;
                }
                objectFloor = Math.max(objectFloor, object.top());
            }
        }
        return false;
    }

    private boolean comesCloser(Player player, SolidObject object) {
        int reach = constants.objectRadius + object.radius();
        long now = squared(walls.x - object.x(), walls.y - object.y());
        return now < (long) reach * reach && now < squared(player.worldX - object.x(), player.worldY - object.y());
    }

    private static long squared(int dx, int dy) {
        return (long) dx * dx + (long) dy * dy;
    }

    private void enterPolygon(Player player) {
        int polygon = world.walk(player.polygon, player.worldX, player.worldY, walls.x, walls.y);
        if (polygon == SectorWorld.BLOCKED) {
            walls.x = player.worldX;
            walls.y = player.worldY;
            clipped = true;
        } else if (polygon < 0) {
            walls.x = world.centreX(player.polygon);
            walls.y = world.centreY(player.polygon);
            clipped = true;
        } else {
            player.polygon = polygon;
        }
    }

    /** Stores the values at the new position that the next tick needs. */
    private void note(Player player) {
        int bob = Math.max(0, (int) ((long) (constants.bobAmplitude * IntegerTrig.sin(player.stepPhase >> 8) >> 10) * player.stepAmplitude >> 16));
        player.cameraZ = player.worldZ + (bob + constants.cameraHeight >> 6);
        if (player.dead) {
            player.worldZ = Math.max(player.worldZ, walls.floor);
        }
        player.floor = Math.max(walls.floor, objectFloor) << 6;
        player.ceiling = walls.ceiling << 6;
        player.supporting = walls.supporting;
        Medium medium = world.medium(player.polygon);
        player.put(Player.FEET_IN_MEDIUM, medium != null && player.worldZ < medium.level());
        player.put(Player.HEAD_IN_MEDIUM, medium != null && player.cameraZ < medium.level());
    }

    /** Pushes a player: upwards, and along a direction, both in world units per tick. */
    static void push(Player player, int up, int direction, int speed, int terminal) {
        player.pushK = Math.max(-terminal, Math.min(terminal, player.pushK + (up << 6)));
        player.pushI += IntegerTrig.cos(direction) * speed >> 4;
        player.pushJ += IntegerTrig.sin(direction) * speed >> 4;
    }

    /** The number of the liquid's kind that hurts a player: water hurts if the head is under it, any other liquid at the feet; −1 for none. */
    int harmBy(Player player) {
        Medium medium = world.medium(player.polygon);
        if (medium == null) {
            return -1;
        }
        int flag = medium.kind() == Medium.Kind.WATER ? Player.HEAD_IN_MEDIUM : Player.FEET_IN_MEDIUM;
        return player.has(flag) ? medium.kind().ordinal() : -1;
    }

    /** Lets the current of a liquid push a player in it, up to its own speed. */
    void drift(Player player, boolean headWasUnder) {
        Medium medium = world.medium(player.polygon);
        if (medium == null || medium.magnitude() == 0 || player.dead || !player.has(Player.FEET_IN_MEDIUM)) {
            return;
        }
        int limit = headWasUnder ? medium.magnitude() : medium.magnitude() >> 1;
        int along = Math.max(Math.abs(player.pushI), Math.abs(player.pushJ));
        int across = Math.min(Math.abs(player.pushI), Math.abs(player.pushJ));
        if (along + (across >> 1) >> 6 < limit) {
            push(player, 0, medium.direction() - IntegerTrig.CIRCLE / 2, medium.magnitude() >> 2, constants.terminal);
        }
    }
}
