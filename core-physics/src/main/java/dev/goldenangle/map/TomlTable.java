package dev.goldenangle.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A table of a TOML file: values by key, and under the top table the arrays of tables by name, all in file order. */
final class TomlTable {
    final int line;
    final int column;
    final Map<String, TomlValue> values = new LinkedHashMap<>();
    private final Map<String, List<TomlTable>> arrays = new LinkedHashMap<>();

    TomlTable(int line, int column) {
        this.line = line;
        this.column = column;
    }

    /** The tables written under a name in double brackets. */
    List<TomlTable> tables(String name) {
        return arrays.getOrDefault(name, List.of());
    }

    Iterable<String> tableNames() {
        return arrays.keySet();
    }

    TomlTable add(String name, int atLine, int atColumn) {
        TomlTable table = new TomlTable(atLine, atColumn);
        arrays.computeIfAbsent(name, key -> new ArrayList<>()).add(table);
        return table;
    }
}
