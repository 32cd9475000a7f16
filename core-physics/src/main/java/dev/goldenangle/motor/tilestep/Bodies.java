package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.TileWorld;

import java.util.List;
import java.util.function.Predicate;

/** The other bodies in the world as boxes. The mount's box follows it about; while it is ridden it is not there. */
final class Bodies {
    private final Obstacle[] obstacles;
    private final boolean[] solid;
    private final int mount;
    private boolean mountPresent;

    /** @param isSolid which of them stop a body */
    Bodies(TileWorld world, Predicate<Creature> isSolid) {
        List<Creature> creatures = world.creatures();
        obstacles = new Obstacle[creatures.size()];
        solid = new boolean[obstacles.length];
        int found = -1;
        for (int i = 0; i < obstacles.length; i++) {
            Creature creature = creatures.get(i);
            obstacles[i] = new Obstacle();
            obstacles[i].box.around(creature.x(), creature.y(), creature.halfWidth(), creature.z(), creature.z() + creature.height());
            solid[i] = isSolid.test(creature);
            found = found < 0 && creature.mount() ? i : found;
        }
        mount = found;
        mountPresent = found >= 0;
    }

    void placeMount(float x, float y, float z, float halfWidth, float height) {
        mountPresent = mount >= 0;
        if (mountPresent) {
            obstacles[mount].box.around(x, y, halfWidth, z, z + height);
        }
    }

    void removeMount() {
        mountPresent = false;
    }

    private boolean isThere(int i) {
        return solid[i] && (i != mount || mountPresent);
    }

    boolean isBlocked(Box there, Box here, float stepTop) {
        for (int i = 0; i < obstacles.length; i++) {
            if (isThere(i) && obstacles[i].blocks(there, here, stepTop)) {
                return true;
            }
        }
        return false;
    }

    float ceiling(Box footprint, float from, float atMost) {
        float lowest = atMost;
        for (int i = 0; i < obstacles.length; i++) {
            lowest = isThere(i) ? obstacles[i].lower(lowest, footprint, from) : lowest;
        }
        return lowest;
    }

    void hold(Box footprint, float limit, float above, Box best) {
        for (int i = 0; i < obstacles.length; i++) {
            if (isThere(i)) {
                obstacles[i].hold(footprint, limit, above, best);
            }
        }
    }

    boolean findIn(Box box, Box dest) {
        for (int i = 0; i < obstacles.length; i++) {
            if (isThere(i) && obstacles[i].box.overlaps(box)) {
                dest.set(obstacles[i].box);
                return true;
            }
        }
        return false;
    }
}
