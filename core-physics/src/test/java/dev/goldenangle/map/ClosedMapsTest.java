package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every shipped brush map is closed: its brushes enclose all spawns, teleport destinations and waypoints. */
final class ClosedMapsTest {
    @ParameterizedTest
    @ValueSource(strings = {"flat", "stairs", "ramps", "strafe-lane", "doorways", "seams", "surf", "torture", "arena-loop", "parkour", "elements", "parkour-coyote-time", "parkour-crouch-slide",
        "parkour-dash", "parkour-jump-chain", "parkour-mantle", "parkour-wall-run", "parkour-wall-jump", "parkour-air-jumps", "parkour-blast", "parkour-grapple", "parkour-variable-jump"})
    void noShippedMapLeaks(String id) {
        MapProbe probe = MapProbe.of(id);
        Enclosure enclosure = new Enclosure(probe.world.brushes());
        for (double[] place : places(probe.level)) {
            assertFalse(enclosure.leaksFrom(place[0], place[1], place[2] + 1), () -> id + " leaks from " + place[0] + " " + place[1] + " " + place[2]);
        }
    }

    /** Shows that the test above can fail. */
    @ParameterizedTest
    @ValueSource(strings = {"flat", "stairs", "ramps", "strafe-lane", "doorways", "seams", "surf", "torture", "arena-loop"})
    void mapLeaksWithoutOneOfItsOuterBrushes(String id) {
        MapProbe probe = MapProbe.of(id);
        Spawn spawn = probe.level.spawns().get(0);
        List<Brush> fence = probe.world.brushes().stream().filter(Brush::isUnseen).toList();
        assertTrue(fence.size() >= 5);
        for (Brush brush : fence) {
            List<Brush> without = new ArrayList<>(probe.world.brushes());
            without.remove(brush);
            boolean isAround = brush.max(2) - brush.min(2) < 100 || brush.max(0) - brush.min(0) < 100 || brush.max(1) - brush.min(1) < 100;
            assertTrue(!isAround || new Enclosure(without).leaksFrom(spawn.x(), spawn.y(), spawn.z() + 1), () -> id + " is closed without the fence at " + brush.min(0) + " " + brush.min(1));
        }
    }

    private static List<double[]> places(Level level) {
        List<double[]> places = new ArrayList<>();
        level.spawns().forEach(spawn -> places.add(new double[] {spawn.x(), spawn.y(), spawn.z()}));
        level.waypoints().forEach(way -> places.add(new double[] {way.feet().x, way.feet().y, way.feet().z}));
        level.zones().stream().filter(zone -> zone.kind() == Zone.Kind.TELEPORT)
                .forEach(zone -> places.add(new double[] {zone.destination().x, zone.destination().y, zone.destination().z}));
        return places;
    }
}
