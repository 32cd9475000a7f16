package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A preset, goal set or study file: its tables, and all problems found so far. */
public final class TomlDocument {
    public static final int MAX_CHARS = 256 * 1024;
    private static final int MAX_KEYS = 4096;
    private static final int MAX_SYNTAX_PROBLEMS = 32;

    private final String file;
    private final String text;
    private final TomlTable root;
    private final List<PresetProblem> problems = new ArrayList<>();

    private TomlDocument(String file, String text) {
        this.file = file;
        this.text = text;
        this.root = new JacksonToml().read(text, new TomlLimits(MAX_CHARS, MAX_KEYS), this::syntaxProblem);
    }

    /**
     * @param file name of the file, for messages
     * @param text its content
     */
    public static TomlDocument read(String file, String text) {
        return new TomlDocument(file, JacksonToml.withoutMark(text));
    }

    /** Everything readable, possibly empty. */
    TomlTable root() {
        return root;
    }

    /** The keys before the first header. */
    public TomlSection head() {
        return TomlSection.of(this, "", root);
    }

    /** A table of the root; empty when there is none. Reports a problem when the name is used for something else. */
    public Optional<TomlSection> section(String name) {
        Optional<TomlValue> value = root.find(name);
        if (value.isPresent() && value.get().table() == null) {
            problem(List.of(name), "must be a table: [" + name + "]");
        }
        return value.map(TomlValue::table).map(table -> TomlSection.of(this, name, table));
    }

    /** The tables under a name in double brackets, up to a limit. */
    public List<TomlSection> sections(String name, int most) {
        Optional<TomlValue> value = root.find(name);
        List<TomlTable> tables = root.tables(name);
        if (value.isPresent() && tables.isEmpty()) {
            problem(List.of(name), "must be a list of tables: [[" + name + "]]");
        }
        if (tables.size() > most) {
            problem(name, most, "", "at most " + most + " tables of this name are allowed");
        }
        return IntStream.range(0, Math.min(most, tables.size())).mapToObj(i -> TomlSection.of(this, name, i, tables.get(i))).toList();
    }

    /** Whether no problem was found so far. */
    public boolean isSound() {
        return problems.isEmpty();
    }

    /** All problems found so far, in the order of the file. */
    public List<PresetProblem> problems() {
        return problems.stream().sorted(Comparator.comparingInt(PresetProblem::line).thenComparingInt(PresetProblem::column)).toList();
    }

    /** Adds a problem at a key; at the start of the file when the key is missing. */
    public void problem(List<String> path, String reason) {
        String name = path.get(path.size() - 1);
        TomlPlace place = root.tableAt(path.subList(0, path.size() - 1)).map(table -> table.placeOf(name)).orElse(TomlPlace.START);
        problem(place, String.join(".", path), reason);
    }

    /** Adds a problem at a key of one table of a list, counted from 0; at the table's header when the key is missing. */
    void problem(String list, int index, String key, String reason) {
        TomlValue element = root.find(list).orElseThrow().list().get(index);
        problem(element.table() == null ? element.place() : element.table().placeOf(key), list + "." + key, reason);
    }

    /** The comment directly above one table of a list, as one text; empty when there is none. */
    String commentAbove(String list, int index) {
        List<String> lines = text.lines().toList();
        int end = root.tables(list).get(index).place().line() - 1;
        int first = end;
        while (first > 0 && lines.get(first - 1).startsWith("#")) {
            first--;
        }
        return words(lines.subList(first, end));
    }

    /** The comment at the top of the file. */
    String headComment() {
        return words(text.lines().takeWhile(line -> line.startsWith("#")).toList());
    }

    private static String words(List<String> lines) {
        return String.join(" ", lines.stream().map(line -> line.substring(1).strip()).toList()).strip().replaceAll("\\s+", " ");
    }

    private void syntaxProblem(TomlProblem found) {
        if (problems.size() < MAX_SYNTAX_PROBLEMS) {
            problem(found.place(), found.key(), found.reason());
        }
    }

    private void problem(TomlPlace place, String key, String reason) {
        problems.add(new PresetProblem(file, place.line(), place.column(), key, reason));
    }
}
