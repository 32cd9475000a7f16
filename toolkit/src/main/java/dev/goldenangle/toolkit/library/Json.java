package dev.goldenangle.toolkit.library;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;

/** Reads and writes JSON as maps, lists, strings, numbers and booleans. */
public final class Json {
    private static final ObjectReader READER = new ObjectMapper().readerFor(Object.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private Json() {
    }

    public static void print(PrintWriter out, Object value) {
        out.println(text(value));
    }

    /** NaN and infinities become null, because JSON does not have them. */
    public static String text(Object value) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.useDefaultPrettyPrinter();
            write(json, value);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
        return text.toString();
    }

    private static void write(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Map<?, ?> map) {
            json.writeStartObject();
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                json.writeFieldName(entry.getKey().toString());
                write(json, entry.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof Iterable<?> list) {
            json.writeStartArray();
            for (Object item : list) {
                write(json, item);
            }
            json.writeEndArray();
        } else {
            writeScalar(json, value);
        }
    }

    private static void writeScalar(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Double number && !Double.isFinite(number) || value instanceof Float single && !Float.isFinite(single)) {
            json.writeNull();
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            json.writePOJO(value);
        } else {
            json.writeString(value.toString());
        }
    }

    /** @throws IOException with line and column, if the text is not exactly one JSON value */
    public static Object read(String text) throws IOException {
        return READER.readValue(text);
    }
}
