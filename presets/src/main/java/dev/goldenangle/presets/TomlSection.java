package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads and checks the values of one table of a document; problems are added to the document. */
public final class TomlSection {
    private static final int LONGEST_TEXT = 200;
    private final TomlDocument document;
    private final String name;
    private final int index;
    private final TomlTable table;
    private boolean sound = true;

    private TomlSection(TomlDocument document, String name, int index, TomlTable table) {
        this.document = document;
        this.name = name;
        this.index = index;
        this.table = table;
    }

    /** One of the tables of a list, counted from 0. */
    static TomlSection of(TomlDocument document, String list, int index, TomlTable table) {
        return new TomlSection(document, list, index, table);
    }

    /** A single table; the root has an empty name. */
    static TomlSection of(TomlDocument document, String name, TomlTable table) {
        return new TomlSection(document, name, -1, table);
    }

    /** All values by key, in the order of the text. */
    public Map<String, TomlValue> values() {
        return table.values();
    }

    public Optional<TomlValue> find(String key) {
        return table.find(key);
    }

    /** Whether nothing was refused so far. */
    public boolean isSound() {
        return sound;
    }

    public boolean has(String key) {
        return table.has(key);
    }

    /** Reports every other key as unknown. */
    public void allow(List<String> known) {
        table.values().keySet().forEach(key -> {
            if (!known.contains(key)) {
                refuse(key, "there is no such key" + NearestWord.hint(key, known));
            }
        });
    }

    /** A text of limited length; empty when it is missing or was refused. */
    public Optional<String> text(String key) {
        Optional<TomlValue> value = table.find(key);
        if (value.isPresent() && (!value.get().isText() || value.get().text().isBlank() || value.get().text().length() > LONGEST_TEXT)) {
            return refuse(key, "must be a text in quotes of at most " + LONGEST_TEXT + " characters");
        }
        return value.map(TomlValue::text);
    }

    public int whole(String key, int usual, int least, int most) {
        if (!table.has(key)) {
            return usual;
        }
        if (table.values().get(key).content() instanceof Long number && number >= least && number <= most) {
            return number.intValue();
        }
        refuse(key, "must be a whole number between " + least + " and " + most);
        return usual;
    }

    /** A number above 0. */
    public double positive(String key, double usual, double most) {
        double number = table.find(key).map(TomlValue::number).orElse(usual);
        if (number > 0 && number <= most) {
            return number;
        }
        refuse(key, "must be a number above 0 and up to " + (int) most);
        return usual;
    }

    /** Reports a problem with a key; an empty key means the table itself. */
    public <T> Optional<T> refuse(String key, String reason) {
        sound = false;
        if (index >= 0) {
            document.problem(name, index, key, reason);
        } else {
            document.problem(name.isEmpty() ? List.of(key) : key.isEmpty() ? List.of(name) : List.of(name, key), reason);
        }
        return Optional.empty();
    }
}
