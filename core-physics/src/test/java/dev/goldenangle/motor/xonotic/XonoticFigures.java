package dev.goldenangle.motor.xonotic;

import dev.goldenangle.golden.GoldenRuns;
import dev.goldenangle.motor.Bench;
import dev.goldenangle.parameter.ParameterSet;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The figures of figures/xonotic in the test resources, and benches with the shipped presets in empty space. */
final class XonoticFigures {
    private static final Map<String, String> NAMES = Map.ofEntries(Map.entry("X", "xonotic"), Map.entry("X07", "xonotic-07"), Map.entry("X010", "xonotic-010"),
            Map.entry("Q", "quake"), Map.entry("Q2", "quake2"), Map.entry("Q2a", "quake2-a"), Map.entry("Q3", "quake3"), Map.entry("XDFLight", "xdf-light"),
            Map.entry("LeeStricklin", "lee-stricklin"), Map.entry("LeeStricklinOld", "lee-stricklin-old"), Map.entry("LeeStricklin-ModdedFruit", "lee-stricklin-fruit"),
            Map.entry("NoQWBunny-nexbased", "no-qw-bunny"), Map.entry("QBFplus", "qbf-plus"), Map.entry("WarsowClassicBunny", "warsow-classic"), Map.entry("WarsowDev", "warsow-dev"));
    private static final Map<String, Bench> BENCHES = new HashMap<>();

    private XonoticFigures() {
    }

    /** The fields of every line but the first. */
    static List<String[]> rows(String file) {
        try (InputStream stream = XonoticFigures.class.getResourceAsStream("/figures/xonotic/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().skip(1).map(line -> line.split(",", -1)).toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The preset of a configuration. */
    static String preset(String config) {
        return "xonotic/" + NAMES.getOrDefault(config, config.toLowerCase(Locale.ROOT));
    }

    /** The preset of a configuration at another tick length. */
    static ParameterSet rules(String config, String seconds) {
        return GoldenRuns.parameters(preset(config)).with(XonoticParameter.TICK_RATE, 1 / Double.parseDouble(seconds));
    }

    static Bench bench(String config, String seconds) {
        Bench bench = BENCHES.computeIfAbsent(config + " " + seconds, key -> new Bench(new XonoticModel(), rules(config, seconds), Bench.level(List.of(Bench.floor()))));
        bench.state.clearRegisters();
        bench.state.leaveGround();
        bench.state.crouched = false;
        bench.command.clear();
        return bench.at(0, 0, 10_000);
    }
}
