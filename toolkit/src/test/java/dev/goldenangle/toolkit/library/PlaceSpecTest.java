package dev.goldenangle.toolkit.library;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.Spawn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class PlaceSpecTest {
    /** A level with 32 units per metre. */
    private final Level level = MapLibrary.level("arena-loop", ModelCatalog.find("strafejump").orElseThrow());

    PlaceSpecTest() throws BadInput {
    }

    @Test
    void spawnNumberGivesPositionAndDirection() throws BadInput {
        Spawn spawn = level.spawns().get(0);
        PlaceSpec place = PlaceSpec.parse("spawn:1", level);
        assertEquals(new PlaceSpec(spawn.x() / level.unitsPerMetre(), spawn.y() / level.unitsPerMetre(), spawn.z() / level.unitsPerMetre(), spawn.yaw()), place);
    }

    @Test
    void threeNumbersAreMetres() throws BadInput {
        assertEquals(new PlaceSpec(1.5, -2, 0, level.spawns().get(0).yaw()), PlaceSpec.parse("1.5, -2,0", level));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1,2", "1,2,3,4", "spawn:0", "spawn:99", "spawn:x", "1,2,nan", "1,2,1e30", "here"})
    void invalidPlaceIsRejectedWithItsText(String text) {
        assertTrue(assertThrows(BadInput.class, () -> PlaceSpec.parse(text, level)).getMessage().startsWith(text + ": "));
    }
}
