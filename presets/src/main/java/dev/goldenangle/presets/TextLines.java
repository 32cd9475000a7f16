package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLines;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds the positions of a tree's parts in its text by walking through the statements, on first use. */
final class TextLines implements TomlLines {
    private final Map<Object, TomlPlace> places = new IdentityHashMap<>();
    private final Map<TomlValue, TomlPlace> keys = new IdentityHashMap<>();
    /** Number of table headers of a list seen so far. */
    private final Map<TomlValue, Integer> headers = new IdentityHashMap<>();
    private String text;
    private TomlTable root;
    private Supplier<List<TomlStatement>> statements = List::of;

    /** Called once, when the tree is complete. */
    void use(String given, TomlTable read, Supplier<List<TomlStatement>> found) {
        this.text = given;
        this.root = read;
        this.statements = found;
    }

    @Override
    public TomlPlace of(Object part) {
        walk();
        return places.getOrDefault(part, TomlPlace.START);
    }

    @Override
    public TomlPlace ofKey(TomlValue value) {
        walk();
        return keys.getOrDefault(value, TomlPlace.START);
    }

    private void walk() {
        List<TomlStatement> all = statements.get();
        statements = List::of;
        TomlTable table = root;
        for (TomlStatement statement : all) {
            if (statement.isSound() && statement.isHeader()) {
                table = header(statement);
            } else if (statement.isSound() && statement.kind() == TomlStatement.Kind.PAIR) {
                note(table, statement.content(), statement.place());
                noteValue(table, statement);
            }
        }
    }

    /** Stores the position of a statement's value, and of its elements when it is a list with readable lines. */
    private void noteValue(TomlTable table, TomlStatement statement) {
        List<String> rows = text.substring(statement.start(), statement.end()).lines().toList();
        TomlValue value = at(table, statement.content());
        Optional<String> key = TomlStatements.key(rows.get(0));
        if (value == null || value.table() != null || key.isEmpty()) {
            return;
        }
        places.put(value, new TomlPlace(statement.place().line(), indent(rows.get(0), key.get().length() + 1) + 1));
        List<TomlPlace> items = value.list() == null || rows.size() == 1 ? List.of() : items(rows, statement.place().line());
        for (int i = 0; i < items.size() && items.size() == value.list().size(); i++) {
            note(value.list().get(i), items.get(i));
        }
    }

    private void note(TomlValue value, TomlPlace place) {
        places.put(value, place);
        if (value.list() != null) {
            value.list().forEach(inner -> note(inner, place));
        }
    }

    private TomlValue at(TomlTable table, TomlTable content) {
        TomlTable inside = table;
        TomlValue value = null;
        for (String key : TomlStatement.keys(content)) {
            value = inside == null ? null : inside.values().get(key);
            inside = value == null ? null : inside(value);
        }
        return value;
    }

    private static List<TomlPlace> items(List<String> rows, int line) {
        List<TomlPlace> items = new ArrayList<>();
        try {
            for (int i = 0; i < rows.size(); i++) {
                String alone = (i == 0 ? rows.get(0) : "x=[" + rows.get(i)) + (i < rows.size() - 1 ? "\n]" : "");
                TomlPlace place = new TomlPlace(line + i, indent(rows.get(i), 0) + 1);
                for (TomlTable table = JacksonTree.of(alone); table != null;) {
                    TomlValue value = table.values().values().iterator().next();
                    items.addAll(Collections.nCopies(value.list() == null ? 0 : value.list().size(), place));
                    table = value.table();
                }
            }
            return items;
        } catch (TomlMistake mixed) {
            return List.of();
        }
    }

    private static int indent(String row, int from) {
        int at = from;
        while (at < row.length() && Character.isWhitespace(row.charAt(at))) {
            at++;
        }
        return at;
    }

    private TomlTable header(TomlStatement statement) {
        TomlTable table = root;
        List<String> path = statement.path();
        for (int i = 0; i < path.size() && table != null; i++) {
            TomlValue value = table.values().get(path.get(i));
            boolean isLast = i == path.size() - 1;
            if (value != null && isLast && statement.kind() == TomlStatement.Kind.LIST_OF_TABLES) {
                headers.merge(value, 1, Integer::sum);
            }
            table = value == null ? null : inside(value);
            if (table != null) {
                keys.putIfAbsent(value, statement.place());
                places.putIfAbsent(value, statement.place());
                places.merge(table, statement.place(), (before, now) -> isLast ? now : before);
            }
        }
        return table == null ? new TomlTable(Map.of(), UNKNOWN) : table;
    }

    /** The table of a value, or the last table of a list. */
    private TomlTable inside(TomlValue value) {
        int index = headers.getOrDefault(value, 0) - 1;
        return value.table() != null ? value.table() : value.list() != null && index >= 0 && index < value.list().size() ? value.list().get(index).table() : null;
    }

    private void note(TomlTable table, TomlTable content, TomlPlace place) {
        if (table != null) {
            places.putIfAbsent(table, table == root ? TomlPlace.START : place);
            content.values().forEach((key, read) -> table.find(key).ifPresent(value -> {
                keys.putIfAbsent(value, place);
                note(value, read, place);
            }));
        }
    }

    private void note(TomlValue value, TomlValue read, TomlPlace place) {
        places.putIfAbsent(value, place);
        if (read.table() != null) {
            note(inside(value), read.table(), place);
        } else if (read.list() != null) {
            for (int i = 0; i < Math.min(value.list().size(), read.list().size()); i++) {
                note(value.list().get(i), read.list().get(i), place);
            }
        }
    }
}
