package dev.goldenangle.route;

import dev.goldenangle.map.MapContent;
import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.LevelReader;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Searches paths between distant starts of real levels and prints the results: {@code RouteStudy strafejump,arena FILE…}. */
public final class RouteStudy {
    private static final int PAIRS = 3;

    private RouteStudy() {
    }

    public static void main(String[] args) throws IOException {
        System.out.println("level | model | from | to | straight m | outcome | way m | points | leaps | bot s | places | ticks | ms");
        for (String file : Arrays.asList(args).subList(1, args.length)) {
            byte[] bytes = Files.readAllBytes(Path.of(file));
            MapContent map = new MapContent(bytes, "");
            for (String id : args[0].split(",")) {
                Model model = ModelCatalog.find(id).orElseThrow();
                Level level = LevelReader.read(Path.of(file).getFileName().toString(), map, model.unitsPerMetre());
                for (Spawn[] pair : pairs(level)) {
                    study(model, level, pair[0], pair[1]);
                }
            }
        }
    }

    /** From the first start to those farthest from it, and back from the farthest. */
    private static List<Spawn[]> pairs(Level level) {
        Spawn first = level.spawns().get(0);
        List<Spawn> others = new ArrayList<>(level.spawns().subList(1, level.spawns().size()));
        others.sort((a, b) -> Double.compare(distance(first, b), distance(first, a)));
        List<Spawn[]> pairs = new ArrayList<>();
        others.stream().limit(PAIRS - 1).forEach(other -> pairs.add(new Spawn[] {first, other}));
        others.stream().limit(1).forEach(other -> pairs.add(new Spawn[] {other, first}));
        return pairs;
    }

    private static double distance(Spawn a, Spawn b) {
        return Math.sqrt((a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y()) + (a.z() - b.z()) * (a.z() - b.z()));
    }

    private static CourseStop stop(CourseStop.Kind kind, Spawn spawn, Level level) {
        double unit = level.unitsPerMetre();
        return new CourseStop(kind, spawn.x() / unit, spawn.y() / unit, spawn.z() / unit);
    }

    private static void study(Model model, Level level, Spawn from, Spawn to) {
        PlacedCourse course = PlacedCourse.NONE.with(stop(CourseStop.Kind.START, from, level)).with(stop(CourseStop.Kind.FINISH, to, level));
        long began = System.nanoTime();
        RouteAnswer answer = new RouteFinder(model, model.parameters().defaults(), level, () -> false).find(course);
        long millis = (System.nanoTime() - began) / 1_000_000;
        System.out.printf("%s | %s | %s | %s | %.0f | %s | %.0f | %d | %d | %.1f | %d | %d | %d%n", level.name(), model.id(), from.name(), to.name(),
                distance(from, to) / level.unitsPerMetre(), answer.outcome(), answer.route().map(r -> r.length()).orElse(0.0),
                answer.route().map(r -> r.points().size()).orElse(0), answer.route().map(r -> r.points().stream().filter(p -> p.move().isLeap()).count()).orElse(0L),
                answer.seconds(), answer.places(), answer.ticks(), millis);
    }
}
