package dev.goldenangle.toolkit.study;

import dev.goldenangle.goal.Goal;
import dev.goldenangle.goal.GoalScenario;
import dev.goldenangle.goal.GoalSet;
import dev.goldenangle.io.FileKind;
import dev.goldenangle.io.TextFile;
import dev.goldenangle.map.MapContent;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.presets.NearestWord;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetProblem;
import dev.goldenangle.presets.TomlDocument;
import dev.goldenangle.presets.TomlSection;
import dev.goldenangle.toml.TomlValue;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.MapLibrary;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.design.Design;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads study files. All mistakes are reported together, each with file, line and reason.
 */
public final class StudyReader {
    static final String NAME = "name";
    static final String PRESET = "preset";
    static final String GOALS = "goals";
    static final String DESIGN = "design";
    static final String POINTS = "points";
    static final String SEED = "seed";
    static final String SEEDS = "seeds";
    static final String LOCKED = "locked";
    static final String VALUES = "values";
    static final String KNOBS = "knobs";
    static final String SCENARIO = "scenario";
    static final String MEASURE = "measure";
    static final String SLIDER = "slider";
    static final List<String> ROOT = List.of(NAME, PRESET, GOALS, DESIGN, POINTS, SEED, SEEDS, LOCKED, VALUES, KNOBS, SCENARIO, MEASURE);
    static final int MOST_POINTS = 1_000_000_000;
    static final int MOST_SEEDS = GoalScenario.MOST_SEEDS;
    static final int MOST_TABLES = 200;

    private final TomlDocument document;
    private final TomlSection root;
    private final StudyInputs inputs;

    private StudyReader(String file, String text, StudyInputs inputs) {
        this.document = TomlDocument.read(file, text);
        this.root = document.head();
        this.inputs = inputs;
    }

    /** Reads a study file or a plan. */
    public static Study read(Path file, PresetLibrary presets) throws BadInput {
        try {
            String text = FileKind.readText(file, PlanFile.MOST_BYTES, "a study", Set.of(FileKind.STUDY));
            return PlanFile.isPlan(text) ? PlanFile.read(file.toString(), text).study() : read(file.toString(), text, StudyInputs.beside(file.toAbsolutePath().getParent(), presets));
        } catch (IOException unreadable) {
            throw new BadInput(file + ": cannot be read: " + TextFile.reason(unreadable));
        }
    }

    /**
     * @param file   name for error messages
     * @param text   content of the file
     * @param inputs finds the presets, goals and maps it names
     */
    public static Study read(String file, String text, StudyInputs inputs) throws BadInput {
        StudyReader reader = new StudyReader(file, text, inputs);
        Optional<Study> study = reader.read(file);
        if (study.isEmpty() || !reader.document.isSound()) {
            throw new BadInput(reader.document.problems().stream().map(PresetProblem::toString).toList());
        }
        return study.get();
    }

    private Optional<Study> read(String file) {
        root.allow(ROOT);
        String name = root.text(NAME).orElse(Path.of(file).getFileName().toString().replaceFirst("\\.toml$", ""));
        Optional<Design> design = design();
        int count = root.whole(POINTS, 1, 1, MOST_POINTS);
        int seed = root.whole(SEED, 1, 0, Integer.MAX_VALUE);
        int seeds = root.whole(SEEDS, GoalScenario.USUAL_SEEDS, 1, MOST_SEEDS);
        Optional<Preset> preset = preset();
        if (preset.isEmpty() || design.isEmpty()) {
            return Optional.empty();
        }
        Model model = PresetLibrary.model(preset.get());
        ParameterSet base = values(preset.get().parameters());
        KnobSpace space = new KnobSpace(model, base, knobs(model, base));
        List<StudyMeasure> measures = measures(preset.get(), model, seeds);
        StudyMaps maps = maps(measures);
        return document.isSound() ? study(name, preset.get().id(), space, design.get(), count, seed, measures, maps) : Optional.empty();
    }

    private Optional<Study> study(String name, String preset, KnobSpace space, Design design, int count, long seed, List<StudyMeasure> measures, StudyMaps maps) {
        try {
            return Optional.of(new Study(name, preset, space, design, count, seed, measures, maps));
        } catch (IllegalArgumentException impossible) {
            return root.refuse(measures.isEmpty() ? MEASURE : POINTS, impossible.getMessage());
        }
    }

    private Optional<Design> design() {
        List<String> known = Arrays.stream(Design.values()).map(Design::key).toList();
        Optional<String> key = root.text(DESIGN);
        if (key.isEmpty()) {
            return root.has(DESIGN) ? Optional.empty() : root.refuse(DESIGN, "is missing; the head needs a line such as design = \"sobol\"");
        }
        Optional<Design> design = Design.find(key.get());
        return design.isPresent() ? design : root.refuse(DESIGN, "there is no design \"" + key.get() + "\"" + NearestWord.hint(key.get(), known));
    }

    private Optional<Preset> preset() {
        Optional<String> name = root.text(PRESET);
        if (name.isEmpty()) {
            return root.has(PRESET) ? Optional.empty() : root.refuse(PRESET, "is missing; the head needs a line such as preset = \"arena/default\"");
        }
        try {
            return Optional.of(inputs.preset(name.get()));
        } catch (BadInput missing) {
            return root.refuse(PRESET, String.join("; ", missing.reasons()));
        }
    }

    /** The preset's values with the study's changes. */
    private ParameterSet values(ParameterSet preset) {
        Optional<TomlSection> section = document.section(VALUES);
        if (section.isEmpty()) {
            return preset;
        }
        ParameterSet set = preset.unlimited();
        for (Map.Entry<String, TomlValue> entry : section.get().values().entrySet()) {
            try {
                set = set.with(entry.getKey(), plain(entry.getValue()));
            } catch (IllegalArgumentException refused) {
                section.get().refuse(entry.getKey(), refused.getMessage());
            }
        }
        try {
            return set.limited();
        } catch (IllegalArgumentException refused) {
            section.get().refuse("", refused.getMessage());
            return preset;
        }
    }

    /** A value as a user would type it. */
    private static String plain(TomlValue value) {
        return String.valueOf(value.content());
    }

    /** Sorted as in the model's table, so that the order of lines has no effect. */
    private List<StudyKnob> knobs(Model model, ParameterSet base) {
        List<String> locked = locked(model);
        Optional<TomlSection> table = document.section(KNOBS);
        if (table.isEmpty()) {
            return KnobSpace.sliders(model, base, locked.stream().flatMap(key -> model.parameters().find(key).stream()).toList()).knobs();
        }
        TomlSection section = table.get();
        Map<Parameter, StudyKnob> found = new LinkedHashMap<>();
        section.values().forEach((key, range) -> {
            Optional<Parameter> parameter = model.parameters().find(key);
            if (parameter.isEmpty()) {
                section.refuse(key, unknown(model, key));
            } else if (locked.contains(key)) {
                section.refuse(key, "is locked");
            } else {
                knob(section, parameter.get(), base, range).ifPresent(knob -> found.put(parameter.get(), knob));
            }
        });
        return model.parameters().parameters().stream().filter(found::containsKey).map(found::get).toList();
    }

    private List<String> locked(Model model) {
        Optional<TomlValue> list = root.find(LOCKED);
        if (list.isPresent() && list.get().list() == null) {
            root.refuse(LOCKED, "must be a list of knobs, such as [\"friction\"]");
            return List.of();
        }
        List<String> keys = list.stream().flatMap(value -> value.list().stream()).map(StudyReader::plain).toList();
        keys.stream().filter(key -> model.parameters().find(key).isEmpty()).forEach(key -> root.refuse(LOCKED, unknown(model, key)));
        return keys;
    }

    private static String unknown(Model model, String key) {
        return "there is no parameter " + key + NearestWord.hint(key, model.parameters().parameters().stream().map(Parameter::key).toList());
    }

    private static Optional<StudyKnob> knob(TomlSection section, Parameter parameter, ParameterSet base, TomlValue range) {
        String key = parameter.key();
        if (SLIDER.equals(range.text())) {
            return Optional.of(StudyKnob.slider(parameter, base));
        }
        List<TomlValue> ends = range.list();
        if (ends == null || ends.size() != 2) {
            return section.refuse(key, "must be two values, such as [4, 10], or \"" + SLIDER + "\"");
        }
        Optional<Value> low = value(section, parameter, base, ends.get(0));
        Optional<Value> high = value(section, parameter, base, ends.get(1));
        if (low.isEmpty() || high.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(StudyKnob.between(parameter, base, low.get(), high.get()));
        } catch (IllegalArgumentException empty) {
            return section.refuse(key, "the first value must be smaller than the second");
        }
    }

    private static Optional<Value> value(TomlSection section, Parameter parameter, ParameterSet base, TomlValue node) {
        int option = parameter.spec().options().indexOf(plain(node));
        Optional<Value> value = parameter.spec().kind() == Spec.Kind.CHOICE || parameter.spec().kind() == Spec.Kind.SWITCH
                ? Optional.of(option).filter(index -> index >= 0).map(Value::of) : Value.parse(plain(node));
        if (value.isEmpty()) {
            return section.refuse(parameter.key(), "\"" + plain(node) + "\" is not a value");
        }
        Optional<String> problem = base.problem(parameter, value.get());
        return problem.isEmpty() ? value : section.refuse(parameter.key(), problem.get());
    }

    private List<StudyMeasure> measures(Preset preset, Model model, int seeds) {
        List<StudyMeasure> measures = new ArrayList<>();
        root.text(GOALS).ifPresent(name -> {
            try {
                GoalSet set = inputs.goals(preset, name);
                set.goals().stream().filter(Goal::counts).forEach(goal -> measures.add(root.has(SEEDS) ? StudyMeasure.of(goal).withSeeds(seeds) : StudyMeasure.of(goal)));
            } catch (BadInput refused) {
                root.refuse(GOALS, String.join("; ", refused.reasons()));
            }
        });
        measures.addAll(new MeasureBinder(document, model, seeds).bind());
        List<String> names = new ArrayList<>();
        for (int i = 0; i < measures.size(); i++) {
            String own = measures.get(i).name();
            names.add(own);
            long same = names.stream().filter(own::equals).count();
            if (same > 1) {
                measures.set(i, new StudyMeasure(own + " " + same, measures.get(i).question(), measures.get(i).unit(), measures.get(i).seeds()));
            }
        }
        return measures;
    }

    /** Loads the maps that are not shipped. */
    private StudyMaps maps(List<StudyMeasure> measures) {
        Map<String, MapContent> maps = new LinkedHashMap<>();
        for (String name : measures.stream().map(measure -> measure.question().scenario().map()).distinct().toList()) {
            try {
                if (!MapLibrary.isShipped(name)) {
                    maps.put(name, inputs.map(name));
                }
            } catch (BadInput missing) {
                root.refuse(MEASURE, String.join("; ", missing.reasons()));
            }
        }
        return new StudyMaps(maps);
    }
}
