package dev.goldenangle.presets;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A random TOML text, the tree that must be read from it, and the line of each key by its path. */
final class RandomToml {
    private static final String[][] NAMES = {{"b", "b"}, {"long_name", "long_name"}, {"x-9", "x-9"}, {"\"quoted = name\"", "quoted = name"}, {"'lit'", "lit"}, {"7", "7"}};
    private static final Object[][] WORDS = {{"1", 1L}, {"-17", -17L}, {"+3", 3L}, {"1_000", 1000L}, {"0x1f", 31L}, {"0.5", 0.5}, {"-2.25e3", -2250.0}, {"true", true}, {"false", false},
        {"\"text\"", "text"}, {"\"\\u00e9 \\\"q\\\" # = \\\\\"", "\u00e9 \"q\" # = \\"}, {"'raw \\ = #'", "raw \\ = #"}, {"\"\"", ""}, {"\"35deg\"", "35deg"}};
    private static final Object[][] LONG_WORDS = {{"\"\"\"\nmany\n# lines = 3\n[x]\n\"\"\"", "many\n# lines = 3\n[x]\n"}, {"'''\nraw\n'''", "raw\n"}, {"'''\n# end'''", "# end"}};

    private final Random random;
    private final String lineEnd;
    private final StringBuilder text = new StringBuilder();
    private final Map<String, Object> tree = new LinkedHashMap<>();
    private final Map<String, Integer> lines = new LinkedHashMap<>();

    RandomToml(Random random) {
        this.random = random;
        this.lineEnd = random.nextInt(4) == 0 ? "\r\n" : "\n";
        if (random.nextBoolean()) {
            text.append("# made at random").append(lineEnd);
        }
        pairs("", tree);
        for (int table = random.nextInt(4); table > 0; table--) {
            section("t" + table);
        }
    }

    String text() {
        return text.toString();
    }

    Map<String, Object> tree() {
        return tree;
    }

    Map<String, Integer> lines() {
        return lines;
    }

    private void section(String name) {
        boolean isList = random.nextInt(3) == 0;
        String[] inner = random.nextBoolean() ? NAMES[random.nextInt(NAMES.length)] : null;
        String header = name + (inner == null ? "" : " . " + inner[0]);
        Map<String, Object> parent = inner == null ? tree : table(tree, name);
        String key = inner == null ? name : inner[1];
        String path = (inner == null ? "" : "/" + name) + "/" + key;
        List<Object> list = new ArrayList<>();
        for (int copy = 0; copy < (isList ? 1 + random.nextInt(3) : 1); copy++) {
            lines.putIfAbsent(path, line());
            text.append(isList ? "[[ " + header + "]]" : "[" + header + " ]").append(random.nextBoolean() ? " # why" : "").append(lineEnd);
            Map<String, Object> table = new LinkedHashMap<>();
            pairs(isList ? path + "/" + copy : path, table);
            list.add(table);
        }
        parent.put(key, isList ? list : list.get(0));
    }

    private void pairs(String path, Map<String, Object> table) {
        for (int i = random.nextInt(6); i > 0; i--) {
            String name = "k" + i;
            String written = name;
            String at = path + "/" + name;
            Map<String, Object> parent = table;
            lines.put(at, line());
            for (int dots = Math.max(0, random.nextInt(4) - 2); dots > 0; dots--) {
                String[] next = NAMES[random.nextInt(NAMES.length)];
                parent = table(parent, name);
                name = next[1];
                written += " . " + next[0];
                at += "/" + name;
                lines.put(at, line());
            }
            text.append(" ".repeat(random.nextInt(3))).append(written).append(random.nextBoolean() ? "=" : "\t= ");
            parent.put(name, value(at, 0));
            text.append(random.nextBoolean() ? "" : "  # note = 1").append(lineEnd).append(random.nextInt(3) == 0 ? lineEnd + "# k1 = 2" + lineEnd : "");
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> table(Map<String, Object> parent, String name) {
        return (Map<String, Object>) parent.computeIfAbsent(name, key -> new LinkedHashMap<String, Object>());
    }

    private Object value(String path, int depth) {
        int kind = random.nextInt(10);
        if (kind == 0 && depth < 3) {
            return list(path, depth);
        }
        if (kind == 1 && depth < 3) {
            return braces(path, depth);
        }
        Object[][] words = kind == 2 && depth == 0 && lineEnd.length() == 1 ? LONG_WORDS : WORDS;
        Object[] word = words[random.nextInt(words.length)];
        text.append(word[0]);
        return word[1];
    }

    private List<Object> list(String path, int depth) {
        List<Object> list = new ArrayList<>();
        text.append('[');
        boolean isOnOneLine = depth > 0 || random.nextBoolean();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(isOnOneLine ? " " : lineEnd + " # inside ]" + lineEnd + "  ");
            list.add(value(path + "/" + list.size(), depth + 1));
            text.append(i > 1 || random.nextBoolean() ? "," : "");
        }
        text.append(" ]");
        return list;
    }

    private Map<String, Object> braces(String path, int depth) {
        Map<String, Object> table = new LinkedHashMap<>();
        text.append('{');
        for (int i = random.nextInt(3); i > 0; i--) {
            text.append(" n").append(i).append(" = ");
            table.put("n" + i, value(path + "/n" + i, depth + 1));
            text.append(i > 1 ? "," : " ");
        }
        text.append('}');
        return table;
    }

    private int line() {
        return (int) text.chars().filter(c -> c == '\n').count() + 1;
    }
}
