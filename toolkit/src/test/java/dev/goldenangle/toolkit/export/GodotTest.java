package dev.goldenangle.toolkit.export;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.motor.Model;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Godot loads the resource with its script and returns every property as bytes. */
class GodotTest {
    private static final String SERVER = "godot3-server";
    /** Godot reads only the first 18 digits of a decimal, including leading zeros; the models use floats, which need 9. */
    private static final double LAST_DIGITS = 1e-14;
    private static final int WIDE = 1 << 16;
    private static final String PRINTER = """
            extends SceneTree
            func _init():
            	var resource = load("res://%s")
            	for property in resource.get_property_list():
            		if property.usage & PROPERTY_USAGE_SCRIPT_VARIABLE:
            			print("value ", property.name, " ", var2bytes(resource.get(property.name)).hex_encode())
            	quit()
            """;

    @TempDir
    Path folder;

    static Stream<Model> models() {
        return ModelCatalog.models().stream();
    }

    @ParameterizedTest
    @MethodSource("models")
    void godotReturnsEveryProperty(Model model) throws IOException, InterruptedException {
        Assumptions.assumeTrue(Readers.find(SERVER).isPresent(), "Godot's headless binary (" + SERVER + ") is not installed here");
        for (long seed = 1; seed <= 4; seed++) {
            GamePreset preset = RandomGamePresets.draw(model, seed * 17 + model.id().length());
            compare(preset, loaded(preset), model.id() + " seed " + seed);
        }
    }

    private Map<String, Object> loaded(GamePreset preset) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("project.godot"), "config_version=4\n\n[application]\n\nconfig/name=\"read\"\n");
        for (GameFile file : ExportFormat.GODOT3.files(preset)) {
            Files.writeString(folder.resolve(file.name()), file.text());
        }
        Files.writeString(folder.resolve("printer.gd"), PRINTER.formatted(ExportFormat.GODOT3.files(preset).get(0).name()));
        String printed = Readers.run(folder, SERVER, "--path", folder.toString(), "-s", "printer.gd");
        return printed.lines().filter(line -> line.startsWith("value ")).map(line -> line.split(" "))
                .collect(Collectors.toMap(words -> words[1], words -> variant(HexFormat.of().parseHex(words[2])), (a, b) -> b, TreeMap::new));
    }

    /** A value in the engine's encoding: a word for its type, then the value. */
    private static Object variant(byte[] bytes) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int type = buffer.getInt();
        boolean isWide = (type & WIDE) != 0;
        return switch (type & WIDE - 1) {
            case 1 -> buffer.getInt() != 0;
            case 2 -> isWide ? buffer.getLong() : (long) buffer.getInt();
            case 3 -> isWide ? buffer.getDouble() : (double) buffer.getFloat();
            case 4 -> new String(bytes, 2 * Integer.BYTES, buffer.getInt(), StandardCharsets.UTF_8);
            default -> throw new AssertionError("a value of type " + type);
        };
    }

    private static void compare(GamePreset preset, Map<String, Object> read, String name) {
        assertEquals(preset.preset().id(), read.remove("preset"), name);
        assertEquals(preset.preset().name(), read.remove("preset_name"), name);
        assertEquals(preset.digest(), read.remove("preset_digest"), name);
        for (GameValue value : preset.values()) {
            Object expected = switch (value.spec().kind()) {
                case NUMBER -> value.number();
                case WHOLE, CHOICE -> (long) value.number();
                case SWITCH -> value.isOn();
            };
            same(expected, read.remove(value.key()), name + " " + value.key());
            if (value.hasOwnUnit()) {
                same(value.si(), read.remove(value.key() + "_si"), name + " " + value.key() + "_si");
            }
        }
        assertEquals(Map.of(), read, name);
    }

    private static void same(Object expected, Object actual, String name) {
        if (expected instanceof Double number && actual instanceof Double other) {
            assertEquals(number, other, Math.abs(number) * LAST_DIGITS, name);
        } else {
            assertEquals(expected, actual, name);
        }
    }
}
