package dev.goldenangle.toolkit.link;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.toolkit.export.ParameterJson;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes the messages to a game. */
final class LinkWriter {
    static final int PROTOCOL = 1;
    private static final JsonFactory JSON = new JsonFactory();

    private LinkWriter() {
    }

    @FunctionalInterface
    private interface Body {
        void write(JsonGenerator json) throws IOException;
    }

    private static String message(String type, Body body) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("type", type);
            body.write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** All knobs, sent at the beginning and when another preset or map is opened. */
    static String hello(Tuned tuned, int revision) {
        return message("hello", json -> {
            json.writeNumberField("protocol", PROTOCOL);
            json.writeNumberField("revision", revision);
            json.writeStringField("model", tuned.model().id());
            json.writeStringField("preset", tuned.preset().publicId());
            json.writeStringField("map", tuned.level().name());
            json.writeNumberField("tick_rate", tuned.tickRate());
            json.writeNumberField("units_per_metre", tuned.model().unitsPerMetre());
            json.writeFieldName("parameters");
            ParameterJson.write(json, tuned.game());
        });
    }

    /** @param more how many knobs of the same revision follow; the revision is complete when 0 */
    static String set(Tuned tuned, Parameter parameter, int revision, int more) {
        return message("set", json -> {
            json.writeNumberField("revision", revision);
            json.writeNumberField("more", more);
            json.writeStringField("key", parameter.key());
            ParameterJson.writeValue(json, tuned.game(), parameter);
        });
    }

    static String error(String reason) {
        return message("error", json -> json.writeStringField("reason", reason));
    }
}
