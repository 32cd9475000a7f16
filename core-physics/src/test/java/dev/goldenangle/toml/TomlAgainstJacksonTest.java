package dev.goldenangle.toml;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Random documents, whole and damaged, read by us and by a reader we did not write. */
class TomlAgainstJacksonTest {
    private static final TomlMapper JACKSON = new TomlMapper();
    private static final String[] NAMES = {"a", "b", "c", "long_name", "x-9", "\"quoted name\"", "'lit'", "7"};
    private static final String[] WORDS = {"1", "-17", "+3", "1_000", "0x1f", "0o17", "0b11", "0.5", "-2.25e3", "6E-2", "true", "false", "\"text\"", "\"\\u00e9 \\\"q\\\" \\\\\"", "'raw \\ text'",
        "\"\"\"\nmany\nlines \\\n   joined\"\"\"", "'''\nraw\n'''", "\"\""};
    private static final String SPITE = "[]{}=\"'.,#\n \\-+0a_e:";

    @Property(tries = 2000)
    void whatJacksonReadsWeReadAlike(@ForAll long seed) throws JsonProcessingException {
        String text = document(new Random(seed));
        List<TomlProblem> problems = new ArrayList<>();
        TomlTable ours = TomlReader.read(text, new TomlLimits(100_000, 10_000), problems::add);
        JsonNode theirs = JACKSON.readTree(text);
        assertEquals(List.of(), problems, text);
        assertEquals(plain(theirs), plain(ours), text);
    }

    /** A slip makes a document that both read alike, or that at least one of them refuses. */
    @Property(tries = 4000)
    void whatASlipMakesOfADocumentIsNotReadInTwoWays(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(document(random));
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
            case 0 -> text.deleteCharAt(at);
            case 1 -> text.insert(at, SPITE.charAt(random.nextInt(SPITE.length())));
            default -> text.setCharAt(at, SPITE.charAt(random.nextInt(SPITE.length())));
        }
        List<TomlProblem> problems = new ArrayList<>();
        TomlTable ours = TomlReader.read(text.toString(), new TomlLimits(100_000, 10_000), problems::add);
        long lines = text.chars().filter(c -> c == '\n').count() + 1;
        problems.forEach(problem -> assertTrue(problem.place().line() <= lines && problem.place().column() >= 1 && !problem.reason().isBlank(), problem + " in\n" + text));
        try {
            Object theirs = plain(JACKSON.readTree(text.toString()));
            if (problems.isEmpty()) {
                assertEquals(theirs, plain(ours), text.toString());
            }
        } catch (JsonProcessingException refused) {
            assertTrue(refused.getMessage() != null);
        }
    }

    /** Tables with distinct headers, and lists of tables, each with distinct keys. */
    private static String document(Random random) {
        StringBuilder text = new StringBuilder("# made at random\n");
        pairs(text, random);
        for (int table = random.nextInt(4); table > 0; table--) {
            String header = "t" + table + (random.nextBoolean() ? "" : "." + NAMES[random.nextInt(NAMES.length)]);
            boolean list = random.nextInt(3) == 0;
            for (int copies = list ? 1 + random.nextInt(3) : 1; copies > 0; copies--) {
                text.append(list ? "[[ " + header + "]]" : "[" + header + " ]").append(random.nextBoolean() ? "\n" : " # why\r\n");
                pairs(text, random);
            }
        }
        return text.toString();
    }

    private static void pairs(StringBuilder text, Random random) {
        for (int i = random.nextInt(6); i > 0; i--) {
            text.append("k").append(i);
            for (int dots = Math.max(0, random.nextInt(4) - 1); dots > 0; dots--) {
                text.append(" . ").append(NAMES[random.nextInt(NAMES.length)]);
            }
            text.append(random.nextBoolean() ? "=" : "\t= ").append(value(random, 0)).append(random.nextBoolean() ? "\n" : " # note\n\n");
        }
    }

    private static String value(Random random, int depth) {
        int kind = depth > 3 ? 9 : random.nextInt(10);
        if (kind == 0) {
            StringBuilder list = new StringBuilder("[");
            for (int i = random.nextInt(4); i > 0; i--) {
                list.append(random.nextBoolean() ? " " : "\n # inside\n").append(value(random, depth + 1)).append(i > 1 || random.nextBoolean() ? "," : "");
            }
            return list.append(" ]").toString();
        }
        if (kind == 1) {
            StringBuilder table = new StringBuilder("{");
            for (int i = random.nextInt(3); i > 0; i--) {
                table.append(" n").append(i).append(" = ").append(inline(random, depth + 1)).append(i > 1 ? "," : " ");
            }
            return table.append("}").toString();
        }
        return WORDS[random.nextInt(WORDS.length)];
    }

    private static String inline(Random random, int depth) {
        String value = value(random, depth);
        return value.contains("\n") ? "1" : value;
    }

    private static Object plain(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> map = new TreeMap<>();
            node.properties().forEach(field -> map.put(field.getKey(), plain(field.getValue())));
            return map;
        }
        if (node.isArray()) {
            List<Object> list = new ArrayList<>();
            node.forEach(element -> list.add(plain(element)));
            return list;
        }
        return node.isNumber() ? (Object) node.doubleValue() : node.isBoolean() ? (Object) node.booleanValue() : node.asText();
    }

    private static Object plain(TomlTable table) {
        Map<String, Object> map = new TreeMap<>();
        table.values().forEach((key, value) -> map.put(key, plain(value)));
        return map;
    }

    private static Object plain(TomlValue value) {
        if (value.table() != null) {
            return plain(value.table());
        }
        if (value.list() != null) {
            return value.list().stream().map(TomlAgainstJacksonTest::plain).toList();
        }
        return value.isNumber() ? (Object) value.number() : value.content() instanceof Boolean ? value.content() : value.content().toString();
    }
}
