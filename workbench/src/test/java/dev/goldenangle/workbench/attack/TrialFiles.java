package dev.goldenangle.workbench.attack;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.meshes.SampleMeshes;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Files of every kind that can be dropped on the window, each valid and damaged, for {@code Monkey}. */
public final class TrialFiles {
    private static final int DAMAGED_EACH = 3;
    private final Path folder;
    private final Damage damage;
    private final List<Path> all = new ArrayList<>();

    private TrialFiles(Path folder, Randomness random) {
        this.folder = folder;
        damage = new Damage(random);
    }

    /** Writes the files and returns their paths, with a folder, a file of unknown kind and a missing file among them. */
    public static List<Path> write(Path folder, long seed) throws IOException, BadInput {
        TrialFiles files = new TrialFiles(Files.createDirectories(folder), new Randomness(seed));
        Map<String, List<String>> texts = new LinkedHashMap<>();
        texts.put("preset.toml", Sound.presets());
        texts.put("goals.toml", Sound.goals());
        texts.put("study.toml", Sound.studies());
        texts.put("trace.txt", Sound.traces());
        texts.put("world.map", Sound.maps());
        texts.put("mesh.obj", List.of(SampleMeshes.OBJ));
        texts.put("mesh.gltf", List.of(SampleMeshes.gltf()));
        for (Map.Entry<String, List<String>> kind : texts.entrySet()) {
            for (int i = 0; i < kind.getValue().size(); i++) {
                files.text(i + "-" + kind.getKey(), kind.getValue().get(i));
            }
        }
        files.binary("hall.bsp", BspWriter.room().bytes());
        files.binary("pak.pk3", Sound.archives().get(0));
        files.binary("flight.dm_68", DemoWriter.flight());
        files.all.add(Files.writeString(folder.resolve("song.mp3"), "la"));
        files.all.add(Files.createDirectories(folder.resolve("folder.toml")));
        files.all.add(folder.resolve("missing.map"));
        return files.all;
    }

    private void text(String name, String content) throws IOException {
        byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
        all.add(Files.write(folder.resolve(name), bytes));
        for (int i = 0; i < DAMAGED_EACH; i++) {
            all.add(Files.write(folder.resolve("damaged-" + i + "-" + name), damage.ofText(bytes)));
        }
    }

    private void binary(String name, byte[] content) throws IOException {
        all.add(Files.write(folder.resolve(name), content));
        for (int i = 0; i < DAMAGED_EACH; i++) {
            all.add(Files.write(folder.resolve("damaged-" + i + "-" + name), damage.ofBytes(content)));
        }
    }
}
