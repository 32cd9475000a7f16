package dev.goldenangle.toml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table of a TOML text: values by key, in the order of the text. */
public final class TomlTable {
    private final Map<String, TomlValue> values;
    private final TomlLines lines;

    public TomlTable(Map<String, TomlValue> values, TomlLines lines) {
        this.values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        this.lines = lines;
    }

    /** Where its header is, or the statement that creates it. */
    public TomlPlace place() {
        return lines.of(this);
    }

    public boolean has(String key) {
        return values.containsKey(key);
    }

    public Optional<TomlValue> find(String key) {
        return Optional.ofNullable(values.get(key));
    }

    /** All values by key, in the order of the text. */
    public Map<String, TomlValue> values() {
        return values;
    }

    /** Where a key is; the table's place when it has no such key. */
    public TomlPlace placeOf(String key) {
        return find(key).map(lines::ofKey).orElseGet(this::place);
    }

    /** The table at a path of keys; empty when there is none. */
    public Optional<TomlTable> tableAt(List<String> path) {
        Optional<TomlTable> table = Optional.of(this);
        for (String key : path) {
            table = table.flatMap(parent -> parent.find(key)).map(TomlValue::table);
        }
        return table;
    }

    /** The tables with this name in double brackets; empty when there are none. */
    public List<TomlTable> tables(String name) {
        return find(name).filter(value -> value.list() != null && value.isMadeOfTables()).map(value -> value.list().stream().map(TomlValue::table).toList())
                .orElse(List.of());
    }

    /** The same content as plain maps, lists and values, for comparing. */
    public Map<String, Object> plain() {
        Map<String, Object> plain = new LinkedHashMap<>();
        values.forEach((key, value) -> plain.put(key, value.plain()));
        return plain;
    }
}
