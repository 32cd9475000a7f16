package dev.goldenangle.presets;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.Derived;
import dev.goldenangle.parameter.Form;
import dev.goldenangle.parameter.Group;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.ParameterTable;
import dev.goldenangle.parameter.Spec;
import dev.goldenangle.parameter.Unit;
import dev.goldenangle.parameter.Value;

import java.util.List;

/**
 * A JSON Schema of preset files, generated from the models' tables, for editors that complete and check TOML. A schema cannot express
 * limits relative to W; the reader checks them.
 */
public final class PresetSchema {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final String NUMBER = "[+-]?[0-9]+(\\.[0-9]*)?([eE][+-]?[0-9]+)?";

    private PresetSchema() {
    }

    /** One schema for the presets of all these models; the key {@code model} decides which tables apply. */
    public static String of(List<Model> models) {
        ObjectNode schema = MAPPER.createObjectNode();
        schema.put("$schema", "http://json-schema.org/draft-07/schema#").put("title", "Golden Angle preset").put("type", "object");
        ObjectNode properties = schema.putObject("properties");
        text(properties, PresetReader.NAME, "Name for people.");
        ArrayNode ids = text(properties, PresetReader.MODEL, "The movement model this preset sets.").putArray("enum");
        models.forEach(model -> ids.add(model.id()));
        text(properties, PresetReader.DESCRIPTION, "What the preset is for. Words at its end that begin with # are tags: Short stops. #duel #heavy");
        text(properties, PresetReader.EXTENDS, "Id or file of the preset that this one starts from; then only what differs is given.");
        text(properties, PresetReader.GOALS, "Id or file of the goal set that the preset is judged by.");
        schema.putArray("required").add(PresetReader.MODEL);
        ArrayNode choices = schema.putArray("oneOf");
        models.forEach(model -> model(choices.addObject(), model));
        try {
            return MAPPER.writeValueAsString(schema).replace("\r\n", "\n") + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("a tree of plain nodes can always be written", impossible);
        }
    }

    private static ObjectNode text(ObjectNode properties, String key, String doc) {
        return properties.putObject(key).put("type", "string").put("description", doc);
    }

    private static void model(ObjectNode choice, Model model) {
        ParameterTable table = model.parameters();
        choice.put("title", model.label());
        ObjectNode properties = choice.putObject("properties");
        properties.putObject(PresetReader.MODEL).put("const", model.id());
        PresetReader.HEADER.stream().filter(key -> !key.equals(PresetReader.MODEL)).forEach(properties::putObject);
        for (Group group : table.groups()) {
            ObjectNode object = properties.putObject(group.key()).put("type", "object").put("description", group.label() + ". " + group.doc());
            ObjectNode keys = object.putObject("properties");
            table.inGroup(group).forEach(parameter -> parameter(keys.putObject(parameter.key()), table, parameter));
            table.derived().stream().filter(knob -> knob.group().equals(group)).forEach(knob -> knob(keys.putObject(knob.key()), table, knob));
            object.put("additionalProperties", false);
        }
        choice.put("additionalProperties", false);
    }

    private static void parameter(ObjectNode node, ParameterTable table, Parameter parameter) {
        Spec spec = parameter.spec();
        node.put("description", (spec.doc() + " " + unit(spec.unit())).strip());
        switch (spec.kind()) {
            case SWITCH -> node.put("type", "boolean").put("default", spec.defaultValue().amount() != 0);
            case CHOICE -> {
                ArrayNode words = node.put("type", "string").put("default", spec.options().get((int) spec.defaultValue().amount())).putArray("enum");
                spec.options().forEach(words::add);
            }
            case WHOLE -> limits(node.put("type", "integer").put("default", (long) spec.defaultValue().amount()), spec);
            case NUMBER -> number(node, table, parameter);
        }
    }

    private static void number(ObjectNode node, ParameterTable table, Parameter parameter) {
        Value start = parameter.spec().defaultValue();
        if (start.form() == Form.ABSOLUTE) {
            node.put("default", start.amount());
        } else {
            node.put("default", start.text());
        }
        ArrayNode forms = node.putArray("anyOf");
        limits(forms.addObject().put("type", "number"), parameter.spec());
        for (Form form : Form.values()) {
            if (form != Form.ABSOLUTE && table.defaults().allowsForm(parameter, form)) {
                suffixed(forms, form);
            }
        }
    }

    private static void suffixed(ArrayNode forms, Form form) {
        forms.addObject().put("type", "string").put("pattern", "^" + NUMBER + form.suffix() + "$");
    }

    private static void limits(ObjectNode node, Spec spec) {
        if (spec.min().form() != Form.OF_W) {
            node.put("minimum", spec.min().resolve(1));
        }
        if (spec.max().form() != Form.OF_W) {
            node.put("maximum", spec.max().resolve(1));
        }
    }

    private static void knob(ObjectNode node, ParameterTable table, Derived knob) {
        String replaced = String.join(" and ", knob.replaces().stream().map(Parameter::key).toList());
        node.put("description", knob.doc() + " " + (unit(knob.unit()) + " Instead of " + replaced + ".").strip());
        ArrayNode forms = node.putArray("anyOf");
        forms.addObject().put("type", "number");
        if (knob.unit().isAngle()) {
            suffixed(forms, Form.DEGREES);
        } else if (knob.unit() == table.reference().spec().unit()) {
            suffixed(forms, Form.OF_W);
        }
    }

    private static String unit(Unit unit) {
        return unit.symbol().isEmpty() ? "" : unit.isAngle() ? "In radians, or in degrees as \"35deg\"." : "In " + unit.symbol() + ".";
    }
}
