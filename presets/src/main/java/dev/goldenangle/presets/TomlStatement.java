package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The lines of one header, or of one key and its value.
 *
 * @param start   offset of its first line
 * @param end     offset after its last line
 * @param place   its first non-blank character
 * @param kind    kind of statement
 * @param path    keys of its table and its own key, as far as known
 * @param content its tree, parsed alone; empty when it cannot be read
 * @param mistake why it cannot be read
 */
record TomlStatement(int start, int end, TomlPlace place, Kind kind, List<String> path, TomlTable content, Optional<TomlMistake> mistake) {
    enum Kind { TABLE, LIST_OF_TABLES, PAIR, COMMENT }

    boolean isSound() {
        return mistake.isEmpty();
    }

    boolean isHeader() {
        return kind == Kind.TABLE || kind == Kind.LIST_OF_TABLES;
    }

    TomlStatement refused(TomlMistake why) {
        return new TomlStatement(start, end, place, kind, path, content, Optional.of(why));
    }

    /** The keys from the top of a statement's tree to its value. Braces with a single key continue the path. */
    static List<String> keys(TomlTable content) {
        List<String> keys = new ArrayList<>();
        for (TomlTable table = content; table != null && table.values().size() == 1;) {
            TomlValue value = table.values().values().iterator().next();
            keys.add(table.values().keySet().iterator().next());
            table = value.table();
        }
        return keys;
    }
}
