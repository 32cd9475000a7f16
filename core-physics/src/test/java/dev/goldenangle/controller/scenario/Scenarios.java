package dev.goldenangle.controller.scenario;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The shared scenarios, and those whose goals must not be reached. */
final class Scenarios {
    /** A step above the limit, a step without headroom, a slope above the limit. */
    static final Set<String> OUT_OF_REACH = Set.of("step040_v1", "step040_v10", "step030_lowceil", "slope60");
    static final int[] RATES = {60, 128, 250};

    private Scenarios() {
    }

    static List<Scenario> shared() {
        return Scenario.parse(text("/kcc/scenarios.txt"));
    }

    /** The results of another engine, by "scenario rate", then by column. */
    static Map<String, Map<String, String>> peer(String name) {
        List<String> lines = text("/kcc/peer_" + name + ".csv").lines().toList();
        String[] names = lines.get(0).split(",");
        Map<String, Map<String, String>> rows = new HashMap<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] values = line.split(",", -1);
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < names.length; i++) {
                row.put(names[i], values[i]);
            }
            rows.put(values[0] + " " + values[1], row);
        }
        return rows;
    }

    static String text(String resource) {
        try (InputStream in = Scenarios.class.getResourceAsStream(resource)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
