package dev.goldenangle.map;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Randomness;

import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.List;

/** Damaged sector and tile maps never throw or hang, and always give a level with problems. */
class TomlMapFuzzTest {
    private static final String[] PIECES = {"[[", "]]", "[", "]", "\"", "=", ",", "\n", "#", "-", "1e999", "99999999999999999999", "NaN", "true", "\\",
        "[[polygon]]\n", "[[medium]]\n", "vertices = ", "format = \"tile\"\n", "\u0000", "é", "0.5", "_", "[[object]]\nradius = 3\n"};

    @Test
    void damagedMapsNeverThrow() {
        List<String> maps = SampleMaps.files().stream().filter(file -> file.endsWith(".toml")).map(file -> SampleMaps.read(file).orElseThrow()).toList();
        assertFalse(maps.isEmpty());
        Randomness chance = new Randomness(3);
        assertTimeout(Duration.ofSeconds(30), () -> {
            for (int round = 0; round < 2_500; round++) {
                String damaged = damage(maps.get(round % maps.size()), chance);
                Level level = LevelReader.read("damaged", damaged, 0.5f);
                assertFalse(level.spawns().isEmpty());
                assertTrue(Float.isFinite(level.world().min(0)) && Float.isFinite(level.world().max(2)));
                level.problems().forEach(problem -> assertTrue(problem.line() >= 1 && problem.column() >= 1 && !problem.reason().isBlank()));
            }
        });
    }

    private static String damage(String text, Randomness chance) {
        StringBuilder damaged = new StringBuilder(text);
        for (int wound = chance.nextInt(6); wound >= 0; wound--) {
            int at = chance.nextInt(damaged.length());
            switch (chance.nextInt(4)) {
                case 0 -> damaged.delete(at, Math.min(damaged.length(), at + 1 + chance.nextInt(30)));
                case 1 -> damaged.insert(at, PIECES[chance.nextInt(PIECES.length)]);
                case 2 -> damaged.setCharAt(at, (char) (32 + chance.nextInt(96)));
                default -> damaged.insert(at, damaged.substring(at, Math.min(damaged.length(), at + 1 + chance.nextInt(200))));
            }
        }
        return damaged.toString();
    }
}
