package dev.goldenangle.toolkit.library;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.Preset;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One line of the preset library.
 *
 * @param id      opens the preset: an id, or the path of a file outside the library's folder
 * @param file    the file of one of the user's own presets; empty for a shipped one
 * @param preset  empty if it is not read yet or damaged
 * @param problem why it cannot be read; empty if nothing is wrong
 * @param saved   when the file was last written
 */
public record PresetEntry(String id, Optional<Path> file, Optional<Preset> preset, String problem, Optional<Instant> saved) {
    /** An entry of which only the id is known. */
    public static PresetEntry unread(String id) {
        return new PresetEntry(id, Optional.empty(), Optional.empty(), "", Optional.empty());
    }

    public boolean isOwn() {
        return file.isPresent();
    }

    /** The name given by its author; for a damaged file, the name of the file. */
    public String name() {
        return preset.map(Preset::name).orElseGet(() -> lastPart(id));
    }

    /** The short text that identifies the preset in a list: the name of an own preset, the id of a shipped one. */
    public String label() {
        return isOwn() ? name() : id;
    }

    /** Id of the model; empty if unknown. */
    public String model() {
        return preset.map(Preset::model).orElseGet(() -> id.contains("/") && ModelCatalog.find(id.substring(0, id.indexOf('/'))).isPresent() ? id.substring(0, id.indexOf('/')) : "");
    }

    public String modelLabel() {
        return ModelCatalog.find(model()).map(Model::label).orElse(model());
    }

    /** The description without tags, or the reason why the file cannot be read. */
    public String note() {
        return problem.isEmpty() ? preset.map(Preset::note).orElse("") : problem;
    }

    public List<String> tags() {
        return preset.map(Preset::tags).orElse(List.of());
    }

    /** The knobs that differ from other values; empty for another model or an unread preset. */
    public List<Parameter> differences(ParameterSet values) {
        return preset.filter(read -> read.table() == values.table()).map(read -> values.differences(read.parameters())).orElse(List.of());
    }

    /** Whether every word is part of the name, note, tags, model or id. */
    public boolean matches(String words) {
        String all = String.join(" ", name(), note(), String.join(" ", tags()), model(), modelLabel(), lastPart(id), isOwn() ? "" : id).toLowerCase(Locale.ROOT);
        return Arrays.stream(words.toLowerCase(Locale.ROOT).strip().split("\\s+")).map(word -> word.startsWith("#") ? word.substring(1) : word).allMatch(all::contains);
    }

    /** Whether this is the short name of the preset: its name, or the last part of its id. */
    boolean isCalled(String shortName) {
        return name().equalsIgnoreCase(shortName) || lastPart(id).equalsIgnoreCase(shortName);
    }

    private static String lastPart(String id) {
        return id.substring(Math.max(id.lastIndexOf('/'), id.lastIndexOf('\\')) + 1).replaceFirst("\\.toml$", "");
    }
}
