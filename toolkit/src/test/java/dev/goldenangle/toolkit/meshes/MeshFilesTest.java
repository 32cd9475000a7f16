package dev.goldenangle.toolkit.meshes;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.world.brush.BrushWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

class MeshFilesTest {
    private static final Model ARENA = ModelCatalog.find("arena").orElseThrow();

    @TempDir
    Path folder;

    private Level level(String name, String text) throws IOException, BadInput {
        return MapLibrary.level(Files.writeString(folder.resolve(name), text).toString(), ARENA);
    }

    @Test
    void objIsTurnedUprightAndHasASpawnOnItsFloor() throws Exception {
        Level level = level("floor.obj", SampleMeshes.OBJ);
        BrushWorld world = (BrushWorld) level.world();
        assertEquals(2, world.brushes().size());
        assertEquals(-5f, world.min(0), 1e-3);
        assertEquals(4f, world.max(1), 1e-3);
        assertEquals(0f, world.max(2), 1e-3, "y is up");
        assertEquals(0f, level.spawns().get(0).z(), 0.1, "on the floor");
        assertEquals("ice_slick", world.brushes().get(0).faces().get(0).material());
    }

    @Test
    void gltfKeepsMetresAndNodeTransforms() throws Exception {
        BrushWorld world = (BrushWorld) level("floor.gltf", SampleMeshes.gltf()).world();
        assertEquals(2, world.brushes().size());
        assertEquals(2f, world.max(2), 1e-3);
        assertEquals(5f, world.max(0), 1e-3);
    }

    @Test
    void binaryGltfIsTheSameMesh() throws Exception {
        assertEquals(MeshFiles.read("floor.gltf", SampleMeshes.gltf().getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED),
                MeshFiles.read("floor.glb", SampleMeshes.glb(), MeshOptions.GUESSED));
    }

    @Test
    void unitAxisAndSidesCanBeSet() throws Exception {
        Path file = Files.writeString(folder.resolve("floor.obj"), SampleMeshes.OBJ);
        BrushWorld world = (BrushWorld) MapLibrary.level(file + "?unit=cm,up=z", ARENA).world();
        assertEquals(0.05f, world.max(0), 1e-4);
        assertEquals(0.04f, world.max(2), 1e-4, "with z up, the floor becomes a wall");
        BadInput wrong = assertThrows(BadInput.class, () -> MapLibrary.level(file + "?unit=elbow", ARENA));
        assertTrue(wrong.getMessage().contains("\"elbow\" is not one of guess, m, cm"), wrong.getMessage());
    }

    @Test
    void levelOfKilometresIsReadInCentimetres() {
        Triangles triangles = new Triangles();
        triangles.add("", -2000, 0, 0, 2000, 0, 0, 0, 0, 2000);
        assertEquals(MeshOptions.MeshUnit.CM, triangles.guessedUnit());
        assertEquals(MeshOptions.Up.Y, triangles.guessedUp());
    }

    @Test
    void referencedFilesAreNotRead() throws Exception {
        Files.write(folder.resolve("secret.bin"), new byte[60]);
        String text = SampleMeshes.gltf().replaceFirst("data:[^\"]*", "secret.bin");
        assertThrows(BadInput.class, () -> level("floor.gltf", text));
    }

    /** The library logs unknown keys as written in the file, which could contain terminal control characters. */
    @Test
    void libraryPrintsNothingFromTheFile() throws Exception {
        PrintStream before = System.err;
        ByteArrayOutputStream told = new ByteArrayOutputStream();
        System.setErr(new PrintStream(told, true, StandardCharsets.UTF_8));
        try {
            level("floor.gltf", SampleMeshes.gltf().replace("\"scene\":0", "\"\\u001b[2J\":0"));
        } finally {
            System.setErr(before);
        }
        assertEquals("", told.toString(StandardCharsets.UTF_8));
    }

    @Test
    void wordInPlaceOfANumberIsRefusedWithItsLine() {
        String wrong = SampleMeshes.OBJ.replace("v 5 0 4", "v 5 0 )");
        assertEquals("line 2: \")\" is not a number", assertThrows(IOException.class, () -> MeshFiles.read("a.obj", wrong.getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED)).getMessage());
        String face = SampleMeshes.OBJ.replace("f 1 3 4", "f 1 3 x/1");
        assertEquals("line 7: \"x\" is not a number", assertThrows(IOException.class, () -> MeshFiles.read("a.obj", face.getBytes(StandardCharsets.UTF_8), MeshOptions.GUESSED)).getMessage());
    }

    @Test
    void damagedMeshesAreReadOrRejected() {
        Randomness random = new Randomness(4);
        String[] names = {"a.obj", "a.gltf"};
        String[] texts = {SampleMeshes.OBJ, SampleMeshes.gltf()};
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
