package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads preset files.
 *
 * <p>How it works: 1. The TOML is parsed and every syntax error reported. 2. The header names the model, which defines the valid keys, and
 * the base preset, which is read the same way. 3. The {@link PresetBinder} checks each key. A file with any problem gives no preset, so
 * the previous preset stays in use.
 */
public final class PresetReader {
    static final String NAME = "name";
    static final String MODEL = "model";
    static final String DESCRIPTION = "description";
    static final String EXTENDS = "extends";
    static final String GOALS = "goals";
    static final List<String> HEADER = List.of(NAME, MODEL, DESCRIPTION, EXTENDS, GOALS);
    static final int MAX_CHAIN = 8;
    private static final int MAX_HEADER_CHARS = 4000;

    private final Function<String, Optional<Model>> models;
    private final PresetSource bases;

    /** Reads presets of the catalog's models; bases are the shipped presets. */
    public PresetReader() {
        this(ModelCatalog::find, new ShippedPresets());
    }

    /**
     * @param models finds a model by its id
     * @param bases  finds the text of base presets
     */
    public PresetReader(Function<String, Optional<Model>> models, PresetSource bases) {
        this.models = models;
        this.bases = bases;
    }

    /**
     * @param id   id of the preset
     * @param file name of the file, for messages
     * @param text its content
     */
    public PresetReading read(String id, String file, String text) {
        return read(id, file, text, List.of(id));
    }

    /** Reads a preset from the source. */
    public PresetReading read(String id) {
        return bases.find(id).map(found -> read(id, found.file(), found.text()))
                .orElseGet(() -> PresetReading.failed(new PresetProblem(id, 1, 1, "", "there is no preset called " + id)));
    }

    private PresetReading read(String id, String file, String text, List<String> chain) {
        TomlDocument document = TomlDocument.read(file, text);
        boolean readable = document.isSound();
        Optional<Model> model = model(document);
        Optional<Preset> base = base(document, chain);
        String name = header(document, NAME).orElse(id.substring(id.lastIndexOf('/') + 1));
        String description = header(document, DESCRIPTION).orElse("");
        Optional<String> goals = header(document, GOALS);
        if (model.isPresent() && base.isPresent() && !base.get().model().equals(model.get().id())) {
            document.problem(List.of(EXTENDS), "is a preset of " + base.get().model() + ", not of " + model.get().id());
            base = Optional.empty();
        }
        boolean bound = model.isPresent() && (base.isPresent() || !document.root().has(EXTENDS));
        if (!bound) {
            model.ifPresent(m -> new PresetBinder(document, m.parameters(), Optional.empty()).checkKeys());
            return PresetReading.failed(problems(document, readable && model.isEmpty() && !document.root().has(MODEL)));
        }
        PresetBinder binder = new PresetBinder(document, model.get().parameters(), base);
        PresetBinder.Bound values = binder.bind();
        return document.isSound()
                ? PresetReading.of(new Preset(id, name, model.get().id(), description, base, values.parameters(), values.derived(), goals))
                : PresetReading.failed(document.problems());
    }

    private List<PresetProblem> problems(TomlDocument document, boolean modelIsMissing) {
        if (modelIsMissing) {
            document.problem(List.of(MODEL), "is missing; the header needs a line such as model = \"arena\"");
        }
        return document.problems();
    }

    private Optional<Model> model(TomlDocument document) {
        Optional<String> id = header(document, MODEL);
        Optional<Model> model = id.flatMap(models);
        if (id.isPresent() && model.isEmpty()) {
            document.problem(List.of(MODEL), "there is no model \"" + id.get() + "\"" + NearestWord.hint(id.get(), modelIds()));
        }
        return model;
    }

    private List<String> modelIds() {
        return ModelCatalog.models().stream().map(Model::id).filter(id -> models.apply(id).isPresent()).toList();
    }

    private Optional<Preset> base(TomlDocument document, List<String> chain) {
        Optional<String> id = header(document, EXTENDS);
        if (id.isEmpty()) {
            return Optional.empty();
        }
        if (chain.contains(id.get())) {
            document.problem(List.of(EXTENDS), "presets extend each other in a circle: " + String.join(" → ", chain) + " → " + id.get());
            return Optional.empty();
        }
        if (chain.size() >= MAX_CHAIN) {
            document.problem(List.of(EXTENDS), "more than " + MAX_CHAIN + " presets extend one another");
            return Optional.empty();
        }
        Optional<PresetSource.PresetText> found = bases.find(id.get());
        if (found.isEmpty()) {
            document.problem(List.of(EXTENDS), "there is no preset \"" + id.get() + "\" to extend");
            return Optional.empty();
        }
        List<String> longer = new ArrayList<>(chain);
        longer.add(id.get());
        PresetReading reading = read(id.get(), found.get().file(), found.get().text(), longer);
        if (reading.preset().isEmpty()) {
            document.problem(List.of(EXTENDS), "the base has a problem: " + reading.problems().get(0));
        }
        return reading.preset();
    }

    private static Optional<String> header(TomlDocument document, String key) {
        Optional<TomlValue> value = document.root().find(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (!value.get().isText() || value.get().text().length() > MAX_HEADER_CHARS) {
            document.problem(List.of(key), "must be a text in quotes of at most " + MAX_HEADER_CHARS + " characters");
            return Optional.empty();
        }
        return Optional.of(value.get().text());
    }
}
