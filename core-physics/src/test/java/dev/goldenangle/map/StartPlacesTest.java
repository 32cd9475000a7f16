package dev.goldenangle.map;

import dev.goldenangle.world.brush.Brush;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** Spawn positions on a brush map: a floor of 400 × 400 with a step of 100 × 100 × 40 on it, in Quake units. */
class StartPlacesTest {
    private static final Brush FLOOR = Brush.box(0, 0, -16, 400, 400, 0);
    private static final Brush STEP = Brush.box(0, 0, 0, 100, 100, 40);
    private final Problems problems = new Problems();
    private final EntityValues values = new EntityValues(problems);

    @Test
    void largestFloorWithRoomIsUsed() {
        assertEquals(new Spawn("largest floor", 200f, 200f, 1f, 0f), FallbackSpawn.find(List.of(STEP, FLOOR), 1));
        Brush cover = Brush.box(-50, -50, 500, 450, 450, 510);
        assertEquals(new Spawn("largest floor", 50f, 50f, 41f, 0f), FallbackSpawn.find(List.of(FLOOR, STEP, lowOver()), 1), "under the slab there is no room to stand");
        assertEquals(511f, FallbackSpawn.find(List.of(FLOOR, STEP, cover), 1).z(), "a roof counts as a floor");
        assertEquals(new Spawn("nowhere", 0f, 0f, 0f, 0f), FallbackSpawn.find(List.of(), 1));
    }

    /** A slab over the middle of the floor; its top is too steep to be a floor. */
    private static Brush lowOver() {
        return Brush.cutBox(120, 120, 40, 280, 280, 300, 0.8f, 0f, 0.6f, 0.8f * 120 + 0.6f * 200);
    }

    @Test
    void largestFloorIsUsedWhenNoneHasRoom() {
        Brush fill = Brush.cutBox(-10, -10, -20, 410, 410, 2000, 0.8f, 0f, 0.6f, 700f);
        assertEquals(200f, FallbackSpawn.find(List.of(FLOOR, fill), 1).x());
        assertEquals(1 / 32f, FallbackSpawn.find(List.of(FLOOR), 1 / 32.0).z(), "the clearance is a unit of the map");
    }

    /** A player is 32 wide and 56 high and may be up to 8 deep in something. */
    @ParameterizedTest
    @CsvSource({"200,200,0, ''", "200,200,-7.9, ''", "200,200,-9, is inside solid geometry", "109,50,0, ''", "107,50,0, is inside solid geometry", "50,109,0, ''", "50,107,0, is inside solid geometry",
        "50,50,32.5, ''", "50,50,31, is inside solid geometry", "200,200,5000, is far outside the map", "200,200,4100, ''", "-4097,0,0, is far outside the map",
        "4497,0,0, is far outside the map", "0,-4097,0, is far outside the map", "0,4497,0, is far outside the map", "0,0,-4113, is far outside the map"})
    void spawnNeedsRoom(float x, float y, float z, String trouble) {
        Optional<String> found = new SpawnRoom(List.of(FLOOR, STEP), 1).trouble(new Spawn("start", x, y, z, 0f));
        assertEquals(trouble, found.orElse(""));
    }

    @Test
    void spawnUnderALowRoofIsInSolid() {
        SpawnRoom room = new SpawnRoom(List.of(FLOOR, Brush.box(0, 0, 47, 400, 400, 60)), 1);
        assertEquals(Optional.of("is inside solid geometry"), room.trouble(new Spawn("start", 200f, 200f, 0f, 0f)));
        assertEquals(Optional.empty(), new SpawnRoom(List.of(FLOOR, Brush.box(0, 0, 49, 400, 400, 60)), 1).trouble(new Spawn("start", 200f, 200f, 0f, 0f)));
        assertEquals(Optional.empty(), new SpawnRoom(List.of(), 1).trouble(new Spawn("start", 1e9f, 0f, 0f, 0f)), "nothing is solid");
    }

    @Test
    void spawnsBeyond256AreNotChecked() {
        SpawnRoom room = new SpawnRoom(List.of(FLOOR), 1);
        List<Optional<String>> answers = new ArrayList<>();
        for (int i = 0; i < 257; i++) {
            answers.add(room.trouble(new Spawn("start", 1e6f, 0f, 0f, 0f)));
        }
        assertEquals(Optional.of("is far outside the map"), answers.get(255));
        assertEquals(Optional.empty(), answers.get(256));
    }

    private static MapSource.Entity entity(Map<String, String> properties) {
        return new MapSource.Entity(properties, List.of(), List.of(), 7, 3);
    }

    private String problem() {
        MapProblem last = problems.list().get(problems.list().size() - 1);
        return last.place() + ": " + last.reason();
    }

    @Test
    void originMustBeThreeNumbersWithinTheLimits() {
        assertArrayEquals(new double[] {1, -2.5, 3}, values.origin(entity(Map.of("origin", " 1 -2.5  3 "))).orElseThrow());
        assertArrayEquals(new double[] {1 << 20, 0, 0}, values.origin(entity(Map.of("origin", "1048576 0 0"))).orElseThrow());
        assertEquals(0, problems.list().size());
        assertEquals(Optional.empty(), values.origin(entity(Map.of("classname", "Light"))));
        assertEquals("line 7, column 3: light: has no \"origin\"; ignored", problem());
        assertEquals(Optional.empty(), values.origin(entity(Map.of("origin", "1 2"))));
        assertEquals("line 7, column 3: entity: \"origin\" is not three numbers; ignored", problem());
        assertEquals(Optional.empty(), values.origin(entity(Map.of("origin", "1 2 x"))));
        assertEquals(Optional.empty(), values.origin(entity(Map.of("origin", "0 -1048577 0"))));
        assertEquals("line 7, column 3: entity: \"origin\" beyond 1048576; ignored", problem());
        assertEquals(4, problems.list().size());
    }

    @Test
    void anglesAreReadFromThreeKeys() {
        assertArrayEquals(new double[] {0, Math.PI / 2}, values.pitchAndYaw(entity(Map.of("angle", "90"))), 1e-6);
        assertArrayEquals(new double[] {Math.PI / 6, Math.PI / 2}, values.pitchAndYaw(entity(Map.of("angles", "30 90 0", "angle", "5"))), 1e-6);
        assertArrayEquals(new double[] {Math.PI / 6, Math.PI}, values.pitchAndYaw(entity(Map.of("mangle", "30 180 0"))), 1e-6);
        assertArrayEquals(new double[] {0, 0}, values.pitchAndYaw(entity(Map.of())), 1e-9);
        assertEquals(-Math.PI / 2, values.yaw(entity(Map.of("angle", "270"))), 1e-6);
        assertEquals(0, problems.list().size());
        assertArrayEquals(new double[] {0, 0}, values.pitchAndYaw(entity(Map.of("angles", "up"))), 1e-9);
        assertEquals("line 7, column 3: entity: \"angles\" is not three numbers; using 0", problem());
        assertEquals(8, values.number(entity(Map.of("wait", "soon")), "wait", 8));
        assertEquals("line 7, column 3: entity: \"wait\" is not a number; using 8.0", problem());
        assertEquals(2.5, values.number(entity(Map.of("wait", "2.5")), "wait", 8));
        assertEquals(8, values.number(entity(Map.of()), "wait", 8));
    }
}
