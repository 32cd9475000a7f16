package dev.goldenangle.route;

import dev.goldenangle.command.Move;
import dev.goldenangle.map.CourseStop;
import dev.goldenangle.map.FoundRoute;
import dev.goldenangle.map.Level;
import dev.goldenangle.map.PlacedCourse;
import dev.goldenangle.map.Spawn;
import dev.goldenangle.map.Zone;
import dev.goldenangle.math.Elementary;
import dev.goldenangle.math.Vec3;
import dev.goldenangle.motor.Model;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.state.MoverState;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Finds a path between the places of a course.
 *
 * <p>How it works:
 * <ol>
 * <li>the mover itself walks cell by cell from the start, and jumps at walls and edges; each of its moves begins at
 *     rest, ends on the ground and becomes a link ({@link PathGraph}). So a link is valid under the model's own rules, in
 *     any world, including pads and teleporters;
 * <li>the fastest chain of links is taken from place to place ({@link PathSearch}) and straightened where the mover can
 *     walk straight ({@link PathPoints});
 * <li>the waypoint bot runs it ({@link BotProof}). If it loses the path, first the points are put closer together, then
 *     the move that it cannot do is avoided and another path is searched;
 * <li>if there is no path with cells as wide as the body, it tries cells of half that size;
 * <li>if there is still none, it searches again with doors and lifts in any of their positions ({@link Arrangement}).
 * </ol>
 *
 * <p>The same level, preset and course give the same path. A second search by the same finder reuses the moves tested before, which
 * is faster; its path can differ a little from that of a new finder. Not suitable for jumps that need more speed than a short run
 * gives, and for swimming.
 */
public final class RouteFinder {
    private static final double[] CELLS = {2, 1};
    private static final int ATTEMPTS = 12;
    /** Spacing of close points in seconds at W: too short for the waypoint bot to jump. */
    private static final double CLOSE_SECONDS = 0.35;
    private static final float STANDS_METRES = 2f;
    private final Model model;
    private final ParameterSet parameters;
    private final Level level;
    private final TestWalk tests;
    private final List<Move> moves;
    private final BooleanSupplier isCancelled;
    /** By the size of their cells; kept for the next search. */
    private final Map<Double, PathGraph> drawn = new HashMap<>();
    private final Map<Double, PathGraph> moved = new HashMap<>();
    /** Null until doors have to move. */
    private List<Arrangement> arrangements;
    private int places;

    /** @param isCancelled checked at every place */
    public RouteFinder(Model model, ParameterSet parameters, Level level, BooleanSupplier isCancelled) {
        this.model = model;
        this.parameters = parameters;
        this.level = level.bare();
        this.isCancelled = isCancelled;
        tests = new TestWalk(model, parameters, this.level);
        moves = model.moves(parameters).stream().filter(Move::isSpecial).toList();
    }

    /** The links between two places of a course. */
    private record Leg(PathNode from, List<PathLink> links) {
    }

    /**
     * Searches a path from the start of a course to its last place; without a start, from the map's spawn.
     *
     * @throws java.util.concurrent.CancellationException soon after it is cancelled
     */
    public RouteAnswer find(PlacedCourse course) {
        places = 0;
        List<MoverState> stands = new ArrayList<>();
        if (course.start().isEmpty()) {
            Spawn spawn = level.spawns().get(0);
            stands.add(tests.settle(spawn.x(), spawn.y(), spawn.z()));
        }
        for (CourseStop stop : course.stops()) {
            stands.add(stand(stop));
        }
        if (stands.size() < 2) {
            return answer(RouteAnswer.Outcome.TOO_FEW, null, -1, Double.NaN);
        }
        int missing = stands.indexOf(null);
        int unplaced = stands.size() - course.stops().size();
        if (missing >= 0) {
            return answer(RouteAnswer.Outcome.NO_FLOOR, null, missing - unplaced, Double.NaN);
        }
        RouteAnswer best = null;
        for (double bodies : CELLS) {
            PathGraph graph = drawn.computeIfAbsent(bodies, size -> graph(List.of(new Arrangement(tests, Set.of())), size));
            RouteAnswer found = find(course, stands, unplaced, graph);
            places += graph.size();
            if (found.outcome() == RouteAnswer.Outcome.FOLLOWED) {
                return counted(found);
            }
            best = best == null || found.route().isPresent() && best.route().isEmpty() ? found : best;
        }
        return counted(best.outcome() == RouteAnswer.Outcome.NO_WAY && !level.moving().isEmpty() ? findThroughDoors(stands, unplaced, best) : best);
    }

    /** Searches again with doors and lifts in any position; bots cannot follow such a path. */
    private RouteAnswer findThroughDoors(List<MoverState> stands, int unplaced, RouteAnswer otherwise) {
        arrangements = arrangements != null ? arrangements : Arrangement.all(model, parameters, level, tests);
        RouteAnswer found = otherwise;
        for (double bodies : CELLS) {
            PathGraph graph = moved.computeIfAbsent(bodies, size -> graph(arrangements, size));
            List<Leg> legs = new ArrayList<>();
            int unreached = legs(graph, List.of(), stands, legs);
            places += graph.size();
            if (unreached < 0) {
                found = answer(RouteAnswer.Outcome.NEEDS_DOORS, route(graph, legs, PathPoints.Density.FEW), -1, Double.NaN);
                break;
            }
            found = answer(unreached(graph), null, unreached - unplaced, Double.NaN);
        }
        return found;
    }

    private PathGraph graph(List<Arrangement> of, double bodies) {
        return new PathGraph(of, level.moving(), moves, (float) (bodies * tests.body().radius()), level.unitsPerMetre(), (float) parameters.w());
    }

    private long ticks() {
        return arrangements == null ? tests.allTicks : arrangements.stream().mapToLong(each -> each.tests().allTicks).sum();
    }

    private static RouteAnswer.Outcome unreached(PathGraph graph) {
        return graph.size() >= PathSearch.MOST_NODES ? RouteAnswer.Outcome.TOO_LARGE : RouteAnswer.Outcome.NO_WAY;
    }

    /** A mover on the floor at a place, or slightly below it. */
    private MoverState stand(CourseStop stop) {
        double unit = level.unitsPerMetre();
        MoverState found = tests.settle(stop.x() * unit, stop.y() * unit, stop.z() * unit);
        boolean there = found != null && Math.abs(tests.feet(found) - stop.z() * unit) < STANDS_METRES * unit
                && Elementary.hypot(found.position.x - stop.x() * unit, found.position.y - stop.y() * unit) < STANDS_METRES * unit;
        return there && isFree(found) ? found : null;
    }

    /** Whether the mover can move: inside something solid it cannot. */
    private boolean isFree(MoverState stand) {
        float step = tests.body().radius();
        for (int direction = 0; direction < PathGraph.DIRECTIONS; direction++) {
            MoverState moved = tests.walk(stand, PathGraph.yaw(direction), step);
            if (moved != null && PathGraph.flat(moved.position, stand.position) > 0.2f * step) {
                return true;
            }
        }
        return false;
    }

    /** The same answer with the totals of all searches so far. */
    private RouteAnswer counted(RouteAnswer found) {
        return new RouteAnswer(found.outcome(), found.route(), found.stop(), found.seconds(), places, ticks());
    }

    private RouteAnswer find(PlacedCourse course, List<MoverState> stands, int unplaced, PathGraph graph) {
        List<RefusedMove> refused = new ArrayList<>();
        RouteAnswer best = null;
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            List<Leg> legs = new ArrayList<>();
            int unreached = legs(graph, refused, stands, legs);
            if (unreached >= 0) {
                return best != null ? best : answer(unreached(graph), null, unreached - unplaced, Double.NaN);
            }
            Tried tried = tryOut(course, graph, legs);
            if (!Double.isNaN(tried.seconds)) {
                return answer(RouteAnswer.Outcome.FOLLOWED, tried.route, -1, tried.seconds);
            }
            best = best == null ? answer(RouteAnswer.Outcome.FOUND, tried.route, -1, Double.NaN) : best;
            List<PathLink> links = legs.stream().flatMap(leg -> leg.links.stream()).toList();
            if (links.isEmpty()) {
                break;
            }
            refused.add(RefusedMove.after(links, tried.lostAfter, level.unitsPerMetre(), tests.body()));
        }
        return best;
    }

    /** Fills in the legs; returns the first place that is not reached, or −1. */
    private int legs(PathGraph graph, List<RefusedMove> refused, List<MoverState> stands, List<Leg> legs) {
        PathNode from = graph.at(stands.get(0));
        for (int i = 1; i < stands.size(); i++) {
            MoverState goal = stands.get(i);
            List<PathLink> links = new PathSearch(graph, link -> refused.stream().anyMatch(one -> one.holds(link)), isCancelled).find(from, node -> isAt(node, goal, graph), node -> remaining(node, goal));
            if (links == null) {
                return i;
            }
            legs.add(new Leg(from, links));
            from = links.isEmpty() ? from : links.get(links.size() - 1).to();
        }
        return -1;
    }

    private boolean isAt(PathNode node, MoverState goal, PathGraph graph) {
        return PathGraph.flat(node.rest.position, goal.position) <= 0.75f * graph.cell()
                && Math.abs(node.rest.position.z - goal.position.z) < 0.5f * level.unitsPerMetre();
    }

    /** Lower bound of the remaining time; 0 if a pad or a teleporter could shorten it. */
    private double remaining(PathNode node, MoverState goal) {
        boolean shortened = level.zones().stream().anyMatch(zone -> zone.kind() == Zone.Kind.PAD || zone.kind() == Zone.Kind.TELEPORT);
        return shortened ? 0 : new Vec3(node.rest.position).sub(goal.position).length() / parameters.w();
    }

    private record Tried(FoundRoute route, double seconds, FoundRoute.Point lostAfter) {
    }

    /** The bot runs the path with few points, then with more of them. */
    private Tried tryOut(PlacedCourse course, PathGraph graph, List<Leg> legs) {
        Tried farthest = null;
        int most = -1;
        for (PathPoints.Density density : PathPoints.Density.values()) {
            FoundRoute route = route(graph, legs, density);
            BotProof proof = new BotProof(model, parameters, tests.body()).run(level.with(course.with(route)));
            Tried tried = new Tried(route, proof.seconds, route.points().get(proof.reached));
            if (!Double.isNaN(proof.seconds)) {
                return tried;
            }
            int share = 1000 * proof.reached / route.points().size();
            farthest = share > most ? tried : farthest;
            most = Math.max(most, share);
        }
        return farthest;
    }

    private FoundRoute route(PathGraph graph, List<Leg> legs, PathPoints.Density density) {
        List<FoundRoute.Point> points = new ArrayList<>();
        for (Leg leg : legs) {
            List<FoundRoute.Point> more = new PathPoints(tests, graph, level.unitsPerMetre(), CLOSE_SECONDS * parameters.w(), density).of(leg.from, leg.links);
            boolean joins = !points.isEmpty() && points.get(points.size() - 1).equals(more.get(0));
            points.addAll(joins ? more.subList(1, more.size()) : more);
        }
        return new FoundRoute(model.id(), points);
    }

    private RouteAnswer answer(RouteAnswer.Outcome outcome, FoundRoute routeOrNull, int stop, double seconds) {
        return new RouteAnswer(outcome, Optional.ofNullable(routeOrNull), stop, seconds, places, ticks());
    }
}
