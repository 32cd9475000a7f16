package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.ability.AbilityType;
import dev.goldenangle.analysis.Metric;
import dev.goldenangle.analysis.RunReader;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.goal.Driver;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.maps.SampleMaps;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.presets.ShippedPresets;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.telemetry.Recorder;
import dev.goldenangle.telemetry.Run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;

/**
 * Takes the pictures of docs/abilities.md with the installed launcher: {@code ./gradlew abilityPictures}.
 */
final class AbilityPictures {
    private static final double SECONDS = 6;
    /** The share of the course that has been run in the picture. */
    private static final double SHARE = 0.4;

    private AbilityPictures() {
    }

    static String id(AbilityType ability) {
        return ability.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String map(AbilityType ability) {
        return "parkour-" + id(ability);
    }

    static String picture(AbilityType ability) {
        return "ability-" + id(ability) + ".png";
    }

    static Level level(AbilityType ability, Model model) {
        String file = map(ability) + ".map";
        return LevelReader.read(file, SampleMaps.read(file).orElseThrow(), model.unitsPerMetre());
    }

    /** The waypoint bot on the map of an ability, with only this ability switched on. */
    static Run run(AbilityType ability) {
        return run(ability, 1);
    }

    /** @param on 0 to run without the ability */
    static Run run(AbilityType ability, double on) {
        Model arena = ModelCatalog.find("arena").orElseThrow();
        ParameterSet parameters = ShippedPresets.load("arena/default").parameters().with(ability.switchParameter(), on);
        Level level = level(ability, arena);
        Simulation simulation = new Simulation(arena, parameters, level, Driver.parse("waypoint").create(arena, parameters, level));
        Recorder recorder = simulation.record("waypoint");
        simulation.run((int) (SECONDS * simulation.tickRate()));
        return recorder.run();
    }

    /** @param args the launcher and the folder of the project */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path root = Path.of(args[1]);
        for (AbilityType ability : AbilityType.ofPlayer()) {
            double course = Metric.COURSE_TIME.of(new RunReader(run(ability)));
            String seconds = String.format(Locale.ROOT, "%.2f", 0.3 + SHARE * course);
            Process process = new ProcessBuilder(args[0], "snapshot", "--out", root.resolve("docs/pictures/" + picture(ability)).toString(), "--preset", "arena/default",
                    "--set", ability.switchParameter().key() + "=true", "--map", map(ability), "--bot", "waypoint", "--seconds", seconds, "--size", "1100x700").inheritIO().start();
            if (process.waitFor() != 0) {
                throw new IOException("no picture of " + ability);
            }
        }
    }
}
