package dev.goldenangle.maps;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;

import static org.junit.jupiter.api.Assertions.assertEquals;

/**
 * The shipped brush maps equal the output of the generator. {@code UPDATE_SAMPLE_MAPS=1 ./gradlew :sample-maps:test} writes
 * them again.
 */
final class SampleMapFilesTest {
    private static final Map<String, Supplier<String>> MAPS = new TreeMap<>(Map.of("flat", FlatMap::text, "parkour", ParkourMap::text,
            "stairs", StairsMap::text, "ramps", RampsMap::text, "strafe-lane", StrafeLaneMap::text, "doorways", DoorwaysMap::text,
            "seams", SeamsMap::text, "surf", SurfMap::text, "torture", TortureMap::text, "arena-loop", ArenaLoopMap::text));

    static {
        MAPS.put("elements", ElementsMap::text);
        MAPS.putAll(AbilityMaps.all());
    }

    @Test
    void shippedMapsEqualTheGeneratorsOutput() throws IOException {
        for (Map.Entry<String, Supplier<String>> map : MAPS.entrySet()) {
            Path file = Path.of(map.getKey() + ".map");
            if (System.getenv("UPDATE_SAMPLE_MAPS") != null) {
                Files.writeString(file, map.getValue().get());
            }
            assertEquals(map.getValue().get(), Files.readString(file), map.getKey() + " is out of date: UPDATE_SAMPLE_MAPS=1 ./gradlew :sample-maps:test");
        }
    }
}
