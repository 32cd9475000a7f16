package dev.goldenangle.workbench.attack;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.attack.ReplayWriter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.library.recorded.ImportedRun;
import dev.goldenangle.toolkit.meshes.SampleMeshes;
import dev.goldenangle.toolkit.study.StudyReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Every reader, given a file of any other kind, says what it expected and what it found. */
class WrongKindTest {
    @TempDir
    static Path folder;

    /** @param reads whether this kind of file is what the reader expects */
    private record Reader(String name, String ending, String expects, Set<FileKind> reads, Target.Entry entry) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] otherVersion() {
        byte[] level = BspWriter.room().bytes();
        level[4] = 47;
        return level;
    }

    private static List<Reader> readers() {
        Set<FileKind> levels = EnumSet.of(FileKind.MAP, FileKind.QUAKE3_LEVEL, FileKind.QUAKE_LEVEL);
        Model model = ModelCatalog.find("strafejump").orElseThrow();
        Target.Entry level = file -> MapLibrary.level(file.toString(), model);
        return List.of(
                new Reader("compiled level", ".bsp", "a map", levels, level),
                new Reader("map", ".map", "a map", levels, level),
                new Reader("level archive", ".pk3", "an archive of levels", EnumSet.of(FileKind.ARCHIVE), level),
                new Reader("glTF", ".gltf", "a mesh", EnumSet.of(FileKind.GLTF, FileKind.GLB, FileKind.OBJ), level),
                new Reader("GLB", ".glb", "a mesh", EnumSet.of(FileKind.GLTF, FileKind.GLB, FileKind.OBJ), level),
                new Reader("OBJ", ".obj", "a mesh", EnumSet.of(FileKind.GLTF, FileKind.GLB, FileKind.OBJ), level),
                new Reader("demo", ".dm_68", "a demo", EnumSet.of(FileKind.DEMO, FileKind.REPLAY), file -> ImportedRun.read(file.toString())),
                new Reader("trace", ".trace", "an input trace", EnumSet.of(FileKind.TRACE), file -> TraceLibrary.read(file.toString())),
                new Reader("preset", ".toml", "a preset", EnumSet.of(FileKind.PRESET), file -> PresetLibrary.shipped().preset(file.toString())),
                new Reader("study", ".toml", "a study", EnumSet.of(FileKind.STUDY), file -> StudyReader.read(file, PresetLibrary.shipped())),
                new Reader("goal set", ".toml", "a goal set", EnumSet.of(FileKind.GOALS), file -> GoalLibrary.read(file.toString())));
    }

    /** One or more files of every kind. */
    private static Map<FileKind, List<byte[]>> files() throws Exception {
        Map<FileKind, List<byte[]>> files = new LinkedHashMap<>();
        files.put(FileKind.PRESET, Sound.presets().stream().map(WrongKindTest::bytes).toList());
        files.put(FileKind.GOALS, Sound.goals().stream().map(WrongKindTest::bytes).toList());
        files.put(FileKind.STUDY, Stream.concat(Sound.studies().stream(), Stream.of(Sound.plan())).map(WrongKindTest::bytes).toList());
        files.put(FileKind.MAP, Sound.maps().stream().map(WrongKindTest::bytes).toList());
        files.put(FileKind.TRACE, Sound.traces().stream().map(WrongKindTest::bytes).toList());
        files.put(FileKind.QUAKE3_LEVEL, List.of(BspWriter.room().bytes()));
        files.put(FileKind.QUAKE_LEVEL, List.of(QuakeBspWriter.room()));
        files.put(FileKind.OTHER_LEVEL, List.of(otherVersion()));
        files.put(FileKind.ARCHIVE, Sound.archives());
        files.put(FileKind.OBJ, List.of(bytes(SampleMeshes.OBJ)));
        files.put(FileKind.GLTF, List.of(bytes(SampleMeshes.gltf())));
        files.put(FileKind.GLB, List.of(SampleMeshes.glb()));
        files.put(FileKind.DEMO, List.of(DemoWriter.flight()));
        files.put(FileKind.REPLAY, List.of(ReplayWriter.replay(64, 64)));
        files.put(FileKind.JSON, List.of(bytes("{\"song\": 1}\n"), bytes("[{\"a\": 2}]")));
        files.put(FileKind.IMAGE, List.of(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 26, '\n', 0, 0, 0, 13}));
        files.put(FileKind.PROGRAM, List.of(new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1, 0, 0, 0, 0, 0}));
        files.put(FileKind.DOCUMENT, List.of(bytes("%PDF-1.7\n")));
        return files;
    }

    static List<Arguments> wrongFiles() throws Exception {
        List<Arguments> all = new ArrayList<>();
        for (Reader reader : readers()) {
            files().forEach((kind, contents) -> {
                if (!reader.reads.contains(kind)) {
                    all.add(Arguments.of(reader, kind, contents));
                }
            });
        }
        return all;
    }

    @ParameterizedTest(name = "{0} reader given {1}")
    @MethodSource("wrongFiles")
    void refusalNamesTheExpectedAndTheFoundKind(Reader reader, FileKind kind, List<byte[]> contents) throws Exception {
        for (byte[] content : contents) {
            Path file = Files.write(folder.resolve("wrong" + reader.ending), content);
            Exception refused = assertThrows(Exception.class, () -> reader.entry.read(file));
            assertTrue(refused instanceof BadInput, () -> reader + ": " + refused);
            String reason = refused.getMessage();
            assertTrue(reason.contains(kind.label()) && reason.contains("not " + reader.expects), reason);
        }
    }

    @Test
    void levelOfAnotherVersionIsRefusedWithItsVersion() throws Exception {
        Path file = Files.write(folder.resolve("other.bsp"), otherVersion());
        BadInput refused = assertThrows(BadInput.class, () -> MapLibrary.read(file.toString()));
        assertTrue(refused.getMessage().endsWith("this is a compiled level of another game (IBSP version 47; Quake III has IBSP version 46, Quake version 29), not a map"), refused.getMessage());
    }

    @Test
    void filesOfEveryKindAreRecognised() throws Exception {
        files().forEach((kind, contents) -> contents.forEach(content -> assertEquals(kind, FileKind.of(content))));
        assertEquals(FileKind.EMPTY, FileKind.of(new byte[0]));
        assertEquals(FileKind.TEXT, FileKind.of(bytes("Dear diary,\nBMX today.")));
    }

    @Test
    void randomBytesAreNeverRecognisedAsOneOfOurFiles() {
        Randomness random = new Randomness(7);
        for (int i = 0; i < 300; i++) {
            byte[] content = new byte[200];
            for (int k = 0; k < content.length; k++) {
                content[k] = (byte) random.nextInt(256);
            }
            FileKind kind = FileKind.of(content);
            assertTrue(kind == FileKind.BINARY || kind == FileKind.DEMO || kind == FileKind.IMAGE || kind == FileKind.PROGRAM, kind.toString());
        }
    }
}
