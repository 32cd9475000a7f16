package dev.goldenangle.map;

import dev.goldenangle.math.Rounding;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads and checks the keys of one table. A missing or wrong value is reported and makes the table unusable, unless there is a
 * default. Unknown keys are reported too.
 */
final class TomlFields {
    private final String what;
    private final TomlTable table;
    private final Problems problems;
    private final Set<String> asked = new HashSet<>();
    private boolean usable = true;

    /** @param what the table's name, for messages */
    TomlFields(String what, TomlTable table, Problems problems) {
        this.what = what;
        this.table = table;
        this.problems = problems;
    }

    boolean has(String key) {
        return table.has(key);
    }

    /** Whether everything read so far was present and valid. */
    boolean isUsable() {
        return usable;
    }

    int whole(String key, int min, int max) {
        return (int) number(key, min, max, true);
    }

    int whole(String key, int otherwise, int min, int max) {
        return has(key) ? whole(key, min, max) : skip(key, otherwise);
    }

    double number(String key, double min, double max) {
        return number(key, min, max, false);
    }

    double number(String key, double otherwise, double min, double max) {
        return has(key) ? number(key, min, max) : skip(key, otherwise);
    }

    private double number(String key, double min, double max, boolean whole) {
        TomlValue value = ask(key);
        return value == null ? min : number(key, value, min, max, whole);
    }

    private double number(String key, TomlValue value, double min, double max, boolean whole) {
        String range = (whole ? "a whole number" : "a number") + " from " + shown(min) + " to " + shown(max);
        if (whole ? !value.isWhole() : !value.isNumber()) {
            return refuse(value, key, "must be " + range + ", not " + value.kind(), min);
        }
        double number = value.number();
        return number >= min && number <= max ? number : refuse(value, key, "must be " + range, min);
    }

    private static String shown(double limit) {
        return limit == Rounding.rint(limit) ? Long.toString((long) limit) : Double.toString(limit);
    }

    boolean flag(String key, boolean otherwise) {
        if (!has(key)) {
            return skip(key, otherwise);
        }
        TomlValue value = ask(key);
        return value.content() instanceof Boolean on ? on : refuse(value, key, "must be true or false", otherwise);
    }

    String text(String key, String otherwise) {
        if (!has(key)) {
            return skip(key, otherwise);
        }
        TomlValue value = ask(key);
        return value.isText() ? value.text() : refuse(value, key, "must be a text in quotes", otherwise);
    }

    /** A word that names an enum constant, in lower case with dashes. */
    <E extends Enum<E>> E choice(String key, Class<E> type, E otherwise) {
        String written = text(key, word(otherwise));
        for (E constant : type.getEnumConstants()) {
            if (word(constant).equals(written)) {
                return constant;
            }
        }
        StringBuilder words = new StringBuilder();
        for (E constant : type.getEnumConstants()) {
            words.append(words.length() == 0 ? "" : ", ").append(word(constant));
        }
        return refuse(table.values().get(key), key, "must be one of " + words, otherwise);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    int[] wholes(String key, int count, int min, int max) {
        return wholes(key, ask(key), count, min, max);
    }

    private int[] wholes(String key, TomlValue value, int count, int min, int max) {
        int[] read = new int[count];
        List<TomlValue> list = value == null ? null : value.list();
        if (list == null || list.size() != count) {
            return value == null ? read : refuse(value, key, "must be a list of " + count + " whole numbers", read);
        }
        for (int i = 0; i < count; i++) {
            read[i] = (int) number(key, list.get(i), min, max, true);
        }
        return read;
    }

    double[] numbers(String key, int count, double min, double max) {
        return numbers(key, ask(key), count, min, max);
    }

    private double[] numbers(String key, TomlValue value, int count, double min, double max) {
        double[] read = new double[count];
        List<TomlValue> list = value == null ? null : value.list();
        if (list == null || list.size() != count) {
            return value == null ? read : refuse(value, key, "must be a list of " + count + " numbers", read);
        }
        for (int i = 0; i < count; i++) {
            read[i] = number(key, list.get(i), min, max, false);
        }
        return read;
    }

    /** A list of pairs of whole numbers, flattened: x0, y0, x1, y1 … */
    int[] pairs(String key, int minPairs, int maxPairs, int min, int max) {
        TomlValue value = ask(key);
        List<TomlValue> list = value == null ? null : value.list();
        if (list == null || list.size() < minPairs || list.size() > maxPairs) {
            return value == null ? new int[0] : refuse(value, key, "must be a list of " + minPairs + " to " + maxPairs + " pairs [x, y]", new int[0]);
        }
        int[] read = new int[2 * list.size()];
        for (int i = 0; i < list.size(); i++) {
            int[] pair = wholes(key, list.get(i), 2, min, max);
            read[2 * i] = pair[0];
            read[2 * i + 1] = pair[1];
        }
        return read;
    }

    /** A list of positions of three numbers each. */
    List<double[]> triples(String key, int most, double min, double max) {
        TomlValue value = ask(key);
        List<TomlValue> list = value == null ? null : value.list();
        if (list == null || list.isEmpty() || list.size() > most) {
            return value == null ? List.of() : refuse(value, key, "must be a list of 1 to " + most + " places [x, y, z]", List.of());
        }
        return list.stream().map(item -> numbers(key, item, 3, min, max)).toList();
    }

    /** Reports a problem with one item of a list. */
    void refuseItem(String key, int index, String reason) {
        refuse(table.values().get(key).list().get(index), key, "number " + (index + 1) + " " + reason, null);
    }

    /** Reports a problem with a key that is present. */
    void refuseKey(String key, String reason) {
        refuse(table.values().get(key), key, reason, null);
    }

    List<TomlValue> texts(String key, int maxCount) {
        TomlValue value = ask(key);
        List<TomlValue> list = value == null ? null : value.list();
        if (list == null || list.isEmpty() || list.size() > maxCount || !list.stream().allMatch(TomlValue::isText)) {
            return value == null ? List.of() : refuse(value, key, "must be a list of 1 to " + maxCount + " texts", List.of());
        }
        return list;
    }

    /** Reports unknown keys. */
    void finish() {
        finish(Set.of());
    }

    /** As above, for a table that may contain lists of tables with these names. */
    void finish(Set<String> tables) {
        table.values().forEach((key, value) -> {
            if (value.isMadeOfTables()) {
                checkTables(key, value, tables);
            } else if (!asked.contains(key)) {
                problems.add(value.place(), "\"" + key + "\" is unknown in " + what);
            }
        });
    }

    private void checkTables(String name, TomlValue value, Set<String> known) {
        if (!known.contains(name)) {
            problems.add(table.placeOf(name), "[[" + name + "]] is unknown in " + what);
        } else if (value.table() != null) {
            problems.add(value.place(), "write this table in double brackets: [[" + name + "]]");
        }
    }

    /** Reports a problem with the table as a whole. */
    void refuse(String reason) {
        usable = false;
        problems.add(table.place(), what + " " + reason + "; it is left out");
    }

    private <T> T skip(String key, T otherwise) {
        asked.add(key);
        return otherwise;
    }

    private TomlValue ask(String key) {
        asked.add(key);
        TomlValue value = table.values().get(key);
        if (value == null) {
            usable = false;
            problems.add(table.place(), what + " needs \"" + key + "\"");
        }
        return value;
    }

    private <T> T refuse(TomlValue value, String key, String reason, T otherwise) {
        usable = false;
        problems.add(value.place(), "\"" + key + "\" " + reason);
        return otherwise;
    }
}
