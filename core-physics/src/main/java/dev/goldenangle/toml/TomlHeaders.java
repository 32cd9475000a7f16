package dev.goldenangle.toml;

import dev.goldenangle.toml.TomlTable.Origin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Finds or makes the table that a header or a dotted key means, and refuses what TOML does not let be said twice. */
final class TomlHeaders {
    private final TomlTable top;
    /** Lists made by double brackets, which may grow; a list written as a value may not. */
    private final Set<List<TomlValue>> growing = Collections.newSetFromMap(new IdentityHashMap<>());

    TomlHeaders(TomlTable top) {
        this.top = top;
    }

    /** The table of {@code [a.b]}. */
    TomlTable table(List<String> path, TomlPlace place) throws TomlMistake {
        TomlTable parent = parent(path, place);
        String name = last(path);
        TomlValue there = parent.find(name).orElse(null);
        if (there == null) {
            return add(parent, name, Origin.HEADER, place);
        }
        TomlTable table = there.table();
        if (table == null || table.origin() != Origin.IMPLIED) {
            throw new TomlMistake(place, twice(table == null ? "this key" : "this table", parent, name));
        }
        table.define(place);
        return table;
    }

    /** A new table of {@code [[a.b]]}. */
    TomlTable addToList(List<String> path, TomlPlace place) throws TomlMistake {
        TomlTable parent = parent(path, place);
        String name = last(path);
        TomlTable table = new TomlTable(place, Origin.HEADER);
        if (!parent.has(name)) {
            List<TomlValue> list = new ArrayList<>();
            growing.add(list);
            parent.put(name, new TomlValue(list, place), place);
        }
        List<TomlValue> list = parent.values().get(name).list();
        if (list == null || !growing.contains(list)) {
            throw new TomlMistake(place, twice("this key", parent, name));
        }
        list.add(new TomlValue(table, place));
        return table;
    }

    /** The table that the last name of a dotted key belongs to. */
    TomlTable dotted(TomlTable from, List<String> path, TomlPlace place) throws TomlMistake {
        TomlTable table = from;
        for (String name : path.subList(0, path.size() - 1)) {
            TomlValue there = table.find(name).orElse(null);
            if (there != null && (there.table() == null || there.table().origin() != Origin.DOTTED)) {
                throw new TomlMistake(place, twice("\"" + name + "\"", table, name));
            }
            table = there == null ? add(table, name, Origin.DOTTED, place) : there.table();
        }
        return table;
    }

    void put(TomlTable table, String name, TomlValue value, TomlPlace place) throws TomlMistake {
        if (table.has(name)) {
            throw new TomlMistake(place, twice("this key", table, name));
        }
        table.put(name, value, place);
    }

    private TomlTable parent(List<String> path, TomlPlace place) throws TomlMistake {
        TomlTable table = top;
        for (String name : path.subList(0, path.size() - 1)) {
            TomlValue there = table.find(name).orElse(null);
            table = there == null ? add(table, name, Origin.IMPLIED, place) : into(there, table, name, place);
        }
        return table;
    }

    /** A header below a list means its newest table. */
    private TomlTable into(TomlValue there, TomlTable parent, String name, TomlPlace place) throws TomlMistake {
        List<TomlValue> list = there.list();
        TomlTable table = list != null && growing.contains(list) ? list.get(list.size() - 1).table() : there.table();
        if (table == null || table.origin() == Origin.INLINE) {
            throw new TomlMistake(place, twice("\"" + name + "\"", parent, name));
        }
        return table;
    }

    private static TomlTable add(TomlTable parent, String name, Origin origin, TomlPlace place) {
        TomlTable table = new TomlTable(place, origin);
        parent.put(name, new TomlValue(table, place), place);
        return table;
    }

    private static String last(List<String> path) {
        return path.get(path.size() - 1);
    }

    private static String twice(String what, TomlTable table, String name) {
        return what + " is given twice, first in line " + table.placeOf(name).line();
    }
}
