package dev.goldenangle.toolkit.study;

import dev.goldenangle.map.MapContent;
import dev.goldenangle.presets.PresetProblem;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlPlace;
import dev.goldenangle.toml.TomlReader;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.CourseFiles;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads and writes plans. A plan is one TOML file with a study and everything it depends on, so it gives the same study on any machine.
 * Commands that accept a study file also accept a plan.
 */
final class PlanFile {
    /** The first line that identifies a plan. */
    static final String FIRST_LINE = "format = \"golden-angle plan 1\"";
    static final long MOST_BYTES = 64L << 20;
    private static final TomlLimits LIMITS = new TomlLimits((int) MOST_BYTES, 20_000);
    /** Number of values, maps and courses, so that a plan cut at the end of a line is noticed. Older plans do not have it. */
    private static final String ENTRIES = "entries";
    private static final String QUOTES = "'''";
    private static final String COMPILED = "base64\n";
    private final String file;
    private final List<String> problems = new ArrayList<>();
    private final TomlTable root;

    private PlanFile(String file, String text) {
        this.file = file;
        this.root = TomlReader.installed().read(text, LIMITS, found -> refuse(found.place().line(), found.place().column(), found.key(), found.reason()));
    }

    static boolean isPlan(String text) {
        return text.startsWith(FIRST_LINE);
    }

    static String write(StudyBundle bundle) {
        StringBuilder text = new StringBuilder(FIRST_LINE + "\n");
        line(text, "file", bundle.file());
        line(text, "preset", bundle.preset());
        line(text, "model", bundle.model());
        line(text, ENTRIES, Integer.toString(bundle.values().size() + 2 * bundle.maps().size()));
        line(text, "study", bundle.text());
        line(text, "goals", bundle.goals());
        text.append("\n[values]\n");
        bundle.values().forEach((key, value) -> line(text, key, value));
        text.append("\n[maps]\n");
        bundle.maps().forEach((name, map) -> line(text, basic(name), map.isCompiled() ? COMPILED + Base64.getMimeEncoder().encodeToString(map.bytes()) : map.text()));
        text.append("\n[courses]\n");
        bundle.maps().forEach((name, map) -> line(text, basic(name), map.course()));
        return text.toString();
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append(" = ").append(written(value)).append('\n');
    }

    /** As a literal multi-line string if possible, because people read plans; else escaped. */
    private static String written(String value) {
        boolean isPlain = value.contains("\n") && !value.contains(QUOTES) && !value.endsWith("'") && value.chars().allMatch(c -> c == '\n' || c == '\t' || c >= ' ' && c != 0x7f);
        return isPlain ? QUOTES + "\n" + value + QUOTES : basic(value);
    }

    private static String basic(String value) {
        StringBuilder text = new StringBuilder("\"");
        value.chars().forEach(c -> {
            switch (c) {
                case '"' -> text.append("\\\"");
                case '\\' -> text.append("\\\\");
                case '\n' -> text.append("\\n");
                default -> text.append(c < ' ' || c == 0x7f ? String.format(Locale.ROOT, "\\u%04x", c) : String.valueOf((char) c));
            }
        });
        return text.append('"').toString();
    }

    /** @param file name for error messages */
    static StudyBundle read(String file, String text) throws BadInput {
        PlanFile plan = new PlanFile(file, text);
        StudyBundle bundle = new StudyBundle(plan.text("file"), plan.text("study"), plan.text("preset"), plan.text("model"), plan.texts("values"), plan.text("goals"), plan.maps());
        plan.checkEntries();
        if (!plan.problems.isEmpty()) {
            throw new BadInput(plan.problems);
        }
        return bundle;
    }

    private void checkEntries() {
        int found = texts("values").size() + texts("maps").size() + texts("courses").size();
        root.find(ENTRIES).filter(announced -> !announced.isText() || !announced.text().equals(Integer.toString(found)))
                .ifPresent(announced -> refuse(announced.place().line(), announced.place().column(), ENTRIES, "the plan is incomplete: it has " + found + " values, maps and courses"));
    }

    private String text(String key) {
        TomlValue value = root.find(key).orElse(null);
        if (value == null || !value.isText()) {
            refuse(value == null ? 1 : value.place().line(), value == null ? 1 : value.place().column(), key, "is missing; a plan needs this text");
            return "";
        }
        return value.text();
    }

    private Map<String, String> texts(String section) {
        Map<String, String> texts = new LinkedHashMap<>();
        root.find(section).map(TomlValue::table).ifPresent(table -> table.values().forEach((key, value) -> {
            if (value.isText()) {
                texts.put(key, value.text());
            } else {
                refuse(value.place().line(), value.place().column(), section + "." + key, "must be a text");
            }
        }));
        return texts;
    }

    /** Compiled levels are base 64. Older plans store one character per byte, with the map's course at the end. */
    private Map<String, MapContent> maps() {
        Map<String, MapContent> maps = new LinkedHashMap<>();
        Map<String, String> courses = texts("courses");
        texts("maps").forEach((name, text) -> {
            MapContent old = new MapContent(text.getBytes(StandardCharsets.ISO_8859_1), "");
            MapContent map = text.startsWith(COMPILED) ? compiled(name, text.substring(COMPILED.length())) : old.isCompiled() ? old : MapContent.of(text);
            maps.put(name, courses.containsKey(name) ? map.with(courses.get(name)) : CourseFiles.apart(map));
        });
        return maps;
    }

    private MapContent compiled(String name, String text) {
        try {
            return new MapContent(Base64.getMimeDecoder().decode(text), "");
        } catch (IllegalArgumentException damaged) {
            TomlPlace place = root.tableAt(List.of("maps")).orElseThrow().placeOf(name);
            refuse(place.line(), place.column(), "maps." + name, "is not base 64");
            return MapContent.of("");
        }
    }

    private void refuse(int line, int column, String key, String reason) {
        problems.add(new PresetProblem(file, line, column, key, reason).toString());
    }
}
