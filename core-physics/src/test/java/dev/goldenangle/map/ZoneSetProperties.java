package dev.goldenangle.map;

import dev.goldenangle.math.Randomness;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.Brush;
import dev.goldenangle.world.brush.ConvexVolume;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

class ZoneSetProperties {
    private static Zone zone(List<ConvexVolume> volumes) {
        return new Zone(Zone.Kind.PAD, 0, volumes, new Vec3(), new Vec3(), 0f);
    }

    /** Whole coordinates, so that boxes often just touch. */
    private static Brush box(Randomness random) {
        int x = random.nextInt(20);
        int y = random.nextInt(20);
        int z = random.nextInt(20);
        return Brush.box(x, y, z, x + 1 + random.nextInt(6), y + 1 + random.nextInt(6), z + 1 + random.nextInt(6));
    }

    private static List<ConvexVolume> volumes(Randomness random) {
        List<ConvexVolume> volumes = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            volumes.add(box(random));
        }
        return volumes;
    }

    @Property(tries = 500)
    void firstTouchedZoneIsTheFirstThatReportsContact(@ForAll long seed) {
        Randomness random = new Randomness(seed);
        List<Zone> zones = new ArrayList<>();
        for (int i = random.nextInt(6); i > 0; i--) {
            zones.add(zone(volumes(random)));
        }
        ZoneSet set = new ZoneSet(zones);
        for (int i = 0; i < 30; i++) {
            Brush b = box(random);
            int first = -1;
            for (int k = zones.size() - 1; k >= 0; k--) {
                boolean touches = zones.get(k).touches(b.min(0), b.min(1), b.min(2), b.max(0), b.max(1), b.max(2));
                assertEquals(touches, set.touches(k, b.min(0), b.min(1), b.min(2), b.max(0), b.max(1), b.max(2)));
                first = touches ? k : first;
            }
            assertEquals(first, set.firstTouched(b.min(0), b.min(1), b.min(2), b.max(0), b.max(1), b.max(2)));
        }
    }

    @Example
    void volumeOfUnknownShapeIsTestedDirectly() {
        ConvexVolume above = (minX, minY, minZ, maxX, maxY, maxZ) -> maxZ >= 100f;
        ZoneSet set = new ZoneSet(List.of(zone(List.of(Brush.box(0, 0, 0, 1, 1, 1))), zone(List.of(above))));
        assertEquals(1, set.firstTouched(50f, 50f, 99f, 51f, 51f, 100f));
        assertTrue(set.touches(1, 50f, 50f, 99f, 51f, 51f, 100f));
        assertFalse(set.touches(0, 50f, 50f, 99f, 51f, 51f, 100f));
    }
}
