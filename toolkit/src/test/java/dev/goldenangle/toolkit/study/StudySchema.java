package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.study.design.Design;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A JSON Schema of study files, for editors that complete and check TOML. */
public final class StudySchema {
    private StudySchema() {
    }

    /** The schema as maps and lists, to be written as JSON. */
    public static Map<String, Object> json() {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put(StudyReader.NAME, text("Name shown to the user."));
        properties.put(StudyReader.PRESET, text("Id or file of the preset."));
        properties.put(StudyReader.GOALS, text("Id or file of the goal set to measure."));
        Map<String, Object> design = text("How points are chosen.");
        design.put("enum", Arrays.stream(Design.values()).map(Design::key).toList());
        properties.put(StudyReader.DESIGN, design);
        properties.put(StudyReader.POINTS, whole("Number of points; the design decides what is counted.", 1, StudyReader.MOST_POINTS));
        properties.put(StudyReader.SEED, whole("Seed of the design.", 0, Integer.MAX_VALUE));
        properties.put(StudyReader.SEEDS, whole("Number of seeds for random bots.", 1, StudyReader.MOST_SEEDS));
        properties.put(StudyReader.LOCKED, Map.of("type", "array", "items", Map.of("type", "string"), "description", "Knobs that do not vary."));
        properties.put(StudyReader.VALUES, Map.of("type", "object", "description", "Changes to the preset.", "additionalProperties", Map.of("type", List.of("string", "number", "boolean"))));
        Map<String, Object> range = Map.of("type", "array", "minItems", 2, "maxItems", 2, "items", Map.of("type", List.of("string", "number", "boolean")));
        properties.put(StudyReader.KNOBS, Map.of("type", "object", "description", "The knobs to vary, with their ranges.",
                "additionalProperties", Map.of("anyOf", List.of(range, Map.of("const", StudyReader.SLIDER)))));
        properties.put(StudyReader.SCENARIO, tables(Map.of(StudyReader.NAME, text("Name used in column names."), MeasureBinder.MAP, text("Id or file of a map."),
                MeasureBinder.BOT, text("Bot with its settings."), MeasureBinder.SECONDS, Map.of("type", "number", "exclusiveMinimum", 0, "maximum", MeasureBinder.LONGEST_SECONDS),
                StudyReader.SEED, whole("First seed.", 1, Integer.MAX_VALUE), StudyReader.SEEDS, whole("How many seeds.", 1, StudyReader.MOST_SEEDS)), List.of()));
        properties.put(StudyReader.MEASURE, tables(Map.of(StudyReader.NAME, text("Name of the column."), StudyReader.MEASURE, text("Key of the measure."),
                MeasureBinder.LANDING, whole("Number of the landing, counted from 1.", 1, MeasureBinder.MOST_LANDINGS), MeasureBinder.UNIT, text("Unit of the value.")), List.of(StudyReader.MEASURE)));
        Map<String, Object> schema = object(properties, List.of(StudyReader.PRESET, StudyReader.DESIGN));
        schema.put("$schema", "http://json-schema.org/draft-07/schema#");
        schema.put("title", "Golden Angle study");
        return schema;
    }

    private static Map<String, Object> text(String doc) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("type", "string");
        node.put("description", doc);
        return node;
    }

    private static Map<String, Object> whole(String doc, long least, long most) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("type", "integer");
        node.put("minimum", least);
        node.put("maximum", most);
        node.put("description", doc);
        return node;
    }

    private static Map<String, Object> object(Map<String, Object> properties, List<String> required) {
        Map<String, Object> node = new LinkedHashMap<>();
        node.put("type", "object");
        node.put("properties", properties);
        node.put("required", required);
        node.put("additionalProperties", false);
        return node;
    }

    private static Map<String, Object> tables(Map<String, Object> properties, List<String> required) {
        return Map.of("type", "array", "items", object(new TreeMap<>(properties), required), "maxItems", StudyReader.MOST_TABLES);
    }
}
