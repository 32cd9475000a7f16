package dev.goldenangle.presets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.dataformat.toml.TomlFactory;
import com.fasterxml.jackson.dataformat.toml.TomlReadFeature;
import dev.goldenangle.toml.TomlLimits;
import dev.goldenangle.toml.TomlLines;
import dev.goldenangle.toml.TomlTable;
import dev.goldenangle.toml.TomlValue;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lets Jackson parse a text and converts the result to our tables. Uses no object mapper, because starting one takes longer than reading. */
final class JacksonTree {
    private static final TomlFactory JACKSON = TomlFactory.builder().enable(TomlReadFeature.PARSE_JAVA_TIME).streamReadConstraints(StreamReadConstraints.builder()
            .maxNestingDepth(TomlLimits.MAX_DEPTH).maxNumberLength(TomlLimits.MAX_DIGITS).maxStringLength(Integer.MAX_VALUE).build()).build();

    private final TomlLines lines;
    private JsonParser tokens;
    private int free;

    /** @param most limit on values; further ones are left out */
    JacksonTree(TomlLines lines, int most) {
        this.lines = lines;
        this.free = most;
    }

    /** Parses a short text without positions. */
    static TomlTable of(String text) throws TomlMistake {
        return new JacksonTree(TomlLines.UNKNOWN, Integer.MAX_VALUE).read(new StringReader(text));
    }

    TomlTable read(Reader text) throws TomlMistake {
        try (JsonParser opened = JACKSON.createParser(text)) {
            tokens = opened;
            tokens.nextToken();
            return table();
        } catch (JsonProcessingException refused) {
            throw TomlMistake.of(refused);
        } catch (DateTimeException impossible) {
            throw new TomlMistake("there is no such date or time", TomlMistake.NOWHERE);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** Whether values were left out. */
    boolean isCut() {
        return free < 0;
    }

    private TomlTable table() throws IOException {
        Map<String, TomlValue> values = new LinkedHashMap<>();
        while (tokens.nextToken() != JsonToken.END_OBJECT) {
            String name = tokens.currentName();
            tokens.nextToken();
            TomlValue value = value();
            if (--free >= 0) {
                values.put(name, value);
            }
        }
        return new TomlTable(values, lines);
    }

    private List<TomlValue> list() throws IOException {
        List<TomlValue> values = new ArrayList<>();
        while (tokens.nextToken() != JsonToken.END_ARRAY) {
            TomlValue value = value();
            if (--free >= 0) {
                values.add(value);
            }
        }
        return List.copyOf(values);
    }

    private TomlValue value() throws IOException {
        return new TomlValue(switch (tokens.currentToken()) {
            case START_OBJECT -> table();
            case START_ARRAY -> list();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NUMBER_INT -> tokens.getNumberType() == JsonParser.NumberType.BIG_INTEGER ? (Object) tokens.getDoubleValue() : (Object) tokens.getLongValue();
            case VALUE_NUMBER_FLOAT -> tokens.getDoubleValue();
            case VALUE_EMBEDDED_OBJECT -> tokens.getEmbeddedObject();
            default -> tokens.getText();
        }, lines);
    }
}
