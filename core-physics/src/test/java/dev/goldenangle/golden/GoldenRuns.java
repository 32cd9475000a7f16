package dev.goldenangle.golden;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.math.Hash64;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.simulation.Simulation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Runs with recorded digests, in {@code golden-runs.csv}. The values of the shipped presets are in {@code presets.txt},
 * so that the core needs no preset reader. Run as a program, it simulates all of them and prints the file with the
 * digests of this machine: use it to compare virtual machines and to update the file.
 */
public final class GoldenRuns {
    public static final int TICKS = 2000;
    private static final Map<String, Map<String, String>> PRESETS = presets(resource("presets.txt").orElseThrow());
    private static final Map<String, Level> LEVELS = new ConcurrentHashMap<>();

    private GoldenRuns() {
    }

    public static List<GoldenRun> all() {
        return lines().stream().filter(line -> !isComment(line)).map(GoldenRun::parse).toList();
    }

    /** The shipped presets by id. */
    public static List<String> presets() {
        return List.copyOf(PRESETS.keySet());
    }

    /** The model of a preset such as {@code arena/default}. */
    public static Model model(String preset) {
        return ModelCatalog.find(preset.substring(0, preset.indexOf('/'))).orElseThrow();
    }

    /** The values of a shipped preset, perhaps with others after it: {@code arena/boomer+air_jump_count=3}. */
    public static ParameterSet parameters(String preset) {
        String[] parts = preset.split("\\+");
        ParameterSet set = model(preset).parameters().read(PRESETS.get(parts[0]));
        for (int i = 1; i < parts.length; i++) {
            set = set.with(parts[i].substring(0, parts[i].indexOf('=')), parts[i].substring(parts[i].indexOf('=') + 1));
        }
        return set;
    }

    /** A map beside this class, or a shipped one, in the units of a model. */
    public static Level level(String map, Model model) {
        return LEVELS.computeIfAbsent(map + " " + model.id(), key -> LevelReader.read(map, text(map), model.unitsPerMetre()));
    }

    /** The text of a map beside this class, or of a shipped one. */
    public static String text(String map) {
        return resource(map + ".map").or(() -> resource(map + ".toml")).or(() -> SampleMaps.fileOf(map).flatMap(SampleMaps::read)).orElseThrow();
    }

    private static List<String> lines() {
        return List.of(resource("golden-runs.csv").orElseThrow().split("\n"));
    }

    private static boolean isComment(String line) {
        return line.isBlank() || line.startsWith("#");
    }

    private static Optional<String> resource(String name) {
        try (InputStream in = GoldenRuns.class.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The values of each preset by key: {@code [id]}, followed by lines {@code key = value} for everything that is not at its default. */
    private static Map<String, Map<String, String>> presets(String text) {
        Map<String, Map<String, String>> presets = new LinkedHashMap<>();
        Map<String, String> current = Map.of();
        for (String line : Arrays.stream(text.split("\n")).filter(line -> !isComment(line)).toList()) {
            if (line.startsWith("[")) {
                current = new LinkedHashMap<>();
                presets.put(line.substring(1, line.length() - 1), current);
            } else {
                String[] sides = line.split(" = ");
                current.put(sides[0], sides[1]);
            }
        }
        return presets;
    }

    private static String renewed(String line) {
        if (isComment(line)) {
            return line;
        }
        GoldenRun golden = GoldenRun.parse(line);
        Simulation simulation = golden.simulation();
        simulation.run(TICKS);
        return golden.name() + " " + Hash64.hex(simulation.hash());
    }

    /** @param args nothing to print the file, or the file to write it to */
    public static void main(String[] args) throws IOException {
        String text = lines().stream().map(line -> renewed(line) + "\n").collect(Collectors.joining());
        if (args.length == 0) {
            System.out.print(text);
        } else {
            Files.writeString(Path.of(args[0]), text);
        }
    }
}
