package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Room at a spawn, at twice Quake's scale: a player is 64 wide and 112 high, and may be up to 16 deep in something. */
class RoomToStartTest {
    private static final double SCALE = 2;

    private static Optional<String> trouble(double x, double y, double z) {
        return new SpawnRoom(List.of(Brush.box(0f, 0f, 0f, 10f, 10f, 10f)), SCALE).trouble(new Spawn("here", (float) x, (float) y, (float) z, 0f));
    }

    /** The player's box without the allowed 16: 16 to either side, and from 16 to 96 above the feet. */
    @ParameterizedTest
    @CsvSource({"25.9, 5, -20, true", "26.1, 5, -20, false", "-15.9, 5, -20, true", "-16.1, 5, -20, false", "5, 25.9, -20, true", "5, 26.1, -20, false",
        "5, -15.9, -20, true", "5, -16.1, -20, false",
        "5, 5, -6.1, true", "5, 5, -5.9, false", "5, 5, -95.9, true", "5, 5, -96.1, false"})
    void spawnDeepInABrushIsReportedAsSolid(double x, double y, double z, boolean solid) {
        assertEquals(solid ? Optional.of("is inside solid geometry") : Optional.empty(), trouble(x, y, z));
    }

    /** 4,096 Quake units, twice as many here, beyond all brushes. */
    @ParameterizedTest
    @CsvSource({"8202, 5, 50, false", "8203, 5, 50, true", "-8192, 5, 50, false", "-8193, 5, 50, true", "5, 8202, 50, false", "5, 8203, 50, true", "5, -8193, 50, true",
        "5, 5, 8202, false", "5, 5, 8203, true",
        "5, 5, -8192, false", "5, 5, -8193, true"})
    void spawnFarOutsideIsReported(double x, double y, double z, boolean far) {
        assertEquals(far ? Optional.of("is far outside the map") : Optional.empty(), trouble(x, y, z));
    }

    @Test
    void only256SpawnsAreChecked() {
        SpawnRoom room = new SpawnRoom(List.of(Brush.box(0f, 0f, 0f, 10f, 10f, 10f)), SCALE);
        Spawn inside = new Spawn("inside", 5f, 5f, -20f, 0f);
        for (int i = 0; i < 256; i++) {
            assertEquals(Optional.of("is inside solid geometry"), room.trouble(inside));
        }
        assertEquals(Optional.empty(), room.trouble(inside));
        assertEquals(Optional.empty(), new SpawnRoom(List.of(), SCALE).trouble(inside), "there are no brushes");
    }

    /** A floor of 400 by 400 and one of 100 by 100 beside it; the box over the middle of the first decides which one is used. */
    private static Spawn start(float... box) {
        List<Brush> brushes = new ArrayList<>(List.of(Brush.box(1000f, 1000f, -20f, 1100f, 1100f, 8f), Brush.box(0f, 0f, -20f, 400f, 400f, 0f)));
        if (box.length > 0) {
            brushes.add(Brush.box(box[0], box[1], box[2], box[3], box[4], box[5]));
        }
        return FallbackSpawn.find(brushes, SCALE);
    }

    @Test
    void spawnIsPlacedAboveTheLargestFloorWithAClearance() {
        assertEquals(new Spawn("largest floor", 200f, 200f, 2f, 0f), start());
        assertEquals(new Spawn("nowhere", 0f, 0f, 0f, 0f), FallbackSpawn.find(List.of(), SCALE));
        Brush lid = Brush.box(0f, 0f, 50f, 400f, 400f, 60f);
        Spawn between = FallbackSpawn.find(List.of(Brush.box(0f, 0f, -20f, 400f, 401f, 0f), lid,
                Brush.box(0f, 0f, 100f, 400f, 400f, 110f), Brush.box(0f, 0f, 150f, 400f, 400f, 260f)), SCALE);
        assertEquals(262f, between.z(), "only the topmost floor has room above it");
    }

    /** 32 to either side, and from 2 to 114 above the floor. */
    @ParameterizedTest
    @CsvSource({"231, 195, 50, 240, 205, 60, false", "233, 195, 50, 240, 205, 60, true", "150, 195, 50, 169, 205, 60, false", "150, 195, 50, 167, 205, 60, true",
        "195, 231, 50, 205, 240, 60, false",
        "195, 233, 50, 205, 240, 60, true", "195, 150, 50, 205, 169, 60, false", "195, 150, 50, 205, 167, 60, true", "195, 195, 113, 205, 205, 120, false",
        "195, 195, 115, 205, 205, 120, true",
        "195, 195, 0.5, 205, 205, 1.5, true", "195, 195, 0.5, 205, 205, 3, false"})
    void floorIsUsedWhenAPlayerHasRoomOnIt(float x0, float y0, float z0, float x1, float y1, float z1, boolean room) {
        assertEquals(room ? new Spawn("largest floor", 200f, 200f, 2f, 0f) : new Spawn("largest floor", 1050f, 1050f, 10f, 0f), start(x0, y0, z0, x1, y1, z1));
    }

    /** Distance from the origin does not make a floor count as larger. */
    @Test
    void areaOfAFloorDoesNotDependOnItsPosition() {
        List<Brush> brushes = List.of(Brush.box(1000f, 1000f, 0f, 1090f, 1090f, 8f), Brush.box(-50f, -50f, 0f, 50f, 50f, 8f), Brush.box(-3000f, 2000f, 0f, -2910f, 2090f, 8f));
        assertEquals(0f, FallbackSpawn.find(brushes, SCALE).x());
    }
}
