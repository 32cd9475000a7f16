package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.Face;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** A start for maps without one: the middle of the largest floor with room for a player above it. */
final class FallbackSpawn {
    private static final float WALKABLE = 0.7f;
    private static final double HALF_WIDTH = 16;
    private static final double HEIGHT = 56;
    private static final double CLEARANCE = 1;
    /** Only the largest floors are tried, because each try looks at every brush. */
    private static final int TRIES = 64;

    private record Floor(double area, double x, double y, double z) {
    }

    private FallbackSpawn() {
    }

    static Spawn find(List<Brush> brushes, double scale) {
        List<Floor> floors = new ArrayList<>();
        for (Brush brush : brushes) {
            for (Face face : brush.faces()) {
                if (face.nz() >= WALKABLE) {
                    floors.add(floor(face.polygon()));
                }
            }
        }
        floors.sort(Comparator.comparingDouble(Floor::area).reversed());
        for (int i = 0; i < Math.min(TRIES, floors.size()); i++) {
            if (hasRoom(brushes, floors.get(i), scale)) {
                return spawn(floors.get(i), scale);
            }
        }
        return floors.isEmpty() ? new Spawn("nowhere", 0f, 0f, 0f, 0f) : spawn(floors.get(0), scale);
    }

    /** Area seen from above, and the mean of the corners. */
    private static Floor floor(float[] polygon) {
        int corners = polygon.length / 3;
        double area = 0;
        double x = 0;
        double y = 0;
        double z = 0;
        for (int i = 0; i < corners; i++) {
            int here = 3 * i;
            int next = 3 * ((i + 1) % corners);
            area += (double) polygon[here] * polygon[next + 1] - (double) polygon[next] * polygon[here + 1];
            x += polygon[here] / (double) corners;
            y += polygon[here + 1] / (double) corners;
            z += polygon[here + 2] / (double) corners;
        }
        return new Floor(Math.abs(area), x, y, z);
    }

    private static boolean hasRoom(List<Brush> brushes, Floor floor, double scale) {
        float half = (float) (HALF_WIDTH * scale);
        float x = (float) floor.x;
        float y = (float) floor.y;
        float feet = (float) (floor.z + CLEARANCE * scale);
        for (Brush brush : brushes) {
            if (brush.touches(x - half, y - half, feet, x + half, y + half, (float) (feet + HEIGHT * scale))) {
                return false;
            }
        }
        return true;
    }

    private static Spawn spawn(Floor floor, double scale) {
        return new Spawn("largest floor", (float) floor.x, (float) floor.y, (float) (floor.z + CLEARANCE * scale), 0f);
    }
}
