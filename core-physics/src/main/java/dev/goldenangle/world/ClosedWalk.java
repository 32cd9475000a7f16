package dev.goldenangle.world;

import dev.goldenangle.math.Vec3;

import java.util.Arrays;
import java.util.List;

/**
 * The closed loop of a creature or a platform: straight lines from place to place and from the last back to the first,
 * endlessly and at constant speed. The position depends on the time alone. Immutable.
 */
public final class ClosedWalk {
    private final Vec3[] places;
    /** Distance along the loop from the first place to the end of each line. */
    private final double[] ends;
    private final float speed;

    /**
     * @param round the places, starting with the first; a single place means standing still
     * @param speed in units of the world per second
     */
    public ClosedWalk(List<Vec3> round, float speed) {
        places = round.stream().map(Vec3::new).toArray(Vec3[]::new);
        ends = new double[places.length];
        this.speed = speed;
        double way = 0;
        for (int i = 0; i < places.length; i++) {
            way += distance(places[i], next(i));
            ends[i] = way;
        }
    }

    public static ClosedWalk standing(float x, float y, float z) {
        return new ClosedWalk(List.of(new Vec3(x, y, z)), 0f);
    }

    private Vec3 next(int i) {
        return places[(i + 1) % places.length];
    }

    private static double distance(Vec3 a, Vec3 b) {
        double dx = b.x - a.x;
        double dy = b.y - a.y;
        double dz = b.z - a.z;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    public double length() {
        return ends[ends.length - 1];
    }

    /** In units of the world per second; 0 if it stands still. */
    public float speed() {
        return moves() ? speed : 0f;
    }

    public boolean moves() {
        return length() > 0 && speed > 0f;
    }

    /** Writes the position after the given number of seconds. */
    public Vec3 at(double seconds, Vec3 dest) {
        if (!moves()) {
            return dest.set(places[0]);
        }
        double way = speed * seconds % length();
        way = way < 0 ? way + length() : way;
        int line = 0;
        while (line < ends.length - 1 && ends[line] <= way) {
            line++;
        }
        double begin = line == 0 ? 0 : ends[line - 1];
        double share = (way - begin) / (ends[line] - begin);
        Vec3 from = places[line];
        Vec3 to = next(line);
        return dest.set((float) (from.x + (to.x - from.x) * share), (float) (from.y + (to.y - from.y) * share), (float) (from.z + (to.z - from.z) * share));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClosedWalk walk && speed == walk.speed && Arrays.equals(places, walk.places);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(places);
    }
}
