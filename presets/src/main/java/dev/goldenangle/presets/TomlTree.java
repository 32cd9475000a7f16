package dev.goldenangle.presets;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A TOML text as plain maps, for comparison.
 *
 * @param values by key
 */
record TomlTree(Map<String, Object> values) {
    /** The tree of a text; an unreadable text gives a tree that equals no other. */
    static TomlTree of(String text) {
        try {
            return new TomlTree(JacksonTree.of(JacksonToml.withoutMark(text)).plain());
        } catch (TomlMistake refused) {
            return new TomlTree(Map.of("unreadable", new Object()));
        }
    }

    /** The value at a path; null when there is none. */
    Object at(List<String> path) {
        Object value = values;
        for (String key : path) {
            value = value instanceof Map<?, ?> table ? table.get(key) : null;
        }
        return value;
    }

    /** The same tree with one value replaced. */
    TomlTree with(List<String> path, Object value) {
        return new TomlTree(with(values, path, value));
    }

    /** The same tree without one value; tables that become empty are ignored. */
    TomlTree without(List<String> path) {
        return with(path, null);
    }

    /** Whether both have the same values, in any order; empty tables are ignored. */
    boolean isLike(TomlTree other) {
        return Objects.equals(bare(values), bare(other.values));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> with(Map<String, Object> table, List<String> path, Object value) {
        Map<String, Object> copy = new LinkedHashMap<>(table);
        String key = path.get(0);
        Object inner = path.size() == 1 ? value : with(copy.get(key) instanceof Map<?, ?> there ? (Map<String, Object>) there : Map.of(), path.subList(1, path.size()), value);
        if (inner == null) {
            copy.remove(key);
        } else {
            copy.put(key, inner);
        }
        return copy;
    }

    private static Object bare(Object value) {
        if (!(value instanceof Map<?, ?> table)) {
            return value;
        }
        Map<Object, Object> filled = new LinkedHashMap<>();
        table.forEach((key, inner) -> {
            Object left = bare(inner);
            if (!(left instanceof Map<?, ?> map && map.isEmpty())) {
                filled.put(key, left);
            }
        });
        return filled;
    }
}
