package dev.goldenangle.workbench.meshes;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

class MeshFilesTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    @TempDir
    Path folder;

    /** A floor of 10 by 8, y up, in two triangles. */
    private static final String OBJ = "v -5 0 4\nv 5 0 4\nv 5 0 -4\nv -5 0 -4\nusemtl ice_slick\nf 1 2 3\nf 1 3 4\n";

    /** The same floor as glTF with its bytes inside, moved up by 2 by its node. */
    static String gltf() {
        ByteBuffer data = ByteBuffer.allocate(4 * 12 + 6 * 2).order(ByteOrder.LITTLE_ENDIAN);
        for (float value : new float[] {-5, 0, 4, 5, 0, 4, 5, 0, -4, -5, 0, -4}) {
            data.putFloat(value);
        }
        for (short index : new short[] {0, 1, 2, 0, 2, 3}) {
            data.putShort(index);
        }
        return "{\"asset\":{\"version\":\"2.0\"},\"scene\":0,\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0,\"translation\":[0,2,0]}],"
                + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0},\"indices\":1}]}],"
                + "\"accessors\":[{\"bufferView\":0,\"componentType\":5126,\"count\":4,\"type\":\"VEC3\",\"min\":[-5,0,-4],\"max\":[5,0,4]},"
                + "{\"bufferView\":1,\"componentType\":5123,\"count\":6,\"type\":\"SCALAR\"}],"
                + "\"bufferViews\":[{\"buffer\":0,\"byteOffset\":0,\"byteLength\":48},{\"buffer\":0,\"byteOffset\":48,\"byteLength\":12}],"
                + "\"buffers\":[{\"byteLength\":60,\"uri\":\"data:application/octet-stream;base64," + Base64.getEncoder().encodeToString(data.array()) + "\"}]}";
    }

    private Level level(String name, String text) throws IOException, BadInput {
        return MapLibrary.level(Files.writeString(folder.resolve(name), text).toString(), ARENA);
    }

    @Test
    void anObjIsTurnedUprightAndStoodOn() throws Exception {
        Level level = level("floor.obj", OBJ);
        BrushWorld world = (BrushWorld) level.world();
        assertEquals(2, world.brushes().size());
        assertEquals(-5f, world.min(0), 1e-3);
        assertEquals(4f, world.max(1), 1e-3);
        assertEquals(0f, world.max(2), 1e-3, "its y is up");
        assertEquals(0f, level.spawns().get(0).z(), 0.1, "on the floor");
        assertEquals("ice_slick", world.brushes().get(0).faces().get(0).material());
    }

    @Test
    void aGltfKeepsItsMetresAndTheMovesOfItsNodes() throws Exception {
        BrushWorld world = (BrushWorld) level("floor.gltf", gltf()).world();
        assertEquals(2, world.brushes().size());
        assertEquals(2f, world.max(2), 1e-3);
        assertEquals(5f, world.max(0), 1e-3);
    }

    @Test
    void unitAxisAndSidesCanBeSaid() throws Exception {
        Path file = Files.writeString(folder.resolve("floor.obj"), OBJ);
        BrushWorld world = (BrushWorld) MapLibrary.level(file + "?unit=cm,up=z", ARENA).world();
        assertEquals(0.05f, world.max(0), 1e-4);
        assertEquals(0.04f, world.max(2), 1e-4, "z is up now, so that the floor is a wall");
        BadInput wrong = assertThrows(BadInput.class, () -> MapLibrary.level(file + "?unit=elbow", ARENA));
        assertTrue(wrong.getMessage().contains("\"elbow\" is not one of guess, m, cm"), wrong.getMessage());
    }

    @Test
    void aLevelOfKilometresWasMeantInCentimetres() {
        Triangles triangles = new Triangles();
        triangles.add("", -2000, 0, 0, 2000, 0, 0, 0, 0, 2000);
        assertEquals(MeshOptions.MeshUnit.CM, triangles.guessedUnit());
        assertEquals(MeshOptions.Up.Y, triangles.guessedUp());
    }

    @Test
    void aFileThatNamesAnotherFileDoesNotGetIt() throws Exception {
        Files.write(folder.resolve("secret.bin"), new byte[60]);
        String text = gltf().replaceFirst("data:[^\"]*", "secret.bin");
        assertThrows(BadInput.class, () -> level("floor.gltf", text));
    }

    @Test
    void damagedMeshesAreReadOrRefusedAndNothingElse() {
        Randomness random = new Randomness(4);
        String[] names = {"a.obj", "a.gltf"};
        String[] texts = {OBJ, gltf()};
        assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
            for (int i = 0; i < 3000; i++) {
                byte[] bytes = texts[i % 2].getBytes(StandardCharsets.UTF_8);
                for (int wounds = 1 + random.nextInt(4); wounds > 0; wounds--) {
                    bytes[random.nextInt(bytes.length)] = (byte) (random.nextInt(3) == 0 ? random.nextInt(256) : "0123456789-{}[]\",".charAt(random.nextInt(17)));
                }
                try {
                    String mesh = MeshFiles.read(names[i % 2], bytes, MeshOptions.GUESSED);
                    assertTrue(!LevelReader.read("fuzz", mesh, 1f).spawns().isEmpty());
                } catch (IOException refused) {
                    assertTrue(refused.getMessage() != null);
                }
            }
        });
    }
}
