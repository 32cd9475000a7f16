package dev.goldenangle.map;

import dev.goldenangle.command.Move;
import dev.goldenangle.math.Vec3;
import org.junit.jupiter.api.Test;

import java.util.List;

import static dev.goldenangle.map.MapSnippets.box;
import static dev.goldenangle.map.MapSnippets.entity;
import static dev.goldenangle.map.MapSnippets.key;
import static dev.goldenangle.map.MapSnippets.room;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Spawns, waypoints, timing zones, pads and teleporters of brush maps. */
final class ZoneReaderTest {
    private static final String VOLUME = box(0, 0, 0, 64, 64, 32, "trigger");

    private static Level read(String... entities) {
        return MapReader.read("test", room(entities), 32f);
    }

    private static Zone zone(String... entities) {
        Level level = read(entities);
        assertEquals(List.of(), level.problems());
        assertEquals(1, level.zones().size());
        return level.zones().get(0);
    }

    @Test
    void playerStartComesFirstAndFeetAre24BelowItsOrigin() {
        String text = entity("info_player_deathmatch", key("origin", "64 0 24"), key("angles", "0 180 0"), key("targetname", "west")) + room();
        List<Spawn> spawns = MapReader.read("test", text, 32f).spawns();
        assertEquals(2, spawns.size());
        assertEquals(0f, spawns.get(0).x());
        assertEquals(0f, spawns.get(0).z());
        assertEquals(Math.PI / 2, spawns.get(0).yaw(), 1e-6);
        assertEquals("west", spawns.get(1).name());
        assertEquals(Math.PI, Math.abs(spawns.get(1).yaw()), 1e-6);
    }

    @Test
    void spawnWithoutAUsablePositionIsReported() {
        assertEquals(1, read(entity("info_player_coop", key("origin", "0 0"))).problems().size());
        assertEquals(1, read(entity("info_player_coop", key("origin", "0 0 nan"))).problems().size());
        assertEquals(1, read(entity("info_player_coop")).problems().size());
        assertEquals(1, read(entity("info_player_coop", key("origin", "0 0 nan"))).spawns().size());
    }

    @Test
    void waypointsAreSortedAndInLevelUnits() {
        String two = entity("info_waypoint", key("order", "2"), key("leap", "1"), key("origin", "64 32 24"));
        String one = entity("info_waypoint", key("order", "1"), key("origin", "32 0 56"));
        assertEquals(List.of(new Waypoint(new Vec3(1f, 0f, 1f), Move.RUN), new Waypoint(new Vec3(2f, 1f, 0f), Move.JUMP)), MapReader.read("test", room(two, one), 1f).waypoints());
    }

    @Test
    void startCheckpointsAndFinishAreRecognised() {
        Level level = read(entity("trigger_finish", VOLUME), entity("trigger_checkpoint", key("index", "7"), VOLUME),
                entity("trigger_checkpoint", key("order", "3"), VOLUME), entity("trigger_start", VOLUME));
        assertEquals(List.of(), level.problems());
        assertEquals(List.of(Zone.Kind.FINISH, Zone.Kind.CHECKPOINT, Zone.Kind.CHECKPOINT, Zone.Kind.START),
                level.zones().stream().map(Zone::kind).toList());
        assertEquals(List.of(0, 7, 3, 0), level.zones().stream().map(Zone::index).toList());
    }

    @Test
    void checkpointsAreNumberedInFileOrderAndEqualNumbersAreMerged() {
        Level counted = read(entity("trigger_checkpoint", VOLUME), entity("trigger_checkpoint", VOLUME));
        assertEquals(List.of(1, 2), counted.zones().stream().map(Zone::index).toList());
        String far = box(200, 0, 0, 232, 32, 32, "trigger");
        Zone joined = zone(entity("trigger_checkpoint", key("index", "1"), VOLUME), entity("trigger_checkpoint", key("index", "1"), far));
        assertTrue(joined.touches(210, 10, 10, 211, 11, 11));
        assertTrue(joined.touches(10, 10, 10, 11, 11, 11));
        assertFalse(joined.touches(100, 10, 10, 101, 11, 11));
        assertEquals(1, read(entity("trigger_checkpoint", key("index", "0.5"), VOLUME)).problems().size());
    }

    @Test
    void defragTimersAreFoundThroughTheirTriggers() {
        Level level = read(entity("trigger_multiple", key("target", "t1"), VOLUME), entity("target_startTimer", key("targetname", "t1")),
                entity("trigger_multiple", key("target", "T2"), VOLUME), entity("target_stopTimer", key("targetname", "t2")),
                entity("trigger_multiple", key("target", "t3"), VOLUME), entity("target_checkpoint", key("targetname", "t3")),
                entity("trigger_multiple", key("target", "door"), VOLUME));
        assertEquals(List.of(), level.problems());
        assertEquals(List.of(Zone.Kind.START, Zone.Kind.FINISH, Zone.Kind.CHECKPOINT), level.zones().stream().map(Zone::kind).toList());
    }

    @Test
    void padLaunchesToAnApexAtItsTarget() {
        String target = entity("target_position", key("targetname", "up"), key("origin", "132 32 116"));
        Zone pad = zone(entity("trigger_push", key("target", "up"), VOLUME), target);
        assertEquals(Zone.Kind.PAD, pad.kind());
        assertEquals(200f, pad.push().x, 1e-3f);      // rising 100 takes half a second at gravity 800, and the target is 100 away
        assertEquals(0f, pad.push().y, 1e-3f);
        assertEquals(400f, pad.push().z, 1e-3f);
        Level metres = MapReader.read("test", room(entity("trigger_push", key("target", "up"), VOLUME), target), 1f);
        assertEquals(12.5f, metres.zones().get(0).push().z, 1e-4f);
    }

    @Test
    void padWithoutATargetPushesInItsDirection() {
        assertEquals(new Vec3(0f, 0f, 500f), zone(entity("trigger_push", key("angle", "-1"), key("speed", "50"), VOLUME)).push());
        assertEquals(new Vec3(0f, 0f, -500f), zone(entity("trigger_push", key("angle", "-2"), key("speed", "50"), VOLUME)).push());
        Vec3 slanted = zone(entity("trigger_push", key("angles", "-30 90 0"), key("speed", "40"), VOLUME)).push();
        assertEquals(0, slanted.x, 1e-3);
        assertEquals(346.41, slanted.y, 1e-2);
        assertEquals(200, slanted.z, 1e-3);
        assertEquals(2000f, zone(entity("trigger_push", key("angle", "0"), VOLUME)).push().x);
    }

    @Test
    void padsAndTeleportersWithoutADestinationAreReported() {
        String below = entity("target_position", key("targetname", "a"), key("origin", "0 0 -64"));
        assertTrue(read(entity("trigger_push", key("target", "a"), VOLUME), below).problems().get(0).reason().contains("not above"));
        assertTrue(read(entity("trigger_push", key("target", "b"), VOLUME)).problems().get(0).reason().contains("not in the map"));
        assertTrue(read(entity("trigger_teleport", key("target", "b"), VOLUME)).problems().get(0).reason().contains("not in the map"));
        assertTrue(read(entity("trigger_start")).problems().get(0).reason().contains("no brush"));
    }

    @Test
    void teleporterLeadsToTheFeetPositionOfItsDestination() {
        String arena = entity("misc_teleporter_dest", key("targetname", "a"), key("origin", "100 50 88"), key("angle", "270"));
        Zone teleporter = zone(entity("trigger_teleport", key("target", "a"), VOLUME), arena);
        assertEquals(Zone.Kind.TELEPORT, teleporter.kind());
        assertEquals(new Vec3(100f, 50f, 64f), teleporter.destination());
        assertEquals(-Math.PI / 2, teleporter.yaw(), 1e-6);
        String quake = entity("info_teleport_destination", key("targetname", "a"), key("origin", "100 50 61"), key("mangle", "0 45 0"));
        Zone old = zone(entity("trigger_teleport", key("target", "a"), VOLUME), quake);
        assertEquals(new Vec3(100f, 50f, 64f), old.destination());
        assertEquals(Math.PI / 4, old.yaw(), 1e-6);
    }
}
