package dev.goldenangle.presets;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Random texts with comments, dotted keys, braces and sections, and random changes to them. */
class TomlEditorProperties {
    private static final String[] VALUES = {"12.75", "\"0.31W\"", "true", "[1, 2]", "-4", "\"a # b = }\""};

    @Property(tries = 3000)
    void changesLeaveEverythingElseUnchanged(@ForAll long seed) {
        Random random = new Random(seed);
        String text = (random.nextInt(5) == 0 ? "\uFEFF" : "") + new RandomToml(random).text();
        text = random.nextInt(4) == 0 ? text.stripTrailing() : text;
        for (int edits = 1 + random.nextInt(4); edits > 0; edits--) {
            List<List<String>> tables = new ArrayList<>(List.of(List.of()));
            List<List<String>> leaves = new ArrayList<>();
            collect(List.of(), TomlTree.of(text).values(), tables, leaves);
            int kind = leaves.isEmpty() ? 2 : random.nextInt(3);
            List<String> path = kind < 2 ? leaves.get(random.nextInt(leaves.size())) : below(tables.get(random.nextInt(tables.size())), "new" + edits);
            path = kind == 2 && random.nextInt(5) == 0 ? List.of("fresh" + edits, "key") : path;
            String value = VALUES[random.nextInt(VALUES.length)];
            text = kind == 0 ? removed(text, path) : kind == 1 ? replaced(text, path, value) : added(text, path, value);
        }
    }

    private static String removed(String text, List<String> path) {
        String now = changed(text, Map.of(path, new TomlEditor.Pair("0", "")), Map.of());
        assertTrue(TomlTree.of(text).without(path).isLike(TomlTree.of(now)), path + "\n" + text + "\n---\n" + now);
        assertTrue(same(text, now) >= now.length(), path + " went with more\n" + text + "\n---\n" + now);
        return now;
    }

    private static String added(String text, List<String> path, String value) {
        String now = changed(text, Map.of(), Map.of(path, new TomlEditor.Pair(value, "")));
        assertTrue(TomlTree.of(text).with(path, valueOf(value)).isLike(TomlTree.of(now)), path + "\n" + text + "\n---\n" + now);
        assertTrue(same(text, now) >= text.length(), path + " came with a loss\n" + text + "\n---\n" + now);
        return now;
    }

    private static String replaced(String text, List<String> path, String value) {
        Object old = TomlTree.of(text).at(path);
        String now = changed(text, Map.of(), Map.of(path, new TomlEditor.Pair(value, "")));
        assertTrue(TomlTree.of(text).with(path, valueOf(value)).isLike(TomlTree.of(now)), path + "\n" + text + "\n---\n" + now);
        assertTrue(old.equals(valueOf(value)) ? now.equals(text) : isReplaced(text, now, value, old), path + " changed more than its value\n" + text + "\n---\n" + now);
        return now;
    }

    /** Whether one text equals the other with the old value replaced by the new one. */
    private static boolean isReplaced(String text, String now, String value, Object old) {
        for (int at = now.indexOf(value); at >= 0; at = now.indexOf(value, at + 1)) {
            String rest = now.substring(at + value.length());
            if (text.startsWith(now.substring(0, at)) && text.endsWith(rest) && text.length() > at + rest.length()) {
                Object cut = valueOf(text.substring(at, text.length() - rest.length()));
                if (old.equals(cut)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String changed(String text, Map<List<String>, TomlEditor.Pair> before, Map<List<String>, TomlEditor.Pair> after) {
        TomlEditor editor = new TomlEditor(text);
        assertTrue(editor.change(before, after), before.keySet() + " to " + after.keySet() + " failed in\n" + text);
        assertEquals(text.startsWith("\uFEFF"), editor.text().startsWith("\uFEFF"));
        return editor.text();
    }

    /** The number of characters that two texts share at their start and end. */
    private static int same(String one, String other) {
        int most = Math.min(one.length(), other.length());
        int start = 0;
        while (start < most && one.charAt(start) == other.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < most - start && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
            end++;
        }
        return start + end;
    }

    private static Object valueOf(String value) {
        return TomlTree.of("x=" + value).at(List.of("x"));
    }

    private static void collect(List<String> path, Map<?, ?> table, List<List<String>> tables, List<List<String>> leaves) {
        table.forEach((key, value) -> {
            List<String> here = below(path, String.valueOf(key));
            if (value instanceof Map<?, ?> inner) {
                tables.add(here);
                collect(here, inner, tables, leaves);
            } else if (!(value instanceof List<?> list) || list.stream().noneMatch(item -> item instanceof Map)) {
                leaves.add(here);
            }
        });
    }

    private static List<String> below(List<String> path, String key) {
        List<String> longer = new ArrayList<>(path);
        longer.add(key);
        return longer;
    }
}
