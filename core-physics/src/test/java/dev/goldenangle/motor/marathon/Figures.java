package dev.goldenangle.motor.marathon;

import dev.goldenangle.world.sector.Medium;
import dev.goldenangle.world.sector.SectorBuilder;
import dev.goldenangle.world.sector.SectorWorld;
import dev.goldenangle.world.sector.SolidObject;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the recorded runs of the real game and the maps they were made in. */
final class Figures {
    private static final Pattern POLYGON = Pattern.compile("polygon \\d+ floor (-?\\d+) ceiling (-?\\d+) media (\\d) : (.*)");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");

    /** A recorded run: its name, the words and numbers of its line in the map list, and the polygons of its map. */
    record Recording(String name, Map<String, Integer> settings, List<String> polygons) {
        boolean isShot() {
            return name.startsWith("shot_");
        }

        boolean isDead() {
            return name.contains("dead");
        }

        List<int[]> rows() {
            return Figures.rows(name);
        }

        SectorWorld world() {
            SectorBuilder builder = new SectorBuilder();
            for (String polygon : polygons) {
                addPolygon(builder, polygon);
            }
            if (settings.get("env") != 0) {
                builder.useLowGravity();
            }
            if (name.startsWith("cylinder_r300_h200")) {
                builder.object(new SolidObject(1000, 0, 0, 300, 200));
            }
            return builder.build();
        }

        private void addPolygon(SectorBuilder builder, String line) {
            Matcher polygon = POLYGON.matcher(line);
            if (!polygon.matches()) {
                throw new IllegalStateException(line);
            }
            int level = settings.get("media");
            boolean current = name.contains("current60");
            Medium medium = polygon.group(3).equals("1") && level != -32768 ? new Medium(Medium.Kind.WATER, level, 128, current ? 60 : 0) : null;
            int[] corners = NUMBER.matcher(polygon.group(4)).results().mapToInt(number -> Integer.parseInt(number.group())).toArray();
            builder.polygon(corners, Integer.parseInt(polygon.group(1)), Integer.parseInt(polygon.group(2)), medium);
        }
    }

    private Figures() {
    }

    /** Every run of the map list that has rows. */
    static List<Recording> recordings() {
        List<Recording> found = new ArrayList<>();
        List<String> polygons = new ArrayList<>();
        for (String line : lines("maps.txt")) {
            if (line.startsWith("map ")) {
                polygons = new ArrayList<>();
            } else if (line.startsWith("polygon ")) {
                polygons.add(line);
            } else {
                String[] words = line.split(" ");
                Map<String, Integer> settings = new LinkedHashMap<>();
                for (int i = 2; i + 1 < words.length; i += 2) {
                    settings.put(words[i], Integer.parseInt(words[i + 1]));
                }
                if (Figures.class.getResource("/marathon/" + words[1] + ".csv") != null) {
                    found.add(new Recording(words[1], settings, polygons));
                }
            }
        }
        return found;
    }

    static Recording recording(String name) {
        return recordings().stream().filter(recording -> recording.name().equals(name)).findFirst().orElseThrow();
    }

    /** The rows of a table, without its heading. */
    static List<int[]> rows(String name) {
        List<int[]> rows = new ArrayList<>();
        List<String> lines = lines(name + ".csv");
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            int[] row = new int[cells.length];
            for (int i = 0; i < cells.length; i++) {
                row[i] = (int) Long.parseLong(cells[i]);
            }
            rows.add(row);
        }
        return rows;
    }

    static String[] heading(String name) {
        return lines(name + ".csv").get(0).split(",");
    }

    private static List<String> lines(String file) {
        try (InputStream in = Figures.class.getResourceAsStream("/marathon/" + file);
             BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            return reader.lines().filter(line -> !line.isBlank()).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
