package dev.goldenangle.presets;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterReference;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Everything in the source tree that is generated from the tables: the parameter reference, the schema of presets, and the
 * comments in the shipped presets. {@code ./gradlew docs} runs it; a test fails when a file is stale.
 */
public final class ReferenceDocs {
    private ReferenceDocs() {
    }

    /** @param arguments the root of the source tree */
    public static void main(String[] arguments) throws IOException {
        Path root = Path.of(arguments.length > 0 ? arguments[0] : ".");
        for (Map.Entry<String, String> file : files().entrySet()) {
            Path path = root.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    /** The text of each generated file by its path in the source tree. */
    static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("docs/parameters.md", parameters(ModelCatalog.models()));
        files.put("docs/preset.schema.json", PresetSchema.of(ModelCatalog.models()));
        ShippedPresets.ids().forEach(id -> files.put("presets/" + id + ".toml", PresetWriter.write(ShippedPresets.load(id))));
        return files;
    }

    /** The reference of all parameters of the given models. */
    static String parameters(List<Model> models) {
        StringBuilder text = new StringBuilder("""
                # Parameters

                Generated from the models' tables by `./gradlew docs`; change the tables, not this file.
                `W` is the model's ground top speed. A value may be written as a plain number in its unit (angles: radians), a speed as
                a multiple of W (`"0.3W"`), an angle in degrees (`"35deg"`), a tick rate as the length of a tick (`"8ms"`).

                """);
        for (Model model : models) {
            text.append("## ").append(model.label()).append(" (`").append(model.id()).append("`)\n\n").append(model.description()).append("\n\n")
                    .append("W is `").append(model.parameters().reference().key()).append("`.\n\n")
                    .append(ParameterReference.markdown(model.parameters())).append('\n');
        }
        return text.toString().stripTrailing() + "\n";
    }
}
