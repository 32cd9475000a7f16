package dev.goldenangle.toml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table of a TOML text: values by key, in the order of the text, with the place of each key. */
public final class TomlTable {
    /** How a table came to be; it says who may still add to it. */
    enum Origin {
        /** Named on the way to another header; may get a header of its own. */
        IMPLIED,
        /** Has a header, or is the whole text. */
        HEADER,
        /** Made by a dotted key; further dotted keys may add to it. */
        DOTTED,
        /** Written in braces; complete. */
        INLINE
    }

    private final Map<String, TomlValue> values = new LinkedHashMap<>();
    private final Map<String, TomlPlace> keys = new LinkedHashMap<>();
    private TomlPlace place;
    private Origin origin;

    TomlTable(TomlPlace place, Origin origin) {
        this.place = place;
        this.origin = origin;
    }

    /** Where its header stands, or the key or brace that made it. */
    public TomlPlace place() {
        return place;
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

    /** Where a key stands; the table's own place when it has no such key. */
    public TomlPlace placeOf(String key) {
        return keys.getOrDefault(key, place);
    }

    /** The table at a path of keys; empty when there is none. */
    public Optional<TomlTable> tableAt(List<String> path) {
        Optional<TomlTable> table = Optional.of(this);
        for (String key : path) {
            table = table.flatMap(parent -> parent.find(key)).map(TomlValue::table);
        }
        return table;
    }

    /** The tables written under a name in double brackets; empty when there are none. */
    public List<TomlTable> tables(String name) {
        return find(name).filter(value -> value.list() != null && value.isMadeOfTables()).map(value -> value.list().stream().map(TomlValue::table).toList())
                .orElse(List.of());
    }

    Origin origin() {
        return origin;
    }

    /** An implied table gets its header. */
    void define(TomlPlace header) {
        place = header;
        origin = Origin.HEADER;
    }

    void put(String key, TomlValue value, TomlPlace keyPlace) {
        values.put(key, value);
        keys.put(key, keyPlace);
    }
}
