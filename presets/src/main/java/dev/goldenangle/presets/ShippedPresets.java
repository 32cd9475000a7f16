package dev.goldenangle.presets;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The presets that come with the program, by ids such as {@code arena/default}. */
public final class ShippedPresets implements PresetSource {
    private static final String ROOT = "/presets/";
    private static final String ENDING = ".toml";

    /** All of them, sorted. */
    public static List<String> ids() {
        return resource("index.txt").stream().flatMap(String::lines).filter(line -> line.endsWith(ENDING))
                .map(line -> line.substring(0, line.length() - ENDING.length())).toList();
    }

    /** @throws IllegalArgumentException when there is none, or it has a problem, which a test rules out */
    public static Preset load(String id) {
        return new PresetReader().read(id).orThrow();
    }

    @Override
    public Optional<PresetText> find(String id) {
        return ids().contains(id) ? resource(id + ENDING).map(text -> new PresetText("presets/" + id + ENDING, text)) : Optional.empty();
    }

    private static Optional<String> resource(String name) {
        try (InputStream in = ShippedPresets.class.getResourceAsStream(ROOT + name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
