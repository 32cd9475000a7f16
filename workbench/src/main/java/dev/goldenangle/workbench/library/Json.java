package dev.goldenangle.workbench.library;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * JSON as maps, lists, text, numbers and booleans. It uses Jackson's streams and not its {@code ObjectMapper}, which would add
 * 70 ms of processor time to every start.
 */
public final class Json {
    private Json() {
    }

    public static void print(PrintWriter out, Object value) {
        out.println(text(value));
    }

    /** Numbers that are not finite become null, because JSON has none. */
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

    /** @throws JsonParseException when the text is not one JSON value, naming line and column */
    public static Object read(String text) throws IOException {
        try (JsonParser json = new JsonFactory().createParser(text)) {
            json.nextToken();
            Object value = value(json);
            if (json.nextToken() != null) {
                throw new JsonParseException(json, "there is more after the end");
            }
            return value;
        }
    }

    private static Object value(JsonParser json) throws IOException {
        if (json.currentToken() == null) {
            throw new JsonParseException(json, "there is no value");
        }
        return switch (json.currentToken()) {
            case START_OBJECT -> {
                Map<String, Object> map = new LinkedHashMap<>();
                while (json.nextToken() != JsonToken.END_OBJECT) {
                    String key = json.currentName();
                    json.nextToken();
                    map.put(key, value(json));
                }
                yield map;
            }
            case START_ARRAY -> {
                List<Object> list = new ArrayList<>();
                while (json.nextToken() != JsonToken.END_ARRAY) {
                    list.add(value(json));
                }
                yield list;
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> json.getNumberValue();
            case VALUE_TRUE, VALUE_FALSE -> json.getBooleanValue();
            case VALUE_NULL -> null;
            default -> json.getText();
        };
    }
}
