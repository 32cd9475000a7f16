package dev.goldenangle.workbench.attack;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.attack.DemoWriter;
import dev.goldenangle.attack.QuakeBspWriter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.Level;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Randomness;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.GoalSetWriter;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.kit.KitResults;
import dev.goldenangle.workbench.library.BadInput;
import dev.goldenangle.workbench.library.BotSpec;
import dev.goldenangle.workbench.library.GoalLibrary;
import dev.goldenangle.workbench.library.MapLibrary;
import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.library.RunMaker;
import dev.goldenangle.workbench.library.TraceLibrary;
import dev.goldenangle.workbench.library.recorded.ImportedRun;
import dev.goldenangle.workbench.runs.KeptFiles;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Damaged files through the very calls that the commands and the window make: nothing may be thrown but a refusal, and soon. */
final class ReaderAttack {
    /** Far more than any of these small files needs; a slow machine does not come near it. */
    private static final long SLOW_NANOS = 5_000_000_000L;
    private static final int TICKS = 40;
    private static final int READERS = 9;
    private final Path folder;
    private final Randomness random;
    private final Damage damage;

    ReaderAttack(Path folder, long seed) {
        this.folder = folder;
        random = new Randomness(seed);
        damage = new Damage(random);
    }

    private interface Entry {
        void read(Path file) throws BadInput, IOException;
    }

    List<Attack.Row> run(int files) throws IOException, BadInput {
        List<Attack.Row> rows = new ArrayList<>();
        rows.add(attack("traces, read and replayed", files / READERS, traces(), "attack.trace", this::trace));
        rows.add(attack("maps, read and walked in", files / READERS, maps(), "attack.map", this::map));
        rows.add(attack("compiled levels, read and walked in", files / READERS, List.of(BspWriter.room().bytes(), QuakeBspWriter.room()), damage::ofBytes, "attack.bsp", this::map));
        rows.add(attack("recorded runs", files / READERS, List.of(DemoWriter.flight()), damage::ofBytes, "attack.dm_68", file -> ImportedRun.read(file.toString())));
        rows.add(attack("meshes", files / 50, List.of("v -5 0 4\nv 5 0 4\nv 5 0 -4\nv -5 0 -4\nusemtl ice\nf 1 2 3\nf 1 3 4\n"), "attack.obj", this::map));
        rows.add(attack("presets", files / READERS, presets(), "attack.toml", file -> PresetLibrary.shipped().preset(file.toString())));
        rows.add(attack("settings", files / READERS, List.of("recent.0=a.toml\nwidth=1200.0\nheight=800.0\ntheme=DARK\n"), "window.properties", file -> new Settings(file.getParent())));
        rows.add(attack("texts of kept runs", files / READERS, KeptFiles.texts(), KeptFiles.NAME, KeptFiles::read));
        rows.add(attack("goal sets", files / READERS, goals(), "attack-goals.toml", file -> GoalLibrary.read(file.toString())));
        rows.add(attack("results of a port", files / READERS, List.of(results()), "results.json", this::results));
        return rows;
    }

    private Attack.Row attack(String what, int tries, List<String> seeds, String name, Entry entry) throws IOException {
        return attack(what, tries, seeds, damage::of, name, entry);
    }

    private <T> Attack.Row attack(String what, int tries, List<T> seeds, Function<T, byte[]> damaged, String name, Entry entry) throws IOException {
        Path file = folder.resolve(name);
        List<String> broken = new ArrayList<>();
        int refused = 0;
        long slowest = 0;
        for (int i = 0; i < tries; i++) {
            byte[] bytes = damaged.apply(seeds.get(random.nextInt(seeds.size())));
            Files.write(file, bytes);
            long begin = System.nanoTime();
            try {
                entry.read(file);
            } catch (BadInput refusal) {
                refused++;
            } catch (RuntimeException | Error | IOException thrown) {
                broken.add(keep(bytes, name, broken.size()) + " " + thrown);
            }
            long took = System.nanoTime() - begin;
            slowest = Math.max(slowest, took);
            if (took > SLOW_NANOS) {
                broken.add(keep(bytes, name, broken.size()) + " took " + took / 1_000_000 + " ms");
            }
        }
        return new Attack.Row(what, tries, refused + " refused, slowest " + slowest / 1_000_000 + " ms", broken);
    }

    private Path keep(byte[] bytes, String name, int number) throws IOException {
        return Files.write(folder.resolve("broke-" + number + "-" + name), bytes);
    }

    private void trace(Path file) throws BadInput {
        TraceReading reading = TraceLibrary.reading(file.toString());
        if (reading.trace().orElseThrow().ticks() <= 10 * TICKS) {
            TraceLibrary.replay(file.toString(), reading.trace().get(), TraceLibrary.level(reading.trace().get(), null));
        }
    }

    private void map(Path file) throws BadInput {
        Model model = ModelCatalog.models().get(random.nextInt(ModelCatalog.models().size()));
        Level level = MapLibrary.level(file.toString(), model);
        BotSpec bot = BotSpec.parse("runner");
        RunMaker.make(model, model.parameters().defaults(), level, bot.create(model, model.parameters().defaults(), level), "runner", TICKS);
    }

    private static List<String> traces() throws BadInput {
        List<String> texts = new ArrayList<>();
        for (Model model : ModelCatalog.models()) {
            Level level = MapLibrary.level(MapLibrary.defaultFor(model), model);
            BotSpec bot = BotSpec.parse("fuzzer");
            texts.add(TraceWriter.write(TraceReplay.traceOf(RunMaker.make(model, model.parameters().defaults(), level,
                    bot.create(model, model.parameters().defaults(), level), "fuzzer", 3 * TICKS), model.id() + "/table")));
        }
        return texts;
    }

    private static List<String> goals() throws BadInput {
        List<String> texts = new ArrayList<>();
        for (String id : ShippedPresets.goalSets()) {
            texts.add(GoalSetWriter.write(GoalLibrary.read(id)));
        }
        return texts;
    }

    /** What a port might write of two cases. */
    private static String results() {
        String state = "[1, 2.5, \"0x1.8p+3\", 0, -1e-3, 0, true]";
        return "{\"model\": \"arena\", \"note\": [null, {\"a\": 1}], \"cases\": {\"first\": [" + state + ", " + state + "], \"second\": []}}";
    }

    private void results(Path file) throws BadInput, IOException {
        try {
            KitResults.read(file.toString(), TextFile.readStrictly(file, 1 << 20)).names();
        } catch (FileSystemException refused) {
            throw new BadInput(refused.getMessage());
        }
    }

    /** The small ones: a large map is read no differently, only longer. */
    private static List<String> maps() {
        return SampleMaps.files().stream().map(file -> SampleMaps.read(file).orElseThrow()).filter(text -> text.length() < 20_000).toList();
    }

    private static List<String> presets() {
        return ShippedPresets.ids().stream().map(ShippedPresets::load).map(Preset::standalone).map(PresetWriter::write).toList();
    }
}
