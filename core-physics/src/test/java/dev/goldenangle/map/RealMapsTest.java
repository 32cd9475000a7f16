package dev.goldenangle.map;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

/**
 * Level sources of the LibreQuake project (BSD-3), which are test input and not part of this repository. Give their folder in
 * REAL_MAPS. Entities, brushes and faces were counted by an independent scan; solid brushes and their bounds by another.
 */
@Tag("study")
@EnabledIfEnvironmentVariable(named = "REAL_MAPS", matches = ".+")
final class RealMapsTest {
    private static String text(String file) throws IOException {
        return Files.readString(Path.of(System.getenv("REAL_MAPS"), file));
    }

    @ParameterizedTest
    @CsvSource({"slope,VALVE_220,4,103,602,103", "old-start,STANDARD,106,208,1324,185", "lqdm13,VALVE_220,143,246,1567,226",
        "lqdm2,VALVE_220,244,609,3689,582", "lq_e0m4,VALVE_220,344,839,5056,812", "lq_e1m1,VALVE_220,1589,3926,24336,3793"})
    void realMapsLoadWithExpectedCountsAndNoLostBrush(String name, MapFormat format, int entities, int brushes, int faces, int solid) throws IOException {
        MapInfo info = MapReader.inspect(name, text(name + ".map"));
        assertEquals(new MapInfo(name, format, entities, brushes, faces, solid, List.of()), info);
        assertEquals(List.of(), MapReader.read(name, text(name + ".map"), 1f).problems(), "in metres");
    }

    @Test
    void everySpawnAndTeleportDestinationIsFree() throws IOException {
        for (String name : List.of("slope", "old-start", "lqdm13", "lqdm2", "lq_e0m4", "lq_e1m1")) {
            MapProbe probe = new MapProbe(MapReader.read(name, text(name + ".map"), 32f));
            for (Spawn spawn : probe.level.spawns()) {
                assertEquals(true, probe.isFree(spawn.x(), spawn.y(), spawn.z() + 0.25), name + " " + spawn);
            }
            for (Zone zone : probe.level.zones()) {
                assertFalse(zone.kind() == Zone.Kind.TELEPORT
                        && !probe.isFree(zone.destination().x, zone.destination().y, zone.destination().z + 0.25), name + " " + zone);
            }
        }
    }
}
