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
    private static final String GOALS = "/goals/";

    public static List<String> ids() {
        return files().stream().filter(id -> !id.contains(GOALS)).toList();
    }

    /** All files in the folder, including goal sets, without the extension. The list does not change while the program runs. */
    private static List<String> files() {
        return Files.LISTED;
    }

    /** Loads the list on first use. */
    private static final class Files {
        static final List<String> LISTED = resource("index.txt").stream().flatMap(String::lines).filter(line -> line.endsWith(ENDING))
                .map(line -> line.substring(0, line.length() - ENDING.length())).toList();
    }

    /** Ids of the goal sets, sorted: {@code arena/document} is the file {@code arena/goals/document.toml}. */
    public static List<String> goalSets() {
        return files().stream().filter(id -> id.contains(GOALS)).map(id -> id.replace(GOALS, "/")).toList();
    }

    static Optional<PresetText> findGoals(String id) {
        String file = id.replace("/", GOALS) + ENDING;
        return goalSets().contains(id) ? resource(file).map(text -> new PresetText("presets/" + file, text)) : Optional.empty();
    }

    /** @throws IllegalArgumentException when there is none, or it has a problem; tests check that shipped presets have none */
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
