package dev.goldenangle.motor.tilestep;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.TileWorld;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The other bodies in the world as boxes. Positions of walking ones follow from the level's clock. The mount's box
 * follows the mount; while a player rides it, it has no box.
 */
final class Bodies {
    private final List<Creature> creatures;
    private final Obstacle[] obstacles;
    private final boolean[] solid;
    private final int[] walkers;
    private final float fastestWalk;
    private final Vec3 place = new Vec3();
    private final int mount;
    private boolean mountPresent;

    /** @param isSolid selects those that stop a body */
    Bodies(TileWorld world, Predicate<Creature> isSolid) {
        creatures = world.creatures();
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
        walkers = IntStream.range(0, obstacles.length).filter(i -> creatures.get(i).walk().moves()).toArray();
        float fastest = 0f;
        for (int walker : walkers) {
            fastest = Math.max(fastest, creatures.get(walker).walk().speed());
        }
        fastestWalk = fastest;
    }

    /** Speed of the fastest body that walks by itself; 0 if there is none. */
    float fastestWalk() {
        return fastestWalk;
    }

    /** Moves the walking bodies to their positions after a number of seconds. */
    void walkTo(double seconds) {
        for (int i : walkers) {
            Creature creature = creatures.get(i);
            creature.walk().at(seconds, place);
            obstacles[i].box.around(place.x, place.y, creature.halfWidth(), place.z, place.z + creature.height());
        }
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

    boolean findWalkerIn(Box box, Box dest) {
        for (int i : walkers) {
            if (solid[i] && obstacles[i].box.overlaps(box)) {
                dest.set(obstacles[i].box);
                return true;
            }
        }
        return false;
    }
}
