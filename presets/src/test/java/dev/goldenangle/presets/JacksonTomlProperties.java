package dev.goldenangle.presets;

import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlProblem;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Random documents, valid and damaged. */
class JacksonTomlProperties {
    private static final TomlLimits LIMITS = new TomlLimits(100_000, 10_000);
    private static final String DAMAGE = "[]{}=\"'.,#\n\r \\-+0a_e:\u0001";

    @Property(tries = 2000)
    void everyValueIsReadAndEveryKeyHasItsLine(@ForAll long seed) {
        RandomToml made = new RandomToml(new Random(seed));
        List<TomlProblem> problems = new ArrayList<>();
        TomlTable read = new JacksonToml().read(made.text(), LIMITS, problems::add);
        assertEquals(List.of(), problems, made.text());
        assertEquals(made.tree(), read.plain(), made.text());
        Map<String, Integer> lines = new LinkedHashMap<>();
        collect("", read, lines);
        made.lines().forEach((path, line) -> assertEquals(line, lines.get(path), path + " in\n" + made.text()));
    }

    @Property(tries = 4000)
    void damageIsReportedWithAPositionInsideTheText(@ForAll long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder(new RandomToml(random).text()).append("last = 1\n");
        for (int slips = 1 + random.nextInt(3); slips > 0; slips--) {
            int at = random.nextInt(text.length());
            char slip = DAMAGE.charAt(random.nextInt(DAMAGE.length()));
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(at);
                case 1 -> text.insert(at, String.valueOf(slip).repeat(1 + random.nextInt(3)));
                default -> text.setCharAt(at, slip);
            }
        }
        List<TomlProblem> problems = new ArrayList<>();
        TomlTable read = new JacksonToml().read(text.toString(), LIMITS, problems::add);
        collect("", read, new LinkedHashMap<>());
        long lines = text.chars().filter(c -> c == '\n').count() + 1;
        problems.forEach(problem -> assertTrue(problem.place().line() <= lines && problem.place().column() >= 1 && !problem.reason().isBlank(), problem + " in\n" + text));
    }

    /** A broken line among valid ones affects only that line. */
    @Property(tries = 1000)
    void brokenLineIsReportedAtItsLineAndTheOthersAreRead(@ForAll long seed) {
        Random random = new Random(seed);
        int count = 2 + random.nextInt(20);
        int broken = random.nextInt(count);
        String[] mistakes = {"b = = 1", "b 1", "b = 1 2", "b = \"open", "b = fast", "b = {x = 1, }", "b = [1 2]", "= 3", "%", "[b", "b = 01"};
        String mistake = mistakes[random.nextInt(mistakes.length)];
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(i == broken ? mistake : (mistake.startsWith("[") && i > broken ? "[t" + i + "]" : "k" + i + " = " + i)).append('\n');
        }
        List<TomlProblem> problems = new ArrayList<>();
        TomlTable read = new JacksonToml().read(text.toString(), LIMITS, problems::add);
        assertEquals(List.of(broken + 1), problems.stream().map(problem -> problem.place().line()).toList(), text.toString());
        assertEquals(count - 1, read.values().size(), text.toString());
    }

    private static void collect(String path, TomlTable table, Map<String, Integer> lines) {
        table.values().forEach((key, value) -> {
            lines.put(path + "/" + key, table.placeOf(key).line());
            collect(path + "/" + key, value, lines);
        });
    }

    private static void collect(String path, TomlValue value, Map<String, Integer> lines) {
        assertTrue(value.place().line() >= 1);
        if (value.table() != null) {
            collect(path, value.table(), lines);
        } else if (value.list() != null) {
            for (int i = 0; i < value.list().size(); i++) {
                collect(path + "/" + i, value.list().get(i), lines);
            }
        }
    }
}
