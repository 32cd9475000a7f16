package dev.goldenangle.motor.marathon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The shipped sector maps. */
final class SampleMap {
    private SampleMap() {
    }

    static Level level(String id) {
        try (InputStream in = SampleMap.class.getResourceAsStream("/maps/" + id + ".toml")) {
            Level level = LevelReader.read(id, new String(in.readAllBytes(), StandardCharsets.UTF_8), 0.5f);
            assertEquals(List.of(), level.problems(), id);
            return level;
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
