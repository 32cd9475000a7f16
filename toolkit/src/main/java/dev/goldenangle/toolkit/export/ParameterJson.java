package dev.goldenangle.toolkit.export;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Spec;

import java.io.IOException;

/** Parameters as JSON, for exported files and for the live link. */
public final class ParameterJson {
    private ParameterJson() {
    }

    /** Writes an object with an entry for each parameter: value, unit, range, options. */
    public static void write(JsonGenerator json, GamePreset preset) throws IOException {
        json.writeStartObject();
        for (GameValue value : preset.values()) {
            parameter(json, value);
        }
        json.writeEndObject();
    }

    /** Writes the fields "value" and, for a number, "si" of one parameter. */
    public static void writeValue(JsonGenerator json, GamePreset preset, Parameter parameter) throws IOException {
        GameValue value = GameValue.of(parameter, preset.preset().parameters(), preset.model().unitsPerMetre());
        value(json, value);
        if (value.isNumber()) {
            json.writeNumberField("si", value.si());
        }
    }

    private static void value(JsonGenerator json, GameValue value) throws IOException {
        switch (value.spec().kind()) {
            case NUMBER -> json.writeNumberField("value", value.number());
            case WHOLE -> json.writeNumberField("value", (long) value.number());
            case SWITCH -> json.writeBooleanField("value", value.isOn());
            case CHOICE -> json.writeStringField("value", value.word());
        }
    }

    private static void parameter(JsonGenerator json, GameValue value) throws IOException {
        Spec spec = value.spec();
        json.writeObjectFieldStart(value.key());
        value(json, value);
        if (value.isNumber()) {
            json.writeStringField("unit", value.unit());
            json.writeNumberField("si", value.si());
            json.writeStringField("si_unit", value.siUnit());
            json.writeNumberField("min", value.least());
            json.writeNumberField("max", value.most());
        }
        if (spec.kind() == Spec.Kind.CHOICE) {
            json.writeArrayFieldStart("options");
            for (String option : spec.options()) {
                json.writeString(option);
            }
            json.writeEndArray();
        }
        json.writeStringField("label", value.parameter().label());
        json.writeStringField("group", spec.group().key());
        json.writeStringField("doc", spec.doc());
        json.writeEndObject();
    }
}
