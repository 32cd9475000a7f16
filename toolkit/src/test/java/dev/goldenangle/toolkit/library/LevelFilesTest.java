package dev.goldenangle.toolkit.library;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.CourseText;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

class LevelFilesTest {
    private static final Model STRAFEJUMP = ModelCatalog.models().stream().filter(model -> model.id().equals("strafejump")).findFirst().orElseThrow();

    @TempDir
    Path folder;

    private Path archive(String... entries) throws IOException {
        Path file = folder.resolve("pak.pk3");
        try (OutputStream out = Files.newOutputStream(file); ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String entry : entries) {
                zip.putNextEntry(new ZipEntry(entry));
                zip.write(BspWriter.room().bytes());
                zip.closeEntry();
            }
        }
        return file;
    }

    @Test
    void compiledLevelIsReadFromItsFile() throws Exception {
        Path file = Files.write(folder.resolve("room.bsp"), BspWriter.room().bytes());
        Level level = MapLibrary.level(file.toString(), STRAFEJUMP);
        assertEquals("room", level.name());
        assertEquals(List.of(), level.problems());
    }

    /** Earlier versions stored copies of maps like this with their runs. */
    @Test
    void courseAppendedToAMapFileIsRead() throws Exception {
        PlacedCourse course = PlacedCourse.NONE.with(new CourseStop(CourseStop.Kind.START, 1, 2, 3));
        byte[] room = BspWriter.room().bytes();
        byte[] old = ("\n#golden-angle-course\n" + CourseText.write(course)).getBytes(StandardCharsets.ISO_8859_1);
        byte[] both = Arrays.copyOf(room, room.length + old.length);
        System.arraycopy(old, 0, both, room.length, old.length);
        Path file = Files.write(folder.resolve("room.map"), both);
        Path today = Files.write(folder.resolve("today.bsp"), room);
        Files.writeString(CourseFiles.beside(today), CourseText.write(course));
        Level level = MapLibrary.level(file.toString(), STRAFEJUMP);
        assertEquals(course, level.course());
        assertEquals(MapLibrary.level(today.toString(), STRAFEJUMP).hash(), level.hash());
    }

    @Test
    void archiveListsItsLevelsAndOpensOneByName() throws Exception {
        Path file = archive("maps/Tower.bsp", "scripts/base.shader", "maps/arena.bsp", "maps/old/hall.bsp");
        assertEquals(List.of("arena", "tower"), LevelFiles.levelsIn(file));
        assertEquals("tower", MapLibrary.level(file + "/tower", STRAFEJUMP).name());
        assertEquals("tower", MapLibrary.level(file + "/maps/Tower.bsp", STRAFEJUMP).name());
        BadInput several = assertThrows(BadInput.class, () -> MapLibrary.level(file.toString(), STRAFEJUMP));
        assertTrue(several.getMessage().endsWith("contains 2 levels: arena, tower; choose one, such as pak.pk3/arena"), several.getMessage());
        BadInput absent = assertThrows(BadInput.class, () -> MapLibrary.level(file + "/cellar", STRAFEJUMP));
        assertTrue(absent.getMessage().contains("contains no level called cellar"), absent.getMessage());
    }

    @Test
    void messageAboutAnArchiveNamesOnlyTheFirstLevels() throws Exception {
        Path file = archive(IntStream.range(100, 400).mapToObj(i -> "maps/level" + i + ".bsp").toArray(String[]::new));
        String few = "level100, level101, level102, level103, level104 and 295 more";
        BadInput several = assertThrows(BadInput.class, () -> MapLibrary.level(file.toString(), STRAFEJUMP));
        assertTrue(several.getMessage().endsWith("contains 300 levels: " + few + "; choose one, such as pak.pk3/level100"), several.getMessage());
        BadInput absent = assertThrows(BadInput.class, () -> MapLibrary.level(file + "/cellar", STRAFEJUMP));
        assertTrue(absent.getMessage().endsWith("contains no level called cellar; it has " + few), absent.getMessage());
    }

    @Test
    void archiveWithOneLevelOpensThatLevel() throws Exception {
        assertEquals("arena", MapLibrary.level(archive("maps/arena.bsp").toString(), STRAFEJUMP).name());
    }

    @Test
    void truncatedArchiveIsRejectedAndNamed() throws Exception {
        Path file = archive("maps/arena.bsp");
        byte[] bytes = Files.readAllBytes(file);
        Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
        BadInput torn = assertThrows(BadInput.class, () -> MapLibrary.level(file.toString(), STRAFEJUMP));
        assertTrue(torn.getMessage().contains("pak.pk3: is not a complete archive"), torn.getMessage());
    }

    @Test
    void entryLargerThanTheLimitIsRejected() throws Exception {
        Path file = folder.resolve("bomb.pk3");
        try (OutputStream out = Files.newOutputStream(file); ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry("maps/bomb.bsp"));
            byte[] zeros = new byte[1 << 20];
            for (int i = 0; i < 70; i++) {
                zip.write(zeros);
            }
            zip.closeEntry();
        }
        BadInput bomb = assertThrows(BadInput.class, () -> MapLibrary.level(file.toString(), STRAFEJUMP));
        assertTrue(bomb.getMessage().contains("larger than the limit of 64 MB"), bomb.getMessage());
    }
}
