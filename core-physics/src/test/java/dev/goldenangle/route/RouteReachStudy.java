package dev.goldenangle.route;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.MapReader;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Searches a path between all pairs of spawns of the LibreQuake levels in the folder REAL_MAPS, and compares with the pairs
 * that a flood fill with the model's moves reaches. Prints the pairs that are missed and a row per level. ROUTE_MODEL names
 * another model than arena.
 */
@Tag("study")
@EnabledIfEnvironmentVariable(named = "REAL_MAPS", matches = ".+")
final class RouteReachStudy {
    private static final double SHARE = 0.95;
    private final Model model = ModelCatalog.find(System.getenv().getOrDefault("ROUTE_MODEL", "arena")).orElseThrow();
    private final ParameterSet parameters = model.parameters().defaults();

    @ParameterizedTest
    @ValueSource(strings = {"slope", "old-start", "lqdm13", "lqdm2", "lq_e0m4", "lq_e1m1"})
    void pathsAreFoundBetweenSpawnsThatAFloodFillReaches(String name) throws IOException {
        Level level = MapReader.read(name, Files.readString(Path.of(System.getenv("REAL_MAPS"), name + ".map")), model.unitsPerMetre());
        List<Set<Integer>> flooded = flood(level);
        RouteFinder finder = new RouteFinder(model, parameters, level, () -> false);
        int reachable = 0;
        int found = 0;
        Map<RouteAnswer.Outcome, Integer> outcomes = new EnumMap<>(RouteAnswer.Outcome.class);
        for (int from = 0; from < flooded.size(); from++) {
            for (int to = 0; to < flooded.size(); to++) {
                if (from != to) {
                    RouteAnswer answer = search(finder, level, level.spawns().get(from), level.spawns().get(to));
                    boolean isReachable = flooded.get(from).contains(to);
                    boolean isFound = answer.route().isPresent();
                    reachable += isReachable ? 1 : 0;
                    found += isReachable && isFound ? 1 : 0;
                    outcomes.merge(answer.outcome(), 1, Integer::sum);
                    if (!isReachable || !isFound) {
                        System.out.println(name + " spawn " + (from + 1) + " to " + (to + 1) + ": flood fill " + (isReachable ? "reaches it" : "does not reach it") + ", search " + answer.outcome());
                    }
                }
            }
        }
        int pairs = flooded.size() * (flooded.size() - 1);
        System.out.printf("%s | %s | pairs %d | flood fill %d | found %d | share %.1f %% | %s%n", name, model.id(), pairs, reachable, found, 100.0 * found / reachable, outcomes);
        assertTrue(found >= SHARE * reachable, found + " of " + reachable);
    }

    /** The numbers of the spawns that are reached from each spawn, with doors and lifts in any position. */
    private List<Set<Integer>> flood(Level level) {
        TestWalk tests = new TestWalk(model, parameters, level);
        List<MoverState> stands = level.spawns().stream().map(spawn -> tests.settle(spawn.x(), spawn.y(), spawn.z())).toList();
        PathGraph graph = new PathGraph(Arrangement.all(model, parameters, level, tests), level.moving(), List.of(), tests.body().radius(), level.unitsPerMetre(), (float) parameters.w());
        List<Set<Integer>> reached = new ArrayList<>();
        for (MoverState stand : stands) {
            reached.add(stand == null ? Set.of() : reached(graph, stand, stands, level));
        }
        System.out.println(level.name() + ": " + graph.size() + " places");
        return reached;
    }

    private static Set<Integer> reached(PathGraph graph, MoverState from, List<MoverState> stands, Level level) {
        Deque<PathNode> open = new ArrayDeque<>(List.of(graph.at(from)));
        Set<PathNode> seen = new HashSet<>(open);
        Set<Integer> reached = new HashSet<>();
        while (!open.isEmpty() && graph.size() < PathSearch.MOST_NODES) {
            PathNode node = open.poll();
            for (int i = 0; i < stands.size(); i++) {
                MoverState goal = stands.get(i);
                if (goal != null && PathGraph.flat(node.rest.position, goal.position) < 2 * graph.cell() && Math.abs(node.rest.position.z - goal.position.z) < 0.5f * level.unitsPerMetre()) {
                    reached.add(i);
                }
            }
            List<PathLink> links = new ArrayList<>(graph.walks(node));
            links.addAll(graph.jumps(node));
            links.stream().map(PathLink::to).filter(seen::add).forEach(open::add);
        }
        return reached;
    }

    private static RouteAnswer search(RouteFinder finder, Level level, Spawn from, Spawn to) {
        double unit = level.unitsPerMetre();
        PlacedCourse course = PlacedCourse.NONE.with(new CourseStop(CourseStop.Kind.START, from.x() / unit, from.y() / unit, from.z() / unit))
                .with(new CourseStop(CourseStop.Kind.FINISH, to.x() / unit, to.y() / unit, to.z() / unit));
        return finder.find(course);
    }
}
