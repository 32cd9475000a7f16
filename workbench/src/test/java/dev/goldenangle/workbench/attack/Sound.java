package dev.goldenangle.workbench.attack;

import dev.goldenangle.attack.BspWriter;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.CommandSource;
import dev.goldenangle.command.TraceWriter;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.map.Level;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.GoalSetWriter;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.simulation.TraceReplay;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.GoalLibrary;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.RunMaker;
import dev.goldenangle.toolkit.study.SmallStudy;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.study.StudyInputs;
import dev.goldenangle.toolkit.study.design.Design;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Valid files, to be damaged. */
final class Sound {
    private Sound() {
    }

    static List<String> traces() throws BadInput {
        List<String> texts = new ArrayList<>();
        for (Model model : ModelCatalog.models()) {
            texts.add(trace(model, model.parameters().defaults()));
            texts.add(trace(model, allOn(model)));
        }
        return texts;
    }

    private static String trace(Model model, ParameterSet set) throws BadInput {
        Level level = MapLibrary.level(MapLibrary.defaultFor(model), model);
        CommandSource bot = BotSpec.parse("fuzzer").create(model, set, level);
        return TraceWriter.write(TraceReplay.traceOf(RunMaker.make(model, set, level, bot, "fuzzer", 3 * Targets.TICKS), model.id() + "/table"));
    }

    /** Every switch on, for example all abilities. */
    private static ParameterSet allOn(Model model) {
        ParameterSet set = model.parameters().defaults();
        for (Parameter parameter : model.parameters().parameters()) {
            if (parameter.spec().kind() == Spec.Kind.SWITCH && set.problem(parameter, Value.of(1)).isEmpty()) {
                set = set.with(parameter, Value.of(1));
            }
        }
        return set;
    }

    /** Small maps only: large maps take the same code path, only longer. */
    static List<String> maps() {
        return SampleMaps.files().stream().map(file -> SampleMaps.read(file).orElseThrow()).filter(text -> text.length() < 20_000).toList();
    }

    /** Archives with one level, compressed and stored, and one with another file. */
    static List<byte[]> archives() throws IOException {
        return List.of(archive(Deflater.BEST_COMPRESSION, "maps/room.bsp"), archive(Deflater.NO_COMPRESSION, "maps/room.bsp"),
                archive(Deflater.BEST_SPEED, "scripts/base.shader", "maps/room.bsp"));
    }

    private static byte[] archive(int packed, String... names) throws IOException {
        byte[] level = BspWriter.room().bytes();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.setLevel(packed);
            for (String name : names) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(level);
                zip.closeEntry();
            }
        }
        return bytes.toByteArray();
    }

    static List<String> presets() {
        return ShippedPresets.ids().stream().map(ShippedPresets::load).map(Preset::standalone).map(PresetWriter::write).toList();
    }

    static List<String> goals() throws BadInput {
        List<String> texts = new ArrayList<>();
        for (String id : ShippedPresets.goalSets()) {
            texts.add(GoalSetWriter.write(GoalLibrary.read(id)));
        }
        return texts;
    }

    static List<String> studies() {
        return Arrays.stream(Design.values()).map(design -> SmallStudy.toml(design, 8)).toList();
    }

    /** A study with its own goals and map. */
    static String plan() throws BadInput {
        String map = SampleMaps.read("flat.map").orElseThrow();
        String study = SmallStudy.toml(Design.SOBOL, 8).replace("bot = ", "map = \"own\"\nbot = ");
        return StudyBundle.of("small.toml", study, new StudyInputs() {
            @Override
            public Preset preset(String name) {
                return ShippedPresets.load(name);
            }

            @Override
            public GoalSet goals(Preset of, String name) throws BadInput {
                return GoalLibrary.read(name);
            }

            @Override
            public MapContent map(String name) {
                return MapContent.of(map);
            }
        }).plan();
    }

    /** Results of two cases, as a port might write them. */
    static String results() {
        String state = "[1, 2.5, \"0x1.8p+3\", 0, -1e-3, 0, true]";
        return "{\"model\": \"arena\", \"note\": [null, {\"a\": 1}], \"cases\": {\"first\": [" + state + ", " + state + "], \"second\": []}}";
    }
}
