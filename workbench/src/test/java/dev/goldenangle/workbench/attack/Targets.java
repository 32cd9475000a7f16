package dev.goldenangle.workbench.attack;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.attack.ReplayWriter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.workbench.app.files.UnsavedFiles;
import dev.goldenangle.workbench.app.window.SettingsFiles;
import dev.goldenangle.toolkit.cli.Cli;
import dev.goldenangle.workbench.find.FindFiles;
import dev.goldenangle.toolkit.kit.KitResults;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.LevelFiles;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.library.TraceLibrary;
import dev.goldenangle.toolkit.link.GameMessages;
import dev.goldenangle.toolkit.meshes.SampleMeshes;
import dev.goldenangle.workbench.runs.KeptFiles;
import dev.goldenangle.toolkit.study.SearchFiles;
import dev.goldenangle.toolkit.study.SmallShards;
import dev.goldenangle.toolkit.study.StudyDigest;
import dev.goldenangle.toolkit.study.StudyReader;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** All readers of the program, each through the call that a command or the window makes. */
final class Targets {
    static final int TICKS = 40;
    private static final String WENT_WRONG = "something went wrong";
    private final Randomness random;
    private final Damage damage;

    Targets(Randomness random) {
        this.random = random;
        damage = new Damage(random);
    }

    /** @param folder folder for additional files that some readers need */
    List<Target> in(Path folder) throws Exception {
        SmallShards shards = new SmallShards(folder.resolve("shards"));
        for (String each : List.of("journal", "course", "presets/arena", "study", "search", "settings")) {
            Files.createDirectories(folder.resolve(each));
        }
        return List.of(
                text("input traces: read and replay", "attack.trace", Sound.traces(), this::trace),
                text("maps: read and walk", "attack.map", Sound.maps(), this::map),
                binary("compiled levels: read and walk", "attack.bsp", List.of(BspWriter.room().bytes(), QuakeBspWriter.room()), this::map),
                binary("level archives: read and walk", "attack.pk3", Sound.archives(), this::map),
                text("OBJ meshes: read and walk", "attack.obj", List.of(SampleMeshes.OBJ), this::mesh),
                text("glTF meshes: read and walk", "attack.gltf", List.of(SampleMeshes.gltf(), SampleMeshes.gltfTree()), this::mesh),
                binary("GLB meshes: read and walk", "attack.glb", List.of(SampleMeshes.glb()), this::mesh),
                text("courses: read and race", CourseEntry.FILE, CourseEntry.sound(), new CourseEntry(folder, random)::read),
                binary("demos: import", "attack.dm_68", List.of(DemoWriter.flight(), ReplayWriter.replay(64, 64)),
                        file -> command("import", file.toString(), "--map", "flat")),
                binary("demos: fit a bot", "hands.dm_68", List.of(DemoWriter.flight(), ReplayWriter.replay(64, 64)), file -> command("fit-bot", file.toString())),
                text("presets", "attack.toml", Sound.presets(), file -> PresetLibrary.shipped().preset(file.toString())),
                text("preset folder: list", "presets/arena/attack.toml", Sound.presets(), file -> command("presets", "--presets", folder.resolve("presets").toString())),
                text("goal sets", "attack-goals.toml", Sound.goals(), file -> GoalLibrary.read(file.toString())),
                text("studies", "attack-study.toml", Sound.studies(), file -> StudyDigest.of(StudyReader.read(file, PresetLibrary.shipped()))),
                text("study plans: open", "study/plan.toml", List.of(Sound.plan()), shards::open),
                Target.ofTexts("study shards: merge", "shards/" + SmallShards.FIRST.fileName(), List.of(shards.shard()), this::signed,
                        file -> command("sweep", "--merge", file.getParent().toString())),
                text("study journals: resume", "journal/results.csv.unfinished", List.of(shards.journal()), shards::goOn),
                Target.ofTexts("study shards: show", shards.shownFile(), List.of(shards.shown()), this::signed, shards::show),
                Target.ofTexts("search journals: resume", "search.points", List.of(SearchFiles.journal(folder)), this::checked, SearchFiles::goOn),
                text("search questions", "search/reach.txt", FindFiles.questions(folder.resolve("search")), FindFiles::read),
                text("settings: all values the window reads", "settings/settings.json", SettingsFiles.texts(folder.resolve("settings")), SettingsFiles::read),
                text("texts of kept runs", KeptFiles.NAME, KeptFiles.texts(), KeptFiles::read),
                text("unsaved goals", "unsaved-goals.txt", List.of(UnsavedFiles.text()), UnsavedFiles::read),
                text("results of a port", "results.json", List.of(Sound.results()), Targets::results),
                text("messages of a game", "message.json", GameMessages.texts(), file -> GameMessages.read(new String(Files.readAllBytes(file), StandardCharsets.UTF_8))));
    }

    private Target text(String what, String file, List<String> sound, Target.Entry entry) {
        return Target.ofTexts(what, file, sound, damage::ofText, entry);
    }

    private Target binary(String what, String file, List<byte[]> sound, Target.Entry entry) {
        return new Target(what, file, sound, damage::ofBytes, entry);
    }

    /** Half of the shards get a valid digest for their damaged content. */
    private byte[] signed(byte[] sound) {
        byte[] damaged = damage.ofText(sound);
        return random.nextInt(2) == 0 ? damaged : SmallShards.signedAnew(damaged);
    }

    /** Half of the journals get valid line checksums again. */
    private byte[] checked(byte[] sound) {
        byte[] damaged = damage.ofText(sound);
        return random.nextInt(2) == 0 ? damaged : SearchFiles.checkedAnew(damaged);
    }

    /** Runs a command, which refuses input by its exit code and catches unexpected exceptions. */
    static void command(String... arguments) throws BadInput {
        StringWriter told = new StringWriter();
        int code = Cli.run(new PrintWriter(new StringWriter()), new PrintWriter(told), arguments, Map.of());
        if (told.toString().contains(WENT_WRONG) || code > Cli.BAD_INPUT) {
            throw new IllegalStateException(told.toString());
        }
        if (code == Cli.BAD_INPUT) {
            throw new BadInput(told.toString());
        }
    }

    private void trace(Path file) throws BadInput {
        TraceReading reading = TraceLibrary.reading(file.toString());
        if (reading.trace().orElseThrow().ticks() <= 10 * TICKS) {
            TraceLibrary.replay(file.toString(), reading.trace().get(), TraceLibrary.level(reading.trace().get(), null));
        }
    }

    /** With one of the models that support the map. */
    private void map(Path file) throws BadInput {
        MapLibrary.NamedMap text = MapLibrary.read(file.toString());
        Class<?> world = LevelReader.worldType(text.content().text());
        List<Model> fitting = ModelCatalog.models().stream().filter(each -> each.worldType() == world).toList();
        Model model = fitting.get(random.nextInt(fitting.size()));
        Level level = MapLibrary.level(text, model, () -> false);
        BotSpec bot = BotSpec.parse("runner");
        RunMaker.make(model, model.parameters().defaults(), level, bot.create(model, model.parameters().defaults(), level), "runner", TICKS);
    }

    /** Reads the mesh facts as the dialog does, then opens it. */
    private void mesh(Path file) throws BadInput {
        try {
            LevelFiles.meshFacts(file);
        } catch (IOException refused) {
            throw new BadInput(refused.getMessage());
        }
        map(file);
    }

    private static void results(Path file) throws BadInput, IOException {
        try {
            KitResults.read(file.toString(), TextFile.readStrictly(file, 1 << 20)).names();
        } catch (FileSystemException refused) {
            throw new BadInput(refused.getMessage());
        }
    }
}
