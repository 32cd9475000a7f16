package dev.goldenangle.toolkit.export;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** All values with units, ranges and descriptions; {@code docs/export.schema.json} describes the format. */
final class JsonExport {
    private JsonExport() {
    }

    static List<GameFile> files(GamePreset preset) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.useDefaultPrettyPrinter();
            write(json, preset);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return List.of(new GameFile(Names.snake(preset.model().id()) + "_movement.json", text + "\n"));
    }

    private static void write(JsonGenerator json, GamePreset preset) throws IOException {
        json.writeStartObject();
        json.writeNumberField("version", 1);
        json.writeStringField("model", preset.model().id());
        json.writeStringField("preset", preset.preset().id());
        json.writeStringField("name", preset.preset().name());
        json.writeStringField("description", preset.preset().description());
        json.writeStringField("digest", preset.digest());
        json.writeNumberField("units_per_metre", preset.model().unitsPerMetre());
        json.writeFieldName("parameters");
        ParameterJson.write(json, preset);
        json.writeEndObject();
    }
}
