package dev.goldenangle.motor.tilestep;

import dev.goldenangle.world.tile.Creature;
import dev.goldenangle.world.tile.TileWorld;

import java.util.List;

/** The other bodies in the world as boxes. The mount's box follows it about; while it is ridden it is not there. */
final class Bodies {
    private final float[] minX;
    private final float[] minY;
    private final float[] maxX;
    private final float[] maxY;
    private final float[] bottom;
    private final float[] top;
    private final int mount;
    private boolean mountPresent;

    Bodies(TileWorld world) {
        List<Creature> creatures = world.creatures();
        int count = creatures.size();
        minX = new float[count];
        minY = new float[count];
        maxX = new float[count];
        maxY = new float[count];
        bottom = new float[count];
        top = new float[count];
        int found = -1;
        for (int i = 0; i < count; i++) {
            Creature creature = creatures.get(i);
            put(i, creature.x(), creature.y(), creature.z(), creature.halfWidth(), creature.height());
            found = found < 0 && creature.mount() ? i : found;
        }
        mount = found;
        mountPresent = found >= 0;
    }

    private void put(int i, float x, float y, float z, float halfWidth, float height) {
        minX[i] = x - halfWidth;
        minY[i] = y - halfWidth;
        maxX[i] = x + halfWidth;
        maxY[i] = y + halfWidth;
        bottom[i] = z;
        top[i] = z + height;
    }

    void placeMount(float x, float y, float z, float halfWidth, float height) {
        mountPresent = mount >= 0;
        if (mountPresent) {
            put(mount, x, y, z, halfWidth, height);
        }
    }

    void removeMount() {
        mountPresent = false;
    }

    boolean overlap(float west, float south, float east, float north, float low, float high) {
        for (int i = 0; i < minX.length; i++) {
            if (west < maxX[i] && east > minX[i] && south < maxY[i] && north > minY[i] && low < top[i] && high > bottom[i]
                    && (i != mount || mountPresent)) {
                return true;
            }
        }
        return false;
    }
}
