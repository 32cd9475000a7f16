package dev.goldenangle.map;

import dev.goldenangle.math.Vec3;
import dev.goldenangle.world.brush.BrushWorld;
import dev.goldenangle.world.brush.Features;
import dev.goldenangle.world.brush.PhysicsZone;
import dev.goldenangle.world.brush.Platform;
import dev.goldenangle.world.brush.Surface;
import dev.goldenangle.world.brush.Thrust;
import dev.goldenangle.world.brush.Volume;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.map.MapSnippets.box;
import static dev.goldenangle.map.MapSnippets.entity;
import static dev.goldenangle.map.MapSnippets.key;
import static dev.goldenangle.map.MapSnippets.room;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Physics zones, conveyors, throwing zones and trains of brush maps. */
final class FeatureReaderTest {
    private static final String VOLUME = box(0, 0, 0, 64, 64, 32, "trigger");
    private static final String SLAB = box(128, 0, 64, 192, 64, 80, "metal");

    private static Level read(String... entities) {
        return MapReader.read("test", room(entities), 1f);
    }

    private static Features features(String... entities) {
        Level level = read(entities);
        assertEquals(List.of(), level.problems());
        return ((BrushWorld) level.world()).features();
    }

    private static String corner(String name, String next, String origin) {
        return entity("path_corner", key("targetname", name), key("target", next), key("origin", origin));
    }

    @Test
    void physicsZoneKeepsItsShares() {
        PhysicsZone zone = features(entity("trigger_physics", key("friction", "0.5"), key("acceleration", "2"), key("speed", "0.25"), key("gravity", "0"), key("bounce", "0.75"), VOLUME)).zones().get(0);
        assertEquals(new PhysicsZone(PhysicsZone.Place.INSIDE, zone.brushes(), 0.5f, 2f, 0.25f, 0f, 0.75f, new Vec3()), zone);
        assertEquals(2f, zone.brushes().get(0).max(0));
    }

    @Test
    void physicsZoneWithoutKeysChangesNothing() {
        PhysicsZone zone = features(entity("trigger_physics", VOLUME)).zones().get(0);
        assertEquals(new PhysicsZone(PhysicsZone.Place.INSIDE, zone.brushes(), 1f, 1f, 1f, 1f, 0f, new Vec3()), zone);
    }

    @Test
    void conveyorIsSolidAndFlowsAlongItsAngle() {
        Level level = read(entity("func_conveyor", key("speed", "96"), key("angle", "90"), SLAB));
        BrushWorld world = (BrushWorld) level.world();
        PhysicsZone belt = world.features().zones().get(0);
        assertEquals(PhysicsZone.Place.ON, belt.place());
        assertEquals(0, belt.flow().x, 1e-6);
        assertEquals(3, belt.flow().y, 1e-6);
        assertTrue(world.brushes().contains(belt.brushes().get(0)));
    }

    @Test
    void knockbackZoneThrowsAlongItsAngleOrFromItsMiddle() {
        Features found = features(entity("trigger_knockback", key("speed", "320"), key("angle", "-1"), VOLUME), entity("trigger_knockback", key("radial", "1"), key("speed", "640"), key("radius", "96"), VOLUME));
        assertEquals(new Vec3(0f, 0f, 10f), found.thrusts().get(0).given());
        Thrust radial = found.thrusts().get(1);
        assertEquals(new Thrust(radial.brushes(), new Vec3(), 20f, new Vec3(1f, 1f, 0.5f), 3f), radial);
    }

    @Test
    void trainFollowsItsCornersFromItsLowestCorner() {
        Level level = read(entity("func_train", key("target", "a"), key("speed", "64"), SLAB), corner("a", "b", "128 0 64"), corner("b", "a", "128 128 64"));
        BrushWorld world = (BrushWorld) level.world();
        Platform train = world.features().platforms().get(0);
        assertEquals(train.shapes().get(0), world.brushes().get(train.first()));
        assertEquals(new Vec3(), train.walk().at(0, new Vec3()));
        assertEquals(new Vec3(0f, 2f, 0f), train.walk().at(1, new Vec3()));
        assertEquals(new Vec3(0f, 2f, 0f), train.walk().at(3, new Vec3()));
    }

    @Test
    void waterAndLaddersAreVolumes() {
        List<Volume> volumes = features(entity("func_ladder", VOLUME), entity("func_water", VOLUME)).volumes();
        assertEquals(List.of(Volume.Kind.LADDER, Volume.Kind.WATER), volumes.stream().map(Volume::kind).toList());
    }

    /** The entity begins on the line after the room's. */
    private static void assertProblem(String reason, String... entities) {
        Level level = read(entities);
        int line = (int) room().lines().count() + 1;
        assertEquals(List.of(new MapProblem(line, level.problems().get(0).column(), reason)), level.problems());
    }

    @Test
    void mistakesAreReportedWithTheirLine() {
        assertProblem("trigger_physics: \"friction\" is not a number; using 1.0", entity("trigger_physics", key("friction", "low"), VOLUME));
        assertProblem("trigger_physics: \"gravity\" is not between 0 and 100; using 0", entity("trigger_physics", key("gravity", "-1"), VOLUME));
        assertProblem("trigger_physics: has no brush to touch; ignored", entity("trigger_physics"));
        assertProblem("trigger_knockback: has no brush to touch; ignored", entity("trigger_knockback"));
        assertProblem("func_train: target \"nowhere\" is not a path_corner of the map; the train stands still", entity("func_train", key("target", "nowhere"), SLAB));
    }

    @Test
    void surfacesAreNamedByWholeWords() {
        Level level = MapReader.read("test", room(entity("func_wall", box(0, 0, 0, 8, 8, 8, "floor/ice_2")), entity("func_wall", box(16, 0, 0, 24, 8, 8, "device"))), 1f);
        BrushWorld world = (BrushWorld) level.world();
        int count = world.brushes().size();
        assertTrue(world.brushes().get(count - 2).is(Surface.ICE, 0));
        assertTrue(!world.brushes().get(count - 1).is(Surface.ICE, 0));
    }
}
